import { describe, expect, it } from 'vitest';
import type { Line, SeatInfo } from '../src/protocol';
import { entriesOf } from '../src/lib/log';
import { attendance, clockTime } from '../src/lib/presence';
import { arrivals } from '../src/lib/seats';
import { keepRead, lastRead, unread } from '../src/lib/unread_chat';

describe('whoever sits at a table', () => {
  const presence = { type: 'presence' as const, here: ['ann'], away: { ben: 1_790_000_000 } };

  it('is there, is away since a time, or was not seen', () => {
    expect(attendance(presence, 'ann')).toEqual({ here: true });
    expect(attendance(presence, 'ben')).toEqual({ here: false, since: new Date(1_790_000_000_000) });
    expect(attendance(presence, 'zoe')).toEqual({ here: false, since: null });
  });
  it('is away since a time of today, or a day', () => {
    const at = new Date(2026, 4, 3, 9, 5);
    expect(clockTime(at, new Date(2026, 4, 3, 20, 0), 'fr')).toMatch(/^0?9:05$/);
    expect(clockTime(at, new Date(2026, 4, 4, 8, 0), 'en-GB')).toMatch(/^3 May, 0?9:05$/);
  });
  it('arrives once, and one does not arrive to oneself', () => {
    const seat = (person?: string) => ({ kind: person ? 'person' : 'link', person }) as unknown as SeatInfo;
    expect(arrivals([seat('me'), seat(), seat()], [seat('me'), seat('ben'), seat()], 'me')).toEqual([1]);
    expect(arrivals([seat('me'), seat('ben')], [seat('ben'), seat('me')], 'me')).toEqual([]);
    expect(arrivals([seat(), seat()], [seat('me'), seat()], 'me')).toEqual([]);
  });
});

describe('what was said', () => {
  const said = (line: number, person: string, text = 'hello') => ({ line, kind: 'chat', at: 0, person, text }) as Line;
  const entries = entriesOf([said(1, 'ben'), said(2, 'me'), said(3, 'ben'), said(4, 'rude'), said(5, 'ben', '')]);

  it('is new unless it was read, is mine, is removed, or comes from somebody hidden', () => {
    expect(unread(entries, -1, 'me', new Set(['rude'])).map(({ key }) => key)).toEqual([1, 3]);
    expect(unread(entries, 1, 'me', new Set()).map(({ key }) => key)).toEqual([3, 4]);
  });
  it('is known to be read when one comes back, for some tables', () => {
    const kept = new Map<string, string>();
    const store = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    for (let table = 0; table < 60; table += 1) keepRead(store, `t${table}`, table);
    keepRead(store, 't59', 99);
    expect([lastRead(store, 't59'), lastRead(store, 't30'), lastRead(store, 't3')]).toEqual([99, 30, -1]);
    expect(lastRead({ ...store, getItem: () => 'no json' }, 't59')).toBe(-1);
  });
});
