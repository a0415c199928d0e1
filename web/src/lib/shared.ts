/** New facts that keep every part of the old ones that did not change: what is drawn from such a part is not drawn again.
 * The new facts are changed in place. */
export function shared<T>(old: unknown, now: T): T {
  if (
    old === now ||
    typeof old !== 'object' ||
    typeof now !== 'object' ||
    old === null ||
    now === null ||
    Array.isArray(old) !== Array.isArray(now)
  )
    return now;
  const [before, after] = [old as Record<string, unknown>, now as Record<string, unknown>];
  let same = true;
  let count = 0;
  for (const key in after) {
    const [was, is] = [before[key], after[key]];
    count += 1;
    if (is === was) continue;
    const kept = shared(was, is);
    if (kept !== is) after[key] = kept;
    same &&= kept === was;
  }
  return same && count === Object.keys(before).length ? (old as T) : now;
}

/** The same for facts that come one after the other. */
export function sharing<T>(): (now: T) => T {
  let last: T | undefined;
  return (now) => {
    last = shared(last, now);
    return last;
  };
}
