/** Lines of a game as a tree: every node is a move with the luck that fell with it, the first child of a node is its main line. A tree is
 * replaced, never changed in place. */

/** A line of a record as it is written there. */
export type RecordLine = Readonly<Record<string, unknown>>;

/** What somebody drew on the board: a place, or an arrow from one place to another, by their words in the notation. */
export interface Mark {
  readonly from: string;
  readonly to?: string;
}

export interface MoveNode {
  readonly id: number;
  /** The node before it; null at the root, which is the position before the first move. */
  readonly parent: number | null;
  /** The lines that it adds to a record: its move first, if it has one, then the luck that fell. */
  readonly lines: readonly RecordLine[];
  readonly children: readonly number[];
  readonly note: string;
  readonly marks: readonly Mark[];
}

export interface MoveTree {
  readonly header: RecordLine;
  readonly nodes: ReadonlyMap<number, MoveNode>;
}

export const ROOT = 0;
const KINDS = ['chance', 'move'];

const text = (lines: readonly RecordLine[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function nodeOf(tree: MoveTree, id: number): MoveNode {
  const found = tree.nodes.get(id);
  if (!found) throw new Error(`no node ${id}`);
  return found;
}

function changed(tree: MoveTree, ...nodes: readonly MoveNode[]): MoveTree {
  const known = new Map(tree.nodes);
  for (const node of nodes) known.set(node.id, node);
  return { ...tree, nodes: known };
}

/** A tree of one line: the game of a record, without its result. */
export function fromRecord(record: string): MoveTree {
  const [header = {}, ...rest] = record
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as RecordLine);
  const lines = rest.filter((line) => KINDS.some((kind) => kind in line));
  const first = lines.findIndex((line) => 'move' in line);
  const setup = first < 0 ? lines : lines.slice(0, first);
  let tree: MoveTree = { header, nodes: new Map([[ROOT, fresh(ROOT, null, setup)]]) };
  let at = ROOT;
  for (let k = setup.length; k < lines.length;) {
    const next = lines.findIndex((line, place) => place > k && 'move' in line);
    const end = next < 0 ? lines.length : next;
    ({ tree, id: at } = added(tree, at, lines.slice(k, end)));
    k = end;
  }
  return tree;
}

const fresh = (id: number, parent: number | null, lines: readonly RecordLine[]): MoveNode => ({
  id,
  parent,
  lines,
  children: [],
  note: '',
  marks: [],
});

/** The nodes from the first move to a node, in the order of the game. */
export function pathTo(tree: MoveTree, id: number): number[] {
  const path: number[] = [];
  for (let node = nodeOf(tree, id); node.parent !== null; node = nodeOf(tree, node.parent)) path.push(node.id);
  return path.reverse();
}

/** The line through a node, to its end. */
export function lineThrough(tree: MoveTree, id: number): number[] {
  const line = pathTo(tree, id);
  for (let next = nodeOf(tree, id).children[0]; next !== undefined; next = nodeOf(tree, next).children[0])
    line.push(next);
  return line;
}

/** The record of a line. */
export function recordOf(tree: MoveTree, line: readonly number[]): string {
  return text([tree.header, ...[ROOT, ...line].flatMap((id) => nodeOf(tree, id).lines)]);
}

/** What a node calls its move, and whose it is. */
export function moveOf({ lines }: MoveNode): { readonly seat: number; readonly move: string } | null {
  const [first] = lines;
  return first && 'move' in first ? { seat: Number(first.seat), move: String(first.move) } : null;
}

/** The luck that fell with a move, or, at the root, when the game was set up. */
export const luckOf = ({ lines }: MoveNode): RecordLine[] => lines.filter((line) => 'chance' in line);

/** A tree with one more move, or the same with the move that is there already. */
export function added(tree: MoveTree, parent: number, lines: readonly RecordLine[]): { tree: MoveTree; id: number } {
  const before = nodeOf(tree, parent);
  const known = before.children.find((child) => same(nodeOf(tree, child).lines, lines));
  if (known !== undefined) return { tree, id: known };
  const id = Math.max(...tree.nodes.keys()) + 1;
  const grown = changed(tree, fresh(id, parent, lines), { ...before, children: [...before.children, id] });
  return { tree: grown, id };
}

/** A tree without a node and all that follows from it. */
export function removed(tree: MoveTree, id: number): MoveTree {
  const { parent } = nodeOf(tree, id);
  if (parent === null) return tree;
  const before = nodeOf(tree, parent);
  const kept = new Map(changed(tree, { ...before, children: before.children.filter((one) => one !== id) }).nodes);
  const gone = [id];
  for (let one = gone.pop(); one !== undefined; one = gone.pop()) {
    gone.push(...(kept.get(one)?.children ?? []));
    kept.delete(one);
  }
  return { ...tree, nodes: kept };
}

/** The last node on the way to a node where another line is the main one; null on the main line. */
export function branchOf(tree: MoveTree, id: number): number | null {
  const branches = pathTo(tree, id).filter((one) => {
    const { parent } = nodeOf(tree, one);
    return parent !== null && nodeOf(tree, parent).children[0] !== one;
  });
  return branches.at(-1) ?? null;
}

/** The line of a node goes before the others where it leaves them. */
export function promoted(tree: MoveTree, id: number): MoveTree {
  const branch = branchOf(tree, id);
  if (branch === null) return tree;
  const before = nodeOf(tree, nodeOf(tree, branch).parent ?? ROOT);
  return changed(tree, { ...before, children: [branch, ...before.children.filter((one) => one !== branch)] });
}

export const annotated = (tree: MoveTree, id: number, said: Partial<Pick<MoveNode, 'note' | 'marks'>>): MoveTree =>
  changed(tree, { ...nodeOf(tree, id), ...said });

/** A mark that is there already is taken away. */
export const toggled = (marks: readonly Mark[], mark: Mark): Mark[] =>
  marks.some((one) => same(one, mark)) ? marks.filter((one) => !same(one, mark)) : [...marks, mark];

/** A row of the tree as it is shown: the main line flows on, every other line is a row of its own below the move that it stands for. */
export interface Row {
  readonly depth: number;
  readonly moves: readonly number[];
}

export function rows(tree: MoveTree): Row[] {
  const found: Row[] = [];
  const follow = (start: number | undefined, depth: number): void => {
    let moves: number[] = [];
    for (let id = start; id !== undefined;) {
      moves.push(id);
      const { parent, children }: MoveNode = nodeOf(tree, id);
      const others = parent !== null && isMain(tree, parent, id) ? nodeOf(tree, parent).children.slice(1) : [];
      if (others.length) {
        found.push({ depth, moves });
        moves = [];
        for (const other of others) follow(other, depth + 1);
      }
      id = children[0];
    }
    if (moves.length) found.push({ depth, moves });
  };
  follow(nodeOf(tree, ROOT).children[0], 0);
  return found;
}

/** Whether a node is the main continuation of the one before it. */
const isMain = (tree: MoveTree, parent: number, id: number): boolean => nodeOf(tree, parent).children[0] === id;

/** A file or a link: the nodes in an order in which each comes after the one it follows. */
export interface StoredTree {
  readonly board: 1;
  readonly header: RecordLine;
  /** By node: the place of the one before it in this list (-1: none), its lines, and what was noted. */
  readonly nodes: readonly (readonly [number, readonly RecordLine[], string?, (readonly Mark[])?])[];
}

export function stored(tree: MoveTree): StoredTree {
  const order: number[] = [];
  const visit = (id: number): void => {
    const stack = [id];
    for (let one = stack.pop(); one !== undefined; one = stack.pop()) {
      order.push(one);
      stack.push(...[...nodeOf(tree, one).children].reverse());
    }
  };
  visit(ROOT);
  const place = new Map(order.map((id, at) => [id, at]));
  const nodes = order.map((id): StoredTree['nodes'][number] => {
    const { parent, lines, note, marks } = nodeOf(tree, id);
    const before = parent === null ? -1 : (place.get(parent) ?? -1);
    if (marks.length) return [before, lines, note, marks];
    return note ? [before, lines, note] : [before, lines];
  });
  return { board: 1, header: tree.header, nodes };
}

/** The tree of a file; raises an error if it is none. */
export function restored(found: StoredTree): MoveTree {
  const [root, ...rest] = found.nodes;
  if (found.board !== 1 || !root || !found.header) throw new Error('no board');
  const ids = [ROOT];
  let tree: MoveTree = { header: found.header, nodes: new Map([[ROOT, fresh(ROOT, null, root[1])]]) };
  const say = (id: number, note = '', marks: readonly Mark[] = []) => (tree = annotated(tree, id, { note, marks }));
  say(ROOT, root[2], root[3]);
  for (const [parent, lines, note, marks] of rest) {
    const before = ids[parent];
    if (before === undefined) throw new Error('no such node');
    const grown = added(tree, before, lines);
    tree = grown.tree;
    ids.push(grown.id);
    say(grown.id, note, marks);
  }
  return tree;
}
