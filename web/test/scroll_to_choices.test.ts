import { expect, it, vi } from 'vitest';
import { seen } from '../src/lib/scroll_to_choices';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

it('sees a place whose middle is in the window and not behind the cover', () => {
  vi.stubGlobal('innerHeight', 740);
  const cover = box(0, 0, 360, 300);
  expect(seen(box(100, 400, 40, 40), cover)).toBe(true);
  expect(seen(box(100, 200, 40, 40), cover)).toBe(false);
  expect(seen(box(100, 735, 40, 40), cover)).toBe(false);
  expect(seen(box(100, -60, 40, 40), undefined)).toBe(false);
  expect(seen(box(500, 200, 40, 40), cover)).toBe(true);
});
