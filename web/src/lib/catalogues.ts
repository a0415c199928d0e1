/** Loads the catalogues of a language: each is a chunk of its own. */
import { type Language, Words } from './words';

const files = import.meta.glob<string>('../../../src/ludoteca/locales/*/*.ftl', { query: '?raw', import: 'default' });

async function catalogue(language: Language, name: string): Promise<string> {
  const load = files[`../../../src/ludoteca/locales/${language}/${name}.ftl`];
  return load ? await load() : '';
}

/** The words of the page, and of one game if it is named. */
export async function loadWords(language: Language, game?: string): Promise<Words> {
  const names = ['common', 'web', ...(game ? [game, `web-${game}`] : [])];
  return new Words(language, await Promise.all(names.map((name) => catalogue(language, name))));
}
