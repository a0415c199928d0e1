import { describe, expect, it } from 'vitest';
import type { GameAnalysis, JudgedDecision } from '../src/protocol';
import { choices, curveOf, curves, luckOf, mistakesOf, plyAt, signed } from '../src/lib/curve';

const move = (text: string, value: number) => ({ move: text, value, points: null, line: [text] });
const decision = (ply: number, seat: number, mark: JudgedDecision['mark']): JudgedDecision => ({
  ply,
  seat,
  mark,
  expects: 'seat',
  played: move('b', 0.3),
  best: [move('c', 0.5), move('a', 0.45)],
  loss: 0.2,
  stake: 0.1,
  reasons: [],
  simulations: 10,
});
const analysis: GameAnalysis = {
  game: 'dokmus',
  players: 2,
  thoroughness: 'quick',
  finished: true,
  team: false,
  curve: [null, [0.5, 0.5], [0.25, 0.75]],
  decisions: [decision(0, 0, 'blunder'), decision(1, 1, 'best')],
  luck: [
    { ply: 0, names: ['deal'], gains: [0.1, -0.1] },
    { ply: 1, names: ['deal'], gains: [0.01, -0.01] },
  ],
  turning_points: [],
  seats: [],
};

describe('the curve of an analysis', () => {
  it('leaves out what is not known', () => {
    expect(curveOf(analysis, 1)).toEqual([
      { ply: 1, x: 0.5, y: 0.5 },
      { ply: 2, x: 1, y: 0.25 },
    ]);
  });
  it('marks the luck that a seat felt, after the move it fell with', () => {
    expect(luckOf(analysis, 0)).toEqual([{ ply: 1, x: 0.5, y: 0.5, gain: 0.1 }]);
  });
  it('has one line for a team', () => {
    expect(curves(analysis)).toEqual([0, 1]);
    expect(curves({ ...analysis, team: true })).toEqual([0]);
  });
  it('finds the move at a place, also beyond its edges', () => {
    expect([-1, 0.2, 0.6, 2].map((x) => plyAt(analysis, x))).toEqual([0, 0, 1, 2]);
  });
  it('offers a learner the moves in an order that gives nothing away', () => {
    expect(mistakesOf(analysis, 0)).toHaveLength(1);
    expect(mistakesOf(analysis, 1)).toHaveLength(0);
    expect(choices(decision(0, 0, 'blunder'))).toEqual(['a', 'b', 'c']);
  });
  it('writes changes with their sign', () => {
    expect([0.123, -0.05, 0].map(signed)).toEqual(['+12', '−5', '0']);
  });
});
