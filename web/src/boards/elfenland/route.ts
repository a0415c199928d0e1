/** A plan of a journey: which ways lead to a town, what they cost by the chart, whether one's cards are enough. */
import type { Words } from '../../lib/words';
import { type ElfenlandView, own, price, said, standing, tally } from './elfenland';
import { leads, type Way, waysFrom } from './map';

export interface Leg {
  readonly way: Way;
  readonly from: string;
  readonly to: string;
  readonly kind: string;
  readonly cards: number;
}

export interface Route {
  readonly legs: readonly Leg[];
  /** The cards in hand pay for all of it. */
  readonly paid: boolean;
}

interface Stop {
  readonly town: string;
  readonly legs: readonly Leg[];
  readonly hand: Readonly<Record<string, number>>;
  readonly cards: number;
}

/** The cheapest route that the hand can pay; if there is none, the cheapest of all; null if no ways lead there yet. */
export function route(view: ElfenlandView, to: string): Route | null {
  const from = standing(view);
  const seat = own(view);
  if (from === null || seat === null || from === to) return null;
  const hand = Object.fromEntries(tally(view.seats[seat]?.hand ?? []).map(({ kind, count }) => [kind, count]));
  const payable = search(view, from, to, hand);
  if (payable) return { legs: payable, paid: true };
  const any = search(view, from, to, null);
  return any && { legs: any, paid: false };
}

/** By fewest cards, then fewest ways. Without a hand everything can be paid. */
function search(
  view: ElfenlandView,
  from: string,
  to: string,
  hand: Readonly<Record<string, number>> | null,
): readonly Leg[] | null {
  const open: Stop[] = [{ town: from, legs: [], hand: hand ?? {}, cards: 0 }];
  const seen = new Set<string>();
  for (let stop = open.shift(); stop; stop = open.shift()) {
    if (stop.town === to) return stop.legs;
    const key = `${stop.town} ${JSON.stringify(stop.hand)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const way of waysFrom(stop.town)) {
      const next = go(view, stop, way, hand !== null);
      if (next) open.push(next);
    }
    open.sort((a, b) => a.cards - b.cards || a.legs.length - b.legs.length);
  }
  return null;
}

function go(view: ElfenlandView, stop: Stop, way: Way, paying: boolean): Stop | null {
  const cost = price(view, way, stop.town);
  const to = leads(way, stop.town);
  if (!cost || to === null) return null;
  const held = stop.hand[cost.kind] ?? 0;
  if (paying && held < cost.cards) return null;
  const leg = { way, from: stop.town, to, kind: cost.kind, cards: cost.cards };
  const hand = paying ? { ...stop.hand, [cost.kind]: held - cost.cards } : stop.hand;
  return { town: to, legs: [...stop.legs, leg], hand, cards: stop.cards + cost.cards };
}

/** The route step by step, in words. */
export function told({ legs, paid }: Route, words: Words): string {
  const steps = legs.map((leg) => `→ ${words.say(`town-${leg.to}`)} (${said(leg.cards, leg.kind, words)})`).join(' ');
  return `${words.say(paid ? 'elfenland-route-paid' : 'elfenland-route-unpaid')} ${steps}`;
}
