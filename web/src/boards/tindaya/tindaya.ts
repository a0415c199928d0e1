/** What the page needs to know to draw Tindaya. No rule of the game is here. */
import type { Choosing } from '../../lib/choosing';
import type { Words } from '../../lib/words';
import type { Fact, View } from '../contract';
import { sharingByName } from '../../lib/identity';
import { capital } from '../../lib/place_marks';

export type Goods = Readonly<Record<string, number>>;
export type God = 'acoran' | 'moneiba';
export const GODS: readonly God[] = ['acoran', 'moneiba'];
export const TRADES = ['fisher', 'swineherd', 'shepherd', 'farmer'] as const;
export const INVENTIONS: Record<string, readonly [string, string]> = {
  fisher: ['salting_tub', 'smokehouse'],
  swineherd: ['knife', 'saltworks'],
  shepherd: ['dagger', 'cheese_press'],
  farmer: ['plough', 'mill'],
};
export const BUILDING_OF: Record<string, string> = {
  fisher: 'dock',
  swineherd: 'sty',
  shepherd: 'pen',
  farmer: 'field',
};
export const RESOURCES = [
  'fish',
  'manure',
  'milk',
  'figs',
  'salt',
  'ham',
  'horns',
  'goat_meat',
  'straw',
  'cereals',
  'smoked_fish',
  'salted_meat',
  'cheese',
  'flour',
  'wood',
  'clay',
  'stone',
  'obsidian',
] as const;

export interface HexFacts {
  readonly building?: string;
  readonly token?: string;
  readonly wall?: boolean;
  readonly animals?: number;
  readonly conquistadors?: number;
  readonly canoes?: number;
  readonly neutral?: number;
  readonly natives?: Readonly<Record<string, string>>;
}

export interface ObjectiveFacts {
  readonly token: string;
  readonly known: readonly number[];
  readonly card: string | null;
}

export interface TribeFacts {
  readonly tribe: string;
  readonly stock: Goods;
  readonly tokens: Goods;
  readonly prisoners: number;
  readonly reserve: number;
  readonly trades: readonly string[];
  readonly inventions: readonly string[];
  readonly cave: boolean;
  readonly depot: Goods;
  readonly used: Goods;
  readonly developing: readonly string[];
  readonly producing: readonly string[];
  readonly idols: number;
  readonly hand: readonly string[] | null;
  readonly idols_used: readonly string[];
  readonly market: readonly string[];
  readonly objectives: readonly ObjectiveFacts[];
  readonly dealt: readonly string[] | number;
  readonly score: number;
  readonly waste: number;
  readonly gifts: number;
  readonly passed: boolean;
}

export interface GodFacts {
  readonly anger: string;
  readonly radius: number;
  readonly places: readonly { readonly kind: string; readonly asked: number; readonly filled: number }[];
  readonly catastrophe: string | null;
}

export interface DangerFacts {
  readonly event: string;
  readonly centre: string;
  readonly reach: readonly string[];
  readonly hit: readonly string[];
}

export interface StepFacts {
  readonly step: string;
  readonly [field: string]: unknown;
}

export interface TindayaView extends View {
  readonly options: Readonly<Record<string, unknown>>;
  readonly mode: 'alliance' | 'domination';
  readonly era: number;
  readonly eras: number;
  readonly phase: string;
  readonly order: readonly number[];
  readonly priority: readonly number[];
  readonly board: {
    readonly hexes: readonly string[];
    readonly terrain: Readonly<Record<string, readonly string[]>>;
    readonly volcanoes: Readonly<Record<string, string>>;
    readonly trenches: Readonly<Record<string, string>>;
  };
  readonly map: Readonly<Record<string, HexFacts>>;
  readonly tribes: readonly TribeFacts[];
  readonly nature: Goods;
  readonly reserve: Goods;
  readonly market: readonly string[];
  readonly mountain: Readonly<Record<God, GodFacts>> & { readonly hand: readonly number[] };
  readonly event: { readonly card: string; readonly sequence: readonly string[] };
  readonly danger: readonly DangerFacts[];
  readonly standees: Goods;
  readonly ships: Goods;
  readonly aims: {
    readonly mission: string | null;
    readonly blue: string | null;
    readonly green: string | null;
    readonly tokens: readonly string[];
    readonly progress: Readonly<Record<string, readonly number[]>>;
  };
  readonly control: { readonly natives: number; readonly conquistadors: number; readonly limit: number };
  readonly printed: {
    readonly inventions: Readonly<Record<string, Goods>>;
    readonly cave: Goods | null;
    readonly housed: readonly [number, number] | null;
    readonly market: Readonly<Record<string, Goods>>;
    readonly rations: Goods;
    readonly perishable: readonly string[];
    readonly tokens: Goods;
    readonly mission: number | null;
    readonly anger: readonly string[];
  };
  readonly tally: Readonly<Record<string, readonly number[]>> | null;
  readonly traitor: {
    readonly seat: number;
    readonly card: string;
    readonly target: number;
    readonly chief: string | null;
  } | null;
  readonly flow: readonly StepFacts[];
  readonly result: { readonly outcome?: string; readonly failed?: readonly string[] } | null;
}

export const isDomination = (view: TindayaView): boolean => view.mode === 'domination';

// ---------------------------------------------------------------- the map

export const WIDE = 100;
export const SIDE = WIDE / Math.sqrt(3);
const ROW = SIDE * 1.5;
const MARGIN = 18;

export const isHex = (word: string): boolean => /^-?\d+,-?\d+$/.test(word);

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Hex extends Point {
  readonly name: string;
  readonly q: number;
  readonly r: number;
  readonly terrain: string;
  /** The number of its volcano or trench. */
  readonly number: string | null;
  readonly facts: HexFacts;
}

function axial(name: string): [number, number] {
  const [q = '0', r = '0'] = name.split(',');
  return [Number(q), Number(r)];
}

export interface Chart {
  /** Row by row. */
  readonly hexes: readonly Hex[];
  readonly byName: ReadonlyMap<string, Hex>;
  readonly width: number;
  readonly height: number;
}

type Board = TindayaView['board'];
const NOTHING: HexFacts = {};
const blanks = new WeakMap<Board, Omit<Chart, 'byName'>>();
const charts = new WeakMap<TindayaView, Chart>();
const sameHexes = sharingByName<Hex>((hex) => hex.name);

/** All hexes in the places where they are drawn. A hex on which nothing changed is the same object as before. */
export function chart(view: TindayaView): Chart {
  const known = charts.get(view);
  if (known) return known;
  const sheet = blank(view.board);
  const hexes = sameHexes(sheet.hexes.map((hex) => ({ ...hex, facts: view.map[hex.name] ?? NOTHING })));
  const found = { ...sheet, hexes, byName: new Map(hexes.map((hex) => [hex.name, hex])) };
  charts.set(view, found);
  return found;
}

/** The map with nothing on it. */
export function blank(board: Board): Omit<Chart, 'byName'> {
  const found = blanks.get(board) ?? survey(board);
  blanks.set(board, found);
  return found;
}

function survey(board: Board): { hexes: readonly Hex[]; width: number; height: number } {
  const terrain = new Map<string, string>();
  const numbers = new Map<string, string>();
  for (const [number, name] of Object.entries(board.trenches)) {
    terrain.set(name, 'trench');
    numbers.set(name, number);
  }
  for (const [number, name] of Object.entries(board.volcanoes)) {
    terrain.set(name, 'volcano');
    numbers.set(name, number);
  }
  for (const [kind, names] of Object.entries(board.terrain)) for (const name of names) terrain.set(name, kind);
  const places = board.hexes.map((name) => ({ name, at: axial(name) }));
  const left = Math.min(...places.map(({ at: [q, r] }) => q + r / 2));
  const right = Math.max(...places.map(({ at: [q, r] }) => q + r / 2));
  const top = Math.min(...places.map(({ at: [, r] }) => r));
  const bottom = Math.max(...places.map(({ at: [, r] }) => r));
  const hexes = places.map(({ name, at: [q, r] }): Hex => ({
    name,
    q,
    r,
    x: MARGIN + (q + r / 2 - left + 0.5) * WIDE,
    y: MARGIN + (r - top) * ROW + SIDE,
    terrain: terrain.get(name) ?? 'sea',
    number: numbers.get(name) ?? null,
    facts: NOTHING,
  }));
  return {
    hexes: hexes.sort((a, b) => a.r - b.r || a.x - b.x),
    width: (right - left + 1) * WIDE + 2 * MARGIN,
    height: (bottom - top) * ROW + 2 * SIDE + 2 * MARGIN + 12,
  };
}

export const isLand = (hex: Hex): boolean => hex.terrain !== 'sea' && hex.terrain !== 'trench';

/** The outline of a hex of some size around a point. */
export function outline({ x, y }: Point, scale = 1): string {
  const [w, s] = [(WIDE / 2) * scale, SIDE * scale];
  return `M${x} ${y - s}l${w} ${s / 2}v${s}l${-w} ${s / 2}l${-w} ${-s / 2}v${-s}Z`;
}

/** The hex an arrow key leads to: straight up and down the columns bend by turns. */
export function beside(key: string, from: Hex, byName: ReadonlyMap<string, Hex>): Hex | null {
  const { q, r } = from;
  const even = Math.abs(r) % 2 === 0;
  const ways: Record<string, readonly [number, number][]> = {
    ArrowLeft: [[-1, 0]],
    ArrowRight: [[1, 0]],
    ArrowUp: even
      ? [
          [0, -1],
          [1, -1],
        ]
      : [
          [1, -1],
          [0, -1],
        ],
    ArrowDown: even
      ? [
          [-1, 1],
          [0, 1],
        ]
      : [
          [0, 1],
          [-1, 1],
        ],
  };
  for (const [dq, dr] of ways[key] ?? []) {
    const found = byName.get(`${q + dq},${r + dr}`);
    if (found) return found;
  }
  return null;
}

/** Nobles and villagers of a group: "1n2v". */
export function group(text: string): { nobles: number; villagers: number } | null {
  const found = /^(\d+)n(\d+)v$/.exec(text);
  return found ? { nobles: Number(found[1]), villagers: Number(found[2]) } : null;
}

export interface Company {
  readonly seat: number;
  readonly nobles: number;
  readonly villagers: number;
}

export function companies(facts: HexFacts): Company[] {
  return Object.entries(facts.natives ?? {}).map(([seat, text]) => ({
    seat: Number(seat),
    ...(group(text) ?? { nobles: 0, villagers: 0 }),
  }));
}

// ---------------------------------------------------------------- danger

export const OF_MONEIBA = new Set(['moneiba', 'tsunami']);

/** For every endangered hex the events that reach it, and whether one of them would hit it. */
export function heat(view: TindayaView, shown: ReadonlySet<string>): Map<string, { events: string[]; hit: boolean }> {
  const found = new Map<string, { events: string[]; hit: boolean }>();
  for (const { event, reach, hit } of view.danger) {
    if (!shown.has(event)) continue;
    for (const name of reach) {
      const before = found.get(name) ?? { events: [], hit: false };
      found.set(name, { events: [...before.events, event], hit: before.hit || hit.includes(name) });
    }
  }
  return found;
}

/** The number of the volcano or trench from which an event will come. */
export function source(view: TindayaView, event: string): number | null {
  const number = event.startsWith('ship_') ? view.ships[event.slice(5)] : view.standees[event];
  return number ?? null;
}

export function eventName(event: string, words: Words): string {
  return event.startsWith('ship_') ? words.say(`ship-${event.slice(5)}`) : words.say(`disaster-${event}`);
}

/** Where an event will come from, and what is known of it. */
export function foretold(view: TindayaView, event: string, words: Words): string {
  const number = source(view, event);
  const from =
    number === null
      ? words.say('tindaya-where-unknown')
      : words.say(event.startsWith('ship_') || event === 'tsunami' ? 'tindaya-from-trench' : 'tindaya-from-volcano', {
          number,
        });
  if (event !== 'acoran' && event !== 'moneiba') return from;
  const card = view.mountain[event].catastrophe;
  return `${card ? words.say(`catastrophe-${card}`) : words.say('tindaya-what-unknown')}, ${from}`;
}

// ---------------------------------------------------------------- words

const FAMILIES = [
  'word',
  'resource',
  'building',
  'trade',
  'invention',
  'god',
  'idol',
  'market',
  'objective',
  'catastrophe',
  'terrain',
  'seer',
  'ship',
  'traitor',
  'common',
  'anger',
];

const RAW: Record<string, string> = { wood: 'wood', clay: 'clay', ore_s: 'ore_start', ore_v: 'ore_volcanic' };

/** A word of a move or message as it is written for people; null if it needs no other writing. Hexes off the map have no name. */
export function name(word: string, words: Words, form?: string): string | null {
  const hex = /^(-?\d+),(-?\d+)$/.exec(word);
  if (hex) return words.say('hex', { q: signed(hex[1]), r: signed(hex[2]) });
  const folk = group(word);
  if (folk) return said('tindaya-group', folk, words);
  const arms = /^(\d+)h(\d+)o$/.exec(word);
  if (arms) return words.say('tindaya-arms', { horns: Number(arms[1]), obsidian: Number(arms[2]) });
  const conquistadors = /^(\d+)c$/.exec(word);
  if (conquistadors) return words.say('tindaya-conquistadors', { number: Number(conquistadors[1]) });
  const token = /^token_(\d+)$/.exec(word);
  if (token) return words.say('tindaya-token-number', { number: Number(token[1]) });
  const raw = /^(wood|clay|ore_s|ore_v)_\w+$/.exec(word);
  if (raw) return words.say(`tindaya-family-${RAW[raw[1] ?? ''] ?? ''}`);
  const family = /^[a-z][a-z0-9_]*$/.test(word) ? FAMILIES.find((one) => words.has(`${one}-${word}`)) : undefined;
  return family ? words.form(`${family}-${word}`, form) : null;
}

const signed = (number = ''): string => number.replace('-', '−');

function said(key: string, { nobles, villagers }: { nobles: number; villagers: number }, words: Words): string {
  const parts = [];
  if (nobles) parts.push(words.say(`${key}-nobles`, { number: nobles }));
  if (villagers) parts.push(words.say(`${key}-villagers`, { number: villagers }));
  return parts.join(', ');
}

/** A hex in words, for the ear and for the line under the map. */
export function describe(hex: Hex, names: readonly string[], words: Words, more: readonly string[] = []): string {
  const { facts } = hex;
  const parts = [capital(words.word(hex.name))];
  if (facts.building) parts.push(words.say(`building-${facts.building}`));
  if (facts.wall) parts.push(words.say('tindaya-wall'));
  if (facts.animals) parts.push(words.say('tindaya-animals', { number: facts.animals }));
  if (facts.token) parts.push(words.say('tindaya-token', { kind: words.say(`tindaya-family-${facts.token}`) }));
  if (facts.conquistadors) parts.push(words.say('tindaya-conquistadors', { number: facts.conquistadors }));
  if (facts.canoes) parts.push(words.say('tindaya-canoes', { number: facts.canoes }));
  if (facts.neutral) parts.push(words.say('tindaya-neutral', { number: facts.neutral }));
  for (const { seat, ...folk } of companies(facts))
    parts.push(words.labelled(names[seat] ?? '', said('tindaya-group', folk, words)));
  return [...parts, ...more].join(' · ');
}

// ---------------------------------------------------------------- choosing

export const ORDERED = ['walk', 'redeploy', 'give'];

/** Words that are chosen on the map or beside it and need no button. */
export const drawn = (word: string): boolean => isHex(word) || word.startsWith('token_');

/** Moves that fill a place on the card of a god from the supply. */
const FILLS: readonly string[] = ['fill', 'bonus'];

const isGod = (word: string): boolean => (GODS as readonly string[]).includes(word);

/** Moves with which a group may come to fight in a fort, and the fight itself. */
export function risky(move: string, view: View): boolean {
  const [verb = '', , to = ''] = move.split(' ');
  if (verb === 'walk') return (view as TindayaView).map[to]?.building === 'fort';
  return ['launch', 'sail', 'ashore', 'fight', 'arm'].includes(verb);
}

/** Steps that a move has opened and in which nothing is done yet. */
export function returns(view: View): boolean {
  const step = under(view as TindayaView);
  if (step?.step === 'offering' || step?.step === 'devotion') return step['given'] === 0;
  return step?.step === 'launch' || step?.step === 'sail';
}

/** What a click on something unavailable was probably meant as. */
export function meant(picked: readonly string[], choosing: Choosing, view: View): string | null {
  const [word = ''] = picked;
  const verbs = choosing.verbs;
  if (isGod(word)) return offering(picked.join(' '), verbs);
  if (picked.length > 1) return picked.join(' ');
  if (!isHex(word))
    return verbs.length === 1 ? `${verbs[0]} ${FILLS.includes(verbs[0] ?? '') ? `${GODS[0]} ` : ''}${word}` : null;
  const from = choosing.picks.find(isHex);
  const facts = (view as TindayaView).map[from ?? word];
  if (verbs.includes('walk')) return `walk ${from ?? word} ${word} ${own(facts, view.turn) ?? '1n0v'}`;
  if (verbs.includes('done') && facts?.token) return `collect ${word}`;
  const one = choosing.candidates.find((move) => move.split(' ').some(isHex));
  return one === undefined
    ? null
    : one
        .split(' ')
        .map((other) => (isHex(other) ? word : other))
        .join(' ');
}

/** A place on the card of a god is filled by an offering, or by what else fills places now. */
function offering(place: string, verbs: readonly string[]): string {
  const verb = FILLS.find((one) => verbs.includes(one));
  return verb ? `${verb} ${place}` : `give ${place} good`;
}

const own = (facts: HexFacts | undefined, seat: number | null): string | undefined => facts?.natives?.[String(seat)];

/** A mistake here would hurt: passing gives up the era, sacrifices and treason cannot be taken back. */
export function hurts(move: string, view: View): boolean {
  const { tribes } = view as TindayaView;
  const depot = tribes[view.turn ?? 0]?.depot;
  if (move === 'pass') return Object.values(depot ?? {}).some((left) => left > 0);
  return move === 'betray' || /^give .* (villager|noble) /.test(move);
}

// ---------------------------------------------------------------- seats

export function population(view: TindayaView, seat: number): { nobles: number; villagers: number; buildings: number } {
  let [nobles, villagers, buildings] = [0, 0, 0];
  for (const facts of Object.values(view.map)) {
    const text = facts.natives?.[seat];
    const folk = text ? group(text) : null;
    if (!folk) continue;
    nobles += folk.nobles;
    villagers += folk.villagers;
    if (folk.villagers && facts.building && facts.building !== 'fort') buildings += 1;
  }
  return { nobles, villagers, buildings };
}

const HEAD = 'M12 3a3.6 3.6 0 1 1-.1 0ZM5 21q0-10 7-10t7 10Z';
const CROWN = 'M4 8l4 4 4-7 4 7 4-4-2 11H6Z';
const CUBE = 'M4 4h16v16H4Z';
const DRUM = 'M12 3c6 0 8 2 8 4v10c0 2-2 4-8 4s-8-2-8-4V7c0-2 2-4 8-4Z';

export function facts(view: View, seat: number, words: Words): Fact[] {
  const tindaya = view as TindayaView;
  const tribe = tindaya.tribes[seat];
  if (!tribe) return [];
  const { nobles, villagers } = population(tindaya, seat);
  const found: Fact[] = [
    { label: words.say('tindaya-nobles'), value: nobles, icon: CROWN, what: 'concept-noble' },
    { label: words.say('tindaya-villagers'), value: villagers, icon: HEAD, what: 'concept-villager' },
    { label: words.say('tindaya-cubes'), value: tribe.depot['cube'] ?? 0, icon: CUBE, what: 'concept-cube' },
    {
      label: words.say('tindaya-cylinders'),
      value: tribe.depot['cylinder'] ?? 0,
      icon: DRUM,
      what: 'concept-cylinder',
    },
    { label: words.say('tindaya-idol-count'), value: tribe.idols, what: 'concept-idols' },
  ];
  if (tindaya.traitor?.seat === seat)
    found.push({ label: words.say('tindaya-is-traitor'), value: words.say(`traitor-${tindaya.traitor.card}`) });
  if (tribe.passed && tindaya.phase === 'turns') found.push({ label: words.say('tindaya-has-passed'), value: '✓' });
  return found;
}

/** The steps of phase C, in their order. */
export const STEPS = [
  'births',
  'food',
  'waste',
  'housing',
  'offerings',
  'revelation',
  'events',
  'learning',
  'survival',
  'delivery',
] as const;

/** The aim of a game of the campaign is what it is for. */
export function aim(view: View, words: Words): string {
  const { mode, eras, options } = view as TindayaView;
  const { campaign } = options;
  return typeof campaign === 'string'
    ? words.say(`option-campaign-${campaign}-about`)
    : words.say(`tindaya-aim-${mode}`, { eras });
}

export function stands(view: View, words: Words): string {
  const { era, eras, phase } = view as TindayaView;
  if (phase === 'over') return words.say('table-over');
  if (phase === 'setup') return words.say('tindaya-phase-setup');
  const step = words.has(`tindaya-phase-${phase}`) ? words.say(`tindaya-phase-${phase}`) : '';
  return [words.say('tindaya-era', { era, eras }), step].filter(Boolean).join(' · ');
}

/** The step of the flow on top: what is being composed or answered. */
export const under = (view: TindayaView): StepFacts | null => view.flow.at(-1) ?? null;
