// The game of straws/straws.py for boardgame.io, served by its own server.
// node peer.mjs PORT [FOLDER]: with a folder matches are kept in files, otherwise in memory.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, FlatFile } = require("boardgame.io/server");

const Straws = {
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

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [Straws],
  origins: ["*"],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
await server.run(Number(port));
