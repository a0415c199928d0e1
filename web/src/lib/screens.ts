/** The screens that are no part of the first page. */
import { loadBoard } from '../boards/shelf';
import { loadWords } from './catalogues';
import type { Host } from './host';
import { hostOf } from './hosts';
import type { TableInfo } from '../protocol';
import type { Route } from './router';
import type { Language } from './words';

export const screens = {
  table: () => import('../screens/TableScreen.svelte'),
  game: () => import('../screens/GameScreen.svelte'),
  embed: () => import('../screens/EmbedScreen.svelte'),
  me: () => import('../screens/Me.svelte'),
  'my-games': () => import('../screens/MyGames.svelte'),
  join: () => import('../screens/Join.svelte'),
  lessons: () => import('../screens/Lessons.svelte'),
  lesson: () => import('../screens/LessonScreen.svelte'),
  rules: () => import('../screens/RulesScreen.svelte'),
  'not-found': () => import('../screens/NotFound.svelte'),
};

/** The table that the first address names, if it was asked for and not taken yet. */
let asked: { readonly id: string; readonly info: Promise<TableInfo> } | null = null;

/** What is known of a table. A stranger may learn it only once they are known: then it is asked for again. */
export async function tableInfo(id: string, host: Host): Promise<TableInfo> {
  const early = asked?.id === id ? asked.info : null;
  asked = null;
  return (await early?.catch(() => null)) ?? host.table(id);
}

/** Begins to load what an address will show while the words of the page are on their way. What fails here is asked for again. */
export function fetchAhead(route: Route, language: Language): void {
  const wanted: Promise<unknown>[] = [];
  if (route.screen === 'learn') wanted.push(screens[route.lesson === null ? 'lessons' : 'lesson']());
  else if (route.screen !== 'home') wanted.push(screens[route.screen]());
  if (route.screen === 'table') {
    asked = { id: route.id, info: hostOf(route.id).then((host) => host.table(route.id)) };
    wanted.push(asked.info.then(({ game }) => ofGame(game, language)));
  }
  if (route.screen === 'rules') wanted.push(ofGame(route.game, language));
  void Promise.allSettled(wanted);
}

const ofGame = (game: string, language: Language): Promise<unknown> =>
  Promise.all([loadBoard(game), loadWords(language, game)]);
