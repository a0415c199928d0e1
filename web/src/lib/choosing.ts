/**
 * Choosing a move is narrowing the list of legal ones.
 *
 * Moves are words; what is clicked, pressed or typed are words too. A move fits as long as it has all the words picked so
 * far. The order of picking is free, except for verbs named in `ordered` ("move c7 c8": from, then to), and the verb
 * itself may be left out. Nothing here knows a rule.
 */
export type Picks = readonly string[];

export interface PickOrder {
  /** Verbs whose words are picked from left to right. */
  readonly ordered?: readonly string[];
}

export class Choosing {
  /** The legal moves that have all the picks. */
  readonly candidates: readonly string[];
  #offers: ReadonlyMap<string, readonly string[]> | null = null;
  #verbs: readonly string[] | null = null;

  constructor(
    readonly legal: readonly string[],
    readonly picks: Picks = [],
    readonly pickOrder: PickOrder = {},
  ) {
    this.candidates = picks.length ? legal.filter((move) => rest(move, picks, pickOrder) !== null) : legal;
  }

  /** Words that can be picked next, each with the moves it would leave. */
  get offers(): ReadonlyMap<string, readonly string[]> {
    this.#offers ??= this.#offered();
    return this.#offers;
  }

  /** One move is left, or one that has no more words than were picked. */
  get move(): string | null {
    return this.candidates.length === 1 ? (this.candidates[0] ?? null) : null;
  }

  get verbs(): readonly string[] {
    this.#verbs ??= [...new Set(this.candidates.map(verb))];
    return this.#verbs;
  }

  can(word: string): boolean {
    return this.offers.has(word);
  }

  pick(...words: string[]): Choosing {
    return new Choosing(this.legal, [...this.picks, ...words], this.pickOrder);
  }

  /** Takes the last pick back, and those before it that leave no choice. */
  back(): Choosing {
    let picks = this.picks.slice(0, -1);
    while (picks.length && new Choosing(this.legal, picks, this.pickOrder).candidates.length <= 1)
      picks = picks.slice(0, -1);
    return new Choosing(this.legal, picks, this.pickOrder);
  }

  clear(): Choosing {
    return new Choosing(this.legal, [], this.pickOrder);
  }

  #offered(): Map<string, string[]> {
    const offers = new Map<string, string[]>();
    for (const move of this.candidates) {
      const left = rest(move, this.picks, this.pickOrder) ?? [];
      for (const word of next(move, left, this.pickOrder)) {
        const moves = offers.get(word);
        if (!moves) offers.set(word, [move]);
        else if (moves.at(-1) !== move) moves.push(move);
      }
    }
    return offers;
  }
}

export function verb(move: string): string {
  const space = move.indexOf(' ');
  return space < 0 ? move : move.slice(0, space);
}

/** Moves come again and again, with every pick and every position: each is split once. */
const split = new Map<string, readonly string[]>();
const MANY = 10_000;

function spelled(move: string): readonly string[] {
  let words = split.get(move);
  if (words) return words;
  if (split.size > MANY) split.clear();
  words = move.split(' ');
  split.set(move, words);
  return words;
}

/** The words of a move that are not picked yet; null if it does not have all the picks. */
function rest(move: string, picks: Picks, pickOrder: PickOrder): readonly string[] | null {
  const words = spelled(move);
  if (pickOrder.ordered?.includes(words[0] ?? '')) return inOrder(words, picks);
  if (!picks.length) return words;
  const left = words.slice();
  for (const pick of picks) {
    const at = left.indexOf(pick);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The verb may be picked before, between or after the others. */
function inOrder([first = '', ...others]: readonly string[], picks: Picks): readonly string[] | null {
  const at = picks.indexOf(first);
  const said = at < 0 ? picks : picks.toSpliced(at, 1);
  if (said.length > others.length || said.some((pick, index) => others[index] !== pick)) return null;
  return [...(at < 0 ? [first] : []), ...others.slice(said.length)];
}

/** Which of the words left can be picked now. */
function next(move: string, left: readonly string[], pickOrder: PickOrder): readonly string[] {
  const first = verb(move);
  if (!pickOrder.ordered?.includes(first)) return left;
  return left[0] === first ? left.slice(0, 2) : left.slice(0, 1);
}
