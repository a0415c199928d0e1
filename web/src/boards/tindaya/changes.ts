/** What events of Tindaya give and take, for the summary of what others did. */
import { type Change, exchanged } from '../../lib/summary';
import type { Said } from '../../lib/words';

/** Steps of longer actions. */
export const MINOR: readonly string[] = [
  'walk',
  'embark',
  'launch',
  'sail',
  'stop',
  'put',
  'want',
  'send',
  'done',
  'finish',
  'end',
  'enough',
  'decline',
  'discount',
  'slaughter',
  'eat',
  'stand',
];

/** People count like goods: births are gains, deaths losses. */
export function changes(event: Said): readonly Change[] {
  const { seat, nobles, villagers, number } = (event.parameters ?? {}) as Record<string, number>;
  if (seat === undefined) return [];
  if (event.name === 'births') return [{ seat, gain: counted({ villager: villagers }) }];
  if (event.name === 'deaths') return [{ seat, loss: counted({ noble: nobles, villager: villagers }) }];
  if (event.name === 'prisoners') return [{ seat, gain: counted({ prisoner: number }) }];
  return exchanged(event);
}

const counted = (numbers: Record<string, number | undefined>): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).filter((entry): entry is [string, number] => Boolean(entry[1])));
