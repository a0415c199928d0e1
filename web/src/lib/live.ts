/**
 * The live connection to a table.
 *
 * It comes back by itself, says which lines it has and gets the rest. What was sent and not yet answered is sent again
 * after a break: a move names the position it was meant for, so the server plays it once however often it comes.
 */
import type { Refusal } from '../protocol';
import { Refused } from './api';
import type { Host, Wire } from './host';
import type { FromClient, FromServer, News, Presence } from './messages';
import { NOBODY } from './presence';

export type Health = 'connecting' | 'live' | 'away' | 'gone';

/** What a connection tells. */
export interface Hearing {
  news(news: News): void;
  health(health: Health, why?: string): void;
  presence(presence: Presence): void;
  /** Something went wrong at the table that nobody had asked for. */
  refused(refusal: Refusal): void;
}

/** The clock that it lives by. */
export interface Timer {
  later(work: () => void, ms: number): unknown;
  cancel(handle: unknown): void;
}

interface Waiting {
  readonly message: FromClient;
  readonly done: (line: number) => void;
  readonly refused: (why: Refused) => void;
}

/** The codes with which the server says that asking again is of no use. */
const FINAL = new Set([4403, 4404]);
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const SILENCE = 30_000;

export const browser: Timer = {
  later: (work, ms) => setTimeout(work, ms),
  cancel: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

export class Live {
  health: Health = 'connecting';
  #wire: Wire | null = null;
  #waiting = new Map<string, Waiting>();
  #number = 0;
  #pause = FIRST_PAUSE;
  #timer: unknown = null;
  #watchdog: unknown = null;
  /** The last line known, and the eyes that saw it: those of the seat wanted, or a spectator's where it is not ours. */
  #have = -1;
  #eyes: number | null = null;
  #looking = true;
  /** The seat that the wire was opened for. */
  #opening: number | null = null;

  constructor(
    readonly table: string,
    public seat: number | null,
    private readonly hear: Hearing,
    private readonly open: Host['wire'],
    private readonly timer: Timer = browser,
  ) {
    this.#connect();
  }

  /** Moves and the like that have not been answered yet. */
  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Sends a request; the promise is kept when the server has it on disk. */
  ask(request: FromClient): Promise<number> {
    this.#number += 1;
    const id = `${this.#number}`;
    const message = { ...request, id } as FromClient;
    return new Promise((done, refused) => {
      this.#waiting.set(id, { message, done, refused });
      if (this.health === 'live') this.#send(message);
    });
  }

  /** Looks through other eyes from now on; all lines come again, as those eyes may see them. */
  look(seat: number | null): void {
    this.seat = seat;
    this.#have = -1;
    if (this.health === 'live') this.#send({ type: 'look', seat, have: -1 });
  }

  /** Whether somebody looks at the table now: whoever does not may be told elsewhere. */
  visibility(on: boolean): void {
    this.#looking = on;
    if (this.health === 'live') this.#send({ type: 'visibility', on });
  }

  /** Tries at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.health !== 'away') return;
    this.timer.cancel(this.#timer);
    this.#connect();
  }

  close(): void {
    this.timer.cancel(this.#timer);
    this.timer.cancel(this.#watchdog);
    this.#tell('gone');
    const wire = this.#wire;
    this.#wire = null;
    wire?.close();
  }

  #connect(): void {
    const wire = this.open(this.table, this.seat, this.#eyes === this.seat ? this.#have : -1);
    this.#wire = wire;
    this.#opening = this.seat;
    wire.onopen = () => this.#opened();
    wire.onmessage = (event) => this.#heard(JSON.parse(event.data) as FromServer);
    wire.onclose = (event) => {
      if (this.#wire === wire) this.#closed(event.code, event.reason);
    };
  }

  #opened(): void {
    this.#pause = FIRST_PAUSE;
    this.hear.presence(NOBODY);
    this.#tell('live');
    if (this.seat !== this.#opening) this.look(this.seat);
    if (!this.#looking) this.visibility(false);
    for (const { message } of this.#waiting.values()) this.#send(message);
    this.#guard();
  }

  #closed(code: number, reason: string): void {
    this.timer.cancel(this.#watchdog);
    this.#wire = null;
    if (FINAL.has(code)) {
      this.#tell('gone', reason);
      return;
    }
    this.#tell('away');
    this.#timer = this.timer.later(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #heard(message: FromServer): void {
    this.#guard();
    if (message.type === 'news') {
      if (!this.#timely(message)) return;
      this.#have = Math.max(this.#have, message.lines.at(-1)?.line ?? -1);
      if (message.state) this.#eyes = message.state.eyes;
      this.hear.news(message);
    } else if (message.type === 'presence') this.hear.presence(message);
    else if (message.type === 'done') this.#settle(message.id, (waiting) => waiting.done(message.line));
    else if (message.type === 'refused') this.#refuse(message.id, message.refusal);
  }

  /** What was sent before the last look came too late: the answer to it begins with the first line, and nobody gets the eyes of a seat
   * that they do not want. */
  #timely({ lines, state }: News): boolean {
    if (this.#have < 0 && lines[0]?.line !== 0) return false;
    return !state || state.eyes === null || state.eyes === this.seat;
  }

  #refuse(id: string, refusal: Refusal): void {
    if (id) this.#settle(id, (waiting) => waiting.refused(new Refused(refusal)));
    else this.hear.refused(refusal);
  }

  #settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (waiting) how(waiting);
  }

  #send(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message));
  }

  /** The server beats every twenty seconds; a line that stays silent longer is dead, whatever it says of itself. */
  #guard(): void {
    this.timer.cancel(this.#watchdog);
    this.#watchdog = this.timer.later(() => {
      const wire = this.#wire;
      this.#closed(1006, 'silence');
      wire?.close();
    }, SILENCE);
  }

  #tell(health: Health, why?: string): void {
    this.health = health;
    this.hear.health(health, why);
  }
}
