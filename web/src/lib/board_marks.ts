/** Marks on a board: what a click draws, and where what is drawn lies. */
import { middle, type Box, type Point, united } from './geometry';
import type { Mark } from './move_tree';
import { partsNamed } from './places_drawn';

/** What is being drawn: a ring around a place, or an arrow that has begun at one or not yet. */
export interface Marking {
  readonly kind: 'place' | 'arrow';
  readonly from: string | null;
}

/** What comes of a click on a place: a mark, if it is complete, and what is drawn next. */
export function drawn(marking: Marking, place: string): { readonly mark: Mark | null; readonly next: Marking } {
  if (marking.kind === 'place') return { mark: { from: place }, next: marking };
  if (marking.from === null) return { mark: null, next: { ...marking, from: place } };
  const next = { ...marking, from: null };
  return { mark: marking.from === place ? null : { from: marking.from, to: place }, next };
}

/** The word of a click that is a place of the board; the last one, since a verb comes first. */
export const placeOf = (board: ParentNode, words: readonly string[]): string | null =>
  words.flatMap((word) => word.split(' ')).findLast((word) => partsNamed(board, word).length > 0) ?? null;

/** A line of moves as marks: an arrow where a move names two places, a ring where it names one. */
export function lineMarks(board: ParentNode, line: readonly string[]): Mark[] {
  return line.flatMap((move) => {
    const places = move.split(' ').filter((word) => partsNamed(board, word).length > 0);
    const [from, to] = [places[0], places.at(-1)];
    if (from === undefined || to === undefined) return [];
    return [from === to ? { from } : { from, to }];
  });
}

/** Where a place is drawn, seen from the corner of a whole. */
export function boxOf(board: ParentNode, place: string, whole: Box): Box | null {
  const box = united(partsNamed(board, place).map((part) => part.getBoundingClientRect()));
  return box && { x: box.x - whole.x, y: box.y - whole.y, width: box.width, height: box.height };
}

/** An arrow from one place to another that ends short of its middle, as a path; its head is as long as `head`. */
export function arrow(from: Box, to: Box, head: number): string {
  const [a, b]: [Point, Point] = [middle(from), middle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [x, y] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number, aside: number) =>
    `${(b.x - along * x - aside * y).toFixed(1)} ${(b.y - along * y + aside * x).toFixed(1)}`;
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${at(0, 0)}M${at(head, head * 0.6)}L${at(0, 0)}L${at(head, -head * 0.6)}`;
}
