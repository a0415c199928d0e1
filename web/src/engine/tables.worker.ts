/**
 * Holds the tables of this device: Python decides, IndexedDB keeps, the page is told.
 *
 * One thing happens at a time (`inTurn`). An entry is on disk before anybody hears of it. Long work goes to other threads meanwhile.
 */
import type { FromPage, FromWorker, Job, HostAnswer } from './messages';
import type { Refusal } from '../protocol';
import { Master } from './master';
import { Pool } from './pool';
import { startPython } from './python';
import * as store from './store';

interface Host {
  ask(request: string): string;
  knows(table: string): boolean;
  restore(stored: string): void;
  forget(table: string): void;
  open_wire(wire: string, table: string, seat: number | null | undefined, have: number): void;
  close_wire(wire: string): void;
  hear(wire: string, text: string): string;
  news(table: string): string;
  bot_job(table: string, failed: boolean): string;
}

const ATTEMPTS = 5;
/** Milliseconds after which a thread for bots starts, if none was needed before: the board is drawn first. */
const QUIET = 1500;
/** Milliseconds after which a bot whose move could not be stored tries again. */
const AGAIN = 5000;
const NOT_STORED: Refusal = { rule: 'table', reason: 'not-stored' };
const UNREADABLE: Refusal = { rule: 'table', reason: 'unreadable' };
const say = (message: FromWorker): void => postMessage(message);
const others = new BroadcastChannel('ludoteca-tables');
const wires = new Map<string, string>();
const driving = new Set<string>();

let host: Promise<Host>;
let pool: Pool;
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: (host: Host) => Promise<T>): Promise<T> {
  const mine = turn.then(async () => work(await host));
  turn = mine.catch(() => undefined);
  return mine;
}

async function begin(root: string, cores: number): Promise<Host> {
  // This thread decides what is legal; where it is the only one, it thinks for the bots too.
  const python = await startPython(root, (loaded, total) => say({ type: 'progress', loaded, total }), true);
  const made = python.runPython('from ludoteca.local.host import LocalHost; LocalHost()') as Host;
  const alone = python.runPython('from ludoteca.local.jobs import do; do') as (job: string) => string;
  pool = new Pool(
    cores,
    cores > 1 && typeof Worker === 'function'
      ? () => new Worker(new URL('./jobs.worker.ts', import.meta.url), { type: 'module', name: root })
      : () => hereWorker(new Master(python, root, alone)),
  );
  say({ type: 'ready' });
  return made;
}

/** Stands in for a thread of its own where there is none. */
function hereWorker(master: Master): Worker {
  const worker = {
    postMessage: (job: string) =>
      setTimeout(
        () =>
          void master
            .do(job)
            .then((data) => worker.onmessage?.({ data }))
            .catch((error: unknown) => worker.onerror?.({ message: String(error) })),
      ),
    onmessage: null as ((event: { data: string }) => void) | null,
    onerror: null as ((event: { message: string }) => void) | null,
    terminate: () => {},
  };
  return worker as unknown as Worker;
}

/** Brings a table out of storage; says why it cannot. What is there of one that cannot be read stays as it is. */
async function know(host: Host, table: string, anew = false): Promise<Pick<HostAnswer, 'status' | 'refusal'>> {
  if (host.knows(table) && !anew) return {};
  const stored = await store.read(table);
  if (!stored) return { status: 404, refusal: { rule: 'table', reason: 'no-such-table' } };
  try {
    host.restore(JSON.stringify(stored));
  } catch (error) {
    console.error(error);
    host.forget(table);
    return { status: 500, refusal: UNREADABLE };
  }
  return {};
}

/** What was decided could not be stored. */
class NotStored extends Error {}

/** Asks the host and stores what it decided. Where another page wrote first, its entries are read and the host decides again. */
async function decide(host: Host, table: string | undefined, ask: () => string): Promise<HostAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const missing = table === undefined ? {} : await know(host, table);
    if (missing.refusal) return missing;
    const told = JSON.parse(ask()) as HostAnswer;
    if (!told.lines?.length || !told.table) return told;
    try {
      await store.write(told.table, told.setup, told.info, told.lines);
    } catch (error) {
      host.forget(told.table);
      if (table === undefined || attempt === ATTEMPTS) throw new NotStored(String(error));
      continue;
    }
    others.postMessage(told.table);
    return told;
  }
}

/** Tells everybody who follows a table what is new, and lets its bots go on. */
function tell(host: Host, table: string): void {
  if (!host.knows(table)) return;
  const news = JSON.parse(host.news(table)) as Record<string, readonly object[]>;
  for (const [wire, messages] of Object.entries(news))
    for (const message of messages) say({ type: 'heard', wire, text: JSON.stringify(message) });
  void drive(table);
}

/** What a bot plans to do next, from this ply on. */
interface PlannedMoves {
  readonly ply: number;
  readonly moves: readonly string[];
}
const NO_PLAN: PlannedMoves = { ply: -1, moves: [] };

/** Plays the bots of a table that somebody follows, until a person is to decide. */
async function drive(table: string): Promise<void> {
  if (driving.has(table)) return;
  driving.add(table);
  let turn = { seat: -1, began: 0 };
  let plan = NO_PLAN;
  try {
    while ([...wires.values()].includes(table)) {
      const due = await inTurn(async (host) => {
        await know(host, table);
        const job = nextJob(host, table, false);
        if (!job) driving.delete(table);
        return job;
      });
      if (!due) return;
      if (due.seat !== turn.seat) [turn, plan] = [{ seat: due.seat, began: performance.now() }, NO_PLAN];
      const spent = (performance.now() - turn.began) / 1000;
      const planned = due.ply === plan.ply && due.with.legal.includes(plan.moves[0] ?? '');
      const [move = null, ...rest] = planned
        ? plan.moves
        : ((await think({ ...due, with: { ...due.with, spent } })) ??
          (await think(await inTurn(async (host) => nextJob(host, table, true)))) ??
          []);
      plan = { ply: due.ply + 1, moves: rest };
      const request = JSON.stringify({ do: 'bot_move', with: { table, ply: due.ply, move } });
      await inTurn(async (host) => {
        await decide(host, table, () => host.ask(request));
        tell(host, table);
      });
    }
  } catch (error) {
    console.error(error);
    if (error instanceof NotStored) {
      refuse(table, NOT_STORED);
      setTimeout(() => void drive(table), AGAIN);
    }
  }
  driving.delete(table);
}

/** Tells everybody who follows a table what stands in the way of a bot. */
function refuse(table: string, refusal: Refusal): void {
  for (const [wire, followed] of wires)
    if (followed === table) say({ type: 'heard', wire, text: JSON.stringify({ type: 'refused', id: '', refusal }) });
}

type BotJob = Job & {
  readonly ply: number;
  readonly seat: number;
  readonly with: { readonly legal: readonly string[] };
};
const nextJob = (host: Host, table: string, failed: boolean): BotJob | null =>
  host.knows(table) ? (JSON.parse(host.bot_job(table, failed)) as BotJob | null) : null;

/** The move of a bot, and those that it plans to make next; null where it failed. */
async function think(job: BotJob | null): Promise<string[] | null> {
  if (!job) return null;
  try {
    return ((await pool.run(job)).result as string[] | undefined) ?? null;
  } catch {
    return null;
  }
}

async function answer(id: number, name: string, given: Readonly<Record<string, unknown>>): Promise<void> {
  const table = given.table as string | undefined;
  const ask = (more: object) => {
    const request = JSON.stringify({ do: name, with: { ...given, ...more } });
    return inTurn(async (host) => {
      const told = await decide(host, table, () => host.ask(request));
      if (told.lines?.length && told.table) tell(host, told.table);
      return told;
    });
  };
  let told = await ask({});
  if (told.job) {
    const done = await pool.run(told.job);
    told = done.refusal ? done : await ask({ result: done.result });
  }
  if (told.refusal) say({ type: 'refused', id, status: told.status ?? 0, refusal: told.refusal });
  else say({ type: 'answer', id, result: told.result });
}

function open(wire: string, table: string, seat: number | null, have: number): Promise<void> {
  return inTurn(async (host) => {
    const { refusal } = await know(host, table);
    if (refusal) return say({ type: 'closed', wire, reason: refusal.reason });
    host.open_wire(wire, table, seat ?? undefined, have);
    wires.set(wire, table);
    say({ type: 'opened', wire });
    tell(host, table);
    setTimeout(() => pool.warmUp(), QUIET);
  });
}

function hear(wire: string, text: string): Promise<void> {
  const table = wires.get(wire);
  return inTurn(async (host) => {
    if (table === undefined) return;
    const { refusal } = await decide(host, table, () => host.hear(wire, text));
    if (refusal) refuseMessage(wire, text, refusal);
    else tell(host, table);
  });
}

function refuseMessage(wire: string, text: string, refusal: Refusal): void {
  const { id } = JSON.parse(text) as { id?: string };
  say({ type: 'heard', wire, text: JSON.stringify({ type: 'refused', id, refusal }) });
}

/** Another page wrote to a table. */
others.onmessage = ({ data }: MessageEvent<string>) =>
  void inTurn(async (host) => {
    if (!host.knows(data)) return;
    await know(host, data, true);
    tell(host, data);
  });

onmessage = ({ data }: MessageEvent<FromPage>) => {
  if (data.type === 'begin') {
    host = begin(data.root, data.cores);
    host.catch((error: unknown) => say({ type: 'failed', why: String(error) }));
  } else if (data.type === 'ask')
    answer(data.id, data.do, data.with).catch((error: unknown) => {
      console.error(error);
      say({ type: 'refused', id: data.id, status: 500, refusal: NOT_STORED });
    });
  else if (data.type === 'open') void open(data.wire, data.table, data.seat, data.have);
  else if (data.type === 'send')
    hear(data.wire, data.text).catch((error: unknown) => {
      console.error(error);
      refuseMessage(data.wire, data.text, NOT_STORED);
    });
  else if (data.type === 'close') {
    wires.delete(data.wire);
    void inTurn(async (host) => host.close_wire(data.wire));
  }
};
