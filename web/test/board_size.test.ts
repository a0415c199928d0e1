import { describe, expect, it } from 'vitest';
import { takesHeight } from '../src/lib/board_size';

describe('a hand', () => {
  const rem = (pixels: number) => pixels / 16.5;

  it('lies beside a board that the height of the window limits', () => {
    expect(takesHeight(rem(1366), rem(650), 1.46, 0)).toBe(true);
    expect(takesHeight(rem(1366), rem(650), 1.32, 14)).toBe(true);
  });
  it('lies below a board that its width limits', () => {
    expect(takesHeight(rem(1366), rem(768), 1.32, 14)).toBe(false);
    expect(takesHeight(rem(1200), rem(1000), 1.46, 0)).toBe(false);
  });
});
