import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFrame } from '../src/lib/frame_scheduler.svelte';

let frames: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => void (frames[handle - 1] = () => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function frame(): void {
  for (const work of frames.splice(0)) work();
}

test('work is done once, after the frame and not in it', () => {
  const work = vi.fn();
  afterFrame(work);
  frame();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
});

test('work does not wait for a frame that never comes', () => {
  const work = vi.fn();
  afterFrame(work);
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledOnce();
});

test('work that is called off is not done, before the frame or after it', () => {
  const work = vi.fn();
  afterFrame(work)();
  const callOff = afterFrame(work);
  frame();
  callOff();
  vi.advanceTimersByTime(1000);
  expect(work).not.toHaveBeenCalled();
});
