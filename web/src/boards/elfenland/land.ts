/** What the land looks like: the country around a road is of its terrain. Nothing here matters for the game. */
import { type Field, type Grid, outlines, sampled, smooth } from './contour';
import {
  along,
  at,
  curve,
  isRoad,
  LAKES,
  paced,
  type Point,
  round,
  SHEET,
  type Terrain,
  TOWNS,
  type Way,
  WAYS,
  written,
} from './map';

const STEP = 17;
const GRID: Grid = {
  left: SHEET.left,
  top: SHEET.top,
  step: STEP,
  columns: Math.ceil(SHEET.width / STEP) + 1,
  rows: Math.ceil(SHEET.height / STEP) + 1,
};
const COAST = 62;
const WILD: readonly Terrain[] = ['desert', 'forest', 'mountain'];
const TERRAINS: readonly Terrain[] = ['plains', ...WILD];

export interface Country {
  readonly coast: string;
  readonly areas: Readonly<Record<string, string>>;
  readonly lakes: readonly { readonly id: string; readonly shore: string; readonly x: number; readonly y: number }[];
  readonly growth: Readonly<Record<Terrain, { readonly solid: string; readonly dark: string; readonly line: string }>>;
}

/** A hilly number between -1 and 1, the same for the same place. */
const hills = (x: number, y: number): number =>
  (Math.sin(x / 37 + Math.cos(y / 53) * 2) + Math.sin(y / 29 + Math.sin(x / 61) * 2) + Math.sin((x + y) / 17)) / 3;

/** A number between 0 and 1 that looks like chance and is the same every time. */
function toss(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Places as a row of numbers, x and y in turn: there are many of them to be asked. */
type Row = Float64Array;
const row = (points: readonly Point[]): Row => Float64Array.from(points.flatMap(({ x, y }) => [x, y]));

/** How far it is to the nearest of these places. */
function near(places: Row, x: number, y: number): number {
  let least = Infinity;
  for (let k = 0; k < places.length; k += 2) {
    const dx = (places[k] as number) - x;
    const dy = (places[k + 1] as number) - y;
    const far = dx * dx + dy * dy;
    if (far < least) least = far;
  }
  return Math.sqrt(least);
}

function trace(way: Way): Point[] {
  const line = curve(way);
  return Array.from({ length: 7 }, (_, k) => along(line, 0.11 + k * 0.13));
}

/** A lake reaches from its middle for its towns. */
function arms(towns: readonly string[]): Point[] {
  const places = towns.map(at);
  const middle = {
    x: places.reduce((sum, p) => sum + p.x, 0) / places.length,
    y: places.reduce((sum, p) => sum + p.y, 0) / places.length,
  };
  return places.flatMap((place) =>
    [0, 0.2, 0.4, 0.6, 0.8].map((t) => ({
      x: middle.x + (place.x - middle.x) * t,
      y: middle.y + (place.y - middle.y) * t,
    })),
  );
}

export function country(): Country {
  const roads = WAYS.filter(isRoad);
  const traces = new Map(
    TERRAINS.map((terrain) => [terrain, row(roads.filter(({ ground }) => ground === terrain).flatMap(trace))]),
  );
  const shores = LAKES.map((one) => ({ ...one, points: arms(one.towns) }));
  const everything = row([...TOWNS, ...WAYS.flatMap(trace)]);
  const x = (column: number) => GRID.left + column * STEP;
  const y = (row: number) => GRID.top + row * STEP;
  const known =
    (make: (x: number, y: number) => number): Field =>
    (column, row) =>
      make(x(column), y(row));

  const far = new Map(
    [...traces].map(
      ([terrain, points]) =>
        [
          terrain,
          sampled(
            GRID,
            known((px, py) => near(points, px, py)),
          ),
        ] as const,
    ),
  );
  /** By how much a terrain is nearer than all others. */
  const lead =
    (wanted: Terrain): Field =>
    (column, row) => {
      let [own, other] = [Infinity, Infinity];
      for (const [terrain, distances] of far) {
        const distance = distances[row * GRID.columns + column] ?? 0;
        if (terrain === wanted) own = distance;
        else other = Math.min(other, distance);
      }
      return other - own + hills(x(column) * 1.2, y(row) * 1.2) * 17;
    };
  const areas = Object.fromEntries(
    WILD.map((terrain) => [terrain, outlines(GRID, lead(terrain)).map(smooth).join('')]),
  );
  const [coast = []] = outlines(
    GRID,
    known((px, py) => COAST + hills(px, py) * 10 - near(everything, px, py)),
  );
  const lakes = shores.map((one) => {
    const places = row(one.points);
    const [shore = []] = outlines(
      GRID,
      known((px, py) => 38 + hills(px * 1.3, py * 1.3) * 6 - near(places, px, py)),
    );
    return { id: one.id, x: one.x, y: one.y, shore: smooth(shore) };
  });
  return {
    coast: smooth(coast),
    areas,
    lakes,
    growth: growth(traces, everything, row(shores.flatMap((one) => one.points))),
  };
}

/** Trees, peaks, dunes and tufts where there is room for them. */
function growth(traces: ReadonlyMap<Terrain, Row>, everything: Row, lakes: Row): Country['growth'] {
  const ways = row(WAYS.flatMap((way) => paced(curve(way), 12, 0)));
  const grown = { plains: blank(), forest: blank(), desert: blank(), mountain: blank() };
  let seed = 0;
  for (let line = 0; line * 25 < SHEET.height; line += 1)
    for (let column = 0; column * 33 < SHEET.width; column += 1) {
      seed += 1;
      const px = SHEET.left + column * 33 + (line % 2) * 16 + toss(seed) * 14;
      const py = SHEET.top + line * 25 + toss(seed + 0.5) * 11;
      if (near(everything, px, py) > COAST - 22 || near(ways, px, py) < 24 || near(lakes, px, py) < 54) continue;
      if (TOWNS.some((town) => Math.abs(town.x - px) < 56 && py - town.y > -46 && py - town.y < 58)) continue;
      const [terrain] = [...traces]
        .map(([name, points]) => [name, near(points, px, py)] as const)
        .reduce((best, one) => (one[1] < best[1] ? one : best));
      plant(grown[terrain], terrain, round(px), round(py), 0.8 + toss(seed + 0.25) * 0.45);
    }
  return grown;
}

const blank = () => ({ solid: '', dark: '', line: '' });

function plant(
  into: { solid: string; dark: string; line: string },
  terrain: Terrain,
  x: number,
  y: number,
  size: number,
): void {
  const n = (value: number) => round(value * size);
  if (terrain === 'forest') {
    into.solid += `M${x} ${y}m0 ${n(-22)}l${n(8)} ${n(13)}h${n(-4)}l${n(6)} ${n(10)}h${n(-20)}l${n(6)} ${n(-10)}h${n(-4)}Z`;
    into.dark += `M${x} ${y}m0 ${n(-22)}l${n(8)} ${n(13)}h${n(-4)}l${n(6)} ${n(10)}h${n(-10)}Z`;
    into.line += `M${x} ${round(y + n(1))}v${n(5)}`;
  } else if (terrain === 'mountain') {
    into.solid += `M${round(x - n(19))} ${y}l${n(14)} ${n(-26)} ${n(7)} ${n(9)} ${n(5)} ${n(-7)} ${n(13)} ${n(24)}Z`;
    into.dark += `M${round(x - n(5))} ${round(y - n(26))}l${n(7)} ${n(9)}-${Math.abs(n(2))} ${n(6)} ${n(6)} ${n(11)}h${n(-7)}l${n(-3)} ${n(-10)} ${n(2)} ${n(-6)}Z`;
    into.line += `M${round(x + n(12))} ${round(y - n(14))}l${n(5)} ${n(12)}M${round(x + n(7))} ${round(y - n(10))}l${n(4)} ${n(9)}`;
  } else if (terrain === 'desert') {
    into.line += `M${round(x - n(18))} ${y}q${n(10)} ${n(-12)} ${n(20)} ${n(-4)}t${n(18)} ${n(2)}M${round(x - n(4))} ${round(y + n(6))}q${n(8)} ${n(-7)} ${n(16)} ${n(-1)}`;
  } else {
    into.line += `M${round(x - n(6))} ${y}q${n(-1)} ${n(-6)} ${n(-5)} ${n(-8)}m${n(5)} ${n(8)}v${n(-11)}m0 ${n(11)}q${n(1)} ${n(-6)} ${n(5)} ${n(-8)}`;
  }
}

export interface Road {
  readonly way: Way;
  readonly line: string;
  /** What stands along the way in the manner of its terrain. */
  readonly solid: string;
  readonly marks: string;
}

/** Leaves, ridges and dunes along the roads; arrows down the rivers. */
export function roads(): Road[] {
  return WAYS.map((way) => {
    const line = curve(way);
    let [solid, marks] = ['', ''];
    const pace = { plains: 11, forest: 15, desert: 21, mountain: 17, river: 34, mare_magnum: 1000, mare_nebulae: 1000 }[
      way.ground
    ];
    paced(line, pace, way.ground === 'river' ? 40 : 30).forEach((spot, k) => {
      const turned = (dx: number, dy: number): string => {
        const turn = (spot.angle * Math.PI) / 180;
        return `${round(spot.x + dx * Math.cos(turn) - dy * Math.sin(turn))} ${round(spot.y + dx * Math.sin(turn) + dy * Math.cos(turn))}`;
      };
      const side = k % 2 ? 1 : -1;
      if (way.ground === 'plains') marks += `M${turned(-1, 0)}L${turned(1, 0)}`;
      else if (way.ground === 'forest')
        solid += `M${turned(-4, 4 * side)}Q${turned(-6, 12 * side)} ${turned(6, 14 * side)}Q${turned(8, 6 * side)} ${turned(-4, 4 * side)}Z`;
      else if (way.ground === 'desert')
        marks += `M${turned(-10, 0)}Q${turned(-5, -7 * side)} ${turned(0, 0)}T${turned(10, 0)}`;
      else if (way.ground === 'mountain')
        solid += `M${round(spot.x - 9)} ${round(spot.y + 5)}L${spot.x} ${round(spot.y - 11)}L${round(spot.x + 9)} ${round(spot.y + 5)}L${spot.x} ${round(spot.y + 1)}Z`;
      else if (way.ground === 'river') marks += `M${turned(-4, -5)}L${turned(3, 0)}L${turned(-4, 5)}`;
    });
    return { way, line: written(line), solid, marks };
  });
}
