import { describe, expect, it } from 'vitest';
import { qrCode } from '../src/lib/qr';
import { friends, withFriends } from '../src/lib/setup';
import type { GameInfo } from '../src/protocol';

describe('a QR code', () => {
  it('has its three finders, drawn as runs of dark squares', async () => {
    const { size, path } = await qrCode('https://example.org/join/abcdefghijkl');
    expect(size).toBe(29);
    for (const corner of ['M0 0h7', `M${size - 7} 0h7`, `M0 ${size - 7}h7`]) expect(path).toContain(corner);
    const dark = [...path.matchAll(/h(\d+)v/g)].reduce((sum, [, length]) => sum + Number(length), 0);
    expect(dark / size ** 2).toBeGreaterThan(0.4);
    expect(dark / size ** 2).toBeLessThan(0.6);
  });
  it('is another for another link', async () => {
    expect((await qrCode('https://example.org/a')).path).not.toBe((await qrCode('https://example.org/b')).path);
  });
});

describe('a table for friends', () => {
  const game = (...seats: number[]) => ({ key: 'game', seats, options: [] }) as unknown as GameInfo;

  it('has a seat for each of them, and computers where they are too few', () => {
    expect(friends(game(1, 2, 3))).toEqual([1, 2]);
    expect(withFriends(game(2, 3, 4), 2, {}).seats.map(({ who }) => who)).toEqual(['me', 'link', 'link']);
    expect(withFriends(game(3, 4), 1, { lakes: 'seed' })).toMatchObject({
      seats: [{ who: 'me' }, { who: 'link' }, { who: 'bot' }],
      options: { lakes: 'seed' },
    });
  });
});
