import { describe, expect, it } from 'vitest';
import { area, art, symbols } from '../src/boards/dokmus/art';
import { pathAt } from '../src/boards/kit/path_at';
import * as dokmus from '../src/boards/dokmus/dokmus';
import { type Offered, highlights } from '../src/boards/dokmus/highlights';
import { Choosing } from '../src/lib/choosing';
import type { Words } from '../src/lib/words';

const FACE = ['..ff.^^', '.t.f..^', '..^fr..', '~~.^.T.', '.~.v.ff', '.~~~.ff', '.t.~...'];
const echo = { say: (id: string) => id } as Words;
const turned = (rows: readonly string[], turns: number) => {
  const lying = rows.map((line) => [...line]);
  rows.forEach((line, row) =>
    [...line].forEach((sign, col) => {
      const place = dokmus.lies({ col, row }, turns);
      (lying[place.row] as string[])[place.col] = sign;
    }),
  );
  return lying.map((line) => line.join(''));
};
const view = {
  players: 4,
  turn: 0,
  phase: 'turn',
  hole: 'B2',
  tokens: [['a1'], ['g7']],
  tiles: [{ slot: 'A1', face: '1A', turns: 1, rows: turned(FACE, 1) }],
} as unknown as dokmus.DokmusView;

describe('tiles', () => {
  it.each([0, 1, 2, 3])('turned %i times show what is printed', (turns) => {
    expect(dokmus.printed(turned(FACE, turns), turns)).toEqual(FACE);
  });

  it('lie as the rules say', () => {
    expect(dokmus.lies({ row: 0, col: 2 }, 1)).toEqual({ row: 2, col: 6 });
    expect(dokmus.lies({ row: 0, col: 2 }, 2)).toEqual({ row: 6, col: 4 });
    expect(dokmus.lies({ row: 0, col: 2 }, 3)).toEqual({ row: 4, col: 0 });
  });

  it('turn the short way', () => {
    const angles = new dokmus.Angles();
    expect([3, 0, 3, 2].map((turns) => angles.of('1A', turns))).toEqual([270, 360, 270, 180]);
  });
});

describe('what is said of cells', () => {
  const names = (news: Iterable<readonly [dokmus.Cell, dokmus.Offer]>) => [...news].map(([{ name }]) => name);

  it('is said of all at first, then of those that changed', () => {
    const news = dokmus.news();
    expect(names(news(view, new Choosing([]), 'en'))).toHaveLength(49);
    expect(names(news(view, new Choosing(['place b2']), 'en'))).toEqual(['b2']);
    expect(names(news({ ...view, tokens: [['a1', 'b2'], []] }, new Choosing([]), 'en'))).toEqual(['b2', 'g7']);
    expect(names(news({ ...view, tokens: [['a1', 'b2'], []] }, new Choosing([]), 'fr'))).toHaveLength(49);
  });

  it('is said later where it was called off', () => {
    const news = dokmus.news();
    for (const [{ name }] of news(view, new Choosing([]), 'en')) if (name === 'b1') break;
    expect(names(news(view, new Choosing([]), 'en'))).toHaveLength(47);
  });
});

describe('cells', () => {
  it('have names, terrain and owners; the hole has none', () => {
    const [first] = dokmus.cells(view);
    expect(first?.[0]).toMatchObject({ name: 'a1', owner: 0 });
    expect(dokmus.cells(view).flat()).toHaveLength(49);
    expect(dokmus.slotOf(dokmus.spot('k11'))).toBe('B2');
    expect(dokmus.spot('u21')).toEqual({ col: 20, row: 20 });
  });

  it('tell what they cost by the words of the moves', () => {
    const choosing = new Choosing(
      ['place a2', 'place b1 sacrifice', 'place b2', 'place b2 sacrifice', 'move a1 c1'],
      [],
      { ordered: ['move'] },
    );
    expect(['a2', 'b1', 'b2', 'a1', 'c1'].map((cell) => dokmus.offer(cell, choosing))).toEqual([
      'free',
      'paid',
      'both',
      'from',
      null,
    ]);
    expect(dokmus.offer('c1', choosing.pick('move', 'a1'))).toBe('to');
  });
});

describe('a card', () => {
  it('is known to its owner alone until it is shown', () => {
    const seated = {
      ...view,
      seat: 0,
      points: [],
      supply: [],
      sacrificed: [],
      talisman: 1,
      chosen: [0, 1],
      revealed: [null, null, 4],
      private: { card: 3, hand: null },
    };
    const card = (seat: number) => dokmus.facts(seated, seat, echo).find(({ label }) => label === 'dokmus-card')?.value;
    expect([0, 1, 2, 3].map(card)).toEqual(['#3', 'dokmus-card-hidden', '#4', undefined]);
  });
});

describe('handles', () => {
  it('are there once nothing is to be placed', () => {
    const legal = ['place a2', 'slide A2', 'rotate B1 cw', 'rotate B1 ccw'];
    expect(dokmus.handles(new Choosing(legal))).toEqual([]);
    expect(dokmus.handles(new Choosing(legal.slice(1))).map((handle) => handle.kind)).toEqual(['slide', 'cw', 'ccw']);
    expect(dokmus.handles(new Choosing(legal).pick('rotate'))).toHaveLength(2);
  });
});

describe('marks', () => {
  const standing = (...cells: string[]) => ({ ...view, tokens: [[], cells] }) as unknown as dokmus.DokmusView;
  const did = (...moves: string[]) => moves.map((move) => ({ seat: 1, move }));

  it('are where the last moves left something that still stands there', () => {
    const { cells, trails } = dokmus.marks(did('place c1', 'place a1', 'move a1 a2'), standing('a2'));
    expect([...cells]).toEqual([['a2', 1]]);
    expect(trails).toEqual([['a1', 'a2', 1]]);
  });

  it('go with a tile that turns', () => {
    const { cells, slots, trails } = dokmus.marks(did('place o1', 'move a1 a2', 'rotate A1 cw'), standing('o1', 'f1'));
    expect([...cells.keys()]).toEqual(['o1', 'f1']);
    expect([...slots.keys()]).toEqual(['A1']);
    expect(trails).toEqual([['g1', 'f1', 1]]);
    const back = dokmus.marks(did('place a2', 'rotate A1 cw', 'rotate A1 ccw'), standing('a2'));
    expect([...back.cells.keys()]).toEqual(['a2']);
  });

  it('go with a tile that slides where it is known where to', () => {
    const { cells, slots } = dokmus.marks(did('place a1', 'slide B1', 'slide A1', 'place o1'), standing('h1', 'o1'));
    expect([...cells.keys()]).toEqual(['h1', 'o1']);
    expect([...slots.keys()]).toEqual(['B1']);
  });

  it('are gone with a tile of which that is not known', () => {
    const { cells, slots } = dokmus.marks(did('place a1', 'place o1', 'slide A1'), standing('o1'));
    expect([...cells.keys()]).toEqual(['o1']);
    expect([...slots]).toEqual([]);
  });
});

describe('a click on something unavailable', () => {
  const placing = new Choosing(['place a2', 'rotate A1 cw']);
  it('is asked about as what it was probably meant as', () => {
    expect(dokmus.meant(['c7'], placing, view)).toBe('place c7');
    expect(dokmus.meant(['c7'], new Choosing(['start a1']), { ...view, phase: 'start' } as never)).toBe('start c7');
    expect(dokmus.meant(['B2'], placing.pick('rotate'), view)).toBe('rotate B2 cw');
    expect(dokmus.meant(['5'], placing, view)).toBe('draft 5');
    expect(
      dokmus.meant(['c3'], new Choosing(['move a1 a2', 'move a1 b1'], [], { ordered: ['move'] }).pick('a1'), view),
    ).toBe('move a1 c3');
  });
});

describe('art', () => {
  it('stands upright wherever a tile turns', () => {
    expect(pathAt('M-4-38L5-24H2V7m3 4q1-2 3 4Z', 100, 200)).toBe('M 96 162L 105 176H 102V 207m 3 4q 1 -2 3 4Z');
    expect(pathAt('M2-.5a3 3 0 1 0 .1 0ZH4', 10, 20, 2)).toBe('M 14 19a 6 6 0 1 0 0.2 0ZH 18');
    const corner = (turns: number) =>
      symbols(['T......', ...Array<string>(6).fill('.......')], turns).find(({ paint }) => paint === 'steps')?.d;
    expect([0, 1, 2, 3].map(corner)).toEqual(
      [
        [-300, -300],
        [300, -300],
        [300, 300],
        [-300, 300],
      ].map(([x = 0, y = 0]) => pathAt('M-6 38H6V-26H-6Z', x, y)),
    );
  });

  it('draws an area as closed curves, apart where cells touch by a corner', () => {
    const loops = (rows: readonly string[]) => area(rows, 'f').match(/M/g)?.length ?? 0;
    const empty = Array.from({ length: 7 }, () => '.......');
    const put = (cells: readonly (readonly [number, number])[]) =>
      empty.map((line, row) =>
        [...line].map((sign, col) => (cells.some(([c, r]) => c === col && r === row) ? 'f' : sign)).join(''),
      );
    expect(
      loops(
        put([
          [2, 2],
          [3, 2],
        ]),
      ),
    ).toBe(1);
    expect(
      loops(
        put([
          [2, 2],
          [3, 3],
        ]),
      ),
    ).toBe(2);
    expect(
      loops(
        put([
          [2, 2],
          [3, 2],
          [4, 2],
          [2, 3],
          [4, 3],
          [2, 4],
          [3, 4],
          [4, 4],
        ]),
      ),
    ).toBe(2);
    expect(area(empty, 'f')).toBe('');
  });

  it('is made once for a face, and stands a symbol in each cell that has one', () => {
    expect(art(FACE)).toBe(art([...FACE]));
    expect(symbols(FACE, 1)).toBe(symbols([...FACE], 1));
  });
});

describe('tokens', () => {
  it('stand where they are printed on their tile', () => {
    const [first] = dokmus.tokens(view.tokens, view.tiles);
    expect(first).toMatchObject({ cell: 'a1', seat: 0, face: '1A', x: -300, y: 300 });
  });
});

describe('what can be chosen, drawn', () => {
  const cell = (name: string, what: Offered['what']): Offered => ({ name, what, ...dokmus.spot(name) });
  const moves = (d: string): number => d.split('M').length - 1;

  it('has one path for all cells of a kind', () => {
    const { squares, dots, coins, flames } = highlights([
      cell('a1', 'free'),
      cell('b1', 'free'),
      cell('c7', 'paid'),
      cell('d2', 'both'),
      cell('e3', 'from'),
    ]);
    expect(Object.fromEntries(squares.map(({ what, d }) => [what, moves(d)]))).toEqual({
      free: 2,
      paid: 1,
      both: 1,
      from: 1,
      to: 0,
    });
    expect([dots, coins, flames].map(moves)).toEqual([3, 2, 2]);
  });

  it('stays the same for the same cells', () => {
    expect(highlights([cell('k11', 'to')])).toEqual(highlights([cell('k11', 'to')]));
    expect(highlights([cell('k11', 'to')]).dots).not.toEqual(highlights([cell('k12', 'to')]).dots);
  });
});

describe('places for cells', () => {
  it('are there in every slot, also in the hole', () => {
    const grid = dokmus.grid(2);
    expect(grid).toHaveLength(14);
    expect(grid[0]?.map(({ slot }) => slot)).toEqual(['A1', 'B1', 'C1']);
    expect(grid[7]?.[1]).toMatchObject({ slot: 'B2', cells: { length: 7, 0: { name: 'h8', col: 7, row: 7 } } });
  });
});
