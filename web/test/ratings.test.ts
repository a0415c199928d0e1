import { describe, expect, it } from 'vitest';
import { changed, dots, named } from '../src/lib/ratings';
import type { GameInfo, LadderRow } from '../src/protocol';
import { Words } from '../src/lib/words';

const own = new Words('en', [
  `games-bot = computer, level { $level }
ladder-engine = engine { $name }
ladder-game = the game itself, { $players } players
option-level = Level
option-level-normal = normal
option-mode = Against each other?
option-mode-yes = no, together
labelled = { $label }: { $text }
`,
]);
const row = (kind: LadderRow['kind'], key: string, name: string | null = null): LadderRow => ({
  kind,
  key,
  name,
  rating: 1500,
  uncertainty: 80,
  games: 12,
  ended: 0,
});
const box = { options: [{ key: 'level', allowed: ['easy', 'normal'] }] } as unknown as GameInfo;

describe('ratings', () => {
  it('names whoever stands on a ladder', () => {
    expect(named(row('person', 'abc', 'Ann'), box, own)).toBe('Ann');
    expect(named(row('bot', 'level3'), box, own)).toMatch(/level .?3/);
    expect(named(row('bot', 'engine:mine'), box, own)).toMatch(/mine/);
    expect(named(row('game', 'game 2 level=normal'), box, own)).toMatch(/the game itself.*normal/);
  });

  it('puts no colon after a question', () => {
    const asking = { options: [{ key: 'mode', allowed: ['yes'] }] } as unknown as GameInfo;
    expect(named(row('game', 'game 2 mode=yes'), asking, own)).toMatch(/Against each other\? no, together$/);
  });

  it('gives changes a sign', () => {
    expect([12, 0, -7].map(changed)).toEqual(['+12', '±0', '−7']);
  });

  it('draws the best highest, with all the uncertainty inside', () => {
    const places = dots([
      { rating: 1400, uncertainty: 100 },
      { rating: 1600, uncertainty: 50 },
    ]);
    expect(places.map(({ x }) => x)).toEqual([0, 1]);
    expect(places[1]?.y).toBeLessThan(places[0]?.y ?? 0);
    expect(places[0]?.low).toBe(1);
    expect(places[1]?.high).toBe(0);
    expect(dots([{ rating: 1500, uncertainty: 0 }])[0]?.x).toBe(0.5);
  });
});
