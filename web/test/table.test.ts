/** What is said around a table, with the real catalogues. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { about } from '../src/boards/dokmus/dokmus';
import { Choosing } from '../src/lib/choosing';
import { asked, ways } from '../src/lib/leave_options';
import { logText } from '../src/lib/log_text';
import { Table } from '../src/lib/table.svelte';
import { LANGUAGES, Words } from '../src/lib/words';
import type { SeatInfo } from '../src/protocol';

const read = (language: string, name: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'src', 'ludoteca', 'locales', language, `${name}.ftl`), 'utf8');
const speak = (language: (typeof LANGUAGES)[number], game: string) =>
  new Words(
    language,
    ['common', game, 'web', 'web-table', `web-${game}`].map((name) => read(language, name)),
    ['Ann', 'Ben'],
    0,
  );

describe('a line of the table', () => {
  const said = (words: Words, kind: string, seat: number, more = {}) => {
    const { who, text } = logText(
      { key: 1, kind, ply: 1, line: { line: 1, kind, at: 0, seat, ...more } } as never,
      words,
      0,
    );
    return `${who} ${text}`;
  };

  it('is a sentence about the reader, and about another', () => {
    const words = speak('en', 'dokmus');
    expect([0, 1].map((seat) => said(words, 'back', seat))).toEqual([
      'You have taken a move back',
      'Ben has taken a move back',
    ]);
    expect([0, 1].map((seat) => said(words, 'offer', seat, { what: 'abandon' }))).toEqual([
      'You ask to stop the game',
      'Ben asks to stop the game',
    ]);
    expect([0, 1].map((seat) => said(words, 'answer', seat, { yes: false }))).toEqual(['You decline', 'Ben declines']);
    expect(said(speak('fr', 'dokmus'), 'back', 0)).toBe('Vous avez annulé un coup');
    expect(said(speak('ru', 'dokmus'), 'back', 0)).toBe('Вы вернули ход');
  });

  it.each(LANGUAGES)('in %s has no colon after the reader', (language) => {
    for (const kind of ['back', 'away', 'return', 'resign'])
      expect(said(speak(language, 'dokmus'), kind, 0)).not.toMatch(/^\S+\s?:/);
  });
});

describe('a question', () => {
  it.each(LANGUAGES)('in %s offers what can be done, and nothing else', (language) => {
    const words = speak(language, 'elfenland');
    const plan = (legal: string[]) => words.question({ name: 'plan', parameters: { passes: 0 } }, legal);
    const texts = [['pass'], ['pass', 'plan a b'], ['obstacle a', 'pass'], ['obstacle a', 'pass', 'plan a b'], []].map(
      plan,
    );
    expect(new Set(texts).size).toBe(5);
    const obstacle = { en: 'obstacle', fr: 'obstacle', ru: 'препятстви' }[language];
    expect(texts.map((text) => text.includes(obstacle))).toEqual([false, false, true, true, false]);
    expect(words.question({ name: 'travel' }, ['stop'])).not.toBe(
      words.question({ name: 'travel' }, ['ride w1', 'stop']),
    );
  });

  it('of one who explores in Tindaya offers to stop only where one may', () => {
    const words = speak('en', 'tindaya');
    const text = (legal: string[]) => words.question({ name: 'explore', parameters: { left: 2 } }, legal);
    expect(text(['walk 0,0 1,0 1n', 'stop'])).toMatch(/or stop/);
    expect(text(['walk 0,0 1,0 1n'])).not.toMatch(/stop/);
  });
});

describe('a sacrifice', () => {
  const view = { players: 2, action: { left: 3 } } as never;
  const legal = ['place a1', 'place b1', 'place b1 sacrifice', 'place c1 sacrifice'];

  it('is explained where the cell is free too', () => {
    const words = speak('en', 'dokmus');
    expect(about(new Choosing(legal, ['b1']), view, words)).toMatch(/2 more tokens.*3 points/);
    for (const picks of [[], ['sacrifice'], ['place']]) expect(about(new Choosing(legal, picks), view, words)).toBe('');
  });
});

describe('leaving', () => {
  const person = (id: string, more = {}): SeatInfo => ({ kind: 'person', person: id, ...more });
  const bot: SeatInfo = { kind: 'bot', level: 2 };
  const told = (seats: SeatInfo[], clock = 'none') => ways(seats, 0, clock).map(({ way, about }) => about ?? way);

  it('ends a game against computers, by resigning or at once', () => {
    expect(told([person('ann'), bot, bot])).toEqual(['later-none', 'resign-end', 'abandon-end', 'stay']);
  });

  it('goes on for others; they are asked before it is stopped', () => {
    expect(told([person('ann'), person('ben'), bot], 'days')).toEqual([
      'later-days',
      'resign-on',
      'abandon-asked',
      'stay',
    ]);
    expect(told([person('ann'), person('ben')])).toEqual(['later-none', 'resign-end', 'abandon-asked', 'stay']);
  });

  it('asks those who are away, not those who are gone, nor oneself', () => {
    const ben = person('ben', { away: true });
    expect(asked([person('ann'), person('ann'), ben, person('cleo', { resigned: true })], 0)).toEqual([ben]);
    expect(told([person('ann', { resigned: true }), person('ben'), bot])).toEqual([
      'later-none',
      'abandon-asked',
      'stay',
    ]);
  });

  it.each(LANGUAGES)('is explained in %s', (language) => {
    const words = speak(language, 'dokmus');
    const messages = [
      'later',
      'later-none',
      'later-live',
      'later-days',
      'resign',
      'resign-on',
      'resign-end',
      'abandon',
      'abandon-asked',
      'abandon-end',
      'stay',
    ];
    expect(messages.filter((message) => !words.has(`leave-${message}`))).toEqual([]);
  });
});

describe('a move on its way', () => {
  class Holding extends Table {
    override hold(move: string | null, work: () => Promise<unknown>, until?: number): Promise<void> {
      return super.hold(move, work, until);
    }
  }

  it('is held while something is done about it, and let go where that fails', async () => {
    const table = new Holding('t', null, () => 0);
    const held: (string | null)[] = [];
    const fails = () => {
      held.push(table.sending);
      return Promise.reject(new Error('the page has a fault'));
    };
    await expect(table.hold('place c7', fails)).rejects.toThrow('fault');
    expect([...held, table.sending]).toEqual(['place c7', null]);
  });

  it('does not wait for the ply of a move that was taken back', async () => {
    const table = new Holding('t', null, () => 0);
    await table.hold('place c7', () => Promise.resolve(), 1);
    expect(table.sending).toBe('place c7');
    await table.hold('place d7', () => Promise.resolve());
    expect(table.sending).toBeNull();
  });
});

describe('a hint', () => {
  it('is told instead of a choice that waits for a yes', async () => {
    const advice = [{ move: 'place d7' }];
    const host = { hint: () => Promise.resolve({ move: 'place d7', advice }) } as never;
    const table = new Table('t', null, () => 0, host);
    table.state = { eyes: 0, turn: 0, ply: 3, legal: ['place c7', 'place d7'] } as never;
    table.picks = ['c7'];
    table.doubtful = 'place c7';
    await table.advise();
    expect([table.doubtful, table.picks, table.hint]).toEqual([null, [], 'place d7']);
  });
});
