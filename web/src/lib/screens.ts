/** The screens that are no part of the first page. */
import { loadBoard } from '../boards/shelf';
import { loadWords } from './catalogues';
import type { Host } from './host';
import { hostOf, library } from './hosts';
import { answer, askAhead, type Prefetch } from './prefetch';
import type { RulePage, TableInfo } from '../protocol';
import type { Route } from './router';
import type { Language } from './words';

export const screens = {
  table: () => import('../screens/TableScreen.svelte'),
  game: () => import('../screens/GameScreen.svelte'),
  board: () => import('../screens/BoardScreen.svelte'),
  embed: () => import('../screens/EmbedScreen.svelte'),
  me: () => import('../screens/Me.svelte'),
  'my-games': () => import('../screens/MyGames.svelte'),
  ladder: () => import('../screens/Ladder.svelte'),
  join: () => import('../screens/Join.svelte'),
  lessons: () => import('../screens/Lessons.svelte'),
  lesson: () => import('../screens/LessonScreen.svelte'),
  rules: () => import('../screens/RulesScreen.svelte'),
  'not-found': () => import('../screens/NotFound.svelte'),
};

/** What is known of a table. A stranger may learn it only once they are known: then it is asked for again. */
const ofTable = (id: string, host: Promise<Host>): Prefetch<TableInfo> => ({
  name: `table ${id}`,
  ask: () => host.then((one) => one.table(id)),
});
const ofRules = (game: string, page: 'how-to-play' | 'rules', language: string): Prefetch<RulePage> => ({
  name: `${page} ${game} ${language}`,
  ask: () => library.rulePage(game, page, language),
});

export const tableInfo = (id: string, host: Host): Promise<TableInfo> => answer(ofTable(id, Promise.resolve(host)));
export const rulePage = (...asked: Parameters<typeof ofRules>): Promise<RulePage> => answer(ofRules(...asked));

/** Begins to load what an address will show while the words of the page are on their way. What fails here is asked for again. */
export function fetchAhead(route: Route, language: Language): void {
  const wanted: Promise<unknown>[] = [];
  if (route.screen === 'learn') wanted.push(screens[route.lesson === null ? 'lessons' : 'lesson']());
  else if (route.screen !== 'home') wanted.push(screens[route.screen]());
  if (route.screen === 'table') {
    const info = askAhead(ofTable(route.id, hostOf(route.id)));
    wanted.push(info.then(({ game }) => ofGame(game, language)));
  }
  if (route.screen === 'rules') {
    const { game, rule } = route;
    wanted.push(askAhead(ofRules(game, 'how-to-play', language)));
    if (rule && rule !== 'how-to-play') wanted.push(askAhead(ofRules(game, 'rules', language)), ofGame(game, language));
  }
  void Promise.allSettled(wanted);
}

const ofGame = (game: string, language: Language): Promise<unknown> =>
  Promise.all([loadBoard(game), loadWords(language, game)]);
