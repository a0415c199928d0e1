/** What came from the server and is not shown yet. News are shown one after the other, so that the eye can follow what fast players do. */
export interface Timer {
  later(work: () => void, ms: number): unknown;
  cancel(handle: unknown): void;
}

const STEP = 520;
const HURRY = 140;
const MANY = 8;

export class Inbox<T> {
  #queue: T[] = [];
  #handle: unknown = null;

  /** `pause` says whether something is worth a pause before the next is shown. */
  constructor(
    private readonly show: (item: T) => void,
    private readonly pause: (item: T) => boolean,
    private readonly timer: Timer,
  ) {}

  get waiting(): number {
    return this.#queue.length;
  }

  add(item: T): void {
    this.#queue.push(item);
    if (this.#handle === null) this.#next();
  }

  /** Shows everything at once. */
  flush(): void {
    this.timer.cancel(this.#handle);
    this.#handle = null;
    for (let item = this.#queue.shift(); item !== undefined; item = this.#queue.shift()) this.show(item);
  }

  /** Forgets what was not shown yet. */
  clear(): void {
    this.timer.cancel(this.#handle);
    this.#handle = null;
    this.#queue = [];
  }

  #next(): void {
    this.#handle = null;
    const item = this.#queue.shift();
    if (item === undefined) return;
    if (this.pause(item)) {
      const wait = this.#queue.length > MANY ? HURRY : STEP;
      this.#handle = this.timer.later(() => this.#next(), wait);
    }
    this.show(item);
    if (this.#handle === null) this.#next();
  }
}
