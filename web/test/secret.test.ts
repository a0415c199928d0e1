/** What makes a screen that several share be handed over. */
import { describe, expect, it } from 'vitest';
import * as elfenland from '../src/boards/elfenland/elfenland';
import { secret } from '../src/boards/tindaya/secret';
import type { TindayaView } from '../src/boards/tindaya/tindaya';

describe('a hand of Elfenland', () => {
  const at = (cards: number, hidden: number, home_towns: boolean) =>
    ({
      players: 2,
      turn: 1,
      phase: 'take',
      options: { rounds: 4, lakes: 'seed', home_towns },
      seats: [
        { cards: 8, hidden: 1 },
        { cards, hidden },
      ],
    }) as unknown as elfenland.ElfenlandView;

  it('is hidden while there is one, and so is a home town', () => {
    expect([at(3, 0, false), at(0, 1, false), at(0, 0, true)].map(elfenland.secret)).toEqual([true, true, true]);
  });
  it('hides nothing when it is empty, or when the game is over', () => {
    expect(elfenland.secret(at(0, 0, false))).toBe(false);
    expect(elfenland.secret({ ...at(3, 1, true), phase: 'over' })).toBe(false);
  });
});

describe('a tribe of Tindaya', () => {
  const at = (own: object, more: object = {}) =>
    ({
      players: 2,
      turn: 0,
      phase: 'actions',
      mode: 'domination',
      tribes: [
        { idols: 0, dealt: 0, objectives: [], ...own },
        { idols: 2, dealt: 1, objectives: [] },
      ],
      ...more,
    }) as unknown as TindayaView;

  it('hides idols, dealt cards and objectives that not everybody knows', () => {
    expect([{ idols: 1 }, { dealt: ['a'] }, { objectives: [{ known: [0] }] }].map((own) => secret(at(own)))).toEqual([
      true,
      true,
      true,
    ]);
  });
  it('hides nothing that everybody knows, and nothing in Alliance or at the end', () => {
    expect([at({}), at({ objectives: [{ known: [0, 1] }] })].map(secret)).toEqual([false, false]);
    expect([at({ idols: 1 }, { mode: 'alliance' }), at({ idols: 1 }, { phase: 'over' })].map(secret)).toEqual([
      false,
      false,
    ]);
  });
});
