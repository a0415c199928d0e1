/** What the page keeps of lessons, and where they are. */
import { describe, expect, it, vi } from 'vitest';
import { daily } from '../src/lib/daily_exercise';
import { library } from '../src/lib/hosts';
import { Learner } from '../src/lib/learner.svelte';
import { LessonTable } from '../src/lib/lesson.svelte';
import { keepLearning, keepProgress, learning, progress, standing } from '../src/lib/progress';
import { route, toLesson, toLessons } from '../src/lib/router';
import type { Table } from '../src/lib/table.svelte';
import type { GameInfo, MomentInfo } from '../src/protocol';

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

describe('learning while playing', () => {
  const moment = (key: string): MomentInfo => ({ key, rule: 'D1' });
  function table(moments: readonly MomentInfo[]) {
    const asked: number[] = [];
    const host = {
      moments: (_: string, __: number, after: number) => {
        asked.push(after);
        return Promise.resolve({ line: at.state.line, moments });
      },
    };
    const at = { id: 't', host, state: { line: 7, eyes: 0, status: 'running' } };
    return { at, asked, table: at as unknown as Table };
  }

  it('is nothing until it is chosen, and is kept for each game', () => {
    const kept = store();
    expect(learning(kept, 'dokmus')).toEqual({ on: null, seen: [] });
    keepLearning(kept, 'dokmus', { on: true, seen: ['forest'] });
    expect(learning(kept, 'dokmus').seen).toEqual(['forest']);
    expect(learning(kept, 'tindaya').on).toBeNull();
  });
  it('tells one thing at a time, and each once', async () => {
    const kept = store();
    const { asked, at, table: found } = table([moment('forest'), moment('water')]);
    const learner = new Learner(found, 'dokmus', kept);
    await learner.look();
    expect(asked).toEqual([]);
    learner.turn(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(learner.moment?.key).toBe('forest');
    at.state = { ...at.state, line: 9 };
    await learner.look();
    expect(asked).toEqual([7]);
    learner.moment = null;
    await learner.look();
    expect(learner.moment).toEqual(moment('water'));
    expect(asked).toEqual([7, 7]);
    learner.moment = null;
    await learner.look();
    expect(learner.moment).toBeNull();
    await learner.look();
    expect(asked.at(-1)).toBe(9);
    expect(learning(kept, 'dokmus').seen).toEqual(['forest', 'water']);
  });
  it('waits until the page shows what the table tells of', async () => {
    const { at, table: found } = table([moment('forest')]);
    const kept = store();
    keepLearning(kept, 'dokmus', { on: true, seen: [] });
    const learner = new Learner(found, 'dokmus', kept);
    const answer = Promise.resolve({ line: 8, moments: [moment('forest')] });
    at.host.moments = () => answer;
    await learner.look();
    expect(learner.moment).toBeNull();
    at.state = { ...at.state, line: 8 };
    await learner.look();
    expect(learner.moment?.key).toBe('forest');
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

describe('a step of a lesson', () => {
  const at = (number: number, facts: unknown, step = `step-${number}`) =>
    ({
      lesson: {
        number,
        step,
        steps: 3,
        phase: 'playing',
        done: [],
        starts: [],
        lines: [],
        point: [],
        state: { view: facts },
      },
    }) as never;

  it('says that it begins in another position, and only then', async () => {
    const answers = [at(0, { cell: 'e1' }), at(0, { cell: 'f2' }), at(1, { cell: 'f2' }), at(2, { cell: 'g3' })];
    vi.spyOn(library, 'learn').mockImplementation(() => Promise.resolve(answers.shift() as never));
    const table = new LessonTable('dokmus', 'first');
    const said = [];
    await table.open();
    for (const entry of ['place f2', '!next', '!next']) {
      await table.enter(entry);
      said.push(table.elsewhere);
    }
    expect(said).toEqual([false, false, true]);
  });
});
