import { describe, expect, it } from 'vitest';
import { frames } from '../src/lib/animated_gif';
import { readQuery, writeQuery } from '../src/lib/game_address';

describe('the address of a finished game', () => {
  it('says a position and an angle, and is read again', () => {
    for (const [ply, angle] of [
      [37, null],
      [0, 'all'],
      [null, 1],
      [null, null],
    ] as const)
      expect(readQuery(writeQuery(ply, angle))).toEqual({ ply, angle });
    expect(writeQuery(37, 'all')).toBe('ply=37&seat=all');
  });

  it('says nothing where it is not well written', () => {
    expect(readQuery('ply=-1&seat=x')).toEqual({ ply: null, angle: null });
    expect(readQuery('ply=99999999999')).toEqual({ ply: null, angle: null });
  });
});

describe('an animation', () => {
  it('shows every position of a short game', () => expect(frames(4)).toEqual([0, 1, 2, 3, 4]));
  it('shows the beginning and the end of a game without moves once', () => expect(frames(0)).toEqual([0]));
  it('leaves out positions of a long one, but not the last', () => {
    const shown = frames(1000, 240);
    expect(shown.length).toBeLessThanOrEqual(240);
    expect([shown[0], shown.at(-1)]).toEqual([0, 1000]);
    expect(new Set(shown).size).toBe(shown.length);
  });
});
