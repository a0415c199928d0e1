/** The art of a tile: areas of terrain as cut paper, and symbols that stand in the cells. */
import { pathAt } from '../kit/path_at';
import { CELL, lies, SIDE } from './dokmus';
import { SYMBOLS } from './symbols';

export interface Art {
  readonly forest: string;
  readonly water: string;
  readonly stone: string;
  readonly ash: string;
}

/** A shape, and what it is painted with. */
export interface Stroke {
  readonly paint: string;
  readonly d: string;
}

const cache = new Map<string, Art>();

/** The drawing of a face, around the middle of its tile; made once. */
export function art(rows: readonly string[]): Art {
  const key = rows.join('');
  let drawn = cache.get(key);
  if (!drawn) {
    drawn = {
      forest: area(rows, 'f'),
      water: area(rows, '~'),
      stone: area(rows, '^'),
      ash: area(rows, 'v'),
    };
    cache.set(key, drawn);
  }
  return drawn;
}

const KINDS: Record<string, readonly string[]> = {
  f: ['wood-a', 'wood-b', 'wood-c'],
  '~': ['wave-a', 'wave-b'],
  '^': ['peak-a', 'peak-b'],
  v: ['volcano'],
  r: ['ruins'],
  t: ['small'],
  T: ['large'],
  '.': ['none', 'none', 'grass', 'none'],
};

const standing = new Map<string, readonly Stroke[]>();

/** What stands on a tile as it lies, around its middle; made once. Whatever is painted alike is one shape, which is quickly drawn. */
export function symbols(rows: readonly string[], turns: number): readonly Stroke[] {
  const key = `${turns}${rows.join('')}`;
  const known = standing.get(key);
  if (known) return known;
  const shapes = new Map<string, string>();
  for (const [row, line] of rows.entries()) {
    for (const [col, sign] of [...line].entries()) {
      const kinds = KINDS[sign] ?? ['none'];
      const kind = kinds[Math.floor(chaos(col, row, 3) * kinds.length)] ?? 'none';
      const place = lies({ col, row }, turns);
      const middle = (SIDE - 1) / 2;
      for (const [paint, d] of Object.entries(SYMBOLS[kind] ?? {})) {
        shapes.set(
          paint,
          (shapes.get(paint) ?? '') + pathAt(d, (place.col - middle) * CELL, (place.row - middle) * CELL),
        );
      }
    }
  }
  const drawn = [...shapes].map(([paint, d]) => ({ paint, d }));
  standing.set(key, drawn);
  return drawn;
}

type Point = readonly [number, number];

/**
 * The outline of all cells with a sign, as soft closed curves. Cells at the rim go on beyond it (the tile is clipped), so that
 * areas meet those of the next tile.
 */
export function area(rows: readonly string[], sign: string): string {
  const has = (col: number, row: number): boolean =>
    rows[clamp(row)]?.[clamp(col)] === sign && inRing(col) && inRing(row);
  return outlines(has).map(curve).join('');
}

const clamp = (n: number): number => Math.max(0, Math.min(SIDE - 1, n));
const inRing = (n: number): boolean => n >= -1 && n <= SIDE;

/** The closed borders of a set of cells, with the set on the right hand. */
function outlines(has: (col: number, row: number) => boolean): Point[][] {
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point) => {
    const key = from.join();
    next.set(key, [...(next.get(key) ?? []), to]);
  };
  for (let row = -1; row <= SIDE; row += 1)
    for (let col = -1; col <= SIDE; col += 1) {
      if (!has(col, row)) continue;
      if (!has(col, row - 1)) edge([col, row], [col + 1, row]);
      if (!has(col + 1, row)) edge([col + 1, row], [col + 1, row + 1]);
      if (!has(col, row + 1)) edge([col + 1, row + 1], [col, row + 1]);
      if (!has(col - 1, row)) edge([col, row + 1], [col, row]);
    }
  const loops: Point[][] = [];
  for (const start of [...next.keys()]) {
    while (next.get(start)?.length) loops.push(walk(start, next));
  }
  return loops;
}

/** Follows edges from a corner until it comes back; where two cells touch by a corner it turns right and keeps them apart. */
function walk(start: string, next: Map<string, Point[]>): Point[] {
  const loop: Point[] = [];
  let key = start;
  let before: Point | null = null;
  do {
    const here = key.split(',').map(Number) as unknown as Point;
    const ways = next.get(key) ?? [];
    const way = ways.length > 1 && before ? rightmost(before, here, ways) : (ways[0] as Point);
    next.set(
      key,
      ways.filter((other) => other !== way),
    );
    loop.push(here);
    before = here;
    key = way.join();
  } while (key !== start);
  return loop;
}

function rightmost(before: Point, here: Point, ways: readonly Point[]): Point {
  const [dx, dy] = [here[0] - before[0], here[1] - before[1]];
  const right = ways.find((way) => way[0] - here[0] === -dy && way[1] - here[1] === dx);
  return (right ?? ways[0]) as Point;
}

/** A soft curve through the middles of the edges, cut with an unsteady hand. */
function curve(loop: readonly Point[]): string {
  const points = loop.map(([col, row]): Point => {
    const [jx, jy] = [chaos(col, row, 1) - 0.5, chaos(col, row, 2) - 0.5];
    return [Math.round((col - SIDE / 2 + jx * 0.22) * CELL), Math.round((row - SIDE / 2 + jy * 0.22) * CELL)];
  });
  const mid = (a: Point, b: Point) => `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
  const last = points.at(-1) as Point;
  let path = `M${mid(last, points[0] as Point)}`;
  points.forEach((point, index) => {
    path += `Q${point[0]} ${point[1]} ${mid(point, points[(index + 1) % points.length] as Point)}`;
  });
  return `${path}Z`;
}

/** A number from 0 to 1 that looks random and is always the same for the same place. */
export function chaos(col: number, row: number, salt: number): number {
  const n = Math.sin(col * 127.1 + row * 311.7 + salt * 74.7) * 43758.5453;
  return n - Math.floor(n);
}
