/**
 * Analyses of the games of this device, made by its threads: piece by piece, each kept when it is done. One that was cut short goes on
 * when somebody looks at it. Those of records, of games elsewhere or as far as one has come, last as long as the page.
 */
import { Refused } from '../lib/api';
import { committed, database, finished } from '../lib/database';
import type { AnalysisProgress, GameAnalysis } from '../protocol';

type Ask = <T>(name: string, given: Readonly<Record<string, unknown>>) => Promise<T>;

/** A record, and the seat whose decisions are judged in a game that goes on. */
interface RecordSource {
  readonly record: string;
  readonly seat: number | null;
}

interface Kept {
  /** Its id: that of the table, or one of its own for that of a record. */
  readonly table: string;
  readonly record?: RecordSource;
  readonly thoroughness: string;
  readonly keys: readonly number[];
  readonly pieces: readonly unknown[];
  readonly analysis: GameAnalysis | null;
  readonly failed: boolean;
}

const open = database('ludoteca-analyses', (made) => made.createObjectStore('analyses', { keyPath: 'table' }));

/** By id, the analyses of records, the oldest first. */
const ofRecords = new Map<string, Kept>();
let number = 0;

async function read(table: string): Promise<Kept | null> {
  const known = ofRecords.get(table);
  if (known) return known;
  const work = (await open()).transaction('analyses');
  return (await finished<Kept | undefined>(work.objectStore('analyses').get(table))) ?? null;
}

async function write(kept: Kept): Promise<void> {
  if (kept.record) return void ofRecords.set(kept.table, kept);
  const work = (await open()).transaction('analyses', 'readwrite');
  const done = committed(work);
  work.objectStore('analyses').put(kept);
  await done;
}

async function remove(table: string): Promise<void> {
  if (ofRecords.delete(table)) return;
  const work = (await open()).transaction('analyses', 'readwrite');
  work.objectStore('analyses').delete(table);
  await committed(work);
}

/** What the engine is told of it. */
const source = ({ table, record }: Pick<Kept, 'table' | 'record'>): Readonly<Record<string, unknown>> =>
  record ? { ...record } : { table };

const told = ({ table, record, thoroughness, keys, pieces, analysis, failed }: Kept): AnalysisProgress => ({
  id: table,
  table: record ? null : table,
  thoroughness,
  status: failed ? 'failed' : analysis ? 'done' : 'working',
  done: pieces.length,
  total: keys.length,
  mine: true,
  analysis,
});

export class Analyses {
  /** By table, the analysis that is being made. */
  readonly #going = new Map<string, Kept>();

  constructor(private readonly ask: Ask) {}

  async of(table: string): Promise<AnalysisProgress> {
    const kept = this.#going.get(table) ?? (await read(table));
    if (!kept) throw new Refused({ rule: 'table', reason: 'no-such-analysis' }, 404);
    if (!kept.analysis && !kept.failed) this.#go(kept);
    return told(kept);
  }

  async order(table: string, thoroughness: string): Promise<AnalysisProgress> {
    const known = this.#going.get(table) ?? (await read(table));
    if (known?.thoroughness === thoroughness && !known.failed) return this.of(table);
    return this.#begin({ table, thoroughness });
  }

  /** Of a finished game as its record; with a seat, of its decisions in one that goes on. What was ordered before is found again. */
  async orderRecord(record: string, thoroughness: string, seat: number | null = null): Promise<AnalysisProgress> {
    const known = [...ofRecords.values()].find(
      (one) =>
        one.record?.record === record && one.record.seat === seat && one.thoroughness === thoroughness && !one.failed,
    );
    if (known) return this.of(known.table);
    number += 1;
    return this.#begin({ table: `here.record-${number}`, record: { record, seat }, thoroughness });
  }

  async #begin(what: Pick<Kept, 'table' | 'record' | 'thoroughness'>): Promise<AnalysisProgress> {
    const keys = await this.ask<readonly number[]>('analysis_keys', source(what));
    const kept: Kept = { ...what, keys, pieces: [], analysis: null, failed: false };
    await write(kept);
    this.#going.delete(kept.table);
    this.#go(kept);
    return told(kept);
  }

  async callOff(table: string): Promise<null> {
    this.#going.delete(table);
    await remove(table);
    return null;
  }

  #go(kept: Kept): void {
    if (!this.#going.has(kept.table)) void this.#make(kept).catch((error: unknown) => console.error(error));
  }

  /** Makes what is missing, unless it is called off or ordered anew meanwhile. */
  async #make(begun: Kept): Promise<void> {
    const { table, thoroughness, keys } = begun;
    const what = { ...source(begun), thoroughness };
    let kept = begun;
    const keep = async (more: Partial<Kept>): Promise<boolean> => {
      if (this.#going.get(table) !== kept) return false;
      kept = { ...kept, ...more };
      this.#going.set(table, kept);
      await write(kept);
      return true;
    };
    this.#going.set(table, kept);
    try {
      for (const key of keys.slice(kept.pieces.length)) {
        const piece = await this.ask<unknown>('analyse', { ...what, key });
        if (!(await keep({ pieces: [...kept.pieces, piece] }))) return;
      }
      const analysis = await this.ask<GameAnalysis>('analyse', { ...what, pieces: kept.pieces });
      await keep({ analysis });
    } catch (error) {
      await keep({ failed: true });
      throw error;
    } finally {
      if (this.#going.get(table) === kept) this.#going.delete(table);
    }
  }
}
