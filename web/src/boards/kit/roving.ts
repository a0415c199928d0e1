/** Moving the focus over a grid of places by keyboard: one place is in the tab order, arrows go to the others. */
export interface Place {
  readonly col: number;
  readonly row: number;
}

export const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place an arrow key leads to: the next one in that direction that exists; null for other keys or at the rim. */
export function step<P extends Place>(
  key: string,
  from: P,
  find: (col: number, row: number) => P | undefined,
  reach: number,
): P | null {
  const way = STEPS[key];
  if (!way) return null;
  for (let k = 1; k <= reach; k += 1) {
    const place = find(from.col + way[0] * k, from.row + way[1] * k);
    if (place) return place;
  }
  return null;
}

/** The next or previous of those that can be chosen, round and round. */
export function cycle<T>(all: readonly T[], from: T | null, forward: boolean): T | null {
  if (!all.length) return null;
  const at = from === null ? -1 : all.indexOf(from);
  if (at < 0) return (forward ? all[0] : all.at(-1)) ?? null;
  return all[(at + (forward ? 1 : all.length - 1)) % all.length] ?? null;
}
