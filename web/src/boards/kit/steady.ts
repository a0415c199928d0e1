import { sharing } from '../../lib/shared';

/** Keeps things that did not change: what is drawn from an object that is the same as before is not drawn again. */
export class Steady<T extends object> {
  #known = new Map<string, T>();
  #last: T[] = [];

  /** `name` tells the things apart, `drawn` are those of their properties that are drawn and may change. */
  constructor(
    private readonly name: (thing: T) => string,
    private readonly drawn: readonly (keyof T)[],
  ) {}

  /** The list itself is the old one where nothing in it changed. */
  keep(things: readonly T[]): T[] {
    const next = new Map<string, T>();
    const kept = things.map((thing) => {
      const name = this.name(thing);
      const old = this.#known.get(name);
      const found = old && this.drawn.every((key) => old[key] === thing[key]) ? old : thing;
      next.set(name, found);
      return found;
    });
    this.#known = next;
    const same = kept.length === this.#last.length && kept.every((thing, index) => thing === this.#last[index]);
    if (!same) this.#last = kept;
    return this.#last;
  }
}

/** Lays things in rows; a row in which nothing changed is the one it was. */
export function steadyRows<T>(row: (thing: T) => number): (things: readonly T[]) => T[][] {
  const kept = sharing<T[][]>();
  return (things) => {
    const rows = new Map<number, T[]>();
    for (const thing of things) {
      const found = rows.get(row(thing));
      if (found) found.push(thing);
      else rows.set(row(thing), [thing]);
    }
    return kept([...rows.values()]);
  };
}
