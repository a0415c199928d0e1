/** Text that changes its font under the reader moves: the first words wait for their fonts, but not for long. */
import type { Language } from './words';

const FACES = ['400 1rem "Source Sans 3"', '700 1rem Alegreya'];
const SAMPLES: Record<Language, string> = { en: 'A', fr: 'A', ru: 'AЯ' };
const PATIENCE = 1000;

export async function loadFonts(language: Language): Promise<void> {
  const loaded = Promise.allSettled(FACES.map((face) => document.fonts.load(face, SAMPLES[language])));
  await Promise.race([loaded, new Promise((done) => setTimeout(done, PATIENCE))]);
}
