/**
 * A board for a game that brings none, made of the facts of its view. `layout` may say how some of them lie:
 *
 *     "layout": [{"kind": "grid", "fact": "board"}, {"kind": "cards", "fact": "hand"}]
 *
 * A grid is a list of rows, each a text with a sign a cell: a digit is a piece of that seat, a dot is empty. Its cells are called
 * `a1`, `b1`, … from the top left. Cards are a list of words of the notation. A list with an item for each seat stands at the seats.
 */
import type { Choosing } from '../../lib/choosing';
import type { Words } from '../../lib/words';
import type { Fact, ScoreLine, View } from '../contract';

export interface Cell {
  readonly place: string;
  readonly col: number;
  readonly row: number;
  readonly owner: number | null;
  readonly mark: string;
}

interface Part {
  readonly kind: string;
  readonly fact: string;
}

const OWN = new Set(['game', 'seat', 'players', 'turn', 'layout']);

const layout = (view: View): readonly Part[] => (Array.isArray(view.layout) ? (view.layout as Part[]) : []);

const laid = (view: View, kind: string): unknown => {
  const part = layout(view).find((one) => one.kind === kind);
  return part && view[part.fact];
};

export function grid(view: View): readonly (readonly Cell[])[] {
  const rows = laid(view, 'grid');
  return Array.isArray(rows)
    ? rows.map((row, number) => [...String(row)].map((mark, col) => cell(mark, col, number)))
    : [];
}

function cell(mark: string, col: number, row: number): Cell {
  const owner = /\d/.test(mark) ? Number(mark) : null;
  return { place: place(col, row), col, row, owner, mark: owner === null && mark !== '.' ? mark : '' };
}

export const place = (col: number, row: number): string => `${String.fromCharCode(97 + col)}${row + 1}`;

export function cards(view: View): readonly string[] {
  const hand = laid(view, 'cards');
  return Array.isArray(hand) ? hand.map(String) : [];
}

export const label = (key: string, words: Words): string => (words.has(`fact-${key}`) ? words.say(`fact-${key}`) : key);

const bySeat = (view: View, value: unknown): value is readonly unknown[] =>
  Array.isArray(value) &&
  value.length === view.players &&
  value.every((item) => typeof item !== 'object' || item === null);

function shown(view: View): readonly (readonly [string, unknown])[] {
  const drawn = new Set(layout(view).map((part) => part.fact));
  return Object.entries(view).filter(([key]) => !OWN.has(key) && !drawn.has(key));
}

/** What the view says of the table as a whole. */
export function tableFacts(view: View, words: Words): readonly Fact[] {
  return shown(view)
    .filter(([, value]) => value !== null && !bySeat(view, value))
    .map(([key, value]) => ({ label: label(key, words), value: written(value, words) }));
}

/** What it says of a seat; what is hidden is left out. */
export function seatFacts(view: View, seat: number, words: Words): readonly Fact[] {
  return shown(view).flatMap(([key, value]) => {
    const own = bySeat(view, value) ? value[seat] : null;
    return own === null || own === undefined ? [] : [{ label: label(key, words), value: written(own, words) }];
  });
}

export function scores(view: View, words: Words): readonly ScoreLine[] {
  return shown(view).flatMap(([key, value]) =>
    bySeat(view, value) && value.every((item) => typeof item === 'number')
      ? [{ label: label(key, words), points: value as readonly number[] }]
      : [],
  );
}

/** Plain JSON for people: words where the catalogue has them, items side by side. */
function written(value: unknown, words: Words): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (Array.isArray(value)) return value.map((item) => written(item, words)).join(', ') || '–';
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .map(([key, item]) => words.labelled(label(key, words), written(item, words)))
      .join(', ');
  return value === null ? '–' : words.word(String(value));
}

/** Somebody may hide something as long as the game goes on: a seat has a fact that is not told. */
export const secret = (view: View): boolean =>
  view.turn !== null && shown(view).some(([, value]) => bySeat(view, value) && value.includes(null));

/** A click on a place is meant as a move of the verb that has as many words. */
export function meant(words: readonly string[], choosing: Choosing): string | null {
  const like = choosing.legal.find((move) => move.split(' ').length === words.length + 1);
  return like ? [like.split(' ')[0], ...words].join(' ') : null;
}

export const shape = (view: View): number => {
  const rows = grid(view);
  return rows.length ? (rows[0]?.length ?? 1) / rows.length : 2;
};

export function aim(view: View, words: Words): string {
  const key = `${String(view.game)}-aim`;
  return words.has(key) ? words.say(key) : '';
}
