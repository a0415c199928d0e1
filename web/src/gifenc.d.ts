declare module 'gifenc' {
  type Palette = readonly (readonly number[])[];
  type Format = 'rgb565' | 'rgb444' | 'rgba4444';
  interface Film {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: { palette: Palette; delay: number; repeat?: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): Film;
  export function quantize(rgba: Uint8ClampedArray, colours: number, options?: { format?: Format }): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette, format?: Format): Uint8Array;
}
