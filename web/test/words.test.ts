import { FluentParser, type Message, type Resource } from '@fluent/syntax';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { name } from '../src/boards/elfenland/elfenland';
import { LANGUAGES, preferred, Words } from '../src/lib/words';

const root = join(import.meta.dirname, '..');
const locales = join(root, '..', 'src', 'ludoteca', 'locales');
const read = (language: string, name: string) => readFileSync(join(locales, language, `${name}.ftl`), 'utf8');
const ids = (text: string) =>
  new FluentParser()
    .parse(text)
    .body.flatMap((entry) => (entry.type === 'Message' ? [(entry as Message).id.name] : []));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => /\.(svelte|ts)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** The sources that a page loads before it draws: what it imports, but not lazily. */
function loadedFirst(path: string, seen = new Map<string, string>()): string[] {
  const file = [path, `${path}.ts`].find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  if (file === undefined || seen.has(file)) return [];
  const text = readFileSync(file, 'utf8');
  seen.set(file, text);
  for (const found of text.matchAll(/\bfrom '(\.[^']+)'/g)) loadedFirst(join(file, '..', found[1] ?? ''), seen);
  return [...seen.values()];
}

/** Message ids that code says by a literal. */
function said(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/\b(?:say|first)\(\[?\s*'([a-z0-9-]+)'/g)].map((found) => found[1] ?? ''),
  );
}

describe('catalogues', () => {
  const pages = sources(join(root, 'src')).join('\n');
  const games = readdirSync(join(root, 'src', 'boards'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
    .map((entry) => entry.name);

  const catalogues = readdirSync(join(locales, 'en'))
    .map((file) => file.replace('.ftl', ''))
    .filter((name) => !games.some((game) => name.endsWith(game)));

  it.each(LANGUAGES)('%s has every message that the page says', (language) => {
    const known = new Set(catalogues.flatMap((name) => [...ids(read(language, name))]));
    const own = said(
      sources(join(root, 'src', 'lib')).concat(
        sources(join(root, 'src', 'parts')),
        sources(join(root, 'src', 'screens')),
      ),
    );
    expect(own.length).toBeGreaterThan(80);
    expect(own.filter((id) => !known.has(id))).toEqual([]);
  });

  it('has every message of the first page in the catalogues that it loads', () => {
    const known = new Set(['common', 'web'].flatMap((name) => ids(read('en', name))));
    const wanted = said(loadedFirst(join(root, 'src', 'main.ts')));
    expect(wanted.length).toBeGreaterThan(40);
    expect(wanted.filter((id) => !known.has(id) && !id.startsWith('since-'))).toEqual([]);
  });

  it.each(LANGUAGES)('%s has every message that the boards say', (language) => {
    for (const game of games) {
      const texts = sources(join(root, 'src', 'boards', game));
      const wanted = said(texts);
      if (!wanted.length) continue;
      const known = new Set(
        ['common', 'web', 'web-table', game, `web-${game}`].flatMap((name) => ids(read(language, name))),
      );
      expect(wanted.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  it('says what is made of parts', () => {
    const words = new Words('en', [read('en', 'web'), read('en', 'web-table')]);
    for (const id of [
      'theme-auto',
      'setting-motion',
      'sitter-link',
      'clock-days-3',
      'tab-chat',
      'offer-abandon',
      'line-end-resigned',
      'line-answer-yes',
      'end-won',
    ])
      expect(words.has(id), id).toBe(true);
    expect(pages).toContain('setting-${');
  });

  it('parses without junk', () => {
    for (const language of LANGUAGES)
      for (const name of readdirSync(join(locales, language))) {
        const resource: Resource = new FluentParser().parse(readFileSync(join(locales, language, name), 'utf8'));
        expect(resource.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
      }
  });
});

describe('words', () => {
  const words = new Words(
    'en',
    [read('en', 'common'), read('en', 'web'), read('en', 'web-table'), read('en', 'dokmus'), read('en', 'web-dokmus')],
    ['You', 'Ann'],
    0,
  );

  it('puts moves, questions, refusals and events into words', () => {
    expect(words.move('place c7 sacrifice')).toBe('sacrifices a token to place one on c7');
    expect(words.choice('rotate B1 cw')).toBe('Turn tile B1 clockwise');
    expect(words.choice('rotate')).toBe('Turn a tile');
    expect(words.question({ name: 'draft', parameters: { round: 3 } })).toContain('Round 3');
    expect(words.refusal({ reason: 'out-of-reach', parameters: { cell: 'c7' } })).toContain('c7');
  });

  it('names the players and addresses the reader', () => {
    expect(words.event({ name: 'reveal', parameters: { seat: 1, card: 4 } })).toBe('Ann reveals card 4.');
    expect(words.event({ name: 'reveal', parameters: { seat: 0, card: 4 } })).toBe('You reveal card 4.');
  });

  it('shows the id of what it does not know', () => {
    expect(words.say('no-such-message')).toBe('no-such-message');
    expect(words.word('cw')).toBe('clockwise');
    expect(words.word('B1')).toBe('B1');
  });

  it('tells reasons in one sentence, with places by their names', () => {
    const elves = new Words('en', [read('en', 'common'), read('en', 'elfenland')], [], null, name);
    const town = { name: 'town', parameters: { places: ['feodor', 'virst'], place: 'feodor', many: 2 } };
    const cards = { name: 'cards', parameters: { count: 1, have: 4, than: 3 } };
    expect(elves.reasons('why', [town])).toBe('It leads this round to the towns Feodor, Virst.');
    expect(elves.reasons('lacks', [cards, town])).toBe(
      'It keeps one card fewer and does not lead this round to the towns Feodor, Virst.',
    );
  });

  it('counts as each language counts', () => {
    const russian = new Words('ru', [read('ru', 'web-table')]);
    expect(russian.say('looking-back', { ply: 1 })).toContain('1 хода');
    expect(russian.say('looking-back', { ply: 5 })).toContain('5 ходов');
  });

  it('chooses the language of the browser', () => {
    expect(preferred(['fr-CA', 'en'])).toBe('fr');
    expect(preferred(['de', 'ru-RU'])).toBe('ru');
    expect(preferred(['de'])).toBe('en');
    expect(preferred(['de'], 'ru')).toBe('ru');
  });
});
