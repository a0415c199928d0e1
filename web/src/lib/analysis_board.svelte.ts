/** An analysis board as the page holds it: a tree of lines, and a table that stands at one of its nodes. A host computes every position from the
 * record of its line. */
import { loadBoard } from '../boards/shelf';
import type { BoardPosition, Evaluation, Explored, Line, SeatInfo, State, TableInfo } from '../protocol';
import type { BoardHost } from './board_host';
import type { Meanings } from './consequences';
import { shared } from './identity';
import type { Entry } from './log';
import * as trees from './move_tree';
import { type MoveTree, ROOT } from './move_tree';
import { Table } from './table.svelte';

/** Whoever sits on all seats of a board (`ludoteca/analysis_board`). */
const ANALYST = 'analyst';
/** Who sees what: one seat, or all cards open. */
export type Viewer = number | null;

export class AnalysisBoard extends Table {
  override readonly live = false;
  tree = $state.raw<MoveTree>({ header: {}, nodes: new Map() });
  at = $state.raw<number>(ROOT);
  viewer = $state.raw<Viewer>(null);
  evaluation = $state.raw<Evaluation | null>(null);
  evaluating = $state(false);
  /** Every position is evaluated as soon as it is shown. */
  always = $state(false);
  explored = $state.raw<Explored | null>(null);
  node = $derived(this.tree.nodes.get(this.at) ?? null);
  path = $derived(this.tree.nodes.size ? trees.pathTo(this.tree, this.at) : []);
  line = $derived(this.tree.nodes.size ? trees.lineThrough(this.tree, this.at) : []);
  override latest = $derived<Entry | null>(this.#latest());
  /** Whoever analyses knows what the game is all for. */
  override played = $derived(true);
  override since = $derived<Entry[]>([]);

  /** What was told of each node, to the present viewer. */
  #states = new Map<number, State>();
  #lines = new Map<number, readonly Line[]>();
  #evaluations = new Map<string, Evaluation>();
  /** The node asked for last: a slower answer to an earlier question is not shown. */
  #wanted = ROOT;

  constructor(
    private readonly answers: BoardHost,
    /** What the seats are called, where the game had players. */
    private readonly names: readonly string[] = [],
  ) {
    super('board', ANALYST, () => 0);
  }

  /** Shows a tree that is new here. */
  async begin(tree: MoveTree, at = ROOT): Promise<void> {
    const game = String(tree.header.game);
    this.board = await loadBoard(game);
    this.info = { game, options: tree.header.options ?? {}, seats: [] } as unknown as TableInfo;
    this.health = 'live';
    this.tree = tree;
    await this.#show(tree.nodes.has(at) ? at : ROOT);
  }

  /** The record of the position that is shown. */
  get record(): string {
    return trees.recordOf(this.tree, this.path);
  }

  override close(): void {}
  override retry(): void {}

  /** Plays for whoever decides; a move that was played here before is found again. */
  override async play(...moves: string[]): Promise<void> {
    if (this.sending) return;
    await this.hold(moves[0] ?? null, () =>
      this.do(async () => {
        for (const move of moves) await this.#play(move, null, true);
      }),
    );
    this.picks = [];
    this.multiPicked = [];
  }

  /** The last move again, with other luck: what falls, or what is chosen. */
  async playAgain(chance: readonly unknown[] | null): Promise<void> {
    const played = this.node && trees.moveOf(this.node);
    if (!this.node || !played || this.node.parent === null) return;
    const { parent } = this.node;
    await this.do(async () => {
      await this.#show(parent);
      await this.#play(played.move, chance, false);
    });
  }

  async #play(move: string, chance: readonly unknown[] | null, known: boolean): Promise<void> {
    const played = this.node?.children.find((id) => trees.moveOf(trees.nodeOf(this.tree, id))?.move === move);
    if (known && played !== undefined) return this.#show(played);
    const { lines } = await this.answers.play(this.record, move, chance);
    const grown = trees.added(this.tree, this.at, lines);
    this.tree = grown.tree;
    await this.#show(grown.id);
  }

  /** Goes to the position after so many moves of the line that is shown. */
  override async look(ply: number | null): Promise<void> {
    const { line } = this;
    await this.go(ply === null || ply > line.length ? (line.at(-1) ?? ROOT) : (line[ply - 1] ?? ROOT));
  }

  override takeBack(): Promise<void> {
    return this.look(this.path.length - 1);
  }

  async go(id: number): Promise<void> {
    await this.do(() => this.#show(id));
  }

  /** To the line before or after this one, of those that begin where it does. */
  async beside(step: number): Promise<void> {
    const { parent } = this.node ?? { parent: null };
    if (parent === null) return;
    const { children } = trees.nodeOf(this.tree, parent);
    const other = children[(children.indexOf(this.at) + step + children.length) % children.length];
    if (other !== undefined && other !== this.at) await this.go(other);
  }

  async seeAs(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    this.#states.clear();
    this.#lines.clear();
    await this.go(this.at);
  }

  async remove(): Promise<void> {
    const { parent } = this.node ?? { parent: null };
    if (parent === null) return;
    this.tree = trees.removed(this.tree, this.at);
    await this.go(parent);
  }

  promote(): void {
    this.tree = trees.promoted(this.tree, this.at);
  }

  annotate(said: Parameters<typeof trees.annotated>[2]): void {
    this.tree = trees.annotated(this.tree, this.at, said);
  }

  /** What the position is worth, and what is best. */
  async evaluate(): Promise<void> {
    const [at, viewer] = [this.at, this.viewer];
    const key = `${at} ${viewer}`;
    const known = this.#evaluations.get(key);
    if (known) return this.#judged(known);
    if (this.evaluating) return;
    this.evaluating = true;
    await this.do(async () => {
      const found = await this.answers.evaluate(this.record, viewer);
      this.#evaluations.set(key, found);
      if (this.at === at && this.viewer === viewer) this.#judged(found);
    });
    this.evaluating = false;
    if (this.always && (this.at !== at || this.viewer !== viewer) && !this.refusal) await this.evaluate();
  }

  override advise(): Promise<void> {
    return this.evaluate();
  }

  #judged(found: Evaluation): void {
    this.evaluation = found;
    this.advice = found.advice;
    this.hint = found.advice[0]?.move ?? null;
  }

  /** For each outcome that fell here, all that could have fallen; nothing where nobody can tell. */
  async outcomes(): Promise<readonly (readonly unknown[])[]> {
    try {
      return (await this.answers.outcomes(this.record, this.path.length)).outcomes;
    } catch {
      return [];
    }
  }

  async explore(): Promise<void> {
    const { explore } = this.answers;
    if (!explore) return;
    const { game, players, options } = this.tree.header as { game: string; players: number; options: object };
    const at = this.at;
    const moves = this.path.flatMap((id) => trees.moveOf(trees.nodeOf(this.tree, id))?.move ?? []);
    await this.do(async () => {
      const found = await explore(game, players, { ...options }, moves);
      if (this.at === at) this.explored = found;
    });
  }

  /** Whether there is a server whose games can be looked through. */
  get explores(): boolean {
    return this.answers.explore !== null;
  }

  get here(): boolean {
    return this.answers.here;
  }

  override async whyNot(move: string | null): Promise<void> {
    const { question } = this.state ?? {};
    const elsewhere = {
      rule: question?.rule ?? 'table',
      reason: 'not-the-question',
      ...(question && { parameters: { ...question.parameters, question: question.name } }),
    };
    await this.do(async () => {
      const found = move === null ? null : await this.answers.whyNot(this.record, move);
      const refusal = found?.refusal ?? elsewhere;
      this.refusal = refusal.reason === 'no-such-move' ? elsewhere : refusal;
    });
  }

  protected override meanings(_seat: number, _ply: number, moves: readonly string[]): Promise<Meanings> {
    return this.answers.meanings(this.record, moves);
  }

  /** A board may be played into a loss: nobody is warned twice. */
  protected override foresee(): Promise<null> {
    return Promise.resolve(null);
  }

  async #show(id: number): Promise<void> {
    this.#wanted = id;
    const state = this.#states.get(id) ?? (await this.#ask(id));
    if (this.#wanted !== id) return;
    this.at = id;
    this.lines = [ROOT, ...trees.pathTo(this.tree, id)].flatMap((one) => this.#lines.get(one) ?? []);
    this.state = shared(this.state, state);
    this.evaluation = this.explored = null;
    this.advice = [];
    this.beginAnew();
    const known = this.#evaluations.get(`${id} ${this.viewer}`);
    if (known) this.#judged(known);
    else if (this.always) void this.evaluate();
  }

  /** Asks for a position, and for what happened since the last node of its line of which that is known. */
  async #ask(id: number): Promise<State> {
    const path = trees.pathTo(this.tree, id);
    const line = [ROOT, ...path];
    const lacking = line.findIndex((one) => !this.#lines.has(one));
    const after = (lacking < 0 ? path.length : lacking) - 1;
    const record = trees.recordOf(this.tree, trees.lineThrough(this.tree, id));
    const found = await this.answers.look(record, path.length, this.viewer, after);
    this.#remember(line, after, found);
    const state = { ...found.state, seats: this.#seats(found.state.seats) };
    this.#states.set(id, state);
    return state;
  }

  #remember(line: readonly number[], after: number, { lines }: BoardPosition): void {
    for (const [ply, id] of line.entries())
      if (ply > after)
        this.#lines.set(
          id,
          lines.filter((one) => (one.ply ?? 0) === ply),
        );
  }

  #latest(): Entry | null {
    const last = this.entries.findLast((entry) => entry.kind === 'move');
    return last && last.line.seat !== this.state?.eyes ? last : null;
  }

  #seats(seats: readonly SeatInfo[]): SeatInfo[] {
    return seats.map((seat, number) => ({ ...seat, label: this.names[number] ?? null }));
  }
}
