import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterAnimations } from '../src/lib/after_animations';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const moving = (until: number) =>
  ({ getAnimations: () => (performance.now() < until ? [{ playState: 'running' }] : []) }) as unknown as Element;

it('waits until nothing moves, and then a while', () => {
  const work = vi.fn();
  afterAnimations(moving(performance.now() + 400), 300, work);
  vi.advanceTimersByTime(650);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(150);
  expect(work).toHaveBeenCalledOnce();
});

it('waits for whoever reads', () => {
  const work = vi.fn();
  let reads = true;
  afterAnimations(null, 300, work, () => reads);
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
  reads = false;
  vi.advanceTimersByTime(300);
  expect(work).toHaveBeenCalledOnce();
});

it('does not wait for ever, and can be called off', () => {
  const [work, off] = [vi.fn(), vi.fn()];
  afterAnimations(moving(Infinity), 300, work);
  afterAnimations(null, 300, off)();
  vi.advanceTimersByTime(3500);
  expect(work).toHaveBeenCalledOnce();
  expect(off).not.toHaveBeenCalled();
});
