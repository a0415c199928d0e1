/** A QR code as the path of its dark squares, each of one unit; what makes it is loaded when the first one is wanted. */

export interface QrCode {
  /** How many squares a side has. */
  readonly size: number;
  readonly path: string;
}

export async function qrCode(text: string): Promise<QrCode> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const runs = data.flatMap((row, y) => dark(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: runs.join('') };
}

/** The dark runs of a row: where each begins and how long it is. */
function dark(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((on, x) => {
    const last = runs.at(-1);
    if (on && last && last[0] + last[1] === x) last[1] += 1;
    else if (on) runs.push([x, 1]);
  });
  return runs;
}
