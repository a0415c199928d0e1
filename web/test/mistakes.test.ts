import { describe, expect, it } from 'vitest';
import { learner, readQuery } from '../src/lib/game_address';
import { following, toMistakes } from '../src/lib/mistakes';

const one = (table: string, seat = 0) => ({ table, game: 'dokmus', ended: 0, seat, mistakes: 2 });

describe('mistakes across my games', () => {
  it('are left for those of the next game, whichever of my seats comes first', () => {
    const all = [one('a'), one('b', 0), one('b', 1), one('c')];
    expect(following(all, 'a')).toEqual(one('b', 0));
    expect(following(all, 'b')).toEqual(one('c'));
    expect(following(all, 'c')).toBeNull();
  });
  it('have an address that says whose they are', () => {
    const [, query = ''] = toMistakes(one('a', 3)).split('?');
    expect(learner(query)).toBe(3);
    expect(readQuery(query)).toEqual({ ply: null, angle: null });
    expect([learner(''), learner('learn=x')]).toEqual([null, null]);
  });
});
