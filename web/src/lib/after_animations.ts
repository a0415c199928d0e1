/** Waiting until what moves on the screen has arrived. */

/** Milliseconds in which a position is looked at: after a movement, and where nothing moves. */
export const SEEN = 1200;
export const SEEN_STILL = 700;

/** Milliseconds after which a movement is waited for no longer. */
const LONGEST = 3000;

/** Does something when nothing below `scope` has moved for `rest` milliseconds, and nobody is `reading` any more.
 * The answer calls it off. */
export function afterAnimations(
  scope: Element | null | undefined,
  rest: number,
  work: () => void,
  reading: () => boolean = () => false,
): () => void {
  const latest = performance.now() + LONGEST;
  let handle: ReturnType<typeof setTimeout>;
  const done = (): void => {
    if (reading()) handle = setTimeout(done, 200);
    else work();
  };
  const wait = (): void => {
    const moving = scope?.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running') ?? false;
    handle = moving && performance.now() < latest ? setTimeout(wait, 50) : setTimeout(done, rest);
  };
  wait();
  return () => clearTimeout(handle);
}
