/** How moves of others are paced, and what is summed up of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changes, MINOR } from '../src/boards/tindaya/changes';
import { name } from '../src/boards/tindaya/tindaya';
import { Inbox } from '../src/lib/inbox';
import type { Entry } from '../src/lib/log';
import { FIRST_GAMES, finishing, paceOf, pauseOf } from '../src/lib/pace';
import { sinceLastMove, summary } from '../src/lib/summary';
import { LANGUAGES, type Said, Words } from '../src/lib/words';

const read = (language: string, name: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'src', 'ludoteca', 'locales', language, `${name}.ftl`), 'utf8');
const speak = (language: (typeof LANGUAGES)[number]) =>
  new Words(
    language,
    ['common', 'tindaya', 'web', 'web-table', 'web-tindaya'].map((name) => read(language, name)),
    ['Ann', 'Ben', 'Cid'],
    0,
    name,
  );

describe('the pace', () => {
  it('is calm for the first games that are finished here, then brisk', () => {
    let finished: readonly string[] = [];
    expect(paceOf({ pace: null, finished })).toBe('calm');
    for (let game = 0; game < FIRST_GAMES; game += 1) finished = finishing(finished, `table ${game}`);
    expect(paceOf({ pace: null, finished })).toBe('brisk');
    expect(paceOf({ pace: 'calm', finished })).toBe('calm');
    expect(paceOf({ pace: 'instant', finished: [] })).toBe('instant');
  });

  it('counts a game once, and no more games than matter', () => {
    const once = finishing([], 'a');
    expect(finishing(once, 'a')).toBe(once);
    const all = ['a', 'b', 'c'];
    expect(finishing(all, 'd')).toBe(all);
  });

  it('hurries where many moves wait, and never waits at once', () => {
    expect(pauseOf('calm', 0)).toBeGreaterThan(pauseOf('brisk', 0));
    expect(pauseOf('calm', 20)).toBeLessThan(pauseOf('calm', 0));
    expect(pauseOf('instant', 0)).toBe(0);
  });
});

describe('the inbox', () => {
  it('says whether a pause runs and how many wait, and catches up at once', () => {
    const [shown, timers, heard]: [number[], (() => void)[], string[]] = [[], [], []];
    const inbox = new Inbox<number>(
      (n) => shown.push(n),
      (n) => (n === 9 ? 0 : 100),
      { later: (work) => timers.push(work), cancel: () => timers.splice(0) },
      (pausing, waiting) => heard.push(`${pausing} ${waiting}`),
    );
    [1, 2, 3].forEach((n) => inbox.add(n));
    expect(shown).toEqual([1]);
    expect(heard.at(-1)).toBe('true 2');
    timers.shift()?.();
    expect(shown).toEqual([1, 2]);
    expect(heard.at(-1)).toBe('true 1');
    inbox.flush();
    expect(shown).toEqual([1, 2, 3]);
    expect(heard.at(-1)).toBe('false 0');
    inbox.add(9);
    expect(heard.at(-1)).toBe('false 0');
  });
});

describe('what happened since the last turn', () => {
  let line = 0;
  const move = (seat: number, text: string, ...events: Said[]): Entry => {
    line += 1;
    return {
      key: line,
      kind: 'move',
      ply: line,
      line: { line, kind: 'move', at: 0, ply: line, seat, move: text, events },
    } as Entry;
  };
  const entries = [
    move(1, 'pass'),
    move(0, 'explore cube'),
    move(1, 'produce farmer cube', { name: 'production', parameters: { seat: 1, gain: { figs: 2, straw: 1 } } }),
    move(1, 'walk 0,0 1,0 1n0v'),
    move(2, 'accept', { name: 'barter', parameters: { seat: 1, partner: 2, gain: { wood: 1 }, loss: { figs: 1 } } }),
    move(2, 'starve 1,0', { name: 'deaths', parameters: { seat: 0, nobles: 0, villagers: 2, place: '1,0' } }),
  ];

  it('begins after the last move of the seat, or with the game', () => {
    expect(sinceLastMove(entries, 0)).toEqual(entries.slice(2));
    expect(sinceLastMove(entries, 2)).toEqual([]);
    expect(sinceLastMove(entries, 3)).toEqual(entries);
  });

  it('is a line for each seat: what it did, what it gained and lost, what came to it by others', () => {
    const told = summary(sinceLastMove(entries, 0), speak('en'), MINOR, changes);
    expect(told).toEqual([
      {
        seat: 1,
        texts: ['produces as a farmer, with a cube', 'gains 2 figs, 1 straw and 1 wood', 'spends or loses 1 fig'],
      },
      { seat: 2, texts: ['accepts', expect.stringMatching(/^loses/), 'gains 1 fig', 'spends or loses 1 wood'] },
      { seat: 0, texts: ['spends or loses 2 villagers'] },
    ]);
  });

  it('counts what is too much to tell', () => {
    const many = Array.from({ length: 9 }, () => move(1, 'pass'));
    expect(summary(many, speak('en'))[0]?.texts).toHaveLength(5);
    expect(summary(many, speak('en'))[0]?.texts.at(-1)).toBe('5 more moves');
  });

  it.each(LANGUAGES)('lists amounts in %s', (language) => {
    const words = speak(language);
    expect(words.amounts({})).toBe(words.say('amount-nothing'));
    expect(words.amounts({ figs: 2, ham: 1 })).toContain(words.say('amount-figs', { number: 2 }));
    const event = words.event({ name: 'production', parameters: { seat: 1, trade: 'farmer', gain: { figs: 2 } } });
    expect(event).toContain(words.say('amount-figs', { number: 2 }));
  });
});
