// How fast boardgame.io's reducer alone plays straws: no server, no sockets, no storage.
// node reducer.mjs SECONDS: random games for so long, after half a second to warm up; prints decisions, games and
// the processor seconds used.
import { createRequire } from "node:module";
import { Straws } from "./straws.mjs";

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");

const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const reducer = CreateGameReducer({ game: Straws });

const play = (seconds) => {
  let [decisions, games] = [0, 0];
  const start = used();
  while (used() - start < seconds) {
    let state = InitializeGame({ game: Straws, numPlayers: 2 });
    while (!state.ctx.gameover) {
      const count = 1 + Math.floor(Math.random() * Math.min(3, state.G.straws));
      const payload = { type: "take", args: [count], playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: "MAKE_MOVE", payload });
      decisions += 1;
    }
    games += 1;
  }
  return [decisions, games, used() - start];
};

play(0.5);
console.log(play(Number(process.argv[2])).join(" "));
