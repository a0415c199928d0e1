/** What the numbers of a command are: an x, a y, a radius, or something that stays (the angle and the flags of an arc). */
const NUMBERS: Record<string, string> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  Q: 'xyxy',
  S: 'xyxy',
  C: 'xyxyxy',
  H: 'x',
  V: 'y',
  A: 'rr---xy',
  Z: '-',
};
const WORD = /[a-zA-Z]| *-?(?:\d+\.?\d*|\.\d+)/g;

const known = new Map<string, string>();

/** A path that is drawn around 0, 0, at its place and in its size; written once. A `transform` would do the same, but each is one more
 * layer for the browser to sort whenever something changes. */
export function pathAt(path: string, x: number, y: number, scale = 1): string {
  const key = `${x} ${y} ${scale} ${path}`;
  const found = known.get(key) ?? written(path, x, y, scale);
  known.set(key, found);
  return found;
}

function written(path: string, x: number, y: number, scale: number): string {
  let command = '';
  let count = 0;
  return path.replace(WORD, (word) => {
    if (/[a-zA-Z]/.test(word)) {
      [command, count] = [word, 0];
      return word;
    }
    const kinds = NUMBERS[command.toUpperCase()] ?? '-';
    const kind = kinds[count % kinds.length];
    count += 1;
    if (kind === '-') return ` ${Number(word)}`;
    const relative = command === command.toLowerCase() || kind === 'r';
    return ` ${Math.round((Number(word) * scale + (relative ? 0 : kind === 'x' ? x : y)) * 1000) / 1000}`;
  });
}
