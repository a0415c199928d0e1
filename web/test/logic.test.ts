import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { cycle, step } from '../src/boards/kit/roving';
import { left, written } from '../src/lib/clock';
import { ending } from '../src/lib/result_text';
import { longer, nothing, PAGE } from '../src/lib/table_list';
import { entriesOf, merge } from '../src/lib/log';
import { anchors, book, html } from '../src/lib/markdown';
import { matches } from '../src/lib/text_search';
import { middle, mostCentral } from '../src/lib/geometry';
import { shared, sharing, sharingByName } from '../src/lib/identity';
import { Inbox } from '../src/lib/inbox';
import { route, toJoin, toRules, toTable } from '../src/lib/router';
import { eyes, players } from '../src/lib/seats';
import { keep, load } from '../src/lib/settings';
import * as setup from '../src/lib/setup';
import { pager, logText, LogTexts } from '../src/lib/log_text';
import { Words } from '../src/lib/words';
import type { GameInfo, Line, SeatInfo, State } from '../src/protocol';

const words = new Words('en', [
  'you = You\nseat-number = Player { $number }\nbot-name = Bot { $number }\nseat-free = free\nmove-place = { $who ->\n    [me] place\n   *[other] places\n} on { $a }\ndo-place = Place on { $a }\nline-offer-back = asks\nend-winner = { $who ->\n    [me] You win\n   *[other] { $seat } wins\n}\nend-shared = Shared: { $names }\nend-won = Won\nend-resigned = Resigned\nyes = yes',
]);
const move = (line: number, ply: number, seat = 0): Line => ({
  line,
  kind: 'move',
  at: 0,
  ply,
  seat,
  move: `place a${line}`,
});

describe('the middle', () => {
  it('of several places is the place that is nearest to all', () => {
    expect(
      mostCentral([
        { x: 0, y: 0 },
        { x: 9, y: 1 },
        { x: 4, y: 0 },
      ]),
    ).toEqual({ x: 4, y: 0 });
    expect(mostCentral([])).toBeNull();
    expect(middle({ x: 2, y: 4, width: 10, height: 2 })).toEqual({ x: 7, y: 5 });
  });
});

describe('what did not change', () => {
  it('stays the same object, whatever came around it', () => {
    const old = { map: { a: { token: 'wood' }, b: {} }, seats: [{ score: 1 }, { score: 2 }], none: null };
    const next = shared(old, { map: { a: { token: 'wood' }, b: {} }, seats: [{ score: 1 }, { score: 3 }], none: null });
    expect(next).toEqual({ map: old.map, seats: [{ score: 1 }, { score: 3 }], none: null });
    expect(next.map).toBe(old.map);
    expect(next.seats[0]).toBe(old.seats[0]);
    expect(next.seats[1]).not.toBe(old.seats[1]);
    expect(shared(old, structuredClone(old))).toBe(old);
  });

  it('is not taken for something shorter, longer or of another kind', () => {
    for (const [old, now] of [
      [[1, 2], [1]],
      [[1], [1, 2]],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: 1 }, { a: 1, b: 2 }],
      [[], {}],
      [null, {}],
      [{}, null],
      [{ a: 1 }, { b: 1 }],
    ]) {
      expect(shared(old, structuredClone(now))).toEqual(now);
    }
  });

  it('is found by its name, wherever it lies in a list', () => {
    const same = sharingByName<{ id: string; n: number }>(({ id }) => id);
    const first = same([
      { id: 'a', n: 1 },
      { id: 'b', n: 1 },
    ]);
    expect(same(structuredClone(first))).toBe(first);
    const next = same([
      { id: 'b', n: 2 },
      { id: 'a', n: 1 },
    ]);
    expect(next).toEqual([
      { id: 'b', n: 2 },
      { id: 'a', n: 1 },
    ]);
    expect(next[1]).toBe(first[0]);
    expect(next[0]).not.toBe(first[1]);
  });

  it('stays through everything that comes one after the other', () => {
    const same = sharing<number[]>();
    const first = same([1]);
    expect(same([1])).toBe(first);
    expect(same([2])).toEqual([2]);
  });
});

describe('the log', () => {
  it('leaves out what was taken back, and who sat down', () => {
    const lines: Line[] = [
      { line: 0, kind: 'open', at: 0 },
      { line: 1, kind: 'sit', at: 0 },
      { line: 2, kind: 'start', at: 0 },
      move(3, 1),
      move(4, 2),
      { line: 5, kind: 'back', at: 0, ply: 1, seat: 0 },
      move(6, 2),
    ];
    expect(entriesOf(lines).map((entry) => entry.key)).toEqual([2, 3, 5, 6]);
  });

  it('merges news once', () => {
    const known = [move(0, 1), move(1, 2)];
    expect(merge(known, [move(1, 2), move(2, 3)]).map((line) => line.line)).toEqual([0, 1, 2]);
    expect(merge(known, [move(0, 1)]).map((line) => line.line)).toEqual([0]);
  });

  it('forgets the words of a line that was removed', () => {
    const said = (text: string) => ({ line: 1, kind: 'chat', at: 0, text });
    const known = [move(0, 1), said('rude words'), move(2, 2)];
    expect(merge(known, [said('')])).toEqual([move(0, 1), said(''), move(2, 2)]);
  });

  it('comes in pages until one is not full, or only finished tables are left', () => {
    const tables = (number: number, from: number, status = 'open') =>
      Array.from({ length: number }, (_, index) => ({ id: `${from + index}`, status }) as never);
    const first = longer(nothing, tables(PAGE, 0));
    expect([first.tables.length, first.pages, first.whole]).toEqual([PAGE, 1, false]);
    const second = longer(first, tables(3, PAGE - 1));
    expect([second.tables.length, second.pages, second.whole]).toEqual([PAGE + 2, 2, true]);
    const mine = longer(nothing, [...tables(PAGE - 1, 0), ...tables(1, PAGE, 'over')]);
    expect([mine.tables.length, mine.whole]).toEqual([PAGE - 1, true]);
  });

  it('lies on pages, and a page that did not change is the one it was', () => {
    const lines = Array.from({ length: 16 }, (_, key) => ({ key }) as never);
    const paged = pager();
    const [before, after] = [paged(lines.slice(0, 14)), paged(lines)];
    expect(before.flat()).toEqual(lines.slice(0, 14));
    expect(after.map((page) => page.length)).toEqual([6, 6, 4]);
    expect(after.map((page, number) => page === before[number])).toEqual([true, true, false]);
    expect(paged(lines.slice(1, 7))[0]).toEqual(lines.slice(1, 7));
  });

  it('names what it speaks of, for the board to mark', () => {
    const [entry] = entriesOf([
      { ...move(1, 1, 0), events: [{ name: 'eruption', parameters: { number: 3, place: '2,-1' } }] } as never,
    ]);
    expect(logText(entry as never, words, 1).names).toEqual(['place', 'a1', '2,-1']);
  });

  it('tells of others and of the reader', () => {
    const [entry] = entriesOf([move(1, 1, 0)]);
    const told = (me: number) => logText(entry as never, words.at(['Ann', 'Ben'], me), me);
    expect([told(1).who, told(1).text]).toEqual(['Ann', 'places on a1']);
    expect([told(0).who, told(0).text]).toEqual(['You', 'place on a1']);
    const [offer] = entriesOf([{ line: 1, kind: 'offer', at: 0, seat: 0, what: 'back' }]);
    expect(logText(offer as never, words, 0).text).toBe('asks');
  });
});

describe('clocks', () => {
  const clock = { left: [60, null], running: 0, at: 100 };
  it('run for the seat to decide only', () => {
    expect(left(clock, 0, 110)).toBe(50);
    expect(left(clock, 0, 500)).toBe(0);
    expect(left({ ...clock, running: null }, 0, 110)).toBe(60);
    expect(left(clock, 1, 110)).toBeNull();
    expect(left(null, 0, 1)).toBeNull();
  });
  it('are written short', () => {
    expect([written(9.2), written(61), written(3661), written(259_200)]).toEqual(['0:10', '1:01', '1:01:01', '3 d']);
  });
});

describe('addresses', () => {
  it('lead to screens and back', () => {
    expect(route(toTable('x-1'))).toEqual({ screen: 'table', id: 'x-1' });
    expect(route(toJoin('abc'))).toEqual({ screen: 'join', invite: 'abc' });
    expect(toRules('dokmus', 'D7.5')).toBe('/rules/dokmus#D7.5');
    expect(route('/rules/dokmus', '#D7.5')).toEqual({ screen: 'rules', game: 'dokmus', rule: 'D7.5' });
    expect(route('/')).toEqual({ screen: 'home' });
    for (const address of ['/whatever', '/table', '/me/too', '/table/a/b'])
      expect(route(address)).toEqual({ screen: 'not-found' });
    expect(route('/table/%E0%A4')).toEqual({ screen: 'table', id: '%E0%A4' });
  });
  it('lead to nobody’s page where there is no server', () => {
    for (const address of ['/me', '/me/games', '/ladder/dokmus', '/join/abc', '/embed/x']) {
      expect(route(address).screen).not.toBe('not-found');
      expect(route(address, '', '', false)).toEqual({ screen: 'not-found' });
    }
    expect(route('/table/x', '', '', false)).toEqual({ screen: 'table', id: 'x' });
  });
});

describe('seats', () => {
  const seats: SeatInfo[] = [
    { kind: 'person', person: 'me' },
    { kind: 'bot', level: 2 },
    { kind: 'person', person: 'ann', name: 'Ann' },
    { kind: 'open' },
  ];
  it('have names, colours and signs of their own', () => {
    const found = players(seats, 'me', words);
    expect(found.map((player) => player.name)).toEqual(['You', 'Bot 2', 'Ann', 'free']);
    expect(new Set(found.map((player) => player.sign)).size).toBe(4);
    expect(new Set(found.map((player) => player.colour)).size).toBe(4);
  });
  it('of one person are looked through in turn', () => {
    const hot: SeatInfo[] = [
      { kind: 'person', person: 'me', label: 'Eva' },
      { kind: 'person', person: 'me' },
    ];
    expect(players(hot, 'me', words).map((player) => player.name)).toEqual(['Eva', 'Player 2']);
    expect(eyes(hot, 'me', null)).toBeNull();
    expect(eyes(hot, 'me', 1)).toBe(1);
    expect(eyes([{ ...hot[0], resigned: true } as SeatInfo, hot[1] as SeatInfo], 'me', 0)).toBe(1);
  });
  it('are looked through by those who play them', () => {
    expect(eyes(seats, 'me', null)).toBe(0);
    expect(eyes(seats, 'stranger', 0)).toBeNull();
    expect(eyes(seats, null, null)).toBeNull();
    expect(
      eyes(
        seats.map((seat) => ({ ...seat, resigned: true })),
        'me',
        0,
      ),
    ).toBeNull();
  });
});

describe('setting up', () => {
  const option = { key: 'long', default: false, rule: 'E1', allowed: [false, true], free: false };
  const game: GameInfo = {
    key: 'dokmus',
    rules: '1',
    seats: [2, 3, 4],
    names: { en: 'Dokmus' },
    about: { en: '' },
    custom_data: true,
    options: [option, { key: 'file', default: null, rule: 'E2', allowed: [], free: true }],
  };
  it('is one person against computers at first', () => {
    const draft = setup.usual(game);
    expect(draft.seats).toEqual([{ who: 'me' }, { who: 'bot', level: 2 }, { who: 'bot', level: 2 }]);
    expect(setup.table(draft)).toMatchObject({ start: true, public: false });
  });
  it('waits for those who come', () => {
    const draft = setup.seated(setup.usual(game), 1, { who: 'link' });
    expect(setup.table(draft)).toMatchObject({ start: false, public: false });
    expect(setup.table(setup.seated(draft, 2, { who: 'open' }))).toMatchObject({ start: false, public: true });
    expect(setup.table({ ...draft, hints: true })).toMatchObject({ hints: true });
    expect(setup.table({ ...setup.usual(game), hints: true })).toMatchObject({ hints: false });
  });
  it('a computer has a level, or is an engine of the host', () => {
    expect(setup.bot('4')).toEqual({ who: 'bot', level: 4 });
    expect(setup.bot('Ares')).toEqual({ who: 'bot', level: setup.USUAL_LEVEL, engine: 'Ares' });
    const seat = { kind: 'bot', level: 2, label: 'Ares', engine: 'Ares' } as const;
    expect(players([seat], null, words)[0]).toMatchObject({ name: 'Ares', level: null });
    expect(players([{ ...seat, engine: null }], null, words)[0]).toMatchObject({ name: 'Ares', level: 2 });
  });
  it('keeps who sits there when the number changes', () => {
    const draft = setup.seated(setup.usual(game), 1, { who: 'me' });
    expect(setup.resized(draft.seats, 2)).toEqual([{ who: 'me' }, { who: 'me' }]);
    expect(setup.resized(draft.seats, 4)).toHaveLength(4);
    expect(setup.hotSeat(draft)).toBe(true);
  });
  it('names only options that differ', () => {
    const draft = setup.chosen(setup.usual(game), option, true);
    expect(setup.table(draft).options).toEqual({ long: true });
    expect(setup.chosen(draft, option, false).options).toEqual({});
    expect(setup.offered(game.options, draft)).toEqual([option]);
    expect(setup.valueName(option, true, words)).toBe('yes');
  });
});

describe('the end', () => {
  const state = (result: unknown, end: string | null = null) => ({ eyes: 0, result, end }) as unknown as State;
  const at = words.at(['You', 'Ann'], 0);
  it('is told from where one sits', () => {
    expect(ending(state({ scores: [3, 1], winners: [0], end: 'rounds' }), at).title).toBe('You win');
    expect(ending(state({ scores: [1, 3], winners: [1], end: 'rounds' }), at).title).toBe('Ann wins');
    expect(ending(state({ scores: [3, 3], winners: [0, 1], end: 'rounds' }), at).title).toBe('Shared: You, Ann');
    expect(ending(state({ scores: null, winners: [0, 1], outcome: 'won', end: 'x' }), at).title).toBe('Won');
    expect(ending(state(null, 'resigned'), at).title).toBe('Resigned');
  });
});

describe('rule books', () => {
  it('become safe pages with places to go to', () => {
    const page = html(
      '# Title\n\n## D7 Reach\n\n- **D7.5** Costs `one` <b>token</b>\n  unless *so*.\n  - **(a)** deep\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nx < y\n```\n',
    );
    expect(page).toContain('<h2 id="D7" tabindex="-1">D7 Reach</h2>');
    expect(page).toContain('id="D7.5"');
    expect(page).toContain('&lt;b&gt;token&lt;/b&gt; unless <em>so</em>.');
    expect(page).toContain('<td>2</td>');
    expect(page).toContain('x &lt; y');
    expect(page).not.toContain('<b>');
  });
  const text = (language: string, name: string): string =>
    readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'rules', language, `${name}.md`), 'utf8');
  it.each(['en', 'fr', 'ru'].flatMap((language) => ['dokmus', 'elfenland', 'tindaya'].map((game) => [language, game])))(
    'in %s of %s have chapters that can be gone to',
    (language = '', game = '') => {
      const found = book(text(language, game));
      const page = found.pieces.map((piece) => ('html' in piece ? piece.html : '')).join('');
      expect(found.chapters.length).toBeGreaterThan(10);
      expect(new Set(found.chapters.map(({ id }) => id)).size).toBe(found.chapters.length);
      for (const { id } of found.chapters) expect(page).toContain(`<h2 id="${id}"`);
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of page.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
    },
  );
  it('show figures, fold examples and link to rules', () => {
    const { pieces } = book(
      '# T\n\n## D1 One\n\n- **D1.1** See D1.2, not A1.\n- **D1.2** Yes.\n\n![By **D1.1**.](figure:one)\n\n![Then.](figure:two)\n\n> **Example.** Look\n> here.\n',
    );
    const [before, figure, after] = pieces;
    expect(before).toEqual({
      html: expect.stringContaining(
        '<strong><a class="id" href="#D1.1">D1.1</a></strong> See <a href="#D1.2">D1.2</a>, not A1.',
      ) as string,
    });
    expect(figure).toEqual({
      figures: [
        { figure: 'one', caption: 'By <strong><a href="#D1.1">D1.1</a></strong>.', plain: 'By **D1.1**.' },
        { figure: 'two', caption: 'Then.', plain: 'Then.' },
      ],
    });
    expect(after).toEqual({
      html: expect.stringContaining(
        '<details class="example"><summary>Example</summary><p>Look here.</p></details>',
      ) as string,
    });
  });
  it('are searched without accents', () => {
    expect(matches('Grâce à l’œuvre', 'grace a')).toEqual([[0, 7]]);
    expect(matches('Grâce à l’œuvre', "l'oeuvre")).toEqual([[8, 15]]);
    expect(matches('Ёлка и ёлка', 'елка')).toEqual([
      [0, 4],
      [7, 11],
    ]);
    expect(matches('temple', ' ')).toEqual([]);
    expect(matches('temple', 'x')).toEqual([]);
  });
  it('open at the paragraph or the chapter of a rule', () => {
    expect(anchors('D7.5.1')).toEqual(['D7.5.1', 'D7.5', 'D7']);
  });
});

describe('the inbox', () => {
  it('shows one thing after the other, and all at once when asked', () => {
    const [shown, timers]: [number[], (() => void)[]] = [[], []];
    const inbox = new Inbox<number>(
      (n) => shown.push(n),
      () => 100,
      { later: (work) => timers.push(work), cancel: vi.fn() },
    );
    [1, 2, 3, 4].forEach((n) => inbox.add(n));
    expect(shown).toEqual([1]);
    timers.shift()?.();
    expect(shown).toEqual([1, 2]);
    inbox.flush();
    expect(shown).toEqual([1, 2, 3, 4]);
    expect(inbox.waiting).toBe(0);
  });
  it('does not wait for what needs no pause', () => {
    const shown: number[] = [];
    const inbox = new Inbox<number>(
      (n) => shown.push(n),
      () => 0,
      { later: () => 0, cancel: () => undefined },
    );
    [1, 2, 3].forEach((n) => inbox.add(n));
    expect(shown).toEqual([1, 2, 3]);
  });
});

describe('settings', () => {
  it('are kept, and survive nonsense', () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const first = load(store, ['ru'], true);
    expect(first).toMatchObject({ language: 'ru', motion: false });
    keep(store, { ...first, language: 'fr', motion: true });
    expect(load(store, ['ru'], true)).toMatchObject({ language: 'fr', motion: true });
    store.setItem('ludoteca', '{');
    expect(load(store, ['en'], false)).toMatchObject({ language: 'en', motion: true });
  });
});

describe('the keyboard', () => {
  const places = [
    { col: 0, row: 0 },
    { col: 3, row: 0 },
  ];
  const find = (col: number, row: number) => places.find((place) => place.col === col && place.row === row);
  it('steps over gaps', () => {
    expect(step('ArrowRight', places[0] as never, find, 5)).toBe(places[1]);
    expect(step('ArrowRight', places[0] as never, find, 2)).toBeNull();
    expect(step('x', places[0] as never, find, 5)).toBeNull();
  });
  it('goes round the choices', () => {
    expect([
      cycle(['a', 'b'], 'b', true),
      cycle(['a', 'b'], 'a', false),
      cycle(['a', 'b'], 'x', true),
      cycle([], null, true),
    ]).toEqual(['a', 'b', 'a', null]);
  });
});

describe('what is done once', () => {
  it('keeps lines told before', () => {
    const logTexts = new LogTexts(words, 0);
    const [entry] = entriesOf([move(1, 1, 0)]);
    expect(logTexts.of([entry] as never)[0]).toBe(logTexts.of([entry] as never)[0]);
  });
});
