import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outlines } from '../src/boards/elfenland/contour';
import * as elf from '../src/boards/elfenland/elfenland';
import { FIGURES } from '../src/boards/elfenland/figures';
import { country, roads } from '../src/boards/elfenland/land';
import * as map from '../src/boards/elfenland/map';
import { route, told } from '../src/boards/elfenland/route';
import { skyline } from '../src/boards/elfenland/skyline';
import { Choosing } from '../src/lib/choosing';
import { LANGUAGES, Words } from '../src/lib/words';

const locales = join(import.meta.dirname, '..', '..', 'src', 'ludoteca', 'locales');
const speak = (language: (typeof LANGUAGES)[number]) =>
  new Words(
    language,
    ['common', 'web', 'web-table', 'elfenland', 'web-elfenland'].map((name) =>
      readFileSync(join(locales, language, `${name}.ftl`), 'utf8'),
    ),
    ['You', 'Ann'],
    0,
    elf.name,
  );
const words = speak('en');
const way = (id: string) => map.WAY.get(id) as map.Way;

const seat = (more: Partial<elf.SeatFacts> = {}): elf.SeatFacts => ({
  town: 'elvenhold',
  visited: [],
  obstacle: true,
  counters: [],
  hidden: 0,
  cards: 0,
  played: [],
  kept: null,
  home: null,
  ...more,
});

function view(more: Partial<elf.ElfenlandView> = {}, mine: Partial<elf.SeatFacts> = {}): elf.ElfenlandView {
  return {
    players: 2,
    turn: 0,
    phase: 'travel',
    round: 1,
    start: 0,
    passes: 0,
    stack: 30,
    display: [],
    roads: {},
    options: { rounds: 4, lakes: 'seed' },
    seats: [seat({ hand: [], own_hidden: [], ...mine }), seat({ visited: ['beata'] })],
    ...more,
  };
}

describe('the map', () => {
  it('has every town and way of the game', () => {
    expect(map.TOWNS).toHaveLength(21);
    expect(map.WAYS).toHaveLength(48);
    expect(map.WAYS.filter(map.isRoad)).toHaveLength(35);
  });

  it('draws each way from town to town through its own point', () => {
    for (const one of map.WAYS) {
      const line = map.curve(one);
      expect(map.along(line, 0)).toMatchObject({ x: map.at(one.a).x, y: map.at(one.a).y });
      expect(map.along(line, 1)).toMatchObject({ x: map.at(one.b).x, y: map.at(one.b).y });
      const near = Math.min(
        ...Array.from({ length: 101 }, (_, k) => map.along(line, k / 100)).map((p) =>
          Math.hypot(p.x - one.x, p.y - one.y),
        ),
      );
      expect(near, one.id).toBeLessThan(3);
    }
  });

  it('keeps the points of any two ways apart, so that each can be hit', () => {
    for (const one of map.WAYS)
      for (const other of map.WAYS)
        if (one.id < other.id)
          expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.id} ${other.id}`).toBeGreaterThan(38);
  });

  it('keeps the points of ways clear of the houses', () => {
    for (const one of map.WAYS)
      for (const town of map.TOWNS)
        expect(Math.hypot(one.x - town.x, one.y - town.y), `${one.id} ${town.id}`).toBeGreaterThan(40);
  });

  it('leads by arrow keys to what lies that way', () => {
    expect(map.towards('ArrowRight', map.at('feodor'), map.TOWNS)?.id).toBe('rivinia');
    expect(map.towards('ArrowUp', map.at('mahdavikia'), map.TOWNS)?.id).toBe('grangor');
    expect(map.towards('Enter', map.at('feodor'), map.TOWNS)).toBeNull();
    expect(map.towards('ArrowLeft', map.at('yttar'), map.TOWNS)).toBeNull();
  });

  it('lets arrow keys reach every place from the capital', () => {
    const places = [...map.TOWNS, ...map.WAYS];
    const seen = new Set(['elvenhold']);
    const open: (map.Town | map.Way)[] = [map.at('elvenhold')];
    for (let place = open.pop(); place; place = open.pop())
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = map.towards(key, place, places);
        if (next && !seen.has(next.id)) {
          seen.add(next.id);
          open.push(next);
        }
      }
    expect(places.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the drawing', () => {
  it('finds the outline of a field', () => {
    const grid = { left: 0, top: 0, step: 1, columns: 21, rows: 21 };
    const [circle = [], ...more] = outlines(grid, (column, row) => 6 - Math.hypot(column - 10, row - 10));
    expect(more).toEqual([]);
    for (const point of circle) expect(Math.hypot(point.x - 10, point.y - 10)).toBeCloseTo(6, 0);
  });

  it('closes outlines that reach the rim', () => {
    const grid = { left: 0, top: 0, step: 1, columns: 4, rows: 4 };
    expect(outlines(grid, () => 1)).toHaveLength(1);
  });

  it('has one coast, three kinds of country, two lakes, and something along every road', () => {
    const land = country();
    expect(land.coast.match(/M/g)).toHaveLength(1);
    expect(Object.keys(land.areas)).toEqual(['desert', 'forest', 'mountain']);
    expect(land.lakes.map(({ id }) => id)).toEqual(['mare_magnum', 'mare_nebulae']);
    for (const road of roads())
      if (road.way.ground !== 'mare_magnum' && road.way.ground !== 'mare_nebulae')
        expect(road.solid + road.marks, road.way.id).not.toBe('');
    expect(JSON.stringify([land, roads()])).not.toMatch(/NaN|null|undefined/);
  });

  it('gives every town a skyline of its own and every kind a figure', () => {
    expect(new Set(map.TOWNS.map(({ id }) => skyline(id).walls + skyline(id).roofs)).size).toBe(map.TOWNS.length);
    expect(Object.keys(FIGURES)).toEqual(elf.KINDS);
  });
});

describe('prices', () => {
  const lying = view({
    roads: { R30: { counter: 'cloud', obstacle: false }, R22: { counter: 'pig', obstacle: true } },
  });

  it('are those of the chart', () => {
    expect(elf.price(lying, way('R30'), 'elvenhold')).toEqual({ kind: 'cloud', cards: 2, caravan: 3 });
    expect(elf.price(lying, way('R22'), 'elvenhold')).toEqual({ kind: 'pig', cards: 2, caravan: 4 });
    expect(elf.price(lying, way('R31'), 'elvenhold')).toBeNull();
    expect(elf.cost('pig', 'desert')).toBeNull();
  });

  it('depend on the flow of a river and on the lake', () => {
    expect(elf.price(lying, way('V3'), 'elvenhold')?.cards).toBe(1);
    expect(elf.price(lying, way('V3'), 'rivinia')?.cards).toBe(2);
    expect(elf.price(lying, way('M1'), 'virst')).toEqual({ kind: 'raft', cards: 2, caravan: null });
    expect(elf.price(lying, way('N1'), 'yttar')).toEqual({ kind: 'raft', cards: 1, caravan: 3 });
    expect(elf.price(view({ options: { rounds: 4, lakes: 'official' } }), way('N1'), 'yttar')?.cards).toBe(2);
  });
});

describe('a route', () => {
  const roadsWith = {
    R31: { counter: 'pig', obstacle: false },
    R35: { counter: 'dragon', obstacle: false },
    R30: { counter: 'cloud', obstacle: false },
  };

  it('takes the ways that the hand can pay', () => {
    const found = route(view({ roads: roadsWith }, { hand: ['pig', 'dragon'] }), 'strykhaven');
    expect(found?.legs.map((leg) => leg.way.id)).toEqual(['R31', 'R35']);
    expect(found?.paid).toBe(true);
    expect(found && told(found, words)).toContain('→ Beata (1 × giant pig) → Strykhaven (1 × dragon)');
  });

  it('goes another way when cards run out', () => {
    expect(
      route(view({ roads: roadsWith }, { hand: ['pig', 'raft', 'raft'] }), 'strykhaven')?.legs.map((leg) => leg.way.id),
    ).toEqual(['M2']);
  });

  it('says when the hand is too small', () => {
    expect(route(view({ roads: roadsWith }, { hand: ['pig'] }), 'lapphalya')).toMatchObject({
      paid: false,
      legs: [{ way: { id: 'R30' }, cards: 2 }],
    });
  });

  it('is none where no way leads, and for spectators', () => {
    expect(route(view({}, { hand: ['pig'] }), 'kihromah')).toBeNull();
    expect(route(view({ seats: [seat(), seat()] }), 'beata')).toBeNull();
  });
});

describe('words', () => {
  it('tell of a way what it is, what lies on it, what it costs, what can be done', () => {
    const text = elf.describeWay(
      way('R30'),
      view({ roads: { R30: { counter: 'cloud', obstacle: true } } }),
      new Choosing(['caravan R30', 'stop']),
      words,
    );
    expect(text).toBe('R30 · plains R30 · magic cloud · obstacle · 3 × magic cloud or any 4 cards · Caravan');
    expect(elf.describeWay(way('V3'), view(), new Choosing([]), words)).toContain('rafts: 1 down to Rivinia, 2 up');
    expect(elf.describeWay(way('R30'), view(), new Choosing([]), words)).toContain('no counter yet; giant pig 1');
  });

  it('tell of a town whose markers and boots are there', () => {
    expect(elf.describeTown('beata', view(), ['You', 'Ann'], words)).toBe(
      'Beata · your marker waits here · markers: You',
    );
    expect(elf.describeTown('elvenhold', view(), ['You', 'Ann'], words)).toBe(
      'Elvenhold · the capital, where all begin · boots: You, Ann',
    );
    expect(elf.describeTown('virst', view({}, { home: 'virst', visited: ['virst'] }), ['You', 'Ann'], words)).toContain(
      'visited · markers: Ann · your home town',
    );
  });

  it('tell what a transport takes', () => {
    expect(elf.describeKind('unicorn', words)).toBe('unicorn: forest 1, desert 2, mountains 1');
    expect(elf.describeKind('raft', words)).toBe('raft: rivers and lakes');
  });
});

describe('choosing', () => {
  it('takes a town for the only way that leads there', () => {
    const choosing = new Choosing(['ride R31', 'sail V2', 'ride R30', 'stop']);
    expect(elf.reaching('lapphalya', view(), choosing).map(({ id }) => id)).toEqual(['R30']);
    expect(elf.reaching('beata', view(), choosing).map(({ id }) => id)).toEqual(['R31', 'V2']);
    expect(elf.reaching('virst', view(), choosing)).toEqual([]);
  });

  it('guesses what a click on something unavailable meant', () => {
    const nothing = new Choosing(['pass']);
    const plan = view({ phase: 'plan' }, { counters: ['dragon'] });
    expect(elf.meant(['R30'], nothing, view())).toBe('ride R30');
    expect(elf.meant(['V3'], nothing, view())).toBe('sail V3');
    expect(elf.meant(['R30'], nothing, plan)).toBe('plan dragon R30');
    expect(elf.meant(['V3'], new Choosing(['plan pig R01', 'plan pig R02'], ['pig']), plan)).toBe('plan pig V3');
    expect(elf.meant(['R30'], new Choosing(['obstacle R01', 'obstacle R02'], ['obstacle']), plan)).toBe('obstacle R30');
    expect(elf.meant(['R30'], nothing, view({ phase: 'plan' }, { own_hidden: ['pig'] }))).toBe('plan pig R30 hidden');
    expect(elf.meant(['take', 'pig'], nothing, plan)).toBe('take pig');
    expect(elf.meant(['pig'], nothing, view({ phase: 'discard' }))).toBe('discard pig');
    expect(elf.meant(['nonsense'], nothing, plan)).toBeNull();
  });

  it('asks again about what cannot be taken back', () => {
    const legal = ['ride R30', 'caravan R30', 'stop'];
    expect(elf.hurts('stop', new Choosing(legal))).toBe(true);
    expect(elf.hurts('stop', new Choosing(['stop']))).toBe(false);
    expect(elf.hurts('caravan R30', new Choosing(legal, ['R30']))).toBe(true);
    expect(elf.hurts('caravan R30', new Choosing(legal, ['caravan']))).toBe(false);
    expect(elf.hurts('ride R30', new Choosing(legal))).toBe(false);
  });
});

describe('what happened', () => {
  const lastMoves = [
    { seat: 1, move: 'sail V2' },
    { seat: 1, move: 'caravan R35' },
    { seat: 1, move: 'pay pig' },
  ];

  it('leaves marks on ways', () => {
    expect([...elf.marks(lastMoves)]).toEqual([
      ['V2', 1],
      ['R35', 1],
    ]);
  });

  it('tells by which of two ways a boot went', () => {
    expect(elf.travelled(lastMoves, 1, 'beata', 'elvenhold')?.id).toBe('V2');
    expect(elf.travelled(lastMoves, 1, 'beata', 'strykhaven')?.id).toBe('R35');
    expect(elf.travelled(lastMoves, 0, 'beata', 'elvenhold')?.id).toBe('R31');
    expect(elf.travelled([], 0, 'beata', 'kihromah')).toBeNull();
  });

  it('puts boots of one town at different places', () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((order) => elf.beside('elvenhold', order).x)).size).toBe(6);
  });
});

describe('the score', () => {
  const over = view(
    { phase: 'over', turn: null, result: { scores: [3, 1], winners: [0], end: 'rounds' } },
    { visited: ['beata', 'virst', 'jxara', 'yttar'], home: 'beata', cards: 2 },
  );
  const scored = { ...over, seats: [over.seats[0], { ...over.seats[1], home: 'tichih' }] } as elf.ElfenlandView;

  it('tells of cards where they decide', () => {
    const tied = { ...scored, result: { scores: [3, 3], winners: [0], end: 'rounds' } };
    expect(elf.scores(tied, words)).toMatchObject([{ rule: 'E20.2', points: [2, 0] }]);
    expect(elf.scores(scored, words)).toEqual([]);
  });

  it('shows what is public about a seat', () => {
    expect(elf.facts(scored, 1, words).map(({ value }) => value)).toEqual([0, 'Elvenhold', 'Tichih']);
    expect(elf.facts(view(), 0, words).map(({ value }) => value)).toEqual([0, 'Elvenhold', '★']);
    expect(elf.stands(view(), words)).toBe('Round 1 of 4 · travel');
    expect(elf.stands(scored, words)).toBe('The game is over');
    expect(elf.aim(view(), words)).toContain('in 4 rounds');
  });
});

describe('cards in any order', () => {
  const hand = ['pig', 'cloud', 'cloud', 'raft'];

  it('multiPick the cards of a payment or a discard', () => {
    expect(elf.multiPick(view({ phase: 'pay', left: 3, least: 'pig' }, { hand }))).toEqual({
      verb: 'pay',
      due: 3,
      pieces: hand,
    });
    expect(elf.multiPick(view({ phase: 'discard', left: 2, least: 'pig' }, { hand }))).toMatchObject({
      verb: 'discard',
      due: 2,
    });
  });

  it('goes on from the kind that was played last (E11.7)', () => {
    expect(elf.multiPick(view({ phase: 'pay', left: 1, least: 'cloud' }, { hand }))?.pieces).toEqual([
      'cloud',
      'cloud',
      'raft',
    ]);
  });

  it('multiPick nothing in other phases, and nothing of the others', () => {
    expect(elf.multiPick(view({}, { hand }))).toBeNull();
    expect(elf.multiPick(view({ phase: 'pay', left: 3, least: 'pig', turn: 1 }, { hand }))).toBeNull();
  });
});

describe('a move that does not answer the question', () => {
  it.each(LANGUAGES)('brings the question along: %s', (language) => {
    const said = speak(language);
    const question = said.question({ name: 'discard', parameters: { left: 2 } });
    const refusal = said.refusal({ reason: 'not-the-question', parameters: { question: 'discard', left: 2 } });
    expect(refusal.endsWith(question)).toBe(true);
    expect(refusal.length).toBeGreaterThan(question.length + 10);
  });
});
