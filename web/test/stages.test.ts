import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { at, drawing, type Stage } from '../src/lib/stages.svelte';

let page: { hidden: boolean };
let frames: (() => void)[];
let done: string[];

/** The browser draws a frame, and what waits for it goes on. */
async function frame(): Promise<void> {
  for (const work of frames.splice(0)) work();
  await vi.advanceTimersByTimeAsync(1);
}
const draw = (stage: Stage, name: string = stage) => at(stage, () => void done.push(name));
const now = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  [page, frames, done] = [{ hidden: false }, [], []];
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the first stage is drawn at once, each of the others in a frame of its own', async () => {
  for (const stage of ['ear', 'question', 'board', 'choice'] as const) draw(stage);
  draw('board', 'another');
  await now();
  expect(done).toEqual(['board', 'another']);
  await frame();
  expect(done).toEqual(['board', 'another', 'choice']);
  await frame();
  await frame();
  expect(done.slice(3)).toEqual(['question', 'ear']);
});

test('what nobody waits for is drawn piece by piece', async () => {
  draw('board');
  draw('board', 'another');
  draw('ear');
  draw('ear', 'more');
  await now();
  expect(done).toEqual(['board', 'another']);
  await frame();
  expect(done.at(-1)).toBe('ear');
  await frame();
  expect(done.at(-1)).toBe('more');
});

test('what nobody waits for is drawn now and then while one plays on', async () => {
  draw('board');
  draw('log');
  await now();
  for (let number = 0; number < 60 && !done.includes('log'); number += 1) {
    draw('board');
    await vi.advanceTimersByTimeAsync(10);
    await frame();
  }
  expect(done.indexOf('log')).toBeGreaterThan(20);
  draw('board', 'soon');
  draw('seats');
  await frame();
  expect(done.at(-1)).toBe('soon');
});

test('a stage with nothing to draw takes no frame', async () => {
  draw('question');
  await now();
  expect(done).toEqual(['question']);
});

test('what is called off is not drawn', async () => {
  draw('board');
  draw('choice')();
  draw('question');
  await now();
  await frame();
  expect(done).toEqual(['board', 'question']);
});

test('what one plays with is drawn when the question is, whatever else waits', async () => {
  draw('board');
  draw('question');
  draw('log');
  expect(drawing()).toBe(true);
  await now();
  expect(drawing()).toBe(true);
  await frame();
  expect(drawing()).toBe(false);
});

test('news take no frame: what they bring is drawn at once', async () => {
  at('news', () => void [done.push('news'), draw('board', 'what they bring')]);
  await now();
  expect(done).toEqual(['news', 'what they bring']);
});

test('news that come while something is drawn have a frame of their own; what they bring goes before what waits', async () => {
  draw('board');
  draw('question');
  await now();
  at('news', () => void [done.push('news'), draw('board', 'what they bring')]);
  expect(done).toEqual(['board']);
  await frame();
  expect(done).toEqual(['board', 'news']);
  await frame();
  expect(done.at(-1)).toBe('what they bring');
  await frame();
  expect(done.at(-1)).toBe('question');
});

test('a new change goes before what nobody waits for', async () => {
  draw('board');
  draw('seats');
  draw('log');
  await now();
  await frame();
  draw('choice');
  await frame();
  expect(done).toEqual(['board', 'seats', 'choice']);
});

test('changes with every frame do not keep the question waiting', async () => {
  draw('question');
  for (let k = 0; k < 4; k += 1) {
    draw('board');
    await (k ? frame() : now());
  }
  expect(done).toContain('question');
});

test('work that is not finished goes on in the next frame', async () => {
  let left = 3;
  at('ear', () => {
    left -= 1;
    return left > 0;
  });
  await now();
  expect(left).toBe(2);
  await frame();
  await frame();
  await frame();
  expect(left).toBe(0);
});

test('work that fails holds nothing up', async () => {
  draw('board');
  at('choice', () => {
    throw new Error('lost');
  });
  draw('question');
  await now();
  await expect(frame()).rejects.toThrow('lost');
  await frame();
  expect(done).toEqual(['board', 'question']);
});

test('without frames the stages come all the same', async () => {
  draw('board');
  draw('question');
  await vi.advanceTimersByTimeAsync(500);
  expect(done).toEqual(['board', 'question']);
});

test('a hidden page is drawn at once', async () => {
  page.hidden = true;
  for (const stage of ['board', 'question', 'ear'] as const) draw(stage);
  await now();
  expect(done).toEqual(['board', 'question', 'ear']);
});
