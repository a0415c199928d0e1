/** The land of the elves as it lies on the sheet: towns, ways, the curves between them. All facts come from the game's own data. */
import land from '../../../../src/ludoteca/games/elfenland/data/map.json';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Terrain = 'plains' | 'forest' | 'desert' | 'mountain';
export type Water = 'river' | 'mare_magnum' | 'mare_nebulae';

export interface Town extends Point {
  readonly id: string;
  readonly capital: boolean;
}

export interface Way extends Point {
  readonly id: string;
  /** A river flows from `a` to `b`. */
  readonly a: string;
  readonly b: string;
  readonly ground: Terrain | Water;
}

export const SHEET = { left: -26, top: -14, width: 1052, height: 796 } as const;
export const RATIO = SHEET.width / SHEET.height;

/** Where a way that runs beside another is drawn a little aside, so that both can be seen and hit. */
const ASIDE: Record<string, readonly [number, number]> = {
  R14: [-16, 0],
  R23: [-10, -4],
  R31: [-14, 2],
  R32: [0, -14],
  R33: [-6, -18],
  N2: [13, 6],
  N3: [28, 6],
  V2: [2, -27],
  V5: [-6, 16],
  V6: [0, 12],
  V7: [24, -14],
  M1: [6, 0],
  M3: [0, 4],
};

export const TOWNS: readonly Town[] = land.towns.map(({ id, x, y, capital }) => ({ id, x, y, capital }));
export const TOWN = new Map(TOWNS.map((town) => [town.id, town]));

const aside = (id: string, { x, y }: Point): Point => ({ x: x + (ASIDE[id]?.[0] ?? 0), y: y + (ASIDE[id]?.[1] ?? 0) });

export const WAYS: readonly Way[] = [
  ...land.roads.map((road) => ({
    id: road.id,
    a: road.a,
    b: road.b,
    ground: road.terrain as Terrain,
    ...aside(road.id, road),
  })),
  ...land.rivers.map((river) => ({
    id: river.id,
    a: river.from,
    b: river.to,
    ground: 'river' as const,
    ...aside(river.id, river),
  })),
  ...land.lakes.flatMap((lake) =>
    lake.ferries.map((ferry) => ({
      id: ferry.id,
      a: ferry.a,
      b: ferry.b,
      ground: lake.id as Water,
      ...aside(ferry.id, ferry),
    })),
  ),
];
export const WAY = new Map(WAYS.map((way) => [way.id, way]));
export const LAKES = land.lakes.map(({ id, label_x, label_y, towns }) => ({
  id: id as Water,
  x: label_x,
  y: label_y,
  towns,
}));

export const isRoad = (way: Way): boolean => way.id.startsWith('R');
export const isWay = (word: string): boolean => WAY.has(word);
export const isTown = (word: string): boolean => TOWN.has(word);
export const at = (town: string): Town => TOWN.get(town) ?? (TOWNS[0] as Town);
export const leads = (way: Way, from: string): string | null =>
  way.a === from ? way.b : way.b === from ? way.a : null;
export const waysFrom = (town: string): Way[] => WAYS.filter((way) => leads(way, town) !== null);

/** A curve with one handle. */
export interface Curve {
  readonly from: Point;
  readonly handle: Point;
  readonly to: Point;
}

/** From town to town through the point of the way. */
export function curve(way: Way, from = way.a): Curve {
  const [start, end] = [at(from), at(leads(way, from) ?? way.b)];
  const [before, after] = [Math.hypot(way.x - start.x, way.y - start.y), Math.hypot(way.x - end.x, way.y - end.y)];
  const t = before / (before + after);
  const through = (key: 'x' | 'y') => (way[key] - (1 - t) ** 2 * start[key] - t ** 2 * end[key]) / (2 * t * (1 - t));
  return { from: start, handle: { x: through('x'), y: through('y') }, to: end };
}

export function along({ from, handle, to }: Curve, t: number): Point {
  const mix = (key: 'x' | 'y') => (1 - t) ** 2 * from[key] + 2 * t * (1 - t) * handle[key] + t ** 2 * to[key];
  return { x: mix('x'), y: mix('y') };
}

/** The direction of the curve in degrees. */
export function heading({ from, handle, to }: Curve, t: number): number {
  const slope = (key: 'x' | 'y') => (1 - t) * (handle[key] - from[key]) + t * (to[key] - handle[key]);
  return (Math.atan2(slope('y'), slope('x')) * 180) / Math.PI;
}

export const written = ({ from, handle, to }: Curve): string =>
  `M${round(from.x)} ${round(from.y)}Q${round(handle.x)} ${round(handle.y)} ${round(to.x)} ${round(to.y)}`;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** Points at even distances on the curve, each with its direction; a gap is left at both towns. */
export function paced(line: Curve, pace: number, gap: number): (Point & { readonly angle: number })[] {
  const steps = 60;
  const found: (Point & { angle: number })[] = [];
  const length = lengthOf(line, steps);
  const count = Math.max(1, Math.floor((length - 2 * gap) / pace));
  const first = (length - (count - 1) * pace) / 2;
  let walked = 0;
  let before: Point = line.from;
  for (let k = 1; k <= steps; k += 1) {
    const point = along(line, k / steps);
    walked += Math.hypot(point.x - before.x, point.y - before.y);
    before = point;
    if (found.length < count && walked >= first + found.length * pace)
      found.push({ ...point, angle: heading(line, k / steps) });
  }
  return found;
}

function lengthOf(line: Curve, steps: number): number {
  let length = 0;
  let before: Point = line.from;
  for (let k = 1; k <= steps; k += 1) {
    const point = along(line, k / steps);
    length += Math.hypot(point.x - before.x, point.y - before.y);
    before = point;
  }
  return length;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place an arrow key leads to: the nearest one that lies more in that direction than to the side. */
export function towards<P extends Point>(key: string, from: Point, places: readonly P[]): P | null {
  const step = STEPS[key];
  if (!step) return null;
  const [dx, dy] = step;
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const side = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (ahead < 4 || side > ahead * 1.6) continue;
    const cost = ahead + side * 1.5;
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
