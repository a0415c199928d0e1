/** The board of a game that brings none, from the facts of its view. */
import { describe, expect, test } from 'vitest';
import {
  aim,
  cards,
  filled,
  graph,
  grid,
  lists,
  meant,
  scores,
  seatFacts,
  secret,
  shape,
  tableFacts,
  towards,
} from '../src/boards/generic/generic';
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

describe('a graph and lists', () => {
  const meadow = {
    game: 'meadow', seat: 0, players: 2, turn: 0,
    map: { places: { oak: { at: [0, 0], owner: 0 }, well: { at: [2, 0], mark: '3' }, mill: { at: [0, 1] } }, links: [['oak', 'well'], ['oak', 'gone']] },
    growing: [['oak', 2], 'well'],
    layout: [{ kind: 'graph', fact: 'map' }, { kind: 'list', fact: 'growing' }],
  } as const; // prettier-ignore

  test('scales places into its box and leaves out links to nowhere', () => {
    const drawn = graph(meadow);
    expect(drawn?.places.map(({ place, x, y, owner, mark }) => [place, x, y, owner, mark])).toEqual([
      ['oak', 9, 9, 0, ''], ['well', 91, 9, null, '3'], ['mill', 9, 50, null, ''],
    ]); // prettier-ignore
    expect(drawn?.links.map((link) => link.map(({ place }) => place))).toEqual([['oak', 'well']]);
    expect([drawn?.height, shape(meadow), filled(meadow), filled(straws)]).toEqual([63, 100 / 63, true, false]);
  });

  test('goes to the nearest place in the direction of a key', () => {
    const places = graph(meadow)?.places ?? [];
    const name = (key: string) => towards(key, places[0]!, places)?.place ?? null;
    expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'a'].map(name)).toEqual(['well', 'mill', null, null]);
  });

  test('reads words and what is said of them', () => {
    expect(lists(meadow)).toEqual([
      {
        fact: 'growing',
        items: [
          { word: 'oak', said: 2 },
          { word: 'well', said: null },
        ],
      },
    ]);
    expect(tableFacts(meadow, words)).toEqual([]);
  });
});

test('a game without words is told in its notation, and asks nothing', () => {
  expect([words.choice('walk well'), words.move('walk well', 0)]).toEqual(['walk well', 'walk well']);
  expect(words.question({ name: 'walk' })).toBe('');
});

test('a button of a game without words for buttons speaks to the reader', () => {
  const catalogue = 'move-hide = { $who ->\n    [me] hide\n   *[other] hides\n} { $a }\n';
  const words = new Words('en', [catalogue]).at(['Ann', 'Ben'], 1);
  expect(words.choice('hide 2')).toBe('hide 2');
});
