import { describe, expect, it } from 'vitest';
import { lit, options } from '../src/lib/move_buttons';
import { Choosing } from '../src/lib/choosing';
import { Words } from '../src/lib/words';

const LEGAL = [
  'place c7',
  'place c7 sacrifice',
  'place d8',
  'move c7 c8',
  'move c6 c7',
  'rotate B1 cw',
  'rotate B1 ccw',
  'end',
];
const pickOrder = { ordered: ['move'] };
const choosing = new Choosing(LEGAL, [], pickOrder);

describe('choosing', () => {
  it('narrows by words in any order, with or without the verb', () => {
    expect(choosing.pick('B1').candidates).toEqual(['rotate B1 cw', 'rotate B1 ccw']);
    expect(choosing.pick('cw', 'B1').move).toBe('rotate B1 cw');
    expect(choosing.pick('rotate', 'B1', 'ccw').move).toBe('rotate B1 ccw');
    expect(choosing.pick('d8').move).toBe('place d8');
    expect(choosing.pick('end').move).toBe('end');
  });

  it('reads ordered verbs from left to right', () => {
    expect(choosing.pick('c7').candidates).toEqual(['place c7', 'place c7 sacrifice', 'move c7 c8']);
    expect(choosing.pick('c8').candidates).toEqual([]);
    expect(choosing.pick('move', 'c6').move).toBe('move c6 c7');
    expect(choosing.pick('move').can('c7')).toBe(true);
    expect(choosing.pick('move').can('c8')).toBe(false);
    expect(choosing.pick('move', 'c7').candidates).toEqual(['move c7 c8']);
  });

  it('keeps what was picked before the verb of an ordered move', () => {
    const legal = ['walk a b 1n', 'walk a b 2n', 'walk a c 1n', 'walk d b 1n', 'embark a 1n', 'stop'];
    const first = new Choosing(legal, [], { ordered: ['walk'] }).pick('a', 'walk');
    expect(first.candidates).toEqual(['walk a b 1n', 'walk a b 2n', 'walk a c 1n']);
    expect([...first.offers.keys()]).toEqual(['b', 'c']);
    expect(first.pick('b', '2n').move).toBe('walk a b 2n');
  });

  it('offers the words that can be picked next', () => {
    expect(choosing.can('c6')).toBe(true);
    expect(choosing.can('c8')).toBe(false);
    expect(choosing.offers.get('c7')).toEqual(['place c7', 'place c7 sacrifice', 'move c7 c8']);
    expect(choosing.pick('c7').can('sacrifice')).toBe(true);
  });

  it('goes back to where there was a choice', () => {
    const far = choosing.pick('rotate', 'B1', 'cw');
    expect(far.back().picks).toEqual(['rotate', 'B1']);
    expect(choosing.pick('move', 'c6').back().picks).toEqual(['move']);
    expect(far.clear().picks).toEqual([]);
  });

  it('keeps equal words of a move apart', () => {
    const twice = new Choosing(['give pig pig', 'give pig raft']);
    expect(twice.pick('pig').candidates).toHaveLength(2);
    expect(twice.pick('pig', 'pig').move).toBe('give pig pig');
  });

  it('tells a move from a longer one that begins alike', () => {
    expect(choosing.pick('c7', 'place').candidates).toEqual(['place c7', 'place c7 sacrifice']);
    expect(choosing.pick('place', 'c7').move).toBeNull();
  });
});

describe('buttons', () => {
  const words = new Words('en', [
    'do-place = { $count ->\n [0] Place\n [1] On { $a }\n *[other] Pay for { $a }\n }\ndo-end = End\nword-cw = clockwise',
  ]);
  const labels = (now: Choosing) => options(now, null, words).map((option) => option.label);

  it('name the verbs first; a verb with one move is that move', () => {
    expect(labels(choosing)).toEqual(['Place', 'move', 'rotate', 'End']);
    expect(options(choosing, null, words).at(-1)).toMatchObject({ word: 'end', whole: true });
  });

  it('leave out what the board offers itself', () => {
    const board = { drawn: (word: string) => word === 'c7', closing: [], elsewhere: (verb: string) => verb === 'end' };
    const view = { players: 2, turn: 0 };
    expect(options(choosing, board, words, view).map((option) => option.label)).toEqual(['Place', 'move', 'rotate']);
    expect(lit(choosing, board)).toBe(true);
    expect(lit(new Choosing(['end']), board)).toBe(false);
  });

  it('offer last what ends or declines something', () => {
    const board = { drawn: () => false, closing: ['place'] };
    expect(options(choosing, board, words).map((option) => option.label)).toEqual(['move', 'rotate', 'End', 'Place']);
  });

  it('spell out the moves when few are left', () => {
    expect(labels(new Choosing(LEGAL.slice(0, 3)).pick('c7'))).toEqual(['On c7', 'Pay for c7']);
    expect(
      options(new Choosing(['fill acoran clay', 'fill moneiba cheese']), null, words).map((option) => option.word),
    ).toEqual(['fill acoran clay', 'fill moneiba cheese']);
  });

  it('are words of the move where the rest of it is drawn', () => {
    const board = { drawn: (word: string) => word === 'B1', closing: [] };
    expect(
      options(new Choosing(['rotate B1 cw', 'rotate B1 ccw']), board, words).map((option) => option.label),
    ).toEqual(['Clockwise', 'Ccw']);
  });

  it('name only what is left to choose once places are picked, unless that is a number', () => {
    const there = words.at([], null, null, { names: {}, has: (word) => word.includes(',') });
    const named = (legal: string[], ...picks: string[]) =>
      options(new Choosing(legal).pick(...picks), null, there).map(({ label, word, whole }) => [label, word, whole]);
    const walks = ['walk 0,0 0,1 cw', 'walk 0,0 0,1 one'];
    expect(named(walks, '0,0', '0,1')).toEqual([
      ['Clockwise', walks[0], true],
      ['One', walks[1], true],
    ]);
    expect(named(['take 0,0 1', 'take 0,0 2'], '0,0')[0]?.[0]).toBe('Take 0,0 1');
    expect(named(['walk 0,0 0,1 cw', 'walk 0,0 0,2 cw'], '0,0')[0]?.[0]).toBe('Walk 0,0 0,1 cw');
    expect(named(walks, 'walk')[0]?.[0]).toBe('Walk 0,0 0,1 cw');
  });

  it('can complete a move that is the beginning of another', () => {
    const now = new Choosing(['place c7', 'place c7 sacrifice']).pick('c7');
    const [first] = options(now, null, words);
    expect(first).toMatchObject({ word: 'place c7', whole: true });
  });
});
