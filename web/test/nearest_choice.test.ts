import { describe, expect, test } from 'vitest';
import { nearest } from '../src/lib/nearest_choice';

const cell = (col: number, size = 16) => ({ x: col * size, y: 0, width: size, height: size });

describe('the choice a finger means', () => {
  test('is the one it is on, however near another is', () => {
    expect(
      nearest({ x: 15, y: 8 }, [
        ['a', cell(0)],
        ['b', cell(1)],
      ]),
    ).toBe('a');
  });

  test('is the nearest one within reach', () => {
    expect(
      nearest({ x: 40, y: 8 }, [
        ['a', cell(0)],
        ['d', cell(3)],
      ]),
    ).toBe('d');
    expect(
      nearest({ x: 8, y: 30 }, [
        ['a', cell(0)],
        ['b', cell(1)],
      ]),
    ).toBe('a');
  });

  test('is none where all are out of reach', () => {
    expect(nearest({ x: 60, y: 8 }, [['a', cell(0)]])).toBe(null);
    expect(nearest({ x: 8, y: 8 }, [])).toBe(null);
  });

  test('is none in the middle of a large cell beside a choice', () => {
    expect(nearest({ x: 63, y: 21 }, [['a', cell(0, 42)]])).toBe(null);
  });

  test('is, of two that lie over each other, the one whose middle is nearer', () => {
    const town = { x: 0, y: 0, width: 60, height: 60 };
    const way = { x: 40, y: 20, width: 20, height: 20 };
    expect(
      nearest({ x: 50, y: 30 }, [
        ['town', town],
        ['way', way],
      ]),
    ).toBe('way');
    expect(
      nearest({ x: 20, y: 30 }, [
        ['town', town],
        ['way', way],
      ]),
    ).toBe('town');
  });
});
