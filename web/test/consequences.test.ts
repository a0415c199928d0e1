import { describe, expect, it } from 'vitest';
import { avoidable, common, losses, placesTouched } from '../src/lib/consequences';
import type { Consequence } from '../src/protocol';

const told = (
  name: string,
  tone: Consequence['tone'] = 'fact',
  parameters: Consequence['parameters'] = {},
  odds: Consequence['odds'] = null,
): Consequence => ({ name, rule: 'X1', tone, parameters, odds });

describe('what several moves have in common', () => {
  it('is all of a single move', () => {
    expect(common([[told('a'), told('b')]]).map(({ name }) => name)).toEqual(['a', 'b']);
  });
  it('leaves out what one of them lacks', () => {
    expect(common([[told('a'), told('b')], [told('b')]]).map(({ name }) => name)).toEqual(['b']);
  });
  it('shows a range where numbers differ, and nothing where names do', () => {
    const [one] = common([
      [told('pays', 'cost', { what: 'wood', units: 1 })],
      [told('pays', 'cost', { what: 'wood', units: 3 })],
    ]);
    expect(one?.parameters).toEqual({ what: 'wood', units: '1–3' });
    expect(common([[told('pays', 'cost', { what: 'wood' })], [told('pays', 'cost', { what: 'clay' })]])).toEqual([]);
  });
  it('keeps the odds of variants that all of them have', () => {
    const drawn = (units: number, times: number) =>
      told('gets', 'gain', { what: 'wood', units }, { times, of: 3, about: false });
    const move = [drawn(1, 2), drawn(2, 1)];
    expect(common([move, move])).toEqual(move.map((one) => ({ ...one, places: [] })));
  });
  it('is one range where their variants differ', () => {
    const drawn = (units: number, times: number) =>
      told('gets', 'gain', { what: 'wood', units }, { times, of: 3, about: false });
    const found = common([
      [drawn(1, 2), drawn(2, 1)],
      [drawn(2, 1), drawn(3, 2)],
    ]);
    expect(found.map(({ parameters, odds }) => [parameters.units, odds])).toEqual([['1–3', null]]);
  });
  it('never makes a range of seats', () => {
    const carried = (seat: number, tokens: number) => told('carried', 'fact', { seat, tokens });
    const found = common([
      [carried(0, 1), carried(1, 2)],
      [carried(1, 4), carried(0, 1)],
    ]);
    expect(found.map(({ parameters }) => parameters)).toEqual([
      { seat: 0, tokens: 1 },
      { seat: 1, tokens: '2–4' },
    ]);
  });
  it('is nothing of no moves', () => expect(common([])).toEqual([]));
  it('happens where it happens in all of them', () => {
    const at = (...places: string[]) => [{ ...told('die', 'loss'), places }];
    expect(common([at('a1', 'a2'), at('a2', 'a3')])[0]?.places).toEqual(['a2']);
  });
});

describe('places that a choice touches', () => {
  it('show what weighs most there, and whether it is certain', () => {
    const touched = placesTouched([
      { ...told('tokens-used', 'cost'), places: ['a1'] },
      { ...told('points', 'gain'), places: ['a1', 'b2'] },
      { ...told('carried'), places: ['b2'] },
      { ...told('die', 'loss', {}, { times: 1, of: 3, about: false }), places: ['c3'] },
    ]);
    expect(touched).toEqual([
      { place: 'a1', tone: 'gain', certain: true },
      { place: 'b2', tone: 'gain', certain: true },
      { place: 'c3', tone: 'loss', certain: false },
    ]);
  });
  it('are none where nothing has a place', () => expect(placesTouched([told('pays', 'cost')])).toEqual([]));
});

describe('losses', () => {
  const odds = { times: 1, of: 3, about: false };
  it('are certain', () => {
    expect(losses([told('die', 'loss'), told('starve', 'loss', {}, odds), told('pays', 'cost')])).toHaveLength(1);
  });
  it('are asked about where another move avoids them', () => {
    const known = new Map([
      ['walk', [told('die', 'loss')]],
      ['stop', [told('do-stop')]],
    ]);
    expect(avoidable('walk', ['walk', 'stop'], known)).toHaveLength(1);
    expect(avoidable('stop', ['walk', 'stop'], known)).toHaveLength(0);
  });
  it('are not asked about where every move brings them, or nothing is known of the others', () => {
    const known = new Map([
      ['starve a', [told('die', 'loss')]],
      ['starve b', [told('die', 'loss')]],
    ]);
    expect(avoidable('starve a', ['starve a', 'starve b'], known)).toHaveLength(0);
    expect(avoidable('starve a', ['starve a', 'other'], new Map([['starve a', [told('die', 'loss')]]]))).toHaveLength(
      0,
    );
  });
});
