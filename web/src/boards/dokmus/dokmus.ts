/** What the page needs to know to draw Dokmus. No rule of the game is here. */
import type { Choosing } from '../../lib/choosing';
import type { Words } from '../../lib/words';
import type { PlayedMove, Fact, View } from '../contract';

export interface TileFacts {
  readonly slot: string;
  readonly face: string;
  readonly turns: number;
  readonly rows: readonly string[];
}

export interface DokmusView extends View {
  /** Whose eyes these are; null for spectators. */
  readonly seat: number | null;
  readonly round: number;
  readonly phase: 'start' | 'draft' | 'turn' | 'over';
  readonly talisman: number;
  readonly hole: string;
  readonly tiles: readonly TileFacts[];
  readonly tokens: readonly (readonly string[])[];
  readonly supply: readonly number[];
  readonly sacrificed: readonly number[];
  readonly chosen: readonly number[];
  readonly revealed: readonly (number | null)[];
  readonly points: readonly Record<'ruins' | 'temples' | 'complete' | 'spread' | 'sacrifice' | 'total', number>[];
  readonly action?: {
    readonly card: number;
    readonly left: number;
    readonly guardian: boolean;
    readonly bonus: string | null;
  };
  readonly private?: { readonly card: number | null; readonly hand: readonly number[] | null };
}

export const SIDE = 7;
export const CELL = 100;
export const GAP = 16;
export const TILE = SIDE * CELL;
export const PITCH = TILE + GAP;
export const RIM = 74;

export const TERRAINS: Record<string, string> = {
  '.': 'meadow',
  f: 'forest',
  r: 'ruins',
  v: 'volcano',
  '^': 'mountain',
  '~': 'water',
  t: 'small',
  T: 'large',
};

export const rowsOf = (view: View): number => (view.players === 2 ? 2 : 3);
export const width = (): number => 3 * PITCH - GAP + 2 * RIM;
export const height = (rows: number): number => rows * PITCH - GAP + 2 * RIM;

export interface Spot {
  readonly col: number;
  readonly row: number;
}

/** The column and row of a cell ("c7") or slot ("B1"), from 0. */
export function spot(name: string): Spot {
  return { col: name.toLowerCase().charCodeAt(0) - 97, row: Number(name.slice(1)) - 1 };
}

export const cellName = (col: number, row: number): string => `${String.fromCharCode(97 + col)}${row + 1}`;
export const slotName = (col: number, row: number): string => `${String.fromCharCode(65 + col)}${row + 1}`;
export const slotOf = (cell: Spot): string => slotName(Math.floor(cell.col / SIDE), Math.floor(cell.row / SIDE));
export const isSlot = (word: string): boolean => /^[A-C][1-3]$/.test(word);
export const isCell = (word: string): boolean => /^[a-u][0-9]+$/.test(word);

/** The top left corner of a cell in the drawing. */
export const left = ({ col }: Spot): number => RIM + col * CELL + Math.floor(col / SIDE) * GAP;
export const top = ({ row }: Spot): number => RIM + row * CELL + Math.floor(row / SIDE) * GAP;

/** The middle of a slot in the drawing. */
export function middle(slot: string): { x: number; y: number } {
  const { col, row } = spot(slot);
  return { x: RIM + col * PITCH + TILE / 2, y: RIM + row * PITCH + TILE / 2 };
}

/** The square of a cell or slot in the drawing. */
export function frame(place: string): { x: number; y: number; size: number } {
  if (!isSlot(place)) return { x: left(spot(place)), y: top(spot(place)), size: CELL };
  const { x, y } = middle(place);
  return { x: x - TILE / 2, y: y - TILE / 2, size: TILE };
}

/** The rows of a tile as they are printed, from the rows as it lies after some quarter turns clockwise. */
export function printed(rows: readonly string[], turns: number): string[] {
  return rows.map((line, r) => [...line].map((_, c) => at(rows, lies({ col: c, row: r }, turns))).join(''));
}

const at = (rows: readonly string[], { col, row }: Spot): string => rows[row]?.[col] ?? '.';

/** Where a printed cell lies inside its slot after some quarter turns clockwise. */
export function lies({ col, row }: Spot, turns: number): Spot {
  const last = SIDE - 1;
  if (turns === 1) return { row: col, col: last - row };
  if (turns === 2) return { row: last - row, col: last - col };
  if (turns === 3) return { row: last - col, col: row };
  return { row, col };
}

/** Angles that never jump: a tile turns the short way, also from three quarters to none. */
export class Angles {
  readonly #angles = new Map<string, number>();

  of(face: string, turns: number): number {
    const before = this.#angles.get(face);
    const now = before === undefined ? turns * 90 : before + short(turns * 90 - before);
    this.#angles.set(face, now);
    return now;
  }
}

function short(angle: number): number {
  const round = ((angle % 360) + 360) % 360;
  return round > 180 ? round - 360 : round;
}

export interface Cell extends Spot {
  readonly name: string;
  readonly terrain: string;
  readonly owner: number | null;
}

const grounds = new WeakMap<readonly TileFacts[], Cell[][]>();

/** All cells row by row; the hole has none. */
export function cells(view: DokmusView): Cell[][] {
  const owners = new Map(view.tokens.flatMap((tokens, seat) => tokens.map((cell) => [cell, seat] as const)));
  return ground(view.tiles, view).map((line) =>
    line.map((cell) => (owners.has(cell.name) ? { ...cell, owner: owners.get(cell.name) ?? null } : cell)),
  );
}

/** The cells as the tiles lie, without tokens; the same for the same tiles. */
export function ground(tiles: readonly TileFacts[], view: View): Cell[][] {
  const found = grounds.get(tiles) ?? survey(tiles, rowsOf(view));
  grounds.set(tiles, found);
  return found;
}

function survey(tiles: readonly TileFacts[], rows: number): Cell[][] {
  const bySlot = new Map(tiles.map((tile) => [tile.slot, tile]));
  return Array.from({ length: rows * SIDE }, (_, row) =>
    Array.from({ length: 3 * SIDE }, (_, col) => ({ col, row })).flatMap((place) => {
      const tile = bySlot.get(slotOf(place));
      if (!tile) return [];
      const sign = tile.rows[place.row % SIDE]?.[place.col % SIDE] ?? '.';
      return [{ ...place, name: cellName(place.col, place.row), terrain: TERRAINS[sign] ?? 'meadow', owner: null }];
    }),
  );
}

/** Where cells can lie, row by row, each row in parts that belong to a slot. */
export function grid(rows: number): { slot: string; cells: (Spot & { name: string })[] }[][] {
  return Array.from({ length: rows * SIDE }, (_, row) =>
    Array.from({ length: 3 }, (_, part) => {
      const cells = Array.from({ length: SIDE }, (_, k) => ({
        row,
        col: part * SIDE + k,
        name: cellName(part * SIDE + k, row),
      }));
      return { slot: slotOf({ row, col: part * SIDE }), cells };
    }),
  );
}

/** The cells of which there is something else to say than the last time: all of them where the tiles or the `tongue` changed. */
export function news(): (view: DokmusView, choosing: Choosing, tongue: string) => Iterable<readonly [Cell, Offer]> {
  let laid: unknown;
  let spoken = '';
  let said = new Map<string, string>();
  return function* (view, choosing, tongue) {
    if (laid !== view.tiles || spoken !== tongue) said = new Map();
    [laid, spoken] = [view.tiles, tongue];
    for (const line of cells(view)) {
      for (const cell of line) {
        const what = offer(cell.name, choosing);
        const now = `${cell.owner} ${what}`;
        if (said.get(cell.name) === now) continue;
        said.set(cell.name, now);
        yield [cell, what];
      }
    }
  };
}

export interface Token {
  readonly cell: string;
  readonly seat: number;
  /** The tile that carries it, and where on the tile as it is printed, from its middle: so that it travels with the tile. */
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly burning: boolean;
}

export function tokens(stand: DokmusView['tokens'], tiles: readonly TileFacts[]): Token[] {
  const bySlot = new Map(tiles.map((tile) => [tile.slot, tile]));
  return stand.flatMap((own, seat) =>
    own.flatMap((cell) => {
      const place = spot(cell);
      const tile = bySlot.get(slotOf(place));
      if (!tile) return [];
      const lying = { col: place.col % SIDE, row: place.row % SIDE };
      const inside = lies(lying, (4 - tile.turns) % 4);
      const burning = at(tile.rows, lying) === 'v';
      return [{ cell, seat, face: tile.face, x: (inside.col - 3) * CELL, y: (inside.row - 3) * CELL, burning }];
    }),
  );
}

/** A tile as it lies: its middle and its angle. */
export interface Carrier {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Where a token stands whose tile lies so. */
export function carried({ x, y }: Token, tile: Carrier): { x: number; y: number } {
  const angle = (tile.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: Math.round(tile.x + x * cos - y * sin), y: Math.round(tile.y + x * sin + y * cos) };
}

/** What can be done with a cell: what it costs is told by the words of the moves. */
export type Offer = 'free' | 'paid' | 'both' | 'from' | 'to' | null;

export function offer(cell: string, choosing: Choosing): Offer {
  const moves = choosing.offers.get(cell);
  if (!moves) return null;
  const place = moves.filter((move) => !move.startsWith('move '));
  if (!place.length) return moves.every((move) => move.startsWith(`move ${cell} `)) ? 'from' : 'to';
  const paid = place.some((move) => move.endsWith(' sacrifice'));
  const free = place.some((move) => !move.endsWith(' sacrifice'));
  return paid ? (free ? 'both' : 'paid') : 'free';
}

/** A cell in words, for the ear and for the line under the board; `owners` says whose a token is, by seat. */
export function describe(cell: Cell, what: Offer, owners: readonly string[], words: Words): string {
  const owner = cell.owner === null ? '' : ` · ${owners[cell.owner] ?? ''}`;
  const can = what ? ` · ${words.say(`dokmus-can-${what}`)}` : '';
  const tile = words.say('dokmus-tile', { slot: slotOf(cell) });
  return `${words.say('dokmus-cell', { cell: cell.name })} · ${tile} · ${words.say(`terrain-${cell.terrain}`)}${owner}${can}`;
}

/** What is on a cell, as ids of the glossary; the hole is where no tile lies. */
export function whats(place: string, view: View): string[] {
  const facts = view as DokmusView;
  if (isSlot(place)) return [facts.tiles.some(({ slot }) => slot === place) ? 'concept-tile' : 'concept-hole'];
  const cell = cells(facts)
    .flat()
    .find(({ name }) => name === place);
  if (!cell) return ['concept-hole'];
  return [...(cell.owner === null ? [] : ['concept-token']), `terrain-${cell.terrain}`, 'concept-tile'];
}

/** Where a cell is free and also within a crossing, a sacrifice buys no ground, only its count at the end (D12.7). */
export function about({ candidates, picks }: Choosing, view: View, words: Words): string {
  const cell = picks.find(isCell);
  if (candidates.length < 2 || !cell || !candidates.every((move) => move.startsWith(`place ${cell}`))) return '';
  return words.say('dokmus-both', { left: ((view as DokmusView).action?.left ?? 1) - 1, players: view.players });
}

/** Something to take hold of on a tile. */
export interface Handle {
  readonly slot: string;
  readonly words: readonly string[];
  readonly kind: 'slide' | 'cw' | 'ccw';
}

/** Handles are there once there is nothing to place. */
export function handles(choosing: Choosing): Handle[] {
  if (choosing.candidates.some((move) => move.startsWith('place'))) return [];
  return choosing.candidates.flatMap((move): Handle[] => {
    const words = move.split(' ');
    const [verb, slot = '', way] = words;
    if (verb === 'slide') return [{ slot, words, kind: 'slide' }];
    return verb === 'rotate' ? [{ slot, words, kind: way === 'cw' ? 'cw' : 'ccw' }] : [];
  });
}

export interface Marks {
  readonly cells: Map<string, number>;
  readonly slots: Map<string, number>;
  readonly trails: [string, string, number][];
}

/** Where the last moves left their marks: cells with a token that came, slots of tiles that came or turned. Marks go with their tile. */
export function marks(lastMoves: readonly PlayedMove[], view: DokmusView): Marks {
  let found: Marks = { cells: new Map(), slots: new Map(), trails: [] };
  let hole: string | null = null;
  for (const { seat, move } of lastMoves) {
    const [verb, a = '', b = ''] = move.split(' ');
    if (verb === 'place' || verb === 'start') found.cells.set(a, seat);
    else if (verb === 'move') {
      found.cells.delete(a);
      found.cells.set(b, seat);
      found.trails.push([a, b, seat]);
    } else if (verb === 'rotate') {
      found = carry(found, a, a, b === 'cw' ? 1 : 3);
      found.slots.set(a, seat);
    } else if (verb === 'slide') {
      found = carry(found, a, hole, 0);
      if (hole) found.slots.set(hole, seat);
      hole = a;
    }
  }
  const stands = ([cell, seat]: [string, number]): boolean => view.tokens[seat]?.includes(cell) ?? false;
  return { ...found, cells: new Map([...found.cells].filter(stands)) };
}

/** Marks after the tile of a slot went to another, or turned; where it went is not known (null) if it was the first to slide. */
function carry({ cells, slots, trails }: Marks, from: string, to: string | null, turns: number): Marks {
  const moved = (cell: string): string | null => {
    const { col, row } = spot(cell);
    if (slotOf({ col, row }) !== from) return cell;
    if (to === null) return null;
    const [corner, inside] = [spot(to), lies({ col: col % SIDE, row: row % SIDE }, turns)];
    return cellName(corner.col * SIDE + inside.col, corner.row * SIDE + inside.row);
  };
  const slot = (one: string): string | null => (one === from ? to : one);
  const all = (marked: Map<string, number>, where: (one: string) => string | null): Map<string, number> =>
    new Map(
      [...marked].flatMap(([one, seat]) => {
        const now = where(one);
        return now === null ? [] : [[now, seat]];
      }),
    );
  return {
    cells: all(cells, moved),
    slots: all(slots, slot),
    trails: trails.flatMap(([a, b, seat]) => {
      const [start, end] = [moved(a), moved(b)];
      return start && end ? [[start, end, seat]] : [];
    }),
  };
}

/** What a click on something unavailable was probably meant as. */
export function meant(words: readonly string[], choosing: Choosing, view: View): string | null {
  const { phase } = view as DokmusView;
  const [word = ''] = words;
  if (words.length > 1) return words.join(' ');
  if (isSlot(word)) return choosing.picks[0] === 'rotate' ? `rotate ${word} cw` : `slide ${word}`;
  if (!isCell(word)) return /^[1-5]$/.test(word) ? `draft ${word}` : null;
  if (phase === 'start') return `start ${word}`;
  const from = choosing.picks.find(isCell);
  if (choosing.verbs.length === 1 && choosing.verbs[0] === 'move')
    return from ? `move ${from} ${word}` : `move ${word} ${word}`;
  return `place ${word}`;
}

const TOKENS = 'M12 3 21 20H3Z';
const CARD = 'M6 3h12v18H6Z';
const FLAME = 'M12 2c1 5 6 7 6 12a6 6 0 0 1-12 0c0-3 2-4 3-7 1 2 2 2 3 3 0-3-1-5 0-8Z';

export function facts(view: View, seat: number, words: Words): Fact[] {
  const { supply, sacrificed, revealed, talisman, chosen, action, phase } = view as DokmusView;
  const own = view.seat === seat ? (view as DokmusView).private?.card : null;
  const card = revealed[seat] ?? own;
  const found: Fact[] = [
    { label: words.say('dokmus-supply'), value: supply[seat] ?? 0, icon: TOKENS, what: 'concept-supply' },
    { label: words.say('dokmus-sacrificed'), value: sacrificed[seat] ?? 0, icon: FLAME, what: 'concept-sacrificed' },
  ];
  const named = { label: words.say('dokmus-card'), icon: CARD };
  if (card) found.push({ ...named, value: `#${card}`, what: `card-${card}` });
  else if (phase !== 'over' && chosen.includes(seat))
    found.push({ ...named, value: words.say('dokmus-card-hidden'), what: 'concept-card' });
  if (talisman === seat && action !== null)
    found.push({ label: words.say('dokmus-talisman'), value: '☀', what: 'concept-talisman' });
  return found;
}

export function stands(view: View, words: Words): string {
  const { round, phase } = view as DokmusView;
  if (phase === 'start') return words.say('dokmus-stands-start');
  if (phase === 'over') return '';
  return words.say('dokmus-round', { round });
}
