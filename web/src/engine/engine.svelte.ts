/** How far the engine of this device is: it comes over the network once, then from the cache. */
type Phase = 'asleep' | 'loading' | 'starting' | 'ready' | 'failed';

class Engine {
  phase = $state<Phase>('asleep');
  /** The part that has come, 0 to 1. */
  part = $state(0);
  why = $state('');

  begin(): void {
    this.phase = 'loading';
    this.part = 0;
  }

  load(loaded: number, total: number): void {
    this.part = Math.min(1, loaded / total);
    if (loaded >= total) this.phase = 'starting';
  }

  ready(): void {
    this.phase = 'ready';
  }

  fail(why: string): void {
    this.phase = 'failed';
    this.why = why;
  }
}

export const engine = new Engine();
