/** Middles of what is drawn. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const middle = ({
  x,
  y,
  width,
  height,
}: Point & { readonly width: number; readonly height: number }): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The point that is nearest to the middle of all; null if there is none. */
export function mostCentral(points: readonly Point[]): Point | null {
  const mean = (key: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[key], 0) / points.length;
  const [x, y] = [mean('x'), mean('y')];
  const far = (point: Point): number => Math.hypot(point.x - x, point.y - y);
  return points.reduce<Point | null>((near, point) => (near && far(near) <= far(point) ? near : point), null);
}
