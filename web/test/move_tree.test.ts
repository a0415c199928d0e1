import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../src/lib/board_link';
import { arrow, drawn } from '../src/lib/board_marks';
import * as trees from '../src/lib/move_tree';

const RECORD = [
  '{"record":1,"game":"dokmus","rules":"1","players":2,"options":{},"seed":"x"}',
  '{"chance":"talisman","value":0}',
  '{"seat":1,"move":"start p14"}',
  '{"seat":0,"move":"start c1"}',
  '{"chance":"coin","value":[1,2]}',
  '{"chance":"coin","value":[3,4]}',
  '{"seat":0,"move":"draft 4"}',
  '{"result":{"winners":[0]}}',
  '',
].join('\n');
const line = (move: string, seat = 0) => [{ seat, move }];

/** A tree with a second line after the first move, which branches itself. */
function branched() {
  let tree = trees.fromRecord(RECORD);
  const first = trees.added(tree, 1, line('start g1'));
  const second = trees.added(first.tree, first.id, line('draft 2'));
  const third = trees.added(second.tree, first.id, line('draft 3'));
  tree = third.tree;
  return { tree, first: first.id, second: second.id, third: third.id };
}

describe('the tree of moves', () => {
  it('reads a record, with luck beside the move with which it fell', () => {
    const tree = trees.fromRecord(RECORD);
    expect(tree.nodes.size).toBe(4);
    const path = trees.lineThrough(tree, trees.ROOT);
    expect(path.map((id) => trees.moveOf(trees.nodeOf(tree, id))?.move)).toEqual(['start p14', 'start c1', 'draft 4']);
    expect(trees.luckOf(trees.nodeOf(tree, trees.ROOT))).toEqual([{ chance: 'talisman', value: 0 }]);
    expect(trees.luckOf(trees.nodeOf(tree, 2)).length).toBe(2);
    expect(trees.recordOf(tree, path)).toBe(`${RECORD.split('\n').slice(0, -2).join('\n')}\n`);
  });

  it('finds a move again, and tells other luck apart', () => {
    const tree = trees.fromRecord(RECORD);
    expect(trees.added(tree, trees.ROOT, line('start p14', 1))).toEqual({ tree, id: 1 });
    const other = trees.added(tree, 1, [
      { seat: 0, move: 'start c1' },
      { chance: 'coin', value: [9] },
    ]);
    expect(other.tree.nodes.size).toBe(5);
    expect(trees.nodeOf(other.tree, 1).children).toEqual([2, other.id]);
  });

  it('shows other lines below the move that they stand for', () => {
    const { tree, first, second, third } = branched();
    expect(trees.rows(tree)).toEqual([
      { depth: 0, moves: [1, 2] },
      { depth: 1, moves: [first, second] },
      { depth: 2, moves: [third] },
      { depth: 0, moves: [3] },
    ]);
  });

  it('promotes a line step by step, and removes one with all that follows', () => {
    const { tree, first, third } = branched();
    const once = trees.promoted(tree, third);
    expect(trees.nodeOf(once, first).children[0]).toBe(third);
    const twice = trees.promoted(once, third);
    expect(trees.lineThrough(twice, trees.ROOT)).toEqual([1, first, third]);
    expect(trees.branchOf(twice, third)).toBeNull();
    expect(trees.promoted(twice, third)).toBe(twice);
    const cut = trees.removed(twice, first);
    expect([...cut.nodes.keys()].sort()).toEqual([0, 1, 2, 3]);
    expect(trees.removed(cut, trees.ROOT)).toBe(cut);
  });

  it('comes back out of a file and a link as it was', async () => {
    const { tree, second } = branched();
    const noted = trees.annotated(tree, second, { note: 'Тут и ход', marks: [{ from: 'c1', to: 'g1' }] });
    const again = trees.restored(JSON.parse(JSON.stringify(trees.stored(noted))));
    expect(trees.stored(again)).toEqual(trees.stored(noted));
    const text = await packed(noted);
    expect(text).toMatch(/^[\w-]+$/);
    expect(trees.stored(await unpacked(text))).toEqual(trees.stored(noted));
    await expect(unpacked(text.slice(0, 20))).rejects.toThrow();
    expect(() => trees.restored({ board: 1, header: {}, nodes: [] })).toThrow();
  });
});

describe('marks', () => {
  it('are drawn by one click or two, and taken away by the same', () => {
    expect(drawn({ kind: 'place', from: null }, 'a1').mark).toEqual({ from: 'a1' });
    const begun = drawn({ kind: 'arrow', from: null }, 'a1');
    expect(begun).toEqual({ mark: null, next: { kind: 'arrow', from: 'a1' } });
    expect(drawn(begun.next, 'b2').mark).toEqual({ from: 'a1', to: 'b2' });
    expect(drawn(begun.next, 'a1').mark).toBeNull();
    const marks = trees.toggled([{ from: 'a1' }], { from: 'b2' });
    expect(trees.toggled(marks, { from: 'a1' })).toEqual([{ from: 'b2' }]);
  });

  it('point from the middle of a place to the middle of another', () => {
    const box = (x: number) => ({ x, y: 0, width: 10, height: 10 });
    expect(arrow(box(0), box(100), 10)).toMatch(/^M5\.0 5\.0L105\.0 5\.0M95\.0 /);
  });
});
