/** What the page needs to know to draw Elfenland. Prices are read from the game's chart; what is allowed is asked of `choosing`. */
import chart from '../../../../src/ludoteca/games/elfenland/data/transport.json';
import { type Choosing, verb } from '../../lib/choosing';
import type { MultiPick } from '../../lib/multi_pick';
import type { Words } from '../../lib/words';
import type { PlayedMove, Fact, ScoreLine, View } from '../contract';
import { isRoad, isTown, isWay, leads, type Point, TOWNS, type Way, WAY, waysFrom } from './map';
import { skyline } from './skyline';

export type Phase = 'face' | 'take' | 'plan' | 'travel' | 'pay' | 'discard' | 'keep' | 'over';

export interface SeatFacts {
  readonly town: string;
  readonly visited: readonly string[];
  readonly obstacle: boolean;
  readonly counters: readonly string[];
  readonly hidden: number;
  readonly cards: number;
  readonly played: readonly string[];
  readonly kept: { readonly kind: string | null; readonly hidden: boolean } | null;
  readonly home: string | null;
  readonly hand?: readonly string[];
  readonly own_hidden?: readonly string[];
}

export interface ElfenlandView extends View {
  readonly options: { readonly rounds: number; readonly lakes: 'seed' | 'official'; readonly home_towns?: boolean };
  readonly phase: Phase;
  readonly round: number;
  readonly start: number;
  readonly passes: number;
  readonly stack: number;
  readonly display: readonly string[];
  readonly roads: Readonly<Record<string, { readonly counter: string; readonly obstacle: boolean }>>;
  readonly seats: readonly SeatFacts[];
  readonly drawn?: string | null;
  readonly left?: number;
  readonly least?: string;
  readonly way?: string;
  readonly result?: { readonly scores: readonly number[]; readonly winners: readonly number[]; readonly end: string };
}

export const KINDS = chart.transports.map(({ id }) => id);
const COSTS = new Map(chart.transports.map(({ id, cost }) => [id, cost as Partial<Record<string, number>>]));
export const TERRAINS = ['plains', 'forest', 'desert', 'mountain'] as const;
export const MARKERS = TOWNS.length - 1;
export const isKind = (word: string): boolean => COSTS.has(word);

/** How many cards of a kind a road of some terrain takes; null where the kind cannot go. */
export const cost = (kind: string, terrain: string): number | null => COSTS.get(kind)?.[terrain] ?? null;

/** Whether the seat that decides has cards, counters or a home town that the others may not see. */
export function secret(view: ElfenlandView): boolean {
  const seat = view.seats[view.turn ?? -1];
  if (view.phase === 'over' || !seat) return false;
  return seat.cards > 0 || seat.hidden > 0 || view.options.home_towns !== false;
}

/** The seat through whose eyes the table is seen; null for spectators. */
export function own(view: ElfenlandView): number | null {
  const seat = view.seats.findIndex(({ hand }) => hand !== undefined);
  return seat < 0 ? null : seat;
}

export interface Price {
  readonly kind: string;
  readonly cards: number;
  /** As many cards of any kinds, instead. */
  readonly caravan: number | null;
}

/** What a way costs from one of its towns, by the chart; null while no counter lies on a road. */
export function price(view: ElfenlandView, way: Way, from: string): Price | null {
  if (way.ground === 'river') {
    const { card, downstream, upstream } = chart.river;
    return { kind: card, cards: from === way.a ? downstream : upstream, caravan: null };
  }
  if (way.ground === 'mare_magnum' || way.ground === 'mare_nebulae') {
    const { card, cards, caravan } = chart.lake_rules[view.options.lakes][way.ground];
    return { kind: card, cards, caravan };
  }
  const lying = view.roads[way.id];
  if (!lying) return null;
  const extra = lying.obstacle ? chart.obstacle.extra_cards : 0;
  const caravan = lying.obstacle ? chart.caravan.road_with_obstacle : chart.caravan.road;
  return { kind: lying.counter, cards: (cost(lying.counter, way.ground) ?? 0) + extra, caravan };
}

export function tally(pieces: readonly string[]): { kind: string; count: number }[] {
  return KINDS.map((kind) => ({ kind, count: pieces.filter((piece) => piece === kind).length })).filter(
    ({ count }) => count > 0,
  );
}

/** Pieces with a name each, so that those that stay are left alone when one goes. */
export function apart(pieces: readonly string[]): { kind: string; key: string }[] {
  return pieces.map((kind, k) => ({
    kind,
    key: `${kind} ${pieces.slice(0, k).filter((piece) => piece === kind).length}`,
  }));
}

export const said = (count: number, kind: string, words: Words): string =>
  words.say('elfenland-pieces', { count, kind });

/** Messages ask for kinds, towns and terrains themselves, in the form they need. */
export function name(word: string, words: Words, form?: string): string | null {
  const key = form && ['kind', 'town', 'terrain'].map((family) => `${family}-${word}`).find((one) => words.has(one));
  return key ? words.form(key, form) : null;
}

/** A way in words, for the ear and for the line under the board. */
export function describeWay(way: Way, view: ElfenlandView, choosing: Choosing, words: Words): string {
  const from = standing(view) ?? way.a;
  const start = leads(way, from) === null ? way.a : from;
  const parts = [words.word(way.id), `${words.say(`terrain-${way.ground}`)} ${way.id}`];
  const lying = view.roads[way.id];
  if (lying) parts.push(words.say(`kind-${lying.counter}`));
  if (lying?.obstacle) parts.push(words.say('elfenland-obstacle'));
  parts.push(costs(way, view, start, words));
  const offers = new Set((choosing.offers.get(way.id) ?? []).map(verb));
  if (offers.size) parts.push([...offers].map((one) => words.choice(one)).join(', '));
  return parts.join(' · ');
}

function costs(way: Way, view: ElfenlandView, from: string, words: Words): string {
  if (way.ground === 'river') return flow(way, words);
  const found = price(view, way, from);
  if (!found) return tariff(way.ground, words);
  const normal = said(found.cards, found.kind, words);
  return found.caravan ? words.say('elfenland-price-or-caravan', { price: normal, caravan: found.caravan }) : normal;
}

function flow(way: Way, words: Words): string {
  const { downstream, upstream } = chart.river;
  return words.say('elfenland-river-price', { down: downstream, up: upstream, town: words.say(`town-${way.b}`) });
}

/** What each transport would take on an empty road. */
function tariff(terrain: string, words: Words): string {
  const lines = KINDS.flatMap((kind) => {
    const cards = cost(kind, terrain);
    return cards === null ? [] : [`${words.say(`kind-${kind}`)} ${cards}`];
  });
  return words.say('elfenland-no-counter', { prices: lines.join(', ') });
}

/** A kind in words: what it takes on each terrain. */
export function describeKind(kind: string, words: Words): string {
  const lines = TERRAINS.flatMap((terrain) => {
    const cards = cost(kind, terrain);
    return cards === null ? [] : [`${words.say(`terrain-${terrain}`)} ${cards}`];
  });
  return words.labelled(words.say(`kind-${kind}`), lines.length ? lines.join(', ') : words.say('elfenland-raft-about'));
}

/** A town in words: who is there, whose markers are left. */
export function describeTown(town: string, view: ElfenlandView, names: readonly string[], words: Words): string {
  const seat = own(view);
  const tell = (id: string, names?: string) => words.say(id, names === undefined ? undefined : { names });
  const parts = [tell(`town-${town}`)];
  const here = view.seats.flatMap((one, other) => (one.town === town ? [names[other] ?? ''] : [])).join(', ');
  const left = view.seats.flatMap((one, other) => (one.visited.includes(town) ? [] : [names[other] ?? ''])).join(', ');
  if (town === 'elvenhold') parts.push(tell('elfenland-capital'));
  else {
    if (seat !== null)
      parts.push(tell(view.seats[seat]?.visited.includes(town) ? 'elfenland-visited' : 'elfenland-not-visited'));
    parts.push(left ? tell('elfenland-markers', left) : tell('elfenland-no-markers'));
  }
  if (seat !== null && view.seats[seat]?.home === town) parts.push(tell('elfenland-your-home'));
  if (here) parts.push(tell('elfenland-here', here));
  return parts.join(' · ');
}

/** What is on a way or in a town, as ids of the glossary. */
export function whats(place: string, view: View): string[] {
  const { roads, seats } = view as ElfenlandView;
  const way = WAY.get(place);
  if (!way) {
    const town = place === 'elvenhold' ? 'concept-elvenhold' : 'concept-town';
    return isTown(place) ? [town, ...(seats.some((seat) => seat.town === place) ? ['concept-boot'] : [])] : [];
  }
  const lying = roads[way.id];
  return [
    ...(lying ? [`kind-${lying.counter}`] : []),
    ...(lying?.obstacle ? ['concept-obstacle'] : []),
    `terrain-${way.ground}`,
    ...(lying ? ['concept-caravan'] : []),
  ];
}

/** The town from which one looks at prices: one's own, or that of whoever decides. */
export function standing(view: ElfenlandView): string | null {
  return view.seats[own(view) ?? view.turn ?? -1]?.town ?? null;
}

/** Where the boots in a town stand: to the left and right of its houses in turn, clear of the flag. */
export function beside(town: string, order: number): Point {
  const far = skyline(town).width / 2 + 24 + Math.floor(order / 2) * 32;
  return order % 2 ? { x: far + 22, y: 12 } : { x: -far, y: 12 };
}

/** The ways that can be chosen now and lead from one's town to another. */
export function reaching(town: string, view: ElfenlandView, choosing: Choosing): Way[] {
  const from = standing(view);
  return from === null ? [] : waysFrom(from).filter((way) => leads(way, from) === town && choosing.can(way.id));
}

/** What a click on something unavailable was probably meant as. */
export function meant(words: readonly string[], choosing: Choosing, view: View): string | null {
  const facts = view as ElfenlandView;
  if (words.length > 1) return words.join(' ');
  const [word = ''] = words;
  if (isWay(word)) return meantWay(word, choosing, facts);
  if (isTown(word)) return meantTown(word, facts);
  if (word === 'obstacle') return `obstacle ${Object.keys(facts.roads)[0] ?? 'R01'}`;
  const verbs: Partial<Record<Phase, string>> = {
    take: 'take',
    pay: 'pay',
    discard: 'discard',
    keep: 'keep',
    travel: 'pay',
  };
  if (!isKind(word)) return null;
  const road = choosing.picks.find(isWay);
  if (facts.phase === 'plan') return `plan ${word} ${road ?? 'R01'}`;
  const meantBy = verbs[facts.phase];
  return meantBy ? `${meantBy} ${word}` : null;
}

function meantWay(id: string, choosing: Choosing, view: ElfenlandView): string {
  const way = WAY.get(id);
  if (view.phase === 'travel' || view.phase === 'pay') {
    if (choosing.picks.includes('caravan')) return `caravan ${id}`;
    return `${way && isRoad(way) ? 'ride' : 'sail'} ${id}`;
  }
  if (choosing.picks.includes('obstacle')) return `obstacle ${id}`;
  const seat = view.seats[own(view) ?? -1];
  const kind = choosing.picks.find(isKind) ?? seat?.counters[0];
  if (kind) return `plan ${kind} ${id}`;
  const face = seat?.own_hidden?.[0];
  return face ? `plan ${face} ${id} hidden` : `obstacle ${id}`;
}

/** Who points at a town wants to go there: by the way that leads there from where one stands, or by any. */
function meantTown(town: string, view: ElfenlandView): string | null {
  const ways = waysFrom(town);
  const way = ways.find((one) => leads(one, town) === standing(view)) ?? ways[0];
  return way ? `${isRoad(way) ? 'ride' : 'sail'} ${way.id}` : null;
}

/** E11.7: the cards of a payment or a discard, from the kind on that may still be named. */
export function multiPick(view: View): MultiPick | null {
  const { phase, left = 0, least = '', seats, turn } = view as ElfenlandView;
  const hand = seats[turn ?? -1]?.hand;
  if (!hand || (phase !== 'pay' && phase !== 'discard')) return null;
  return { verb: phase, due: left, pieces: hand.filter((kind) => KINDS.indexOf(kind) >= KINDS.indexOf(least)) };
}

/** What cannot be taken back is asked about, unless it was chosen by its name. */
export function hurts(move: string, choosing: Choosing): boolean {
  const first = verb(move);
  if (first === 'stop') return choosing.legal.length > 1;
  return (first === 'obstacle' || first === 'caravan') && !choosing.picks.includes(first);
}

/** The way by which somebody came from one town to another, as the last moves tell. */
export function travelled(lastMoves: readonly PlayedMove[], seat: number, from: string, to: string): Way | null {
  for (const played of [...lastMoves].reverse()) {
    const [first = '', id = ''] = played.move.split(' ');
    const way = WAY.get(id);
    if (played.seat === seat && way && ['ride', 'sail', 'caravan'].includes(first) && leads(way, from) === to)
      return way;
  }
  return waysFrom(from).find((way) => leads(way, from) === to) ?? null;
}

/** Where the last moves left their marks: ways, by the seat that used or furnished them. */
export function marks(lastMoves: readonly PlayedMove[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { seat, move } of lastMoves) for (const word of move.split(' ')) if (isWay(word)) found.set(word, seat);
  return found;
}

const CARDS = 'M8 3h11a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM3 6h1v12H3Z';

export function facts(view: View, seat: number, words: Words): Fact[] {
  const { seats, start, phase } = view as ElfenlandView;
  const one = seats[seat];
  if (!one) return [];
  const found: Fact[] = [
    { label: words.say('elfenland-cards'), value: one.cards, icon: CARDS, what: 'concept-cards' },
    { label: words.say('elfenland-in'), value: words.say(`town-${one.town}`), what: 'concept-boot' },
  ];
  if (one.home !== null && one.hand === undefined)
    found.push({ label: words.say('elfenland-home'), value: words.say(`town-${one.home}`), what: 'concept-home' });
  if (start === seat && phase !== 'over')
    found.push({ label: words.say('elfenland-starts'), value: '★', what: 'concept-first' });
  return found;
}

/** Cards are told of only where they may decide between equal players: they are no points. */
export function scores(view: View, words: Words): ScoreLine[] {
  const { seats, result } = view as ElfenlandView;
  const tied = result && new Set(result.scores).size < result.scores.length;
  if (!tied) return [];
  return [{ label: words.say('elfenland-score-cards'), rule: 'E20.2', points: seats.map((seat) => seat.cards) }];
}

export function aim(view: View, words: Words): string {
  const { options, seats } = view as ElfenlandView;
  const home = seats[own(view as ElfenlandView) ?? 0]?.home;
  return words.say('elfenland-aim', { rounds: options.rounds, home: home ? 'yes' : 'no' });
}

export function stands(view: View, words: Words): string {
  const { round, phase, options } = view as ElfenlandView;
  if (phase === 'over') return words.say('table-over');
  return words.say('elfenland-stands', { round, rounds: options.rounds, phase: words.say(`phase-${phase}`) });
}
