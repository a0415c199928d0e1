/** The board of a game that brings none, from the facts of its view. */
import { describe, expect, test } from 'vitest';
import { aim, cards, grid, meant, scores, seatFacts, secret, shape, tableFacts } from '../src/boards/generic/generic';
import { Choosing } from '../src/lib/choosing';
import { Words } from '../src/lib/words';

const words = new Words('en', [
  'fact-straws = straws in the heap\nlaststraw-aim = Leave the last one.\nlabelled = { $label }: { $text }\n',
]);
const straws = { game: 'laststraw', seat: 0, players: 2, turn: 0, straws: 13, last: null, cards: [5, null] };
const reversi = {
  game: 'reversi', seat: 0, players: 2, turn: 1, board: ['.0x', '1..'], discs: [1, 1], layout: [{ kind: 'grid', fact: 'board' }],
}; // prettier-ignore

describe('the generic board', () => {
  test('reads a grid where the layout names one', () => {
    expect(grid(straws)).toEqual([]);
    expect(grid(reversi).flat().map(({ place, owner, mark }) => [place, owner, mark])).toEqual([
      ['a1', null, ''], ['b1', 0, ''], ['c1', null, 'x'], ['a2', 1, ''], ['b2', null, ''], ['c2', null, ''],
    ]); // prettier-ignore
    expect(shape(reversi)).toBe(1.5);
  });

  test('lays out cards', () => {
    expect(cards({ ...straws, hand: ['3', 'pig'], layout: [{ kind: 'cards', fact: 'hand' }] })).toEqual(['3', 'pig']);
  });

  test('tells facts of the table and of the seats, and leaves out what is hidden', () => {
    expect(tableFacts(straws, words)).toEqual([{ label: 'straws in the heap', value: 13 }]);
    expect(seatFacts(straws, 0, words)).toEqual([{ label: 'cards', value: 5 }]);
    expect(seatFacts(straws, 1, words)).toEqual([]);
    expect(scores(reversi, words)).toEqual([{ label: 'discs', points: [1, 1] }]);
    expect([secret(straws), secret(reversi), secret({ ...straws, turn: null })]).toEqual([true, false, false]);
    expect([aim(straws, words), aim(reversi, words)]).toEqual(['Leave the last one.', '']);
  });

  test('takes a click for the move of the verb with as many words', () => {
    expect(meant(['c3'], new Choosing(['pass', 'place a1']))).toBe('place c3');
    expect(meant(['c3'], new Choosing(['pass']))).toBeNull();
  });
});
