/** What came from the server and is not shown yet. News are shown one after the other, so that the eye can follow what fast players do. */
import type { Timer } from './live';

export class Inbox<T> {
  #queue: T[] = [];
  #handle: unknown = null;

  /** `pause` says for how many milliseconds something is shown before the next, while so many wait; `changed` hears whether a pause
   * runs and how many wait. */
  constructor(
    private readonly show: (item: T) => void,
    private readonly pause: (item: T, waiting: number) => number,
    private readonly timer: Timer,
    private readonly changed: (pausing: boolean, waiting: number) => void = () => undefined,
  ) {}

  get waiting(): number {
    return this.#queue.length;
  }

  add(item: T): void {
    this.#queue.push(item);
    if (this.#handle === null) this.#next();
    else this.#tell();
  }

  /** Shows everything at once. */
  flush(): void {
    this.#stop();
    for (let item = this.#queue.shift(); item !== undefined; item = this.#queue.shift()) this.show(item);
    this.#tell();
  }

  /** Forgets what was not shown yet. */
  clear(): void {
    this.#stop();
    this.#queue = [];
    this.#tell();
  }

  #stop(): void {
    this.timer.cancel(this.#handle);
    this.#handle = null;
  }

  #tell(): void {
    this.changed(this.#handle !== null, this.#queue.length);
  }

  #next(): void {
    this.#handle = null;
    const item = this.#queue.shift();
    if (item === undefined) return this.#tell();
    const ms = this.pause(item, this.#queue.length);
    if (ms > 0) this.#handle = this.timer.later(() => this.#next(), ms);
    this.show(item);
    if (this.#handle === null) this.#next();
    else this.#tell();
  }
}
