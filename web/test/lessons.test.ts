/** What the page keeps of lessons, and where they are. */
import { describe, expect, it } from 'vitest';
import { keepProgress, progress, standing } from '../src/lib/progress';
import { route, toLesson, toLessons } from '../src/lib/router';

function store(kept: string | null = null) {
  let text = kept;
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) };
}

describe('the progress of a learner', () => {
  it('is kept for each lesson', () => {
    const kept = store();
    keepProgress(kept, 'dokmus', 'first', { done: ['place f2'], number: 0, finished: false });
    keepProgress(kept, 'tindaya', 'first', { done: ['!next'], number: 1, finished: true });
    expect(progress(kept, 'dokmus', 'first').done).toEqual(['place f2']);
    expect(standing(progress(kept, 'dokmus', 'first'))).toBe('begun');
    expect(standing(progress(kept, 'tindaya', 'first'))).toBe('finished');
    expect(standing(progress(kept, 'elfenland', 'first'))).toBe('new');
  });
  it('begins anew where the browser kept something else', () => {
    expect(progress(store('{'), 'dokmus', 'first')).toEqual({ done: [], number: 0, finished: false });
  });
});

describe('the addresses of lessons', () => {
  it('name a game, or a lesson of it', () => {
    expect(route(toLessons('dokmus'))).toEqual({ screen: 'learn', game: 'dokmus', lesson: null });
    expect(route(toLesson('dokmus', 'first'))).toEqual({ screen: 'learn', game: 'dokmus', lesson: 'first' });
    for (const address of ['/learn', '/learn/dokmus/first/more'])
      expect(route(address)).toEqual({ screen: 'not-found' });
  });
});
