/** The buttons under the question: what can be chosen and is not drawn on the board. */
import type { BoardModule } from '../boards/contract';
import { type Choosing, verb } from './choosing';
import type { Words } from './words';

export interface Option {
  readonly words: readonly string[];
  readonly label: string;
  /** Pressing it completes a move. */
  readonly last: boolean;
}

const FEW = 6;

export function options(choosing: Choosing, board: BoardModule | null, words: Words): Option[] {
  const { candidates } = choosing;
  if (!candidates.length) return [];
  if (choosing.picks.length && candidates.length <= FEW) return whole(choosing, words);
  const verbs = choosing.verbs;
  if (verbs.length > 1) return verbs.map((one) => byVerb(one, candidates, words));
  return lone(choosing, board, words);
}

/** A few moves are left: each has its button. */
function whole(choosing: Choosing, words: Words): Option[] {
  return choosing.candidates.map((move) => ({ words: exact(move, choosing), label: words.deed(move), last: true }));
}

/** The words of a move that lead to it alone: those not picked yet, or all of them if that is not enough. */
function exact(move: string, choosing: Choosing): string[] {
  const left = move.split(' ');
  if (choosing.manner.ordered?.includes(verb(move))) return left;
  for (const pick of choosing.picks) {
    const at = left.indexOf(pick);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function byVerb(one: string, candidates: readonly string[], words: Words): Option {
  const moves = candidates.filter((move) => verb(move) === one);
  const only = moves.length === 1 ? moves[0] : undefined;
  if (only !== undefined) return { words: only.split(' '), label: words.deed(only), last: true };
  return { words: [one], label: words.deed(one), last: false };
}

/** One verb is left: its words that are not drawn get buttons. */
function lone(choosing: Choosing, board: BoardModule | null, words: Words): Option[] {
  const only = choosing.candidates.length === 1 ? choosing.candidates[0] : undefined;
  if (only !== undefined) return [{ words: exact(only, choosing), label: words.deed(only), last: true }];
  return [...choosing.offers]
    .filter(([word, moves]) => word !== choosing.verbs[0] && !board?.drawn(word) && moves.length < choosing.candidates.length)
    .map(([word, moves]) => ({ words: [word], label: words.word(word), last: moves.length === 1 }));
}
