/** The buttons under the question: what can be chosen and is not drawn on the board. */
import type { BoardModule, View } from '../boards/contract';
import { type Choosing, verb } from './choosing';
import { capital } from './place_marks';
import type { Words } from './words';

export interface Option {
  readonly label: string;
  /** The word that a press picks, or the whole move that it decides on. */
  readonly word: string;
  readonly whole: boolean;
}

const FEW = 6;
/** What a board says about buttons. */
type Buttons = Pick<BoardModule, 'drawn' | 'elsewhere' | 'closing'>;

/** Whether something that is drawn can be chosen. */
export const lit = (choosing: Choosing, board: Buttons | null): boolean =>
  [...choosing.offers.keys()].some((word) => board?.drawn(word));

export function options(choosing: Choosing, board: Buttons | null, words: Words, view: View | null = null): Option[] {
  const { candidates, picks, verbs } = choosing;
  const whole = (move: string): Option => ({ label: capital(words.choice(move)), word: move, whole: true });
  const last = candidates.length > 1 && picks.some((pick) => words.isPlace(pick)) ? lastWords(candidates) : null;
  if (last && last.length <= FEW && !last.some((word) => board?.drawn(word)))
    return candidates.map((move, at) => ({ ...whole(move), label: capital(words.word(last[at] ?? '')) }));
  if (candidates.length === 1 || (picks.length && candidates.length <= FEW)) return candidates.map(whole);
  if (verbs.length > 1) {
    const closing = (one: string): number => Number(board?.closing.includes(one) ?? false);
    const offered = verbs
      .filter((one) => !view || !board?.elsewhere?.(one, view))
      .sort((one, other) => closing(one) - closing(other));
    return offered.map((one) => {
      const moves = candidates.filter((move) => verb(move) === one);
      return moves.length === 1 ? whole(moves[0] as string) : { label: words.choice(one), word: one, whole: false };
    });
  }
  return candidates.length <= FEW && !lit(choosing, board) ? candidates.map(whole) : lone(choosing, board, words);
}

/** The last word of each move where all others are the same: its places are lit, and a button names what is left to choose. A number says too
 * little alone. */
function lastWords(moves: readonly string[]): string[] | null {
  const ends = moves.map((move) => move.lastIndexOf(' '));
  if (new Set(moves.map((move, at) => move.slice(0, ends[at]))).size > 1) return null;
  const last = moves.map((move, at) => move.slice((ends[at] ?? 0) + 1));
  return last.some((word) => /^\d+$/.test(word)) ? null : last;
}

/** One verb is left: its words that are not drawn get buttons. */
function lone(choosing: Choosing, board: Buttons | null, words: Words): Option[] {
  return [...choosing.offers]
    .filter(
      ([word, moves]) => word !== choosing.verbs[0] && !board?.drawn(word) && moves.length < choosing.candidates.length,
    )
    .map(([word]) => ({ label: capital(words.word(word)), word, whole: false }));
}
