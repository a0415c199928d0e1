/** An analysis: ordered, followed while a worker makes it, shared by all who look. */
import type { AnalysisProgress, GameAnalysis, Refusal } from '../protocol';
import * as api from './api';
import { server } from './host';
import { anywhere, hostOf } from './hosts';

/** Milliseconds between two looks at what goes on. */
const PAUSE = 1000;
export type Thoroughness = 'quick' | 'normal' | 'deep';

/** Where an analysis comes from. */
export interface Source {
  /** The best that there is already. */
  best(): Promise<AnalysisProgress>;
  order(thoroughness: Thoroughness): Promise<AnalysisProgress>;
  follow(analysis: string): Promise<AnalysisProgress>;
  callOff(analysis: string): Promise<unknown>;
}

/** The id of an analysis tells who makes it. */
const byId = {
  follow: async (analysis: string) => (await hostOf(analysis)).analysis(analysis),
  callOff: async (analysis: string) => (await hostOf(analysis)).callOffAnalysis(analysis),
};

/** The analysis of a finished game. */
export const ofGame = (table: string): Source => ({
  ...byId,
  best: async () => (await hostOf(table)).analysisOf(table),
  order: async (thoroughness) => (await hostOf(table)).orderAnalysis(table, thoroughness),
});

/** The decisions of one seat in a game against the computer that goes on: asked anew after every move. */
export const ofSeat = (table: string, seat: number): Source => ({
  ...byId,
  best: () => Promise.reject(new api.Refused({ rule: 'table', reason: NONE }, 404)),
  order: async (thoroughness) => (await hostOf(table)).judgeSoFar(table, seat, thoroughness),
});

/** What was ordered of records, so that it is found again while the page lives. */
const ordered = new Map<string, Thoroughness>();

/** The analysis of a game that was played elsewhere, as its record. The same record has the same analysis, whoever asks. A server wants to
 * `meet` whoever orders. */
export function ofRecord(record: string, meet: () => Promise<unknown>, here?: boolean): Source {
  const order = (thoroughness: Thoroughness) =>
    anywhere(async (host) => {
      if (host === server) await meet();
      return host.orderRecord(record, thoroughness);
    }, here);
  return {
    best: async () => {
      const thoroughness = ordered.get(record);
      if (!thoroughness) throw new api.Refused({ rule: 'table', reason: NONE }, 404);
      return order(thoroughness);
    },
    order: async (thoroughness) => {
      const made = await order(thoroughness);
      ordered.set(record, thoroughness);
      return made;
    },
    follow: byId.follow,
    callOff: (analysis) => {
      ordered.delete(record);
      return byId.callOff(analysis);
    },
  };
}

const NONE = 'no-such-analysis';

export class AnalysisWatch {
  progress = $state.raw<AnalysisProgress | null>(null);
  /** The last one that is done: it stays while a more thorough one is made. */
  analysis = $state.raw<GameAnalysis | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  working = $derived(this.progress?.status === 'working');
  #later: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly source: Source,
    /** Makes a stranger known, who may order then. */
    private readonly meet: () => Promise<unknown>,
  ) {}

  /** Looks whether there is an analysis already. */
  open(): Promise<void> {
    return this.#do(() => this.source.best(), NONE);
  }

  order(thoroughness: Thoroughness): Promise<void> {
    return this.#do(async () => {
      await this.meet();
      return this.source.order(thoroughness);
    });
  }

  callOff(): Promise<void> {
    return this.#do(async () => {
      if (this.progress) await this.source.callOff(this.progress.id);
      return null;
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#later);
  }

  async #do(work: () => Promise<AnalysisProgress | null>, expected = ''): Promise<void> {
    clearTimeout(this.#later);
    this.busy = true;
    this.refusal = null;
    try {
      this.progress = await work();
      this.analysis = this.progress?.analysis ?? this.analysis;
    } catch (error) {
      const refusal = error instanceof api.Refused ? error.refusal : { rule: 'table', reason: 'unreachable' };
      if (refusal.reason === expected) this.progress = null;
      else this.refusal = refusal;
    } finally {
      this.busy = false;
    }
    const { id, status } = this.progress ?? {};
    if (this.#closed || id === undefined || status !== 'working') return;
    this.#later = setTimeout(() => void this.#do(() => this.source.follow(id), NONE), PAUSE);
  }
}
