/** Which of several choices a finger means: it is broad, and what it touches may be small. */
import { type Box, middle, type Point } from './geometry';

/** Pixels by which a finger may miss what it means. */
const REACH = 20;

const beyond = (at: number, from: number, length: number): number => Math.max(from - at, 0, at - from - length);

/** How far a point is from the edge of a box; 0 inside. */
const outside = ({ x, y }: Point, box: Box): number =>
  Math.hypot(beyond(x, box.x, box.width), beyond(y, box.y, box.height));

function inward({ x, y }: Point, box: Box): number {
  const centre = middle(box);
  return Math.hypot(x - centre.x, y - centre.y);
}

/** The choice nearest to a point and within reach of it; of boxes that lie over each other the one whose middle is nearer. */
export function nearest<T>(point: Point, choices: readonly (readonly [choice: T, box: Box])[]): T | null {
  const near = choices
    .map(([choice, box]) => ({ choice, gap: outside(point, box), inner: inward(point, box) }))
    .filter(({ gap }) => gap < REACH)
    .sort((a, b) => a.gap - b.gap || a.inner - b.inner);
  return near[0]?.choice ?? null;
}
