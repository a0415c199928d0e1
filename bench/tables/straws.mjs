// The game of straws/straws.py for boardgame.io.
export const Straws = {
  name: "straws",
  setup: ({ ctx, random }) => ({
    straws: 3000,
    last: null,
    cards: Array.from({ length: ctx.numPlayers }, () => random.D6()),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      client: false,
      move: ({ G, playerID }, count) => {
        if (![1, 2, 3].includes(count) || count > G.straws) return "INVALID_MOVE";
        G.straws -= count;
        G.last = Number(playerID);
      },
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    cards: G.cards.map((card, owner) => (String(owner) === playerID ? card : null)),
  }),
  endIf: ({ G }) => (G.straws === 0 ? { loser: G.last } : undefined),
};
