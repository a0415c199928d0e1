/** The boards that are there, by the names of their folders; each is loaded when its game is opened. Any other game has the generic one. */
import type { Component } from 'svelte';
import type { BoardModule } from './contract';

const boards = import.meta.glob<BoardModule>('./*/index.ts', { import: 'default' });
const covers = import.meta.glob<Component>('./*/Cover.svelte', { import: 'default', eager: true });

export const cover = (game: string): Component | null =>
  covers[`./${game}/Cover.svelte`] ?? covers['./generic/Cover.svelte'] ?? null;

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const load = boards[`./${game}/index.ts`] ?? boards['./generic/index.ts'];
  return (await load?.()) ?? null;
}
