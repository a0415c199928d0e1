/**
 * Analyses of the games of this device, made by its threads: piece by piece, each kept when it is done. One that was cut short goes on
 * when somebody looks at it.
 */
import { Refused } from '../lib/api';
import { committed, database, finished } from '../lib/database';
import type { AnalysisProgress, GameAnalysis } from '../protocol';

type Ask = <T>(name: string, given: Readonly<Record<string, unknown>>) => Promise<T>;

interface Kept {
  readonly table: string;
  readonly thoroughness: string;
  readonly keys: readonly number[];
  readonly pieces: readonly unknown[];
  readonly analysis: GameAnalysis | null;
  readonly failed: boolean;
}

const open = database('ludoteca-analyses', (made) => made.createObjectStore('analyses', { keyPath: 'table' }));

async function read(table: string): Promise<Kept | null> {
  const work = (await open()).transaction('analyses');
  return (await finished<Kept | undefined>(work.objectStore('analyses').get(table))) ?? null;
}

async function write(kept: Kept): Promise<void> {
  const work = (await open()).transaction('analyses', 'readwrite');
  const done = committed(work);
  work.objectStore('analyses').put(kept);
  await done;
}

export async function remove(table: string): Promise<void> {
  const work = (await open()).transaction('analyses', 'readwrite');
  work.objectStore('analyses').delete(table);
  await committed(work);
}

const told = ({ table, thoroughness, keys, pieces, analysis, failed }: Kept): AnalysisProgress => ({
  id: table,
  table,
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
    const keys = await this.ask<readonly number[]>('analysis_keys', { table });
    const kept: Kept = { table, thoroughness, keys, pieces: [], analysis: null, failed: false };
    await write(kept);
    this.#going.delete(table);
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
        const piece = await this.ask<unknown>('analyse', { table, thoroughness, key });
        if (!(await keep({ pieces: [...kept.pieces, piece] }))) return;
      }
      const analysis = await this.ask<GameAnalysis>('analyse', { table, thoroughness, pieces: kept.pieces });
      await keep({ analysis });
    } catch (error) {
      await keep({ failed: true });
      throw error;
    } finally {
      if (this.#going.get(table) === kept) this.#going.delete(table);
    }
  }
}
