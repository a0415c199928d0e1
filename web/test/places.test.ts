import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as elfenland from '../src/boards/elfenland/elfenland';
import * as tindaya from '../src/boards/tindaya/tindaya';
import { capital, mark, parts, plain } from '../src/lib/place_marks';
import { LANGUAGES, type PlaceName, Words } from '../src/lib/words';

interface Sample {
  readonly places: Record<string, PlaceName>;
  readonly said: Record<string, Record<string, Record<string, string>>>;
}
/** Written by `tests/test_places.py` from what the terminal says. */
const samples = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures', 'places.json'), 'utf8')) as Record<
  string,
  Sample
>;
const NAMING = { dokmus: null, elfenland: elfenland.name, tindaya: tindaya.name };
const locales = join(import.meta.dirname, '../../src/ludoteca/locales');
const speak = (game: keyof typeof NAMING, language: (typeof LANGUAGES)[number], extra = ''): Words => {
  const files = ['common', 'web', 'web-table', game, `web-${game}`].map((name) =>
    readFileSync(join(locales, language, `${name}.ftl`), 'utf8'),
  );
  const names = samples[game]?.places ?? {};
  return new Words(language, [...files, extra], [], null, NAMING[game], { names, has: (word) => word in names });
};

describe('names of places', () => {
  describe.each(Object.keys(NAMING) as (keyof typeof NAMING)[])('of %s', (game) => {
    it.each(LANGUAGES)('are those of the terminal in %s', (language) => {
      const forms = Object.keys(Object.values(samples[game]?.said[language] ?? {})[0] ?? {});
      expect(forms.length).toBeGreaterThan(3);
      const asked = forms.map((form) => `asked-${form} = { NAME($a, form: "${form}") }\n`).join('');
      const words = speak(game, language, asked);
      for (const [word, said] of Object.entries(samples[game]?.said[language] ?? {})) {
        for (const form of forms) expect(words.say(`asked-${form}`, { a: word })).toBe(said[form]);
        expect(words.word(word)).toBe(said['name']);
      }
    });
  });

  it('are marked in a text where it is to be taken apart', () => {
    const words = speak('tindaya', 'en');
    const [word = ''] = Object.keys(samples['tindaya']?.places ?? {});
    const text = words.marked.choice(`collect ${word}`);
    expect(parts(text).map(({ place }) => place)).toEqual([null, word]);
    expect(plain(text)).toBe(words.choice(`collect ${word}`));
    expect(words.choice(`collect ${word}`)).not.toMatch(/[\uE000-\uE002]/u);
  });
});

describe('a way', () => {
  it('is one place, though its name has two towns', () => {
    const names = samples['elfenland']?.places ?? {};
    const words = speak('elfenland', 'en').at([], null, elfenland.name, { names, has: () => true });
    const [way = ''] = Object.keys(names);
    expect(parts(words.marked.choice(`ride ${way}`)).map(({ place }) => place)).toEqual([null, way]);
  });
});

describe('marks', () => {
  it('part a text into places and the rest', () => {
    const text = `from ${mark('c7', 'the hill')} to ${mark('d8', 'the lake')}`;
    expect(parts(text)).toEqual([
      { text: 'from ', place: null },
      { text: 'the hill', place: 'c7' },
      { text: ' to ', place: null },
      { text: 'the lake', place: 'd8' },
    ]);
    expect(plain(text)).toBe('from the hill to the lake');
    expect(parts('nowhere')).toEqual([{ text: 'nowhere', place: null }]);
  });

  it('leave the first letter of a sentence a capital', () => {
    expect(plain(capital(`${mark('c7', 'the hill')} is lost`))).toBe('The hill is lost');
    expect(capital('élan')).toBe('Élan');
    expect(capital('')).toBe('');
  });
});
