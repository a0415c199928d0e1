/** What the page keeps of lessons, and where they are. */
import { describe, expect, it } from 'vitest';
import { daily } from '../src/lib/daily';
import { keepProgress, progress, standing } from '../src/lib/progress';
import { route, toLesson, toLessons } from '../src/lib/router';
import type { GameInfo } from '../src/protocol';

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

describe('the exercise of the day', () => {
  const DAY = 86_400_000;
  const games = [
    { key: 'dokmus', exercises: 3 },
    { key: 'chess', exercises: 0 },
    { key: 'tindaya', exercises: 2 },
  ] as unknown as GameInfo[];
  it('changes every day, and goes through all games and exercises', () => {
    const days = Array.from({ length: 12 }, (_, day) => daily(games, day * DAY));
    expect(days.slice(0, 4).map((due) => `${due?.game} ${due?.key}`)).toEqual([
      'dokmus exercise-1',
      'tindaya exercise-1',
      'dokmus exercise-2',
      'tindaya exercise-2',
    ]);
    expect(new Set(days.map((due) => `${due?.game} ${due?.key}`)).size).toBe(5);
  });
  it('is none where no game has exercises', () => {
    expect(daily([], 0)).toBeNull();
  });
});
