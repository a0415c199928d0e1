// The game of straws/straws.py for boardgame.io, served by its own server.
// node peer.mjs PORT [FOLDER]: with a folder matches are kept in files, otherwise in memory.
import { createRequire } from "node:module";
import { Straws } from "./straws.mjs";

const require = createRequire(import.meta.url);
const { Server, FlatFile } = require("boardgame.io/server");

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [Straws],
  origins: ["*"],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
await server.run(Number(port));
