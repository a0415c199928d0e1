import { describe, expect, it } from 'vitest';
import * as campaign from '../src/lib/campaign';
import * as setup from '../src/lib/setup';
import type { GameInfo, SeatInfo, TableInfo } from '../src/protocol';

const option = (key: string, allowed: readonly unknown[]) => ({
  key,
  default: allowed[0],
  rule: 'T33',
  allowed: [...allowed],
  free: false,
});
const tindaya = {
  key: 'tindaya',
  rules: '1',
  seats: [1, 2, 3, 4],
  options: [
    option('mode', ['alliance', 'domination']),
    option('campaign', [null, 'game_1', 'game_2', 'game_3', 'final_game']),
  ],
} as unknown as GameInfo;
const dokmus = { key: 'dokmus', rules: '1', seats: [2, 3, 4], options: [] } as unknown as GameInfo;
const seat = (kind: string, more: object = {}): SeatInfo => ({ kind, ...more }) as SeatInfo;

function store(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

function table(seats: SeatInfo[], options: object = { campaign: 'game_1' }): TableInfo {
  return {
    game: 'tindaya',
    seats,
    options,
    clock: { kind: 'none' },
    public: false,
    away_level: 2,
  } as unknown as TableInfo;
}

describe('a campaign', () => {
  it('has its steps in order', () => {
    expect(campaign.steps(tindaya)).toEqual(['game_1', 'game_2', 'game_3', 'final_game']);
    expect(campaign.steps(dokmus)).toEqual([]);
    expect(campaign.next(campaign.steps(tindaya), 'game_1')).toBe('game_2');
    expect(campaign.next(campaign.steps(tindaya), 'final_game')).toBeNull();
  });

  it('begins at the beginning and goes on where the reader stopped', () => {
    const browser = store();
    expect(campaign.due(tindaya, browser)).toBe('game_1');
    expect(campaign.playNow(tindaya, browser).options).toEqual({ campaign: 'game_1' });
    campaign.played(tindaya, 'game_2', browser);
    campaign.played(tindaya, 'game_1', browser);
    expect(campaign.due(tindaya, browser)).toBe('game_3');
    campaign.played(tindaya, 'final_game', browser);
    expect(campaign.playNow(tindaya, browser).options).toEqual({});
    expect(campaign.due(dokmus, browser)).toBeNull();
  });

  it('begins anew in a browser that keeps nothing', () => {
    const broken = {
      getItem: () => '{',
      setItem: () => {
        throw new Error('full');
      },
    };
    campaign.played(tindaya, 'game_1', broken);
    expect(campaign.due(tindaya, broken)).toBe('game_1');
  });

  it('knows the step of a table', () => {
    expect(campaign.stepOf(table([]))).toBe('game_1');
    expect(campaign.stepOf(table([], {}))).toBeNull();
    expect(campaign.stepOf(null)).toBeNull();
  });

  it('goes on with those who sat there', () => {
    const seats = [
      seat('person', { person: 'me', label: 'Ann' }),
      seat('bot', { level: 3 }),
      seat('person', { person: 'ben' }),
    ];
    const next = campaign.onward(table(seats), 'me', 'game_2');
    expect(next.options).toEqual({ campaign: 'game_2' });
    expect(next.seats).toEqual([{ who: 'me', label: 'Ann' }, { who: 'bot', level: 3 }, { who: 'link' }]);
    expect(next.start).toBe(false);
  });

  it('offers only what means something', () => {
    const needing = (key: string, allowed: readonly unknown[], needs: object) => ({ ...option(key, allowed), needs });
    const game = {
      ...tindaya,
      options: [
        needing('mode', ['alliance', 'domination'], { players: [2, 3, 4] }),
        needing('traitor', [false, true], { mode: ['domination'] }),
        option('dowry', [false, true]),
        option('campaign', [null, 'game_1', 'game_3']),
        needing('opt_campaign3_objectives', [true, false], { campaign: ['game_3'] }),
      ],
    } as unknown as GameInfo;
    const keys = (draft: setup.Draft) =>
      setup.offered(game.options, setup.fitting(game.options, draft)).map(({ key }) => key);
    const two = { ...setup.usual(game), seats: setup.resized([], 2) };
    const domination = { ...two, options: { mode: 'domination', traitor: true } };
    const alone = { ...domination, seats: setup.resized([], 1) };
    expect(keys(two)).toEqual(['campaign', 'mode', 'dowry']);
    expect(keys(domination)).toEqual(['campaign', 'mode', 'traitor', 'dowry']);
    expect(keys(alone)).toEqual(['campaign', 'dowry']);
    expect(setup.fitting(game.options, alone).options).toEqual({});
    expect(keys({ ...two, options: { campaign: 'game_3' } })).toEqual(['campaign', 'opt_campaign3_objectives']);
    expect(keys({ ...two, options: { campaign: 'game_1' } })).toEqual(['campaign']);
  });

  it('T33.5: finds company for game 3', () => {
    const alone = [seat('person', { person: 'me' })];
    expect(campaign.onward(table(alone), 'me', 'game_2').seats).toHaveLength(1);
    const third = campaign.onward(table(alone), 'me', 'game_3');
    expect(third.seats).toEqual([
      { who: 'me', label: null },
      { who: 'bot', level: setup.USUAL_LEVEL },
    ]);
    expect(third.start).toBe(true);
  });

  it('settles all other options in the set-up', () => {
    const [mode, game] = tindaya.options as [GameInfo['options'][number], GameInfo['options'][number]];
    let draft = setup.chosen(setup.usual(tindaya), mode, 'domination');
    expect(setup.offered(tindaya.options, draft).map(({ key }) => key)).toEqual(['campaign', 'mode']);
    draft = setup.chosen(draft, game, 'game_2');
    expect(draft.options).toEqual({ campaign: 'game_2' });
    expect(setup.offered(tindaya.options, draft).map(({ key }) => key)).toEqual(['campaign']);
    expect(setup.chosen(draft, game, null).options).toEqual({});
  });
});
