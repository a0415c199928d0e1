/** What the things on the board of Tindaya are, as ids of the glossary. */
import type { Choosing } from '../../lib/choosing';
import type { Words } from '../../lib/words';
import type { View } from '../contract';
import {
  chart,
  companies,
  eventName,
  foretold,
  type God,
  GODS,
  type HexFacts,
  RESOURCES,
  type TindayaView,
} from './tindaya';

/** The icons on the sheet of a tribe that are not called what they are in the glossary. */
const SHEET: Readonly<Record<string, string>> = {
  nobles: 'noble',
  housed: 'villager',
  cubes: 'cube',
  cylinders: 'cylinder',
  'waste-pawns': 'waste',
};
export const sheet = (key: string): string => `concept-${SHEET[key] ?? key}`;

const isGod = (word: string): word is God => (GODS as readonly string[]).includes(word);
const isGood = (word: string): boolean => (RESOURCES as readonly string[]).includes(word);

/** An event to come: what it is, the catastrophe it brings if that is known, and how far it reaches. */
export function whatOf(event: string, view: TindayaView): string {
  if (event.startsWith('ship_')) return event.replace('_', '-');
  const card = isGod(event) ? view.mountain[event].catastrophe : null;
  return `${card ? `catastrophe-${card} ` : ''}disaster-${event} concept-radius`;
}

/** What is on a hex, the foremost first: what threatens from it, what stands there, what it is. */
export function whats(place: string, view: View): string[] {
  const tindaya = view as TindayaView;
  const hex = chart(tindaya).byName.get(place);
  if (!hex) return [];
  const { facts, terrain } = hex;
  const coming = tindaya.danger.filter(({ centre }) => centre === place).map(({ event }) => whatOf(event, tindaya));
  const here = [...coming.flatMap((ids) => ids.split(' ')), ...standing(facts), `terrain-${terrain}`];
  return [...new Set(here)];
}

function standing(facts: HexFacts): string[] {
  const folk = companies(facts);
  const found: (string | false | undefined | 0)[] = [
    facts.building && `building-${facts.building}`,
    facts.conquistadors && 'concept-conquistador',
    facts.wall && 'concept-wall',
    facts.animals && `resource-${facts.building === 'pen' ? 'goat' : 'pig'}`,
    facts.token && `token-${facts.token}`,
    facts.canoes && 'concept-canoe',
    facts.neutral && 'concept-neutral',
    folk.some(({ nobles }) => nobles) && 'concept-noble',
    folk.some(({ villagers }) => villagers) && 'concept-villager',
  ];
  return found.filter((one) => typeof one === 'string');
}

/** What an icon is that was clicked: no move that can be chosen now is made of such things. */
export function explains(picked: readonly string[], choosing: Choosing): string | null {
  const [first = '', second = ''] = picked;
  if (first === 'about') return sheet(second);
  const asked = choosing.candidates.flatMap((move) => move.split(' '));
  if (picked.length === 1 && isGood(first) && !asked.some(isGood)) return `resource-${first}`;
  if (isGod(first) && !asked.some(isGod)) return 'concept-offering';
  const own = asked.includes('pass') || asked.includes('end');
  if (first === 'buy' && !own) return `market-${second}`;
  return first === 'objective' && !asked.includes('objective') ? `objective-${second}` : null;
}

/** What is known of a disaster or ship to come. */
export function now(what: string, view: View, words: Words): string {
  const event = what.replace(/^disaster-/, '').replace(/^ship-/, 'ship_');
  const tindaya = view as TindayaView;
  if (!tindaya.event.sequence.includes(event)) return '';
  return words.labelled(eventName(event, words), foretold(tindaya, event, words));
}
