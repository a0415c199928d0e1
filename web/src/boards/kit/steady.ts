type Known<T> = Map<string, { readonly thing: T; readonly look: string }>;

/** Keeps things that did not change: what is drawn from an object that is the same as before is not drawn again. */
export class Steady<T> {
  #known: Known<T> = new Map();

  /** `name` tells the things apart, `look` is all of a thing that is drawn. */
  constructor(
    private readonly name: (thing: T) => string,
    private readonly look: (thing: T) => string,
  ) {}

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
    return kept;
  }
}

/** Remembers the last answer: what is asked for again and again with the same text is found out once. */
export function memo<T>(find: (text: string) => T): (text: string) => T {
  let last: { readonly text: string; readonly found: T } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, found: find(text) };
    return last.found;
  };
}
