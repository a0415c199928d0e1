/** A whole game as an animated GIF: one picture after the other, each in its own colours. */
import { painted } from './picture';

/** So many pictures at most: of a longer game, every second or third move is shown. */
export const MOST_FRAMES = 240;

/** The positions that are shown: the first, the last, and evenly spread ones between. */
export function frames(last: number, most = MOST_FRAMES): number[] {
  const step = Math.max(1, Math.ceil(last / (most - 1)));
  const shown = Array.from({ length: Math.ceil(last / step) }, (_, at) => at * step);
  return [...shown, last];
}

interface Making {
  /** The picture of a position. */
  readonly draw: (ply: number) => Promise<string>;
  readonly last: number;
  /** Milliseconds for which a position is seen. */
  readonly delay: number;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onprogress: (part: number) => void;
}

/** Seconds for which the last position stays. */
const LINGER = 3;

/** Makes the animation; null where it was called off. */
export async function animation({ draw, last, delay, signal, onprogress }: Making): Promise<Blob | null> {
  const { GIFEncoder, quantize, applyPalette } = await import('gifenc');
  const film = GIFEncoder();
  const shown = frames(last);
  for (const [at, ply] of shown.entries()) {
    if (signal.aborted) return null;
    const canvas = await painted(await draw(ply));
    const { width, height } = canvas;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
    if (!pixels) return null;
    const palette = quantize(pixels, 256, { format: 'rgb565' });
    const end = at === shown.length - 1;
    film.writeFrame(applyPalette(pixels, palette, 'rgb565'), width, height, {
      palette,
      delay: end ? LINGER * 1000 : delay,
    });
    onprogress((at + 1) / shown.length);
    await new Promise((done) => setTimeout(done)); // The page stays usable.
  }
  film.finish();
  return signal.aborted ? null : new Blob([film.bytes()], { type: 'image/gif' });
}
