/** A lesson as the page holds it: a table without a live connection. The server computes it anew from the entries so far. */
import type { Meanings } from './consequences';
import { loadBoard } from '../boards/shelf';
import type { LessonState, Refusal } from '../protocol';
import * as api from './api';
import { library } from './hosts';
import { shared } from './identity';
import { keepProgress, progress } from './progress';
import { storage } from './storage';
import { Table } from './table.svelte';

const LEARNER = 'learner';
const NEXT = '!next';
const SKIP = '!skip';

export class LessonTable extends Table {
  lesson = $state.raw<LessonState | null>(null);
  /** Whether the step begins in another position than the one where the step before ended. */
  elsewhere = $state.raw(false);

  constructor(
    readonly game: string,
    readonly key: string,
  ) {
    super(LEARNER, LEARNER, () => 0);
  }

  /** Goes on where the reader stopped; a progress that an older lesson left begins anew. */
  override async open(): Promise<void> {
    this.board = await loadBoard(this.game);
    const { done, finished } = progress(storage, this.game, this.key);
    try {
      await this.#ask(finished ? [] : done);
    } catch (error) {
      if (!(error instanceof api.Refused) || error.status === 404 || !done.length) throw error;
      await this.#ask([]);
    }
  }

  override close(): void {}
  override retry(): void {}

  override async choose(words: readonly string[], careful: boolean): Promise<void> {
    if (this.lesson?.phase !== 'playing') return;
    if (this.#forbidden(words)) await this.enter(this.lesson.hint ?? '');
    else await super.choose(words, careful);
  }

  /** Whether the words complete the move against the rules that the step asks for; elsewhere they could begin another move. */
  #forbidden(words: readonly string[]): boolean {
    const { hint = null } = this.lesson ?? {};
    if (hint === null || !this.view || this.state?.legal?.includes(hint)) return false;
    const named = 1 + this.picks.length + words.length >= hint.split(' ').length;
    return named && this.board?.meant(words, this.choosing, this.view) === hint;
  }

  override async play(...moves: string[]): Promise<void> {
    if (this.sending) return;
    await this.hold(moves[0] ?? null, async () => {
      for (const move of moves) if (!(await this.enter(move))) break;
    });
  }

  /** A move that is not legal is tried all the same: the rules say why, and a step may want to hear it. */
  override async whyNot(move: string | null): Promise<void> {
    const question = this.state?.question;
    if (move !== null) await this.enter(move);
    else
      this.refusal = {
        rule: question?.rule ?? 'table',
        reason: 'not-the-question',
        ...(question && { parameters: { ...question.parameters, question: question.name } }),
      };
  }

  protected override meanings(_seat: number, _ply: number, moves: readonly string[]): Promise<Meanings> {
    return library.lessonMeanings(this.game, this.key, this.lesson?.done ?? [], moves);
  }

  protected override foresee(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  next = (): Promise<boolean> => this.enter(NEXT);
  skip = (): Promise<boolean> => this.enter(SKIP);
  answer = (number: number): Promise<boolean> => this.enter(`!answer ${number}`);

  /** Marks the move that solves the step. */
  show = (): void => void (this.hint = this.lesson?.hint ?? null);

  /** Begins a step again: this one, or one of those before. */
  async repeat(number: number): Promise<void> {
    const { done, starts } = this.lesson ?? { done: [], starts: [] };
    await this.#attempt(() => this.#ask(done.slice(0, starts[number] ?? 0)));
  }

  /** One more entry; whether it was taken. */
  async enter(entry: string): Promise<boolean> {
    const before = this.lesson;
    if (!before) return false;
    await this.#attempt(() => this.#ask(before.done, entry));
    return this.lesson?.outcome !== 'poor' && this.lesson?.outcome !== 'refused' && this.refusal === null;
  }

  async #ask(done: readonly string[], entry: string | null = null): Promise<void> {
    const { lesson, refusal } = await library.learn(this.game, this.key, done, entry);
    this.#settle(lesson, refusal ?? null);
  }

  #settle(lesson: LessonState, refusal: Refusal | null): void {
    const [before, seen] = [this.lesson, this.state?.view];
    this.state = shared(this.state, lesson.state);
    if (lesson.number !== before?.number) this.elsewhere = before !== null && this.state.view !== seen;
    this.lines = lesson.lines;
    this.lesson = lesson;
    this.named = lesson.point;
    this.beginAnew();
    this.refusal = refusal;
    this.multiPicked = [];
    const { finished } = progress(storage, this.game, this.key);
    const over = lesson.phase === 'over';
    keepProgress(storage, this.game, this.key, {
      done: lesson.done,
      number: lesson.number,
      finished: finished || over,
    });
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof api.Refused) this.refusal = error.refusal;
      else if (error instanceof api.Unreachable) this.refusal = { rule: 'table', reason: 'unreachable' };
      else throw error;
    }
  }
}
