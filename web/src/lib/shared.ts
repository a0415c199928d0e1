/** New facts that keep every part of the old ones that did not change: what is drawn from such a part is not drawn again.
 * The new facts are changed in place. */
export function shared<T>(old: unknown, now: T): T {
  if (old === now || typeof old !== 'object' || typeof now !== 'object' || old === null || now === null || Array.isArray(old) !== Array.isArray(now)) return now;
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    after[key] = shared(before[key], after[key]);
    same &&= after[key] === before[key];
  }
  return same ? (old as T) : now;
}

/** The same for facts that come one after the other. */
export function sharing<T>(): (now: T) => T {
  let last: T | undefined;
  return (now) => {
    last = shared(last, now);
    return last;
  };
}
