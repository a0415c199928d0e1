import { describe, expect, it } from 'vitest';
import { avoidable, common, losses } from '../src/lib/consequences';
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
  it('is nothing of no moves', () => expect(common([])).toEqual([]));
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
