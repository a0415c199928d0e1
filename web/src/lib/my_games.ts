/** My finished games in words. */
import type { FinishedGame } from '../protocol';
import type { Words } from './words';

export type Fate = 'won' | 'shared' | 'lost' | 'open' | 'seats';

/** How a game went for a person; `seats`: they had several, as at one screen. */
export function fate(game: FinishedGame, me: string | null): Fate {
  if (!game.decided) return 'open';
  const mine = game.seats.filter(({ person }) => me !== null && person === me);
  if (game.outcome) return game.outcome;
  if (mine.length > 1) return 'seats';
  if (!mine[0]?.won) return 'lost';
  return game.seats.filter(({ won }) => won).length > 1 ? 'shared' : 'won';
}

/** Those who played against or with a person. */
export function others(game: FinishedGame, me: string | null, words: Words): string {
  const names = game.seats
    .filter(({ person }) => me === null || person !== me)
    .map(({ name, level }) =>
      level === null ? (name ?? words.say('games-somebody')) : words.say('games-bot', { level }),
    );
  return names.length ? names.join(', ') : words.say('games-alone');
}

/** The points of all seats, mine first. */
export function points(game: FinishedGame, me: string | null): string {
  const mine = game.seats.filter(({ person }) => me !== null && person === me);
  const rest = game.seats.filter((seat) => !mine.includes(seat));
  const scores = [...mine, ...rest].map(({ score }) => score);
  return scores.every((score) => score === null) ? '' : scores.map((score) => score ?? '–').join(' : ');
}
