/**
 * Several moves of one verb, one word each, that the record names in a fixed order ("pay pig", "pay cloud"). People name the words in any
 * order; they are collected here, and played in order when all are named.
 */
export interface MultiPick {
  readonly verb: string;
  /** How many words are due. */
  readonly due: number;
  /** All that can be named, in the order of the record. */
  readonly pieces: readonly string[];
}

/** The pieces that are still to be had. */
function rest({ pieces }: MultiPick, named: readonly string[]): string[] {
  const left = [...pieces];
  for (const word of named) {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export const complete = (multiPick: MultiPick, named: readonly string[]): boolean => named.length >= multiPick.due;

/** The moves of which each names one more; none when all are named. */
export function nameable(multiPick: MultiPick, named: readonly string[]): string[] {
  if (complete(multiPick, named)) return [];
  return [...new Set(rest(multiPick, named))].map((word) => `${multiPick.verb} ${word}`);
}

/** What was named, as moves in the order of the record. */
export function ordered({ verb, pieces }: MultiPick, named: readonly string[]): string[] {
  return [...named].sort((one, other) => pieces.indexOf(one) - pieces.indexOf(other)).map((word) => `${verb} ${word}`);
}

export const wordOf = ({ verb }: MultiPick, move: string): string => move.slice(verb.length + 1);

/** The first of the moves that are advised, in order, whose word is not named yet. */
export function unnamed(multiPick: MultiPick, named: readonly string[], advised: readonly string[]): string | null {
  const left = [...named];
  for (const move of advised) {
    const at = left.indexOf(wordOf(multiPick, move));
    if (!move.startsWith(`${multiPick.verb} `)) return null;
    if (at < 0) return move;
    left.splice(at, 1);
  }
  return null;
}
