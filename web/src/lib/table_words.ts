/** The words of a table: with the names of those who sit there, of its places, and of what is drawn on its board. */
import type { Player } from './seats';
import type { Table } from './table.svelte';
import type { Words } from './words';

export function tableWords(words: Words, table: Table, players: readonly Player[]): Words {
  const reader = table.mine.length === 1 ? (table.mine[0] ?? null) : null;
  const names = table.shown?.places ?? {};
  const has = table.board?.isPlace ?? ((word: string) => word in names);
  return words.at(
    players.map((player) => player.name),
    reader,
    table.board?.name ?? null,
    { names, has },
  );
}
