/** A first game: against the easiest computers, with comments where a rule first matters. */
import type { GameInfo } from '../protocol';
import { app } from './app.svelte';
import { playNow } from './campaign';
import { makeTable } from './hosts';
import { keepLearning, learning } from './progress';
import { toTable } from './router';
import { easy, table } from './setup';
import { storage } from './storage';

/** Makes its table; the address. */
export async function firstGame(game: GameInfo): Promise<string> {
  keepLearning(storage, game.key, { ...learning(storage, game.key), on: true });
  const { id } = await makeTable(table(easy(playNow(game, storage))), () => app.meet());
  return toTable(id);
}
