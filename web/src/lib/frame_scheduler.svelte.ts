/** Puts off what nobody plays with until the frame after the change is painted: log, seats, names for screen readers. */
import { untrack } from 'svelte';

/** Milliseconds after which work no longer waits for a frame: a hidden page has none. */
const LATEST = 100;

/** Does something after the next frame. The answer calls it off. */
export function afterFrame(work: () => void): () => void {
  let timer = setTimeout(work, LATEST);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Follows a value one frame later. */
export function delayed<T>(value: () => T): { readonly current: T } {
  let current = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    if (next !== untrack(() => current)) return afterFrame(() => void (current = next));
  });
  return {
    get current() {
      return current;
    },
  };
}
