import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { logText } from '../src/lib/log_text';
import * as standing from '../src/lib/standing';
import { Words } from '../src/lib/words';
import type { Goal, Line, SeatScore } from '../src/protocol';

const read = (name: string): string => readFileSync(`../src/ludoteca/locales/en/${name}.ftl`, 'utf8');
const words = new Words('en', ['common', 'web', 'web-table', 'elfenland', 'web-elfenland'].map(read)).at(
  ['You', 'Ann'],
  0,
);

const scores: SeatScore[] = [
  {
    parts: [
      { name: 'towns', points: 4, rule: 'E19.2', parameters: { count: 4 } },
      { name: 'home', points: -1, rule: 'E19.3', parameters: { count: 1 }, secret: true },
    ],
    prospects: [{ name: 'towns', points: 1, rule: 'E15.1', parameters: { left: 16 } }],
  },
  { parts: [{ name: 'towns', points: 6, rule: 'E19.2', parameters: { count: 6 } }], prospects: [] },
];

describe('scores', () => {
  it('are told line by line, what only the reader knows last', () => {
    expect(standing.partRows(scores, words)).toEqual([
      { key: 'towns', label: 'towns visited', rule: 'E19.2', secret: false, points: [4, 6] },
      { key: 'home', label: 'roads to the home town', rule: 'E19.3', secret: true, points: [-1, null] },
    ]);
  });

  it('keep parts of one name apart by what they are for', () => {
    const part = (card: string) => ({ name: 'common', points: 2, rule: 'T23.6', parameters: { card } });
    const rows = standing.partRows([{ parts: [part('owners'), part('sages')], prospects: [] }], words);
    expect(rows.map(({ key }) => key)).toEqual(['common owners', 'common sages']);
  });

  it('have a total for all and one for the reader', () => {
    expect(scores.map(standing.publicTotal)).toEqual([4, 6]);
    expect(scores.map(standing.knownTotal)).toEqual([3, 6]);
    expect(standing.publicTotal({ parts: [], prospects: [] })).toBeNull();
  });

  it('write signs as people do', () => {
    expect([3, 0, -2].map(standing.gained)).toEqual(['+3', '0', '−2']);
    expect(standing.prospectLabel(scores[0]!.prospects[0]!, words)).toBe('one more town (16 left)');
  });
});

describe('goals', () => {
  const goal: Goal = { name: 'towns', rule: 'E15.1', parameters: { early: 3 } };
  const most: Goal = { ...goal, at_most: true };

  it('show how far somebody is', () => {
    const text = (one: Goal, value: number, wanted: number | null, reached: boolean) =>
      standing.progressText(one, { value, wanted, reached });
    expect(text(goal, 3, 20, false)).toBe('3/20');
    expect(text(goal, 2, 1, true)).toBe('2');
    expect(text(goal, 7, null, true)).toBe('7');
    expect(text(most, 4, 7, true)).toBe('4 ≤ 7');
    expect(text(most, 8, 7, false)).toBe('8 > 7');
    expect(text(most, 2, 0, false)).toBe('2');
  });

  it('say it to the ear', () => {
    expect(standing.progressSaid(goal, { value: 3, wanted: 20, reached: false }, words)).toBe('3 of 20, not yet');
    expect(standing.progressSaid(goal, { value: 2, wanted: 1, reached: true }, words)).toBe('2, reached');
    expect(standing.progressSaid(most, { value: 4, wanted: 7, reached: true }, words)).toBe('4, at most 7, reached');
    const race = (...values: number[]): Goal => ({
      ...{ name: 'most-points', rule: 'D12.9', kind: 'aim' },
      seats: values.map((value) => ({ value, wanted: null, reached: value === Math.max(...values) })),
    });
    const said = (one: Goal) => one.seats?.map((seat) => seat && standing.progressSaid(one, seat, words));
    expect(said(race(4, 7))).toEqual(['4', '7, in the lead']);
    expect(said(race(0, 0))).toEqual(['0', '0']);
    const round: Goal = { ...goal, kind: 'time' };
    expect(standing.progressSaid(round, { value: 1, wanted: 8, reached: false }, words)).toBe('1 of 8');
    expect(standing.goalHow(goal, words)).toContain('by the end of round 3');
  });

  it('know when they were lost for good', () => {
    const change = (reached: boolean, time: number, seat: number | null = 0) => ({
      ...{ name: 'towns', rule: 'E15.1', parameters: {}, reached, time, seat },
    });
    const line = (...goals: ReturnType<typeof change>[]): Line => ({ line: 1, kind: 'move', at: 0, goals });
    const lost = [line(change(true, 1)), line(change(false, 2)), line(change(false, 3, 1))];
    expect(standing.lostAt(lost, goal, 0)).toBe(2);
    expect(standing.lostAt([...lost, line(change(true, 3))], goal, 0)).toBeNull();
    expect(standing.lostAt([], goal, 0)).toBeNull();
    const eras: Goal = { ...goal, name: 'eras', kind: 'time' };
    const held: Goal = { ...goal, seats: [{ value: 0, wanted: 1, reached: false }] };
    expect(standing.lostGoals(lost, [held, eras])).toEqual([held, eras]);
    expect(standing.lostGoals([], [held, eras])).toEqual([]);
  });
});

describe('changes', () => {
  const line: Line = {
    line: 9,
    kind: 'move',
    at: 0,
    seat: 1,
    move: 'ride R01',
    scores: [
      { seat: 1, name: 'towns', points: 1, rule: 'E19.2', parameters: {}, places: ['beata'] },
      { seat: 0, name: 'home', points: -2, rule: 'E19.3', parameters: {}, places: [] },
      { seat: 1, name: 'home', points: 3, rule: 'E19.3', parameters: {}, places: ['virst'] },
    ],
    goals: [{ name: 'towns', seat: 0, reached: false, rule: 'E15.1', parameters: { early: 0 }, time: 2 }],
  };

  it('are told in the log with their rules, for each seat', () => {
    expect(standing.changesText(line, words)).toEqual([
      'Ann: +1 towns visited (E19.2), +3 roads to the home town (E19.3)',
      'You: −2 roads to the home town (E19.3)',
      'You: Lost: Towns visited (E15.1)',
    ]);
    const text = logText({ key: 9, kind: 'move', ply: 3, line }, words, 0);
    expect(text.more).toHaveLength(3);
    expect(text.names).toContain('beata');
  });

  it('say why points fall while somebody else plays', () => {
    const rank = { name: 'sacrifice', points: -2, rule: 'D12.7', parameters: { rank: 3 }, places: [] };
    const dokmus = new Words('en', ['common', 'web', 'web-table', 'dokmus'].map(read)).at(['You', 'Ann'], 0);
    const told = (seat: number) =>
      standing.changesText({ ...line, goals: [], scores: [{ ...rank, seat }] }, dokmus).join();
    expect(told(0)).toContain('−2 sacrifices (D12.7): others have sacrificed more, rank 3 now');
    expect(told(1)).not.toContain('rank');
  });

  it('add up for each seat, with the places', () => {
    expect(standing.seatChanges(line.scores ?? [])).toEqual([
      { seat: 1, points: 4, places: ['beata', 'virst'] },
      { seat: 0, points: -2, places: [] },
    ]);
  });

  it('are not told twice where an event has said so', () => {
    const track = { seat: 0, name: 'track', points: 2, rule: 'T6.5', parameters: {}, places: [] };
    const events = [{ name: 'points', parameters: { seat: 0, points: 2, reason: 'offering' } }];
    expect(standing.changesText({ ...line, goals: [], events, scores: [track] }, words)).toEqual([]);
    expect(standing.changesText({ ...line, goals: [], scores: [track] }, words)).toHaveLength(1);
  });
});
