/** Ratings in words. */
import type { GameInfo, LadderRow } from '../protocol';
import { optionText } from './setup';
import type { Words } from './words';

const MINUS = '−';

/** A change with its sign. */
export const changed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `${MINUS}${-points}` : '±0';

/** Who stands in a row of a ladder; `own` are the words of the game. */
export function named(row: LadderRow, box: GameInfo | undefined, own: Words): string {
  if (row.kind === 'person') return row.name ?? '';
  if (row.key.startsWith('level')) return own.say('games-bot', { level: Number(row.key.slice(5)) });
  if (row.kind === 'bot') return own.say('ladder-engine', { name: row.key.replace('engine:', '') });
  const [, players, ...pairs] = row.key.split(' ');
  return [own.say('ladder-game', { players: Number(players) }), ...pairs.map((pair) => chosen(pair, box, own))].join(
    ', ',
  );
}

/** `level=normal` in words. */
function chosen(pair: string, box: GameInfo | undefined, own: Words): string {
  const [key = '', text = ''] = pair.split('=');
  const option = box?.options.find((known) => known.key === key);
  const value = option?.allowed.find((one) => String(one).toLowerCase() === text.toLowerCase()) ?? text;
  return option ? optionText(option, value, own) : pair;
}

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
}

/** Ratings over time as places in a picture, one wide and one high; the best stands highest. */
export function dots(points: readonly { rating: number; uncertainty: number }[]): Dot[] {
  const low = Math.min(...points.map(({ rating, uncertainty }) => rating - uncertainty));
  const high = Math.max(...points.map(({ rating, uncertainty }) => rating + uncertainty));
  const y = (rating: number) => (high - rating) / Math.max(1, high - low);
  return points.map(({ rating, uncertainty }, at) => ({
    x: points.length > 1 ? at / (points.length - 1) : 0.5,
    y: y(rating),
    low: y(rating - uncertainty),
    high: y(rating + uncertainty),
  }));
}
