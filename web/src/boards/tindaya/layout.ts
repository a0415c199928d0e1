/** How map, sheets and gods share the room of a wide screen. */

export interface Layout {
  /** The width of the map, in pixels. */
  readonly map: number;
  /** Where the gods and the events lie: under a map that leaves room there; before one's own tribe only where both are in sight. */
  readonly omens: 'under' | 'above' | 'below';
}

/** What lies beside the map needs so much, but no more than its part of the whole. */
const SIDE = 20;
const PART = 0.42;
const GAP = 0.9;
/** Gods and events need so much under the map, and beside it so much besides the tribe. */
const LOW = 6;
const HIGH = 28;
const BROAD = 28;

/** `shape` is the width of the map over its height, `rem` the size of a letter. */
export function layout(width: number, height: number, shape: number, rem: number): Layout {
  const side = Math.min(SIDE * rem, width * PART);
  const map = Math.max(0, Math.min(width - side - GAP * rem, height * shape));
  if (height - map / shape >= LOW * rem) return { map, omens: 'under' };
  const beside = width - map - GAP * rem;
  return { map, omens: height >= HIGH * rem && beside >= BROAD * rem ? 'above' : 'below' };
}
