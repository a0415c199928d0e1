/** Outlines of a field of numbers: where it crosses zero, as smooth closed paths. */
import { type Point, round } from './map';

export interface Grid {
  readonly left: number;
  readonly top: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
}

export type Field = (column: number, row: number) => number;

/** The field at every corner of the grid, row by row. */
export function sampled(grid: Grid, field: Field): Float64Array {
  return Float64Array.from({ length: grid.columns * grid.rows }, (_, k) =>
    field(k % grid.columns, Math.floor(k / grid.columns)),
  );
}

/** All outlines, the longest first. The field is taken to be negative outside of the grid. */
export function outlines(grid: Grid, field: Field): Point[][] {
  const known = sampled(grid, field);
  const value: Field = (column, row) =>
    column < 0 || row < 0 || column >= grid.columns || row >= grid.rows
      ? -1
      : (known[row * grid.columns + column] ?? 0) || -1e-6;
  const links = new Map<string, { point: Point; next: string }>();
  for (let row = -1; row < grid.rows; row += 1)
    for (let column = -1; column < grid.columns; column += 1)
      for (const [from, to] of crossings(value, column, row))
        links.set(from, { point: place(grid, value, from), next: to });
  return loops(links).sort((a, b) => b.length - a.length);
}

/** The edges of a square that the outline enters and leaves by, the inside on its left. */
function crossings(value: Field, column: number, row: number): [string, string][] {
  const corner = [value(column, row), value(column + 1, row), value(column + 1, row + 1), value(column, row + 1)].map(
    (v) => v > 0,
  );
  const edge = [`h${column},${row}`, `v${column + 1},${row}`, `h${column},${row + 1}`, `v${column},${row}`];
  const into: string[] = [];
  const out: string[] = [];
  for (let k = 0; k < 4; k += 1) {
    if (corner[k] && !corner[(k + 1) % 4]) out.push(edge[k] ?? '');
    if (!corner[k] && corner[(k + 1) % 4]) into.push(edge[k] ?? '');
  }
  return into.map((from, k) => [from, out[k] ?? '']);
}

function place({ left, top, step }: Grid, value: Field, edge: string): Point {
  const [column = 0, row = 0] = edge.slice(1).split(',').map(Number);
  const flat = edge.startsWith('h');
  const [a, b] = [value(column, row), flat ? value(column + 1, row) : value(column, row + 1)];
  const t = a / (a - b);
  return { x: left + (column + (flat ? t : 0)) * step, y: top + (row + (flat ? 0 : t)) * step };
}

function loops(links: Map<string, { point: Point; next: string }>): Point[][] {
  const found: Point[][] = [];
  while (links.size) {
    const loop: Point[] = [];
    let [edge] = links.keys();
    for (let link = links.get(edge ?? ''); link && edge; link = links.get(edge)) {
      loop.push(link.point);
      links.delete(edge);
      edge = link.next;
    }
    found.push(loop);
  }
  return found;
}

/** A smooth path: the points are handles, the curve passes between them. */
export function smooth(loop: readonly Point[]): string {
  const middle = (k: number): string => {
    const [a, b] = [loop[k % loop.length] as Point, loop[(k + 1) % loop.length] as Point];
    return `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  };
  const parts = loop.map((_, k) => {
    const handle = loop[(k + 1) % loop.length] as Point;
    return `Q${round(handle.x)} ${round(handle.y)} ${middle(k + 1)}`;
  });
  return `M${middle(0)}${parts.join('')}Z`;
}
