import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as barter from '../src/boards/tindaya/barter';
import { figure } from '../src/boards/tindaya/figures';
import { layout } from '../src/boards/tindaya/layout';
import { chapters, lines, title } from '../src/boards/tindaya/story';
import * as tindaya from '../src/boards/tindaya/tindaya';
import { explains, whatOf, whats } from '../src/boards/tindaya/glossary_ids';
import { Choosing } from '../src/lib/choosing';
import { LogTexts } from '../src/lib/log_text';
import { LANGUAGES, Words } from '../src/lib/words';

interface Moment {
  readonly legal: string[];
  readonly view: tindaya.TindayaView;
}
const moments = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', 'tindaya.json'), 'utf8')) as Record<
  'explore' | 'barter' | 'over',
  Moment
>;
const locales = join(import.meta.dirname, '..', '..', 'src', 'ludoteca', 'locales');
const catalogue = (language: string) =>
  ['common', 'web', 'web-table', 'tindaya', 'web-tindaya'].map((name) =>
    readFileSync(join(locales, language, `${name}.ftl`), 'utf8'),
  );
const words = new Words('en', catalogue('en'), ['Ann', 'Ben'], null, tindaya.name);
const { view, legal } = moments.explore;
const choosing = new Choosing(legal, [], { ordered: tindaya.ORDERED });

describe('the map', () => {
  const chart = tindaya.chart(view);

  it('has every hex once, inside the drawing, no two in one place', () => {
    expect(chart.byName.size).toBe(112);
    const places = new Set([...chart.byName.values()].map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`));
    expect(places.size).toBe(112);
    for (const { x, y } of chart.byName.values()) {
      expect(x > 0 && x < chart.width && y > 0 && y < chart.height).toBe(true);
    }
  });

  it('puts neighbours one width apart', () => {
    for (const hex of chart.byName.values()) {
      for (const [dq, dr] of [
        [1, 0],
        [0, 1],
        [1, -1],
      ] as const) {
        const other = chart.byName.get(`${hex.q + dq},${hex.r + dr}`);
        if (other) expect(Math.hypot(other.x - hex.x, other.y - hex.y)).toBeCloseTo(tindaya.WIDE);
      }
    }
  });

  it('numbers eight volcanoes and eight trenches', () => {
    const hexes = [...chart.byName.values()];
    expect(
      hexes
        .filter((hex) => hex.terrain === 'volcano')
        .map((hex) => hex.number)
        .sort(),
    ).toEqual([...'12345678']);
    expect(hexes.filter((hex) => hex.terrain === 'trench')).toHaveLength(8);
  });

  it('is walked by arrow keys, up and down the way back', () => {
    const inner = [...chart.byName.values()].filter((hex) => tindaya.beside('ArrowUp', hex, chart.byName));
    for (const hex of inner) {
      const up = tindaya.beside('ArrowUp', hex, chart.byName);
      expect(up?.r).toBe(hex.r - 1);
    }
    const left = inner[5] as tindaya.Hex;
    expect(tindaya.beside('ArrowRight', left, chart.byName)?.q ?? left.q + 1).toBe(left.q + 1);
    expect(tindaya.beside('x', left, chart.byName)).toBeNull();
  });

  it('tells a hex in words', () => {
    const hex = {
      name: '3,-2',
      q: 3,
      r: -2,
      x: 0,
      y: 0,
      terrain: 'forest',
      number: null,
      facts: { building: 'sty', animals: 2, natives: { 1: '1n2v' } },
    };
    expect(tindaya.describe(hex, ['Ann', 'Ben'], words, ['more'])).toBe(
      '(3; −2) · sty · 2 animals · Ben: 1 noble, 2 villagers · more',
    );
  });
});

describe('words of the notation', () => {
  it.each([
    ['1n0v', '1 noble'],
    ['2n3v', '2 nobles, 3 villagers'],
    ['1h2o', '1 × horns, 2 × obsidian'],
    ['0h0o', 'no weapons'],
    ['goat_meat', 'goat meat'],
    ['ore_s_3s', 'ore'],
    ['token_4', 'token 4'],
    ['noble', 'sacrifice of a noble'],
    ['3,-2', '(3; −2)'],
  ])('%s is %s', (word, text) => expect(words.word(word)).toBe(text));

  it('stay as they are where they need no other writing', () => {
    expect(tindaya.name('7', words)).toBeNull();
    expect(tindaya.name('hidden', words)).toBeNull();
  });

  it('name people, each table its own', () => {
    const other = words.at(['Cleo', 'Dan'], null, tindaya.name);
    expect(words.choice('barter 1')).toBe('Barter with Ben');
    expect(other.choice('barter 1')).toBe('Barter with Dan');
    expect(words.choice('barter 1')).toBe('Barter with Ben');
  });

  it.each(['en', 'fr', 'ru'])('in %s every legal move has a text of its own', (language) => {
    const speaker = new Words(language as 'en', catalogue(language), ['Ann', 'Ben'], null, tindaya.name);
    const texts = [...legal, ...moments.barter.legal].map((move) => speaker.choice(move));
    expect(texts.filter((text) => /^do-|\d[nv]\d|_|\{|\d,-?\d/.test(text))).toEqual([]);
  });
});

describe('choosing', () => {
  it('sets out from a hex, then goes to another', () => {
    const from = legal.find((move) => move.startsWith('walk '))?.split(' ')[1] ?? '';
    const on = choosing.pick(from);
    expect(on.candidates.every((move) => move.split(' ')[1] === from)).toBe(true);
    expect([...on.offers.keys()].some(tindaya.isHex)).toBe(true);
  });

  it('asks why not with a move that fits the question', () => {
    expect(tindaya.meant(['0,0'], choosing, view)).toMatch(/^walk 0,0 0,0 \dn\dv$/);
    expect(tindaya.meant(['0,0'], new Choosing(['sail 1,1', 'sail 2,2']), view)).toBe('sail 0,0');
    const token = Object.entries(view.map).find(([, facts]) => facts.token)?.[0] ?? '';
    expect(tindaya.meant([token], new Choosing(['barter 1', 'done']), view)).toBe(`collect ${token}`);
    expect(tindaya.meant(['fish'], new Choosing(['eat milk', 'eat figs']), view)).toBe('eat fish');
    expect(tindaya.meant(['fish'], new Choosing(['end', 'pass']), view)).toBeNull();
    expect(tindaya.meant(['acoran', 'figs'], new Choosing(['end', 'pass']), view)).toBe('give acoran figs good');
    expect(tindaya.meant(['acoran', 'figs'], new Choosing(['fill moneiba milk']), view)).toBe('fill acoran figs');
    expect(tindaya.meant(['figs'], new Choosing(['bonus moneiba milk']), view)).toBe('bonus acoran figs');
  });

  it('says what an icon is that no move is made of now', () => {
    const what = (picked: string[], legal: string[]) => explains(picked, new Choosing(legal));
    expect(what(['figs'], ['found dock 1,1', 'found pen 2,2'])).toBe('resource-figs');
    expect(what(['figs'], [])).toBe('resource-figs');
    expect(what(['fish'], ['eat milk', 'eat figs'])).toBeNull();
    expect(what(['acoran', 'figs'], ['end', 'pass'])).toBe('concept-offering');
    expect(what(['acoran', 'figs'], ['give moneiba milk good'])).toBeNull();
    expect(what(['buy', 'wall_1'], ['stop'])).toBe('market-wall_1');
    expect(what(['buy', 'wall_1'], ['pass'])).toBeNull();
    expect(what(['about', 'cubes'], ['pass'])).toBe('concept-cube');
    expect(what(['1,1'], ['pass'])).toBeNull();
  });

  it('says what is on a hex, and every id has an entry', () => {
    const known = readFileSync(join(locales, 'en', 'glossary-tindaya.ftl'), 'utf8');
    for (const moment of Object.values(moments)) {
      const seen = moment.view;
      for (const name of tindaya.chart(seen).byName.keys()) {
        const found = whats(name, seen);
        expect(found.at(-1)).toMatch(/^terrain-/);
        for (const what of found) expect(known).toContain(`glossary-${what} =`);
      }
      for (const event of seen.event.sequence)
        for (const what of whatOf(event, seen).split(' ')) expect(known).toContain(`glossary-${what} =`);
    }
  });

  it.each(LANGUAGES)('gives every move a label of its own in %s', (language) => {
    const spoken = new Words(language, catalogue(language), ['Ann', 'Ben'], null, tindaya.name);
    const gifts = ['good', 'animal 1,1', 'animal 2,1', 'prisoner', 'villager 1,1', 'villager 2,1', 'noble 1,1'].map(
      (means) => `give acoran figs ${means}`,
    );
    const ways = [
      'walk 1,1 1,2 1n0v',
      'walk 2,1 1,2 1n0v',
      'walk 1,1 1,2 2c',
      'walk 1,1 1,2 2c chief',
      'embark 1,1 2c',
      'embark 1,1 2c chief',
    ];
    const labels = [...gifts, ...ways, ...legal].map((move) => spoken.choice(move));
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('has the server look ahead where a group may come to fight', () => {
    const fort = { ...view, map: { '1,1': { building: 'fort', conquistadors: 2 }, '2,1': {} } };
    const risky = ['walk 0,1 1,1 1n0v', 'walk 0,1 2,1 1n0v', 'ashore 1,1', 'arm 0h0o', 'end'].map((move) =>
      tindaya.risky(move, fort),
    );
    expect(risky).toEqual([true, false, true, true, false]);
  });

  it('T14.3, T24.8: leads out of an offering of which nothing is given', () => {
    const at = (step: object) => tindaya.returns({ ...view, flow: [step] as never });
    expect([
      at({ step: 'devotion', given: 0 }),
      at({ step: 'devotion', given: 1 }),
      at({ step: 'offering', given: 0 }),
      at({ step: 'menu' }),
    ]).toEqual([true, false, true, false]);
  });

  it('asks once more where a mistake would hurt', () => {
    expect(tindaya.hurts('give acoran figs noble 1,1', view)).toBe(true);
    expect(tindaya.hurts('give acoran figs good', view)).toBe(false);
    expect(tindaya.hurts('betray', view)).toBe(true);
  });
});

describe('the room', () => {
  const WIDE = { tall: 0.945, compact: 1.63, wide: 2.27 };

  it("goes to the map, and one's own tribe comes first where both do not fit", () => {
    expect(layout(976, 494, WIDE.tall, 16).omens).toBe('above');
    expect(layout(976, 376, WIDE.tall, 16).omens).toBe('below');
    expect(layout(976, 494, WIDE.wide, 16).omens).toBe('under');
    expect(layout(646, 368, WIDE.tall, 16).map).toBeGreaterThan(340);
    expect(layout(646, 368, WIDE.wide, 16).map).toBeGreaterThan(340);
  });

  it('is never more than there is', () => {
    for (const shape of Object.values(WIDE)) {
      for (const [width, height] of [
        [646, 368],
        [976, 376],
        [976, 494],
        [1458, 778],
      ] as const) {
        const { map } = layout(width, height, shape, 16);
        expect(map / shape <= height + 1e-6 && map <= width - 15 * 16).toBe(true);
      }
    }
  });
});

describe('danger', () => {
  const events = new Set(view.danger.map(({ event }) => event));

  it('is drawn for the events asked for, and no others', () => {
    expect(tindaya.heat(view, new Set()).size).toBe(0);
    const [first] = view.danger;
    expect([...tindaya.heat(view, new Set([first?.event ?? ''])).keys()].sort()).toEqual(
      [...(first?.reach ?? [])].sort(),
    );
  });

  it('marks what would be hit', () => {
    const heat = tindaya.heat(view, events);
    for (const { hit } of view.danger) for (const name of hit) expect(heat.get(name)?.hit).toBe(true);
  });

  it('has a figure and words for every event ahead', () => {
    for (const event of view.event.sequence) {
      expect(figure(event).length).toBeGreaterThan(0);
      expect(tindaya.foretold(view, event, words)).toMatch(/volcano \d|trench \d|unknown/);
    }
  });
});

describe('a deal', () => {
  const barterView = moments.barter.view;
  const deal = barter.deal(barterView) as barter.Deal;

  it('says what a deal still lacks', () => {
    const whole = { ...deal, exactly: null, gives: true, takes: true };
    expect(barter.state(whole, {}, {})).toBe('nothing');
    expect(barter.state(whole, { wood: 2 }, { clay: 1 })).toBe('unequal');
    expect(barter.state(whole, { wood: 1 }, { clay: 1 })).toBe('equal');
    expect(barter.state({ ...whole, exactly: 3, takes: false }, { wood: 2 }, {})).toBe('short');
    expect(barter.state({ ...whole, exactly: 3, takes: false }, { wood: 3 }, {})).toBe('exactly');
  });

  it('is read from the flow', () => {
    expect(deal.kind).toBe('barter');
    expect(deal.seat).toBe(barterView.turn);
    expect(barter.deal(view)).toBeNull();
    expect(barter.proposal(barterView)).toBeNull();
  });

  it('is composed in its panel until the first unit is fixed', () => {
    expect(['put', 'want', 'cancel', 'walk'].map((verb) => barter.composes(verb, barterView))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const begun = { ...barterView, flow: barterView.flow.map((step) => ({ ...step, puts: ['fish'] })) };
    expect(barter.composes('put', begun)).toBe(false);
    expect(barter.composes('put', view)).toBe(false);
  });

  it('is whole when both sides are equal', () => {
    expect(barter.ready(deal, { fish: 1 }, { milk: 1 })).toBe(true);
    expect(barter.ready(deal, { fish: 2 }, { milk: 1 })).toBe(false);
    expect(barter.ready(deal, {}, {})).toBe(false);
    expect(barter.ready({ ...deal, exactly: 3, takes: false }, { fish: 2, wood: 1 }, {})).toBe(true);
  });

  it('takes no more than there is', () => {
    expect(barter.changed({ fish: 1 }, 'fish', 1, { fish: 1 })).toEqual({ fish: 1 });
    expect(barter.changed({}, 'fish', -1, { fish: 1 })).toEqual({ fish: 0 });
  });

  it('is sent in the order of the notation, beginning with a legal move', () => {
    expect(barter.moves(deal, { stone: 1, fish: 2 }, { wood: 1, milk: 2 })).toEqual([
      'put fish',
      'put fish',
      'put stone',
      'want milk',
      'want milk',
      'want wood',
      'send',
    ]);
    const [kind] = moments.barter.legal.filter((move) => move.startsWith('put ')).map((move) => move.slice(4));
    expect(moments.barter.legal).toContain(barter.moves(deal, { [kind ?? '']: 1 }, { wood: 1 })[0]);
  });
});

describe('the story of an era', () => {
  const events = [
    { name: 'collected', parameters: { seat: 0 } },
    { name: 'eruption', parameters: { number: 3 } },
    { name: 'ship', parameters: { ship: 'grey', trench: 5 } },
    { name: 'struck', parameters: { god: 'moneiba', card: 'plague', number: 2 } },
  ];

  it('tells what came after the last line seen, and where', () => {
    const told = chapters(
      [
        { key: 4, events },
        { key: 9, events },
      ],
      4,
      view,
    );
    expect(told.map(({ figure: drawn }) => drawn)).toEqual(['eruption', 'ship_grey', 'moneiba']);
    expect(told[0]?.place).toBe(view.board.volcanoes['3']);
    expect(told[0]?.reach).toBe(view.mountain.acoran.radius);
    expect(told[1]?.place).toBe(view.board.trenches['5']);
  });

  const death = { name: 'deaths', parameters: { seat: 1, nobles: 0, villagers: 1, place: '2,0' } };
  const era = [
    { key: 1, events: [{ name: 'era-end-births' }, { name: 'era-end-food' }] },
    { key: 2, events: [{ name: 'eaten', parameters: { seat: 0, loss: { figs: 1 } } }] },
    {
      key: 3,
      events: [
        { name: 'eaten', parameters: { seat: 0, loss: { figs: 1, ham: 1 } } },
        { name: 'fed', parameters: { seat: 0, villagers: 3, spoiled: 2 } },
        death,
        death,
        { name: 'era-end-events' },
        { name: 'eruption', parameters: { number: 3, place: '1,0', radius: 2 } },
        { name: 'razed', parameters: { building: 'sty', place: '1,1' } },
        { name: 'era', parameters: { era: 2 } },
      ],
    },
  ];

  it('has a chapter for each step in which something happens, with all that is told of it added up', () => {
    const told = chapters(era, 0, view);
    expect(told.map(({ step, opening }) => step ?? opening?.name)).toEqual(['food', 'eruption', 'era']);
    expect(title(told[0] as never, words)).toBe('Food');
    expect(lines(told[0] as never, words)).toEqual([
      'Ann eats 2 figs and 1 ham.',
      'Ann: all 3 villagers are fed, 2 rations spoil.',
      'Ben: 2 villagers die.',
    ]);
    expect(told[0]?.places).toEqual(['2,0']);
    expect([told[1]?.reach, told[1]?.places]).toEqual([2, ['1,0', '1,1']]);
    expect(lines(told[1] as never, words)[0]).toMatch(/^Destroyed on .*: sty\.$/);
  });

  it('tells a step once, when it is over, however many decisions it asks for', () => {
    expect(chapters(era.slice(0, 2), 0, view)).toEqual([]);
    const [food] = chapters(era, 2, view);
    expect(food?.events).toHaveLength(5);
    expect(chapters(era, 3, view)).toEqual([]);
    const lost = { ...view, result: { outcome: 'lost' } };
    expect(chapters(era.slice(0, 2), 0, lost)[0]?.events).toHaveLength(1);
  });

  it('tells a disaster when it comes, and after a decision only what is new', () => {
    const asked = [
      { key: 1, events: [{ name: 'era-end-events' }, { name: 'ship', parameters: { ship: 'grey', trench: 5 } }] },
      { key: 2, events: [death] },
    ];
    expect(chapters(asked.slice(0, 1), 0, view).map(({ step }) => step)).toEqual(['ship']);
    expect(chapters(asked, 1, view).map(({ events: all }) => all.length)).toEqual([1]);
    expect(chapters(asked, 2, view)).toEqual([]);
  });

  it('has one line of the log for a meal', () => {
    const ate = (key: number, what: string, more: object[] = []) => ({
      key,
      kind: 'move',
      ply: key,
      line: {
        line: key,
        kind: 'move',
        seat: 0,
        move: `eat ${what}`,
        events: [{ name: 'eaten', parameters: { seat: 0, loss: { [what]: 1 } } }, ...more],
      },
    });
    const fed = { name: 'fed', parameters: { seat: 0, villagers: 4, spoiled: 2 } };
    const entries = [ate(1, 'figs'), ate(2, 'figs'), ate(3, 'ham', [fed])];
    const mine = words.at(['Ann', 'Ben'], 0, tindaya.name);
    const told = new LogTexts(mine, 0).of(entries as never);
    expect(told.map(({ who, text, more, ply }) => [who, text, more, ply])).toEqual([
      ['You', 'eat 2 figs and 1 ham', ['Ann: all 4 villagers are fed, 2 rations spoil.'], 3],
    ]);
  });

  it.each(LANGUAGES)('has words for every step in %s', (language) => {
    const spoken = new Words(language, catalogue(language), ['Ann', 'Ben'], null, tindaya.name);
    const steps = ['births', 'food', 'waste', 'housing', 'offerings', 'revelation', 'events', 'learning', 'survival'];
    for (const step of steps) {
      expect(spoken.has(`tindaya-phase-${step}`)).toBe(true);
      expect(spoken.has(`event-era-end-${step}`)).toBe(true);
    }
  });
});

describe('seats', () => {
  it('count natives and buildings from the map', () => {
    const small = {
      ...view,
      map: {
        '0,0': { building: 'sty', natives: { 0: '1n2v' } },
        '1,0': { building: 'fort', natives: { 0: '0n1v' } },
        '2,0': { natives: { 0: '1n0v', 1: '0n4v' } },
      },
    };
    expect(tindaya.population(small, 0)).toEqual({ nobles: 2, villagers: 3, buildings: 1 });
  });

  it('say where the game stands', () => {
    expect(tindaya.stands(view, words)).toBe(`Era ${view.era} of 3 · Actions`);
    expect(tindaya.stands(moments.over.view, words)).toBe('The game is over');
  });

  it('say what it is for', () => {
    const aim = (change: object) => tindaya.aim({ ...view, ...change }, words);
    expect(aim({ mode: 'alliance', options: {} })).toContain('all together');
    expect(aim({ mode: 'domination', options: {} })).toContain('most points');
    expect(aim({ options: { campaign: 'game_1' } })).toContain('For learning');
  });
});
