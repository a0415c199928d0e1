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

/** The same for lists of things that have a name. The list itself is the old one where nothing in it changed. */
export function sharingByName<T>(name: (thing: T) => string): (now: readonly T[]) => readonly T[] {
  let known = new Map<string, T>();
  let last: readonly T[] = [];
  return (now) => {
    const next = now.map((thing) => shared(known.get(name(thing)), thing));
    known = new Map(next.map((thing) => [name(thing), thing]));
    if (next.length !== last.length || next.some((thing, index) => thing !== last[index])) last = next;
    return last;
  };
}
