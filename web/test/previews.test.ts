import { describe, expect, it } from 'vitest';
import { Previews } from '../src/lib/previews.svelte';
import type { Consequence } from '../src/protocol';

const one: Consequence = { name: 'a', rule: 'X1', tone: 'fact', parameters: {}, odds: null };
const answer = (moves: readonly string[]) => Object.fromEntries(moves.map((move) => [move, [one]]));

describe('previews', () => {
  it('ask about all moves at once where they are few, and only once', async () => {
    const previews = new Previews();
    const asked: (readonly string[])[] = [];
    const ask = async (moves: readonly string[]) => {
      asked.push(moves);
      return answer(moves);
    };
    previews.want(['b'], ['a', 'b', 'c'], ask);
    await previews.flight('b');
    previews.want(['a'], ['a', 'b', 'c'], ask);
    expect(asked).toEqual([['b', 'a', 'c']]);
    expect(previews.of(['a', 'c'])).toEqual([[one], [one]]);
  });

  it('ask only about those pointed at where there are many', async () => {
    const previews = new Previews();
    const legal = Array.from({ length: 500 }, (_, k) => `m${k}`);
    const asked: (readonly string[])[] = [];
    const ask = async (moves: readonly string[]) => {
      asked.push(moves);
      return answer(moves);
    };
    previews.want(['m1', 'm2'], legal, ask);
    previews.want(legal, legal, ask);
    expect(asked).toEqual([['m1', 'm2']]);
  });

  it('are unknown until the answer is there, and forgotten with the position', async () => {
    const previews = new Previews();
    let arrive: (found: Record<string, Consequence[]>) => void = () => undefined;
    previews.want(['a'], ['a'], () => new Promise((done) => (arrive = done)));
    expect(previews.of(['a'])).toBeNull();
    previews.clear();
    arrive(answer(['a']));
    await Promise.resolve();
    expect(previews.of(['a'])).toBeNull();
  });

  it('ask again for what there was no time for, or what failed', async () => {
    const previews = new Previews();
    let asked = 0;
    const ask = async () => {
      asked += 1;
      if (asked === 1) throw new Error('away');
      return {};
    };
    previews.want(['a'], ['a'], ask);
    await new Promise((done) => setTimeout(done));
    previews.want(['a'], ['a'], ask);
    await new Promise((done) => setTimeout(done));
    previews.want(['a'], ['a'], ask);
    expect(asked).toBe(3);
  });
});
