import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as dokmus from '../src/boards/dokmus/dokmus';
import * as elfenland from '../src/boards/elfenland/elfenland';
import { WAYS } from '../src/boards/elfenland/map';
import { entries, entry, search } from '../src/lib/glossary';
import { LANGUAGES, Words } from '../src/lib/words';

const locales = join(import.meta.dirname, '../../src/ludoteca/locales');
const speak = (game: string, language: (typeof LANGUAGES)[number] = 'en'): Words =>
  new Words(
    language,
    ['common', 'web', 'web-table', game, `web-${game}`, `glossary-${game}`].map((name) =>
      readFileSync(join(locales, language, `${name}.ftl`), 'utf8'),
    ),
  );

describe('the glossary', () => {
  it.each(LANGUAGES)('has every entry whole in %s', (language) => {
    for (const game of ['dokmus', 'elfenland', 'tindaya']) {
      const all = entries(speak(game, language));
      expect(all.length).toBeGreaterThan(15);
      for (const one of all) {
        expect(`${one.name} ${one.what} ${one.use} ${one.get}`).not.toMatch(/[{}]/);
        expect(one.what).not.toBe('');
        expect(one.rule).toMatch(/^[DET]\d+/);
      }
    }
  });

  it('finds names before texts', () => {
    const all = entries(speak('tindaya'));
    expect(search(all, 'vexed')[0]?.id).toBe('anger-orange_1');
    expect(search(all, 'TSUNAMI')[0]?.id).toBe('disaster-tsunami');
    expect(search(all, 'xyzzy')).toEqual([]);
    expect(search(all, ' ')).toHaveLength(all.length);
  });

  it('knows nothing of what is not there', () => {
    expect(entry('no-such-thing', speak('dokmus'))).toBeNull();
    expect(entry('terrain-large', speak('dokmus'))).toMatchObject({ name: 'Large temple', rule: 'D12.4' });
  });
});

describe('places say what is there', () => {
  it('in Elfenland', () => {
    const words = speak('elfenland');
    const roads = { R30: { counter: 'cloud', obstacle: true } };
    const view = { players: 2, turn: 0, roads, seats: [{ town: 'virst' }] } as unknown as elfenland.ElfenlandView;
    expect(elfenland.whats('R30', view)).toEqual([
      'kind-cloud',
      'concept-obstacle',
      'terrain-plains',
      'concept-caravan',
    ]);
    expect(elfenland.whats('virst', view)).toEqual(['concept-town', 'concept-boot']);
    expect(elfenland.whats('elvenhold', view)).toEqual(['concept-elvenhold']);
    for (const { id } of WAYS) for (const what of elfenland.whats(id, view)) expect(entry(what, words)).not.toBeNull();
  });

  it('in Dokmus', () => {
    const words = speak('dokmus');
    const rows = ['.T....v', '.......', '.......', '..t....', '......r', '~~~....', 'ff^....'];
    const tiles = [{ slot: 'A1', face: '1A', turns: 0, rows }];
    const view = { players: 2, turn: 0, tiles, tokens: [['a1'], []] } as unknown as dokmus.DokmusView;
    expect(dokmus.whats('a1', view)).toEqual(['concept-token', 'terrain-meadow', 'concept-tile']);
    expect(dokmus.whats('b1', view)[0]).toBe('terrain-large');
    expect(dokmus.whats('h1', view)).toEqual(['concept-hole']);
    for (const cell of dokmus.cells(view).flat())
      for (const what of dokmus.whats(cell.name, view)) expect(entry(what, words)).not.toBeNull();
  });
});
