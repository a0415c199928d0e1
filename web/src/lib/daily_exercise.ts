/** The exercise of the day: the same for everybody, another one every day. */
import type { GameInfo } from '../protocol';

const DAY = 86_400_000;

/** The game and the key of the exercise; null where no game has any. */
export function daily(games: readonly GameInfo[], now: number): { game: string; key: string } | null {
  const known = games.filter(({ exercises }) => (exercises ?? 0) > 0);
  const day = Math.floor(now / DAY);
  const game = known[day % known.length];
  if (!game) return null;
  const number = (Math.floor(day / known.length) % (game.exercises ?? 1)) + 1;
  return { game: game.key, key: `exercise-${number}` };
}
