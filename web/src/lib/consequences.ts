/** What moves mean before they are made, as the server told it. Nothing here knows a rule. */
import type { Consequence } from '../protocol';

export type Consequences = readonly Consequence[];
/** By move, what it means. */
export type Meanings = Record<string, Consequence[]>;
export type Known = ReadonlyMap<string, Consequences>;

/** A tone is never told by colour alone. */
export const SIGNS = { gain: '+', cost: '−', loss: '!', fact: '·' } as const;

/** A place of the board that a choice touches: what weighs most there, and whether it is certain. */
export interface Touched {
  readonly place: string;
  readonly tone: Consequence['tone'];
  readonly certain: boolean;
}

const WEIGHT = { loss: 3, gain: 2, cost: 1, fact: 0 } as const;

export function placesTouched(told: Consequences): Touched[] {
  const found = new Map<string, Touched>();
  for (const { tone, odds, places = [] } of told) {
    for (const place of places) {
      const known = found.get(place);
      if (!known || WEIGHT[tone] > WEIGHT[known.tone]) found.set(place, { place, tone, certain: !odds });
    }
  }
  return [...found.values()];
}

/** What several moves have in common: what is the same in all of them, and a range where only numbers differ. */
export function common(lists: readonly Consequences[]): Consequences {
  const [first = [], ...others] = lists;
  if (!others.length) return first;
  const told = new Set<string>();
  return first.flatMap((one) => {
    const name = kind(one);
    if (told.has(name)) return [];
    told.add(name);
    const variants = lists.map((list) => list.filter((other) => kind(other) === name));
    return variants.every((some) => some.length) ? shared(variants) : [];
  });
}

/** What variants with other numbers share; the number of a seat is a name. */
const kind = ({ name, parameters }: Consequence): string =>
  JSON.stringify([
    name,
    Object.entries(parameters).filter(([key, value]) => key === 'seat' || typeof value === 'string'),
  ]);

/** The variants of one kind in several moves: one by one with their odds where all moves have the same, else as one range. */
function shared(variants: readonly Consequences[]): Consequences {
  const [first = [], ...others] = variants;
  const inAll = (one: Consequence): Consequence[] | null => {
    const found = others.map((some) => some.find((other) => likeness(other) === likeness(one)));
    return found.every((other) => other !== undefined) ? [one, ...found] : null;
  };
  const same = first.map(inAll);
  const equal = others.every((some) => some.length === first.length);
  return equal && same.every((some) => some !== null) ? same.map(spanned) : [spanned(variants.flat())];
}

const likeness = ({ parameters, odds }: Consequence): string => JSON.stringify([parameters, odds]);

function spanned(same: readonly Consequence[]): Consequence {
  const [first] = same as [Consequence];
  const parameters = Object.fromEntries(
    Object.entries(first.parameters).map(([key, value]) => {
      const numbers = same.map((one) => one.parameters[key]).filter((number) => typeof number === 'number');
      const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
      return [key, numbers.length && least < most ? `${least}–${most}` : value];
    }),
  );
  const likely = same.every((one) => JSON.stringify(one.odds) === JSON.stringify(first.odds));
  const places = (first.places ?? []).filter((place) => same.every((one) => one.places?.includes(place)));
  return { ...first, parameters, places, odds: likely ? first.odds : null };
}

/** The losses that a move brings for certain. */
export const losses = (told: Consequences): Consequences => told.filter(({ tone, odds }) => tone === 'loss' && !odds);

/** The certain losses of a move that another legal move does not bring: about them one is asked once more. */
export function avoidable(move: string, legal: readonly string[], known: Known): Consequences {
  const others = legal.flatMap((other) => (other === move ? [] : [known.get(other)]));
  return losses(known.get(move) ?? []).filter(({ name }) =>
    others.some((told) => told && !losses(told).some((loss) => loss.name === name)),
  );
}

const NAMES = ['words', 'hex', 'cell', 'place', 'piece', 'card', 'move', 'choice'] as const;
const SELECTOR = NAMES.map((name) => `[data-${name}]`).join();

/** The words that a click on an element would pick; null if it is no choice. */
export function wordsAt(target: EventTarget | null): { words: readonly string[]; element: Element } | null {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>(SELECTOR) : null;
  const text = element && NAMES.map((name) => element.dataset[name]).find(Boolean);
  return element && text ? { words: text.split(' '), element } : null;
}
