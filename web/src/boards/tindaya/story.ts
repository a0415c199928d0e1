/** What happens at the end of an era, step by step, as it is told over the map. */
import { add } from '../../lib/summary';
import type { Amounts, Parameters, Said, Words } from '../../lib/words';
import type { LoggedEvents } from '../contract';
import type { TindayaView } from './tindaya';

/** Events that are told by themselves, each with its figure. */
const FIGURES: Record<string, string> = {
  era: 'idol',
  prophecy: 'idol',
  catastrophe: 'god',
  eruption: 'eruption',
  tsunami: 'tsunami',
  struck: 'god',
  ship: 'ship',
  deaths: 'villager',
  fort: 'fort',
  'attack-repelled': 'wall',
  'battle-won': 'helmet',
  'battle-lost': 'fort',
  'reconquest-won': 'helmet',
  'reconquest-lost': 'fort',
  learned: 'villager',
  treason: 'helmet',
};
/** The steps of the end of an era, each with its figure. */
const STEPS: Record<string, string> = {
  births: 'villager',
  food: 'cereals',
  waste: 'manure',
  housing: 'cave',
  offerings: 'idol',
  revelation: 'idol',
  learning: 'villager',
  survival: 'villager',
};
const BEGINS = 'era-end-';
/** Events that are a step of their own: all that follows is what they do. */
const DISASTERS = new Set(['eruption', 'tsunami', 'struck', 'ship']);
/** Events of one seat that are told once, with their numbers added up. */
const ADDED = new Set(['births', 'deaths', 'eaten', 'land-rises', 'ore-falls']);

export interface Chapter {
  readonly key: string;
  /** A step of the end of an era: its name, or the event that it is. */
  readonly step: string | null;
  readonly opening: Said | null;
  readonly events: readonly Said[];
  readonly figure: string;
  /** The hex where it happens. */
  readonly place: string | null;
  /** How far it reaches, in hexes. */
  readonly reach: number;
  /** All hexes that it speaks of. */
  readonly places: readonly string[];
}

interface Draft {
  readonly key: string;
  readonly step: string | null;
  readonly opening: Said | null;
  readonly events: (readonly [line: number, event: Said])[];
  /** The line of the log that began it, and the one that ended it. */
  readonly begun: number;
  ended: number | null;
}

/** What happened after the line `since`, each thing once; steps in which nothing happened are left out. A step is told when it is over:
 * it may ask for many decisions. A disaster is told when it comes, and later what was new of it. */
export function chapters(lastEvents: readonly LoggedEvents[], since: number, view: TindayaView): Chapter[] {
  const drafts: Draft[] = [];
  let ending = false;
  const end = (key: number): void => void drafts.slice(-1).forEach((draft) => (draft.ended ??= key));
  const begin = (key: number, index: number, step: string | null, opening: Said | null): void => {
    end(key);
    drafts.push({ key: `${key}.${index}`, step, opening, events: [], begun: key, ended: null });
  };
  for (const { key, events } of lastEvents)
    for (const [index, event] of events.entries()) {
      const { name = '' } = event;
      if (name.startsWith(BEGINS)) {
        ending = true;
        begin(key, index, name.slice(BEGINS.length), null);
      } else if (name === 'era') {
        ending = false;
        begin(key, index, null, event);
      } else if (ending && DISASTERS.has(name)) begin(key, index, name, event);
      else if (ending) drafts.at(-1)?.events.push([key, event]);
      else if (name in FIGURES) begin(key, index, null, event);
    }
  if (view.result) end(lastEvents.at(-1)?.key ?? since);
  return drafts.flatMap((draft) => {
    const { opening, begun, ended } = draft;
    const fresh = draft.events.filter(([line]) => !opening || line > since).map(([, event]) => event);
    const told = opening ? begun > since || fresh.length : ended !== null && ended > since && fresh.length;
    return told ? [chapter(draft, fresh, view)] : [];
  });
}

function chapter({ key, step, opening }: Draft, events: readonly Said[], view: TindayaView): Chapter {
  const base = { key, step, opening, events, figure: figureOf(step, opening) };
  const all = opening ? [opening, ...events] : events;
  return { ...base, ...centre(opening, view), places: [...new Set(all.flatMap(placesOf))] };
}

function figureOf(step: string | null, opening: Said | null): string {
  const { name = '', parameters = {} } = opening ?? {};
  const drawn = opening ? (FIGURES[name] ?? '') : (STEPS[step ?? ''] ?? '');
  if (drawn === 'god') return text(parameters, 'god');
  return drawn === 'ship' ? `ship_${text(parameters, 'ship')}` : drawn;
}

/** Where an event happens, and how far it reaches. */
function centre(opening: Said | null, view: TindayaView): Pick<Chapter, 'place' | 'reach'> {
  const { name = '', parameters = {} } = opening ?? {};
  const { volcanoes, trenches } = view.board;
  const { acoran, moneiba } = view.mountain;
  const radius = typeof parameters['radius'] === 'number' ? parameters['radius'] : null;
  if (name === 'eruption')
    return { place: volcanoes[text(parameters, 'number')] ?? null, reach: radius ?? acoran.radius };
  if (name === 'tsunami')
    return { place: trenches[text(parameters, 'number')] ?? null, reach: radius ?? moneiba.radius };
  if (name === 'ship') return { place: trenches[text(parameters, 'trench')] ?? null, reach: 0 };
  return { place: text(parameters, 'place') || null, reach: 0 };
}

const text = (parameters: Parameters, key: string): string => String(parameters[key] ?? '');

const placesOf = ({ parameters = {} }: Said): string[] =>
  `${text(parameters, 'place')} ${text(parameters, 'places')}`.split(' ').filter(Boolean);

/** What a chapter is called. */
export function title({ step, opening }: Chapter, words: Words): string {
  return opening ? words.event(opening) : words.say(`tindaya-phase-${step}`);
}

/** Who gains, who loses, who dies: a line each. */
export function lines({ events }: Chapter, words: Words): string[] {
  return added(events)
    .map((event) => (event.name === 'eaten' ? words.say('tindaya-eaten', event.parameters) : words.event(event)))
    .filter(Boolean);
}

/** The events, with the numbers of those that are told once for a seat added up. */
function added(events: readonly Said[]): Said[] {
  const found: { name: string; parameters: Parameters }[] = [];
  for (const { name = '', parameters = {} } of events) {
    const before = ADDED.has(name)
      ? found.find((other) => other.name === name && other.parameters['seat'] === parameters['seat'])
      : undefined;
    if (before) before.parameters = sum(before.parameters, parameters);
    else found.push({ name, parameters });
  }
  return found;
}

function sum(one: Parameters, other: Parameters): Parameters {
  const total: Parameters = { ...one };
  for (const [key, value] of Object.entries(other)) {
    if (key === 'seat') continue;
    if (typeof value === 'number') total[key] = Number(one[key] ?? 0) + value;
    else if (typeof value === 'object' && value !== null) {
      const both = { ...(one[key] as Amounts) };
      add(both, value as Amounts);
      total[key] = both;
    }
  }
  return total;
}
