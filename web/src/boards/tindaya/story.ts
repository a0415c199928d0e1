/** What happens at the end of an era, event by event, as it is told over the map. */
import type { Said } from '../../lib/words';
import type { Happening } from '../contract';
import type { TindayaView } from './tindaya';

const TOLD: Record<string, string> = {
  era: 'idol',
  prophecy: 'idol',
  catastrophe: 'god',
  'offering-complete': 'god',
  'offering-incomplete': 'god',
  hunger: 'cereals',
  cold: 'cave',
  deaths: 'villager',
  eruption: 'eruption',
  tsunami: 'tsunami',
  struck: 'god',
  ship: 'ship',
  fort: 'fort',
  'attack-repelled': 'wall',
  'battle-won': 'helmet',
  'battle-lost': 'fort',
  'reconquest-won': 'helmet',
  'reconquest-lost': 'fort',
  learned: 'villager',
  delivered: 'wood',
  treason: 'helmet',
};

export interface Scene {
  readonly key: string;
  readonly event: Said;
  readonly figure: string;
  /** The hex where it happens. */
  readonly place: string | null;
  /** How far it reaches, in hexes. */
  readonly reach: number;
}

/** The scenes of what happened after the line `since`. */
export function scenes(happenings: readonly Happening[], since: number, view: TindayaView): Scene[] {
  return happenings
    .filter(({ key }) => key > since)
    .flatMap(({ key, events }) =>
      events.flatMap((event, index) =>
        event.name && event.name in TOLD ? [scene(`${key}.${index}`, event, view)] : [],
      ),
    );
}

function scene(key: string, event: Said, view: TindayaView): Scene {
  const { name = '', parameters = {} } = event;
  const { volcanoes, trenches } = view.board;
  const god = String(parameters['god'] ?? '');
  const drawn = TOLD[name] ?? '';
  const figure = drawn === 'god' ? god : drawn === 'ship' ? `ship_${String(parameters['ship'])}` : drawn;
  const base = { key, event, figure, reach: 0 };
  if (name === 'eruption')
    return { ...base, place: volcanoes[String(parameters['number'])] ?? null, reach: view.mountain.acoran.radius };
  if (name === 'tsunami')
    return { ...base, place: trenches[String(parameters['number'])] ?? null, reach: view.mountain.moneiba.radius };
  if (name === 'ship') return { ...base, place: trenches[String(parameters['trench'])] ?? null };
  const place = parameters['place'];
  return { ...base, place: typeof place === 'string' ? place : null };
}
