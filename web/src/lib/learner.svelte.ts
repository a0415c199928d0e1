/** Learning while playing: what a rule means when it first matters, one thing at a time, and each once. */
import type { MomentInfo } from '../protocol';
import { keepLearning, type Learning, learning } from './progress';
import type { Table } from './table.svelte';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

export class Learner {
  kept = $state.raw<Learning>({ on: null, seen: [] });
  /** What is told now. */
  moment = $state.raw<MomentInfo | null>(null);
  /** The line of the log up to which everything was told. */
  #told: number | null = null;
  #asking = false;

  constructor(
    readonly table: Table,
    private readonly game: string,
    private readonly store: Store,
  ) {
    this.kept = learning(store, game);
  }

  /** Looks what there is to tell at the table as it stands. What is told already stays until it was read. */
  async look(): Promise<void> {
    const { state, host, id, sending } = this.table;
    if (sending) this.moment = null; // Whoever plays on has read it.
    const seat = state?.eyes ?? null;
    if (!this.kept.on || this.moment || this.#asking || !state || seat === null || state.status !== 'running') return;
    this.#told ??= state.line;
    this.#asking = true;
    try {
      const { line, moments } = await host.moments(id, seat, this.#told);
      if (line === this.table.state?.line) this.#hear(line, moments);
    } catch {
      return; // What could not be asked now is told at the next move.
    } finally {
      this.#asking = false;
    }
    if (state.line !== this.table.state?.line) await this.look();
  }

  /** The table may be ahead of what is shown here: then it is asked again when that is shown. */
  #hear(line: number, moments: readonly MomentInfo[]): void {
    const fresh = moments.find(({ key }) => !this.kept.seen.includes(key));
    if (!fresh) this.#told = line;
    else if (this.kept.on) {
      this.moment = fresh;
      this.#keep({ ...this.kept, seen: [...this.kept.seen, fresh.key] });
    }
  }

  /** It was read. What else there is comes with the next move: one thing at a time. */
  go = (): void => void (this.moment = null);

  turn(on: boolean): void {
    this.#keep({ ...this.kept, on });
    this.#told = null;
    this.moment = null;
    if (on) void this.look();
  }

  #keep(kept: Learning): void {
    this.kept = kept;
    keepLearning(this.store, this.game, kept);
  }
}
