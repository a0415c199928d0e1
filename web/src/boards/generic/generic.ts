/**
 * A board for a game that brings none, made of the facts of its view. `layout` may say how some of them lie:
 *
 *     "layout": [{"kind": "grid", "fact": "board"}, {"kind": "cards", "fact": "hand"}]
 *
 * | kind | the fact |
 * |---|---|
 * | `grid` | a list of rows, each a text with a sign a cell: a digit is a piece of that seat, a dot is empty; cells are called `a1`, `b1`, … |
 * | `graph` | `places` by name: `{"at": [x, y], "owner": 0, "mark": "3"}`, `owner` and `mark` where there are any; `links`: pairs of names |
 * | `cards` | a list of words of the notation |
 * | `list` | a list of words of the notation, or of pairs of a word and what is said of it |
 *
 * A fact that no layout names and that has an item for each seat stands at the seats. A board shows one grid or one graph.
 */
import type { Choosing } from '../../lib/choosing';
import type { Words } from '../../lib/words';
import type { Fact, ScoreLine, View } from '../contract';
import { STEPS } from '../kit/roving';

/** A place, and what stands on it. */
export interface Spot {
  readonly place: string;
  readonly owner: number | null;
  readonly mark: string;
}

export interface Cell extends Spot {
  readonly col: number;
  readonly row: number;
}

/** A place of a graph, in a box 100 wide. */
export interface Place extends Spot {
  readonly x: number;
  readonly y: number;
}

export interface Graph {
  readonly places: readonly Place[];
  readonly links: readonly (readonly [Place, Place])[];
  readonly height: number;
}

export interface List {
  readonly fact: string;
  readonly items: readonly { readonly word: string; readonly said: unknown }[];
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

/** Lists that are laid out one below the other. */
export function lists(view: View): readonly List[] {
  return layout(view).flatMap(({ kind, fact }) => {
    const items = view[fact];
    if (kind !== 'list' || !Array.isArray(items)) return [];
    return [{ fact, items: items.map((item) => (Array.isArray(item) ? pair(item) : pair([item, null]))) }];
  });
}

const pair = ([word, said]: readonly unknown[]): List['items'][number] => ({ word: String(word), said: said ?? null });

interface GraphFacts {
  readonly places: Readonly<Record<string, { at: readonly [number, number]; owner?: number | null; mark?: string }>>;
  readonly links: readonly (readonly [string, string])[];
}

/** Room around the outermost places, and below for a name. */
const MARGIN = 9;
const NAME = 4;

export function graph(view: View): Graph | null {
  const told = laid(view, 'graph') as GraphFacts | undefined;
  if (!told) return null;
  const all = Object.entries(told.places);
  const [xs, ys] = [all.map(([, one]) => one.at[0]), all.map(([, one]) => one.at[1])];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = (100 - 2 * MARGIN) / (Math.max(...xs) - left || 1);
  const places = all.map(([place, { at, owner, mark }]) => ({
    place,
    x: MARGIN + (at[0] - left) * scale,
    y: MARGIN + (at[1] - top) * scale,
    owner: owner ?? null,
    mark: mark ?? '',
  }));
  const named = new Map(places.map((one) => [one.place, one]));
  const links = told.links.flatMap(([a, b]) => {
    const [from, to] = [named.get(a), named.get(b)];
    return from && to ? [[from, to] as const] : [];
  });
  return { places, links, height: 2 * MARGIN + NAME + (Math.max(...ys) - top) * scale };
}

/** The nearest place in the direction of an arrow key. */
export function towards(key: string, from: Place, places: readonly Place[]): Place | null {
  const way = STEPS[key];
  if (!way) return null;
  const [dx, dy] = way;
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead > 0 && ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  }
  return best;
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
export function written(value: unknown, words: Words): string | number {
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
  if (rows.length) return (rows[0]?.length ?? 1) / rows.length;
  const drawn = graph(view);
  return drawn ? 100 / drawn.height : 2;
};

/** Whether a grid or a graph fills the board. */
export const filled = (view: View): boolean => grid(view).length > 0 || graph(view) !== null;

/** What a place is called, whose piece or what else is there, and the move that it makes. */
export function about(at: Spot, choosing: Choosing, names: readonly { readonly name: string }[], words: Words): string {
  const name = words.word(at.place);
  const owner = at.owner === null ? undefined : names[at.owner];
  const there = owner ? words.labelled(name, owner.name) : [name, at.mark].join(' ').trim();
  const moves = choosing.offers.get(at.place) ?? [];
  return moves.length === 1 ? words.labelled(there, words.choice(moves[0] ?? '')) : there;
}

export function aim(view: View, words: Words): string {
  const key = `${String(view.game)}-aim`;
  return words.has(key) ? words.say(key) : '';
}
