// Scripted players on loopback: node load.mjs KIND URL TABLES SECONDS [RATE] [IDLE]
// KIND is "ludoteca" or "boardgame.io". Several addresses, with commas between them, are several processes: tables go to them in turn.
// IDLE more sockets watch tables where nothing happens. Every table has two players on sockets of their own; each answers its opponent's
// move with one of its own, at once, or so that all tables together make RATE moves a second.
// Prints "begun" when all sit, and at the end one line of JSON: moves a second, and milliseconds from sending a move to the opponent's receipt.
import { io } from "socket.io-client";
import WebSocket from "ws";

const [kind, addresses, tables, seconds, rate, idle] = process.argv.slice(2);
const urls = addresses.split(",");
const [url] = urls;
const WATCHERS = 100;
const TABLES = Number(tables);
const PAUSE = Number(rate ?? 0) ? (TABLES / Number(rate)) * 1000 : 0;
const latencies = [];
let counting = false;
let moves = 0;
let tablesMade = 0;
let all = 0;

class Table {
  // What both players of a table share: when the last move was sent.
  constructor() {
    this.sent = 0;
  }
  sending() {
    this.sent = performance.now();
  }
  received() {
    all += 1;
    if (!counting) return;
    moves += 1;
    latencies.push(performance.now() - this.sent);
  }
}

let begin;
const begun = new Promise((go) => (begin = go));
const later = async (work) => {
  await begun;
  if (PAUSE) setTimeout(work, PAUSE * (0.5 + Math.random()));
  else work();
};

async function call(method, path, token, body) {
  const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body ?? {}) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function ludoteca(people) {
  const [host, guest] = people;
  const seats = [{ who: "me" }, { who: "open" }];
  const made = await call("POST", "/api/tables", host.token, { game: "straws", public: true, seats });
  await call("POST", `/api/tables/${made.id}/join`, guest.token, { seat: 1 });
  await call("POST", `/api/tables/${made.id}/start`, host.token);
  const table = new Table();
  const there = urls[tablesMade++ % urls.length];
  await Promise.all(
    people.map(
      (person, seat) =>
        new Promise((ready, failed) => {
          const address = `${there.replace("http", "ws")}/api/tables/${made.id}/live?seat=${seat}`;
          const socket = new WebSocket(address, {
            headers: { authorization: `Bearer ${person.token}` },
            perMessageDeflate: false,
          });
          socket.on("error", failed);
          socket.on("message", (data) => {
            const message = JSON.parse(data);
            if (message.type === "refused") throw new Error(JSON.stringify(message));
            if (message.type !== "news" || !message.state) return;
            ready();
            const { state } = message;
            if (state.turn !== seat || !state.legal) return;
            if (state.ply > 0) table.received();
            const move = state.legal[Math.floor(Math.random() * state.legal.length)];
            later(() => {
              table.sending();
              socket.send(JSON.stringify({ type: "move", seat, move, ply: state.ply, id: "" }));
            });
          });
          sockets.push(socket);
        }),
    ),
  );
}

// Strangers who watch a table where nothing happens.
async function watchers(host, count) {
  const seats = [{ who: "me" }, { who: "me" }];
  const made = await call("POST", "/api/tables", host.token, { game: "straws", public: true, seats, start: true });
  await Promise.all(
    Array.from({ length: count }, () => {
      const address = `${url.replace("http", "ws")}/api/tables/${made.id}/live`;
      const socket = new WebSocket(address, { perMessageDeflate: false });
      sockets.push(socket);
      return new Promise((ready, failed) =>
        socket.once("message", ready).once("error", failed).once("close", (code) => failed(new Error(`closed: ${code}`))),
      );
    }),
  );
}

async function boardgame() {
  const made = await call("POST", "/games/straws/create", null, { numPlayers: 2 });
  const table = new Table();
  // One after the other: of two who join at once its file storage forgets one.
  for (const playerID of ["0", "1"]) {
    const joined = await call("POST", `/games/straws/${made.matchID}/join`, null, { playerID, playerName: playerID });
    const credentials = joined.playerCredentials;
    const socket = io(`${url}/straws`, { transports: ["websocket"], forceNew: true });
    const answer = (state, counted) => {
      if (state.ctx.gameover !== undefined || state.ctx.currentPlayer !== playerID) return;
      if (counted) table.received();
      const most = Math.min(3, state.G.straws);
      const payload = { type: "take", args: [1 + Math.floor(Math.random() * most)], playerID, credentials };
      later(() => {
        table.sending();
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, made.matchID, playerID);
      });
    };
    await new Promise((ready) => {
      socket.on("connect", () => socket.emit("sync", made.matchID, playerID, credentials, 2));
      socket.on("sync", (_, info) => {
        ready();
        answer(info.state, false);
      });
      socket.on("update", (_, state) => answer(state, true));
    });
    sockets.push(socket);
  }
}

const sockets = [];
const people = [];
if (kind === "ludoteca") {
  for (let pair = 0; pair < Math.ceil(TABLES / 40); pair += 1) {
    people.push([await call("POST", "/api/guests"), await call("POST", "/api/guests")]);
  }
}
for (let number = 0; number < TABLES; number += 1) {
  await (kind === "ludoteca" ? ludoteca(people[number % people.length]) : boardgame());
}
for (let left = Number(idle ?? 0); left > 0; left -= WATCHERS) await watchers(people[0][0], Math.min(left, WATCHERS));
begin();
console.log("begun");
await new Promise((wake) => setTimeout(wake, 2000));
counting = true;
const start = performance.now();
await new Promise((wake) => setTimeout(wake, Number(seconds) * 1000));
counting = false;
const used = (performance.now() - start) / 1000;
latencies.sort((a, b) => a - b);
const at = (share) => Number((latencies[Math.floor(latencies.length * share)] ?? Number.NaN).toFixed(2));
console.log(
  JSON.stringify({ kind, tables: TABLES, rate: Number(rate ?? 0), moves: Math.round(moves / used), all, p50: at(0.5), p99: at(0.99) }),
);
process.exit(0);
