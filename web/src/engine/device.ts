/** This device as a host: its tables live in a worker (`tables.worker.ts`), its games are files beside the page. */
import { Refused, Unreachable } from '../lib/api';
import type { BoardHost } from '../lib/board_host';
import type { Host, Wire } from '../lib/host';
import { nonce } from '../lib/nonce';
import { root } from '../lib/site';
import { everything, takeOver } from '../lib/storage';
import type { TableInfo } from '../protocol';
import { Analyses } from './analyses';
import { engine } from './engine.svelte';
import { folder } from './python';
import type { Arguments, FromPage, FromWorker } from './messages';
import * as store from './store';

/** Milliseconds after which a line that is well says so; `live.ts` takes silence for death. */
const BEAT = 20_000;

interface Waiting {
  readonly done: (result: never) => void;
  readonly failed: (why: Error) => void;
}

let worker: Worker | null = null;
let number = 0;
const waiting = new Map<number, Waiting>();
const wires = new Map<string, DeviceWire>();

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => heard(data);
  worker.onerror = (event) => lost(event.message);
  engine.begin();
  const cores = navigator.hardwareConcurrency || 1;
  worker.postMessage({ type: 'begin', root: root().href, cores } satisfies FromPage);
  void navigator.storage?.persist?.();
  return worker;
}

/** The worker is gone, and with it what it had not answered; what was stored is there when it starts again. */
function lost(why: string): void {
  worker?.terminate();
  worker = null;
  engine.fail(why);
  for (const { failed } of waiting.values()) failed(new Unreachable());
  waiting.clear();
  for (const wire of [...wires.values()]) wire.end(1006, why);
}

function heard(message: FromWorker): void {
  if (message.type === 'progress') engine.load(message.loaded, message.total);
  else if (message.type === 'ready') engine.ready();
  else if (message.type === 'failed') lost(message.why);
  else if (message.type === 'answer') settle(message.id)?.done(message.result as never);
  else if (message.type === 'refused') settle(message.id)?.failed(new Refused(message.refusal, message.status));
  else if (message.type === 'opened') wires.get(message.wire)?.onopen?.();
  else if (message.type === 'heard') wires.get(message.wire)?.onmessage?.({ data: message.text });
  else wires.get(message.wire)?.end(4404, message.reason);
}

function settle(id: number): Waiting | undefined {
  const found = waiting.get(id);
  waiting.delete(id);
  return found;
}

function ask<T>(name: string, given: Arguments): Promise<T> {
  number += 1;
  const id = number;
  return new Promise((done, failed) => {
    waiting.set(id, { done, failed });
    started().postMessage({ type: 'ask', id, do: name, with: given } satisfies FromPage);
  });
}

class DeviceWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  readonly #beat = setInterval(() => this.onmessage?.({ data: '{"type":"beat","id":"","at":0}' }), BEAT);

  constructor(
    private readonly wire: string,
    table: string,
    seat: number | null,
    have: number,
  ) {
    wires.set(wire, this);
    started().postMessage({ type: 'open', wire, table, seat, have } satisfies FromPage);
  }

  send(text: string): void {
    worker?.postMessage({ type: 'send', wire: this.wire, text } satisfies FromPage);
  }

  close(): void {
    worker?.postMessage({ type: 'close', wire: this.wire } satisfies FromPage);
    this.end(1000, '');
  }

  end(code: number, reason: string): void {
    clearInterval(this.#beat);
    wires.delete(this.wire);
    this.onclose?.({ code, reason });
  }
}

/** A file of the shelf. */
async function file<T>(name: string): Promise<T> {
  const response = await fetch(`${folder(root().href)}shelf/${name}.json`).catch(() => null);
  if (!response?.ok) throw new Unreachable();
  return (await response.json()) as T;
}

const analyses = new Analyses(ask);

export const device: Host = {
  games: () => file('games'),
  gameWords: () => Promise.reject(new Unreachable()),
  rulePage: (game, page, language) => file(`${page}-${game}-${language}`),
  figures: (game) => file(`figures-${game}`),
  learn: (game, lesson, done, entry = null) => ask('learn', { game, lesson, done, entry }),
  lessonMeanings: (game, lesson, done, moves) => ask('lesson_meanings', { game, lesson, done, moves }),
  mine: (page = 0) => (page ? Promise.resolve([]) : store.tables()),
  create: (wanted) => ask('create', { wanted, nonce: nonce() }),
  rematch: (table) => ask('rematch', { table, nonce: nonce() }),
  async table(table) {
    started(); // It will be needed: what is stored is shown while Python starts.
    const info = await store.info(table);
    if (!info) throw new Refused({ rule: 'table', reason: 'no-such-table' }, 404);
    return info;
  },
  place: (table, seat, sitter) => ask('place', { table, seat, sitter }),
  start: (table) => ask('start', { table, nonce: nonce() }),
  close: (table) => ask('close', { table }),
  wire(table, seat, have) {
    number += 1;
    return new DeviceWire(`${number}`, table, seat, have);
  },
  state: (table, seat, ply) => ask('state', { table, seat, ply }),
  position: (table, angle, ply) =>
    ask('state', { table, seat: angle === 'all' ? null : angle, everybody: angle === 'all', ply: ply ?? null }),
  lines: (table, seat) => ask('lines', { table, seat }),
  analysisOf: (table) => analyses.of(table),
  analysis: (analysis) => analyses.of(analysis),
  orderAnalysis: (table, thoroughness) => analyses.order(table, thoroughness),
  orderRecord: (record, thoroughness) => analyses.orderRecord(record, thoroughness),
  judgeSoFar: async (table, seat, thoroughness) =>
    analyses.orderRecord(await ask('record_so_far', { table, seat }), thoroughness, seat),
  callOffAnalysis: (analysis) => analyses.callOff(analysis),
  whyNot: (table, seat, move) => ask('why_not', { table, seat, move }),
  preview: (table, seat, move) => ask('preview', { table, seat, move }),
  consequences: (table, seat, ply, moves) => ask('consequences', { table, seat, ply, moves }),
  moments: (table, seat, after) => ask('moments', { table, seat, after }),
  hint: (table, seat) => ask('hint', { table, seat }),
  record: (table, seat) => ask('record', { table, seat }),
  abandon: (table, seat) => ask('abandon', { table, seat }),
  resign: (table, seat) => ask('resign', { table, seat }),
  answer: (table, seat, yes) => ask('answer', { table, seat, yes }),
  comeBack: (table, seat) => ask('come_back', { table, seat }),
};

const board = <T>(question: string, given: Arguments): Promise<T> => ask('board', { question, given });

export const deviceBoard: BoardHost = {
  here: true,
  begin: (game, players, options, chance) => board('begin', { game, players, options, chance }),
  open: (record) => board('open', { record }),
  lesson: (game, lesson, done) => board('lesson', { game, lesson, done }),
  look: (record, ply, viewer, after) => board('look', { record, ply, viewer, after }),
  outcomes: (record, ply) => board('outcomes', { record, ply }),
  play: (record, move, chance) => board('play', { record, move, chance }),
  whyNot: (record, move) => board('why_not', { record, move }),
  meanings: (record, moves) => board('meanings', { record, moves }),
  evaluate: (record, viewer) => board('evaluate', { record, viewer }),
  explore: null,
};

/** Brings in what a file holds: a record, a table that a device saved, or everything of another device. The table, if it is one. */
export async function openFile(text: string): Promise<TableInfo | null> {
  const all = everythingIn(text);
  if (!all) return ask('import', { text });
  takeOver(all.kept);
  const count = await takeTables(all.tables);
  if (count) throw new Refused({ rule: 'table', reason: 'some-broken', parameters: { count } });
  return null;
}

/** All tables but those that are here as far; how many could not be read. */
async function takeTables(tables: Everything['tables']): Promise<number> {
  const here = new Map((await store.tables()).map(({ commitment, moved }) => [commitment, moved]));
  let broken = 0;
  for (const table of tables) {
    if ((here.get(table?.commitment ?? '') ?? -1) >= (table?.lines?.at(-1)?.at ?? 0)) continue;
    try {
      await ask('import', { text: JSON.stringify(table) });
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.reason !== 'file-broken') throw error;
      broken += 1;
    }
  }
  return broken;
}

interface Everything {
  readonly tables: readonly ((Partial<store.Stored> & { readonly commitment?: string | null }) | null)[];
  readonly kept: Arguments;
}

function everythingIn(text: string): Everything | null {
  try {
    const found = JSON.parse(text) as Partial<Everything> | null;
    return Array.isArray(found?.tables) ? { tables: found.tables, kept: found.kept ?? {} } : null;
  } catch {
    return null; // Several lines: a record.
  }
}

/** All tables of this device with settings and progress, as a file. */
export async function everythingFile(): Promise<string> {
  const found = await store.tables();
  const tables = await Promise.all(
    found.map(async ({ id, commitment }) => ({ commitment, ...(await store.read(id)) })),
  );
  return JSON.stringify({ tables, kept: everything() });
}

/** A table as a file, with its seed and all that its seats hide from each other: for another device of the same people. */
export const tableFile = async (table: string): Promise<string> => JSON.stringify(await store.read(table));

/** A running game with all that fell and was played, for another host that goes on with it. */
export const wholeRecord = (table: string): Promise<string> => ask('whole_record', { table });

/** Waits until this device can play. */
export const ready = (): Promise<null> => ask('ready', {});

export async function removeTable(table: string): Promise<void> {
  await Promise.all([store.remove(table), analyses.callOff(table)]);
}
