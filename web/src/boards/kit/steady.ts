import { shared } from '../../lib/shared';

type Known<T> = Map<string, { readonly thing: T; readonly look: string }>;

/** Keeps things that did not change: what is drawn from an object that is the same as before is not drawn again. */
export class Steady<T> {
  #known: Known<T> = new Map();
  #last: T[] = [];

  /** `name` tells the things apart, `look` is all of a thing that is drawn. */
  constructor(
    private readonly name: (thing: T) => string,
    private readonly look: (thing: T) => string,
  ) {}

  /** The list itself is the old one where nothing in it changed. */
  keep(things: readonly T[]): T[] {
    const next: Known<T> = new Map();
    const kept = things.map((thing) => {
      const [name, look] = [this.name(thing), this.look(thing)];
      const old = this.#known.get(name);
      const found = old?.look === look ? old : { thing, look };
      next.set(name, found);
      return found.thing;
    });
    this.#known = next;
    const same = kept.length === this.#last.length && kept.every((thing, index) => thing === this.#last[index]);
    if (!same) this.#last = kept;
    return this.#last;
  }
}

/** Lays things in rows; a row in which nothing changed is the one it was. */
export function steadyRows<T>(row: (thing: T) => number): (things: readonly T[]) => T[][] {
  let last: T[][] = [];
  return (things) => {
    const rows = new Map<number, T[]>();
    for (const thing of things) {
      const found = rows.get(row(thing));
      if (found) found.push(thing);
      else rows.set(row(thing), [thing]);
    }
    last = shared(last, [...rows.values()]);
    return last;
  };
}
