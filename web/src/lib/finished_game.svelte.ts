/** A finished game as the page holds it: a table without a live connection, seen from any seat or with all hands open. The server decides
 * who may see what. */
import { loadBoard } from '../boards/shelf';
import type { State, TableInfo } from '../protocol';
import * as api from './api';
import type { Angle } from './game_address';
import type { Host } from './host';
import { shared } from './identity';
import { type Entry, entriesOf } from './log';
import { Table } from './table.svelte';

export class FinishedGame extends Table {
  override readonly live = false;
  angle = $state.raw<Angle>(null);
  /** How it ends, and what comes after the position shown, stays hidden. */
  spoilerFree = $state(false);
  ply = $derived(this.shown?.ply ?? 0);
  /** Whether nothing is secret any more. */
  disclosed = $derived(this.state?.result != null);
  override entries = $derived<Entry[]>(this.#entries());
  /** The move that led to the position shown. */
  override latest = $derived<Entry | null>(
    this.entries.findLast((entry) => entry.kind === 'move' && entry.ply === this.ply) ?? null,
  );
  override since = $derived<Entry[]>([]);

  #positions = new Map<number, Promise<State>>();
  /** The position asked for last: a slower answer to an earlier question is not shown. */
  #wanted = 0;

  constructor(id: string, me: string | null, host?: Host) {
    super(id, me, () => 0, host);
  }

  override async open(info: TableInfo, ply: number | null = null, angle: Angle = null): Promise<void> {
    this.board = await loadBoard(info.game);
    this.info = info;
    await this.#from(angle).catch((error: unknown) => {
      if (!(error instanceof api.Refused) || angle === null) throw error;
      return this.#from(null); // A seat that there is not, or a game without a result.
    });
    if (ply !== null) await this.look(ply);
  }

  override close(): void {}
  override retry(): void {}
  /** Nothing is played any more. */
  override choose(): Promise<void> {
    return Promise.resolve();
  }

  /** Looks from another seat, at the same position. */
  async turn(angle: Angle): Promise<void> {
    const { ply } = this;
    await this.do(async () => {
      await this.#from(angle);
      await this.look(ply);
    });
  }

  override async look(ply: number | null): Promise<void> {
    const last = this.state?.ply ?? 0;
    const wanted = Math.max(0, Math.min(ply ?? last, last));
    this.#wanted = wanted;
    if (wanted === last) return void (this.past = null);
    await this.do(async () => {
      const found = await this.position(wanted);
      if (this.#wanted === wanted) this.past = shared(this.shown, found);
    });
    if (wanted + 1 < last) void this.position(wanted + 1).catch(() => undefined);
  }

  /** A position from the present angle; it is fetched once. */
  position(ply: number): Promise<State> {
    const known = this.#positions.get(ply);
    if (known) return known;
    const asked = this.host.position(this.id, this.angle, ply);
    this.#positions.set(ply, asked);
    asked.catch(() => this.#positions.delete(ply));
    return asked;
  }

  async setAccess(closed: boolean): Promise<void> {
    await this.do(async () => {
      await api.setAccess(this.id, closed);
      this.info = await api.table(this.id);
    });
  }

  async #from(angle: Angle): Promise<void> {
    const seat = angle === 'all' ? null : angle;
    const [state, lines] = await Promise.all([this.host.position(this.id, angle), this.host.lines(this.id, seat)]);
    this.#positions = new Map([[state.ply, Promise.resolve(state)]]);
    this.angle = angle;
    this.past = null;
    this.lines = lines;
    this.state = state;
  }

  #entries(): Entry[] {
    const all = entriesOf(this.lines);
    return this.spoilerFree ? all.filter((entry) => entry.ply <= this.ply && entry.kind !== 'end') : all;
  }
}
