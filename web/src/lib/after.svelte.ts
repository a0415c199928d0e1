/** What nobody waits for comes after the frame that shows a move: names for the ear, the log, the title. */
import { untrack } from 'svelte';

/** Milliseconds until that frame is surely drawn. */
const DRAWN = 60;

/** Milliseconds within which things belong to the same frame. */
const TOGETHER = 8;

let since = -Infinity;
let waiting = new Set<() => void>();

/** Does something after the frame; the answer calls it off. One timer serves all that comes together. */
export function afterwards(work: () => void): () => void {
  const now = performance.now();
  if (now - since > TOGETHER) {
    [since, waiting] = [now, new Set()];
    setTimeout(doAll, DRAWN, waiting);
  }
  const mine = waiting;
  mine.add(work);
  return () => void mine.delete(work);
}

function doAll(works: ReadonlySet<() => void>): void {
  for (const work of works) work();
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
