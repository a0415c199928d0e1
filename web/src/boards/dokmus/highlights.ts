/** What can be chosen, drawn: a path for all cells of a kind, so that there is little to keep in step however many cells there are. */
import { pathAt } from '../kit/path_at';
import { left, type Offer, type Spot, top } from './dokmus';

/** A cell that can be chosen. */
export interface Offered extends Spot {
  readonly name: string;
  readonly what: NonNullable<Offer>;
}
export interface Highlights {
  readonly squares: readonly { readonly what: string; readonly d: string }[];
  readonly dots: string;
  readonly coins: string;
  readonly flames: string;
}

const KINDS = ['free', 'paid', 'both', 'from', 'to'] as const;
const FLAME = 'M0-16c2 8 10 11 10 19a10 10 0 0 1-20 0c0-5 3-7 5-12 2 4 3 4 5 5 0-5-2-8 0-12Z';
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
export const square = (cell: Spot): string =>
  `M${left(cell) + 28} ${top(cell) + 8}h44a20 20 0 0 1 20 20v44a20 20 0 0 1-20 20h-44a20 20 0 0 1-20-20v-44a20 20 0 0 1 20-20Z`;

export function highlights(offered: readonly Offered[]): Highlights {
  const drawn = (draw: (cell: Offered, x: number, y: number) => string): string =>
    offered.map((cell) => draw(cell, left(cell), top(cell))).join('');
  return {
    squares: KINDS.map((kind) => ({ what: kind, d: drawn((cell) => (cell.what === kind ? square(cell) : '')) })),
    dots: drawn(({ what }, x, y) => (what === 'paid' || what === 'from' ? '' : disc(x + 50, y + 50, 15))),
    coins: drawn(({ what }, x, y) =>
      what === 'paid' ? disc(x + 50, y + 50, 25) : what === 'both' ? disc(x + 66, y + 30, 17) : '',
    ),
    flames: drawn(({ what }, x, y) =>
      what === 'paid' ? pathAt(FLAME, x + 50, y + 50, 1.15) : what === 'both' ? pathAt(FLAME, x + 66, y + 30, 0.8) : '',
    ),
  };
}
