/** The analysis of a finished game: ordered, followed while a worker makes it, shared by all who look. */
import type { AnalysisProgress, GameAnalysis, Refusal } from '../protocol';
import * as api from './api';
import { hostOf } from './hosts';

/** Milliseconds between two looks at what goes on. */
const PAUSE = 1000;
export type Thoroughness = 'quick' | 'normal';

export class AnalysisWatch {
  progress = $state.raw<AnalysisProgress | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  analysis = $derived<GameAnalysis | null>(this.progress?.analysis ?? null);
  working = $derived(this.progress?.status === 'working');
  #later: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    /** Makes a stranger known, who may order then. */
    private readonly meet: () => Promise<unknown>,
  ) {}

  /** Looks whether there is an analysis already. */
  open(): Promise<void> {
    return this.#do(async () => (await hostOf(this.table)).analysisOf(this.table), 'no-such-analysis');
  }

  order(thoroughness: Thoroughness): Promise<void> {
    return this.#do(async () => {
      await this.meet();
      return (await hostOf(this.table)).orderAnalysis(this.table, thoroughness);
    });
  }

  callOff(): Promise<void> {
    return this.#do(async () => {
      if (this.progress) await (await hostOf(this.table)).callOffAnalysis(this.progress.id);
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
    } catch (error) {
      const refusal = error instanceof api.Refused ? error.refusal : { rule: 'table', reason: 'unreachable' };
      if (refusal.reason === expected) this.progress = null;
      else this.refusal = refusal;
    } finally {
      this.busy = false;
    }
    if (!this.#closed && this.progress?.status === 'working') this.#later = setTimeout(() => void this.open(), PAUSE);
  }
}
