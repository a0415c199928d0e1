import { expect, test } from 'vitest';
import { Places } from '../src/boards/kit/places';

/** A place that counts how often it is touched. */
function place(name: string) {
  const marks = new Map<string, string>();
  let touched = 0;
  return {
    dataset: { cell: name },
    marks,
    touched: () => touched,
    getAttribute: (key: string) => marks.get(key) ?? null,
    setAttribute: (key: string, value: string) => (touched++, marks.set(key, value)),
    removeAttribute: (key: string) => (touched++, marks.delete(key)),
  };
}

const board = (...places: ReturnType<typeof place>[]) => ({ querySelectorAll: () => places }) as unknown as HTMLElement;

test('only the places that changed are touched', () => {
  const [a, b, c] = [place('a'), place('b'), place('c')] as const;
  const [places, laid, map] = [new Places('cell'), {}, board(a, b, c)];
  places.mark(map, laid, ['a', 'b', 'pass'], 'a');
  places.mark(map, laid, ['b'], 'b');
  expect([a, b, c].map(({ marks }) => marks.has('data-can'))).toEqual([false, true, false]);
  expect([a, b, c].map(({ marks }) => marks.get('tabindex'))).toEqual(['-1', '0', undefined]);
  expect([a, b, c].map(({ touched }) => touched())).toEqual([4, 2, 0]);
});

test('places that come are marked too', () => {
  const [a, b] = [place('a'), place('b')] as const;
  const places = new Places('cell');
  places.mark(board(a), [], ['a', 'b'], 'b');
  places.mark(board(a, b), [], ['a', 'b'], 'b');
  expect([a, b].map(({ marks }) => marks.has('data-can'))).toEqual([true, true]);
  expect(b.marks.get('tabindex')).toBe('0');
});

test('names for the ear are written, and only those that changed', () => {
  const all = Array.from({ length: 30 }, (_, number) => place(`p${number}`));
  const told = (text: string) =>
    all.map(({ dataset }): [string, string] => [dataset.cell, dataset.cell === 'p3' ? text : 'empty']);
  const places = new Places('cell');
  places.mark(board(...all), all, [], undefined);
  places.label([...told('empty'), ['elsewhere', 'nothing']]);
  expect(all.every(({ marks }) => marks.get('aria-label') === 'empty')).toBe(true);
  places.label(told('a tent'));
  expect(all.filter(({ touched }) => touched() > 1).map(({ dataset }) => dataset.cell)).toEqual(['p3']);
});
