/** Boxes of what is drawn, and their middles. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Box = Point & { readonly width: number; readonly height: number };

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The box around several; null if there is none, or nothing of them is drawn. */
export function united(boxes: readonly Box[]): Box | null {
  const drawn = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (!drawn.length) return null;
  const [x, y] = [Math.min(...drawn.map((box) => box.x)), Math.min(...drawn.map((box) => box.y))];
  const right = Math.max(...drawn.map((box) => box.x + box.width));
  const bottom = Math.max(...drawn.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The style of what lies over a box, in parts of a whole that may be enlarged later. */
export function over(box: Box, whole: Box): string {
  const part = (length: number, all: number) => `${(100 * length) / all}%`;
  return [
    `left: ${part(box.x - whole.x, whole.width)}`,
    `top: ${part(box.y - whole.y, whole.height)}`,
    `width: ${part(box.width, whole.width)}`,
    `height: ${part(box.height, whole.height)}`,
  ].join('; ');
}

/** The point that is nearest to the middle of all; null if there is none. */
export function mostCentral(points: readonly Point[]): Point | null {
  const mean = (key: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const far = (point: Point): number => Math.hypot(point.x - x, point.y - y);
  return points.reduce<Point | null>((near, point) => (near && far(near) <= far(point) ? near : point), null);
}
