/** What nobody waits for comes after the frame that shows a move: names for the ear, the log, the title. */
import { untrack } from 'svelte';

/** Milliseconds until that frame is surely drawn. */
const DRAWN = 60;

/** Does something after the frame; the answer calls it off. */
export function afterwards(work: () => void): () => void {
  const handle = setTimeout(work, DRAWN);
  return () => clearTimeout(handle);
}

/** Follows a value after the frame. */
export function after<T>(value: () => T): { readonly current: T } {
  let current = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    return afterwards(() => (current = next));
  });
  return {
    get current() {
      return current;
    },
  };
}
