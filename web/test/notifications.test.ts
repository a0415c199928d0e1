import { describe, expect, it } from 'vitest';
import { clockTime, minuteOf } from '../src/lib/notifications';

describe('the hours of a day', () => {
  it.each([
    [0, '00:00'],
    [61, '01:01'],
    [1350, '22:30'],
    [1439, '23:59'],
  ])('%i is %s, and back', (minute, time) => {
    expect(clockTime(minute)).toBe(time);
    expect(minuteOf(time)).toBe(minute);
  });

  it('is midnight where nothing was entered', () => expect(minuteOf('')).toBe(0));
});
