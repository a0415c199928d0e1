/** Threads for long work: bots, hints, lessons. They start when they are first needed; one that takes too long is replaced. */
import type { Job, HostAnswer } from './messages';

/** Milliseconds for a job; far more than it takes, unless something is wrong. */
const DEADLINE = 60_000;
/** Each thread has a Python of its own, which needs some 60 MB. */
const MOST = 2;

interface Waiting {
  readonly job: Job;
  readonly done: (told: HostAnswer) => void;
  readonly failed: (why: Error) => void;
}

export class Pool {
  #idle: Worker[] = [];
  #started = 0;
  #queue: Waiting[] = [];
  readonly #most: number;

  constructor(
    cores: number,
    private readonly start: () => Worker,
  ) {
    this.#most = Math.min(MOST, Math.max(1, cores - 1));
  }

  /** What a job brings. */
  run(job: Job): Promise<HostAnswer> {
    return new Promise((done, failed) => {
      this.#queue.push({ job, done, failed });
      this.#next();
    });
  }

  /** A thread is ready before the first job. */
  warmUp(): void {
    if (!this.#started) this.#idle.push(this.#thread());
  }

  #thread(): Worker {
    this.#started += 1;
    return this.start();
  }

  #next(): void {
    if (!this.#queue.length || (!this.#idle.length && this.#started >= this.#most)) return;
    const worker = this.#idle.pop() ?? this.#thread();
    const { job, done, failed } = this.#queue.shift() as Waiting;
    const end = (lost: boolean) => {
      clearTimeout(timer);
      worker.onmessage = worker.onerror = null;
      if (lost) {
        worker.terminate();
        this.#started -= 1;
      } else this.#idle.push(worker);
      this.#next();
    };
    const timer = setTimeout(() => (end(true), failed(new Error('no answer'))), DEADLINE);
    worker.onmessage = ({ data }: MessageEvent<string>) => (end(false), done(JSON.parse(data) as HostAnswer));
    worker.onerror = ({ message }) => (end(true), failed(new Error(message)));
    worker.postMessage(JSON.stringify(job));
  }
}
