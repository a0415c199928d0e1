import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenStill } from '../src/lib/still';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const moving = (until: number) =>
  ({ getAnimations: () => (performance.now() < until ? [{ playState: 'running' }] : []) }) as unknown as Element;

it('waits until nothing moves, and then a while', () => {
  const work = vi.fn();
  whenStill(moving(performance.now() + 400), 300, work);
  vi.advanceTimersByTime(650);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  expect(work).toHaveBeenCalledOnce();
});

it('does not wait for ever, and can be called off', () => {
  const [work, off] = [vi.fn(), vi.fn()];
  whenStill(moving(Infinity), 300, work);
  whenStill(null, 300, off)();
  vi.advanceTimersByTime(3500);
  expect(work).toHaveBeenCalledOnce();
  expect(off).not.toHaveBeenCalled();
});
