/** My mistakes, game by game. */
import type { MistakesInGame } from '../protocol';
import { toGame } from './router';

/** The game, where its seat begins to learn. */
export const toMistakes = ({ table, seat }: MistakesInGame): string => toGame(table, `learn=${seat}`);

/** The game to learn from after one of them; null after the last. */
export function following(all: readonly MistakesInGame[], table: string): MistakesInGame | null {
  return all[all.findLastIndex((one) => one.table === table) + 1] ?? null;
}
