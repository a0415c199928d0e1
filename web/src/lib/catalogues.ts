/** Loads the catalogues of a language: each of ours is a chunk of its own, the server has those of other games. */
import { library } from './hosts';
import { type Language, Words } from './words';

const files = import.meta.glob<string>('../../../src/ludoteca/locales/*/*.ftl', { query: '?raw', import: 'default' });

async function catalogue(language: Language, name: string): Promise<string> {
  const load = files[path(language, name)];
  return load ? await load() : '';
}

const path = (language: Language, name: string): string => `../../../src/ludoteca/locales/${language}/${name}.ftl`;

/** Whether the page brings the words of a game along. */
export const bundled = (game: string): boolean => path('en', game) in files;

/** Whether the page has lessons of a game. */
export const teaches = (game: string): boolean => path('en', `lessons-${game}`) in files;

async function foreign(language: Language, game: string): Promise<string> {
  return (await library.gameWords(game, language)).text;
}

/** Teaches words the glossary of a game, once; that of another package comes with its words. */
export async function loadGlossary(words: Words, game: string): Promise<void> {
  if (bundled(game) && !words.ids('glossary-').length) words.learn(await catalogue(words.language, `glossary-${game}`));
}

/** Teaches words what is told while playing a game, once. */
export async function loadMoments(words: Words, game: string): Promise<void> {
  if (!words.ids('moment-').length) words.learn(await catalogue(words.language, `moments-${game}`));
}

/** Teaches words another catalogue of the page. */
export async function learnMore(words: Words, name: string): Promise<void> {
  words.learn(await catalogue(words.language, name));
}

/** The words of the first page; of tables and of one game if it is named; and of more catalogues. */
export async function loadWords(language: Language, game?: string, more: readonly string[] = []): Promise<Words> {
  const own = game !== undefined && bundled(game) ? [game, `web-${game}`] : [];
  const table = game === undefined ? [] : ['web-table'];
  const texts = ['common', 'web', ...table, ...own, ...more].map((name) => catalogue(language, name));
  if (game !== undefined && !own.length) texts.push(foreign(language, game));
  return new Words(language, await Promise.all(texts));
}
