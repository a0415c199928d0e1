import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { name } from '../src/boards/elfenland/elfenland';
import { felt, luckTold } from '../src/lib/luck_told';
import { Words } from '../src/lib/words';
import type { GameAnalysis, LuckEvent } from '../src/protocol';

const locales = join(import.meta.dirname, '..', '..', 'src', 'ludoteca', 'locales', 'en');
const catalogues = ['common', 'web', 'elfenland', 'web-elfenland', 'analysis', 'web-analysis'];
const words = new Words(
  'en',
  catalogues.map((one) => readFileSync(join(locales, `${one}.ftl`), 'utf8')),
  [],
  null,
  name,
);
const analysis = {
  players: 3,
  team: false,
  curve: [
    [0.4, 0.3, 0.3],
    [0.7, 0.29, 0.01],
  ],
} as unknown as GameAnalysis;
const told = (event: LuckEvent) => luckTold(event, analysis, words, (seat) => `Player ${seat}`);

describe('luck in words', () => {
  it('names what fell, what could be expected and what came, for whoever felt it', () => {
    const event = { ply: 0, names: ['counter'], gains: [0.3, 0.01, -0.31], shown: ['pig', 'pig'] };
    expect(felt(event, analysis)).toEqual([0, 2]);
    expect(told(event).replaceAll('\u00a0', ' ')).toBe(
      'Luck after move 1: counters from the stack (giant pig). ' +
        'Player 0: 40 % expected, 70 % came (+30 %). Player 2: 32 % expected, 1 % came (−31 %).',
    );
  });
  it('tells of hidden cards that they were dealt', () => {
    const event = { ply: -1, names: ['deal'], gains: [0.1, -0.1, 0] };
    expect(told(event)).toMatch(/^Luck of the setup: the cards dealt\. /);
  });
});
