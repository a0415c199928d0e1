/** One table as the page holds it. What it holds is replaced, never changed in place. */
import type { BoardModule, PlayedMove, Explained, LoggedEvents, View } from '../boards/contract';
import { loadBoard } from '../boards/shelf';
import type { Advice, Presence, Refusal, State, TableInfo } from '../protocol';
import * as api from './api';
import { Choosing } from './choosing';
import { avoidable, common, type Meanings, type Consequences } from './consequences';
import { complete, nameable, ordered, unnamed, wordOf } from './multi_pick';
import { shared } from './identity';
import { type Host, server } from './host';
import { Inbox } from './inbox';
import { type Health, type Hearing, Live } from './live';
import { type Entry, entriesOf, merge } from './log';
import type { News } from './messages';
import { NOBODY } from './presence';
import { Previews } from './previews.svelte';
import { arrivals, eyes, playedBy } from './seats';
import { saveFile } from './save_file';
import { sinceLastMove } from './summary';

const NOTHING = new Choosing([]);
/** So many of the last moves are looked back at. */
const MANY = 12;
/** So many moves of which something followed: the longest end of an era. */
const MOST_EVENTS = 60;

export class Table {
  info = $state.raw<TableInfo | null>(null);
  board = $state.raw<BoardModule | null>(null);
  state = $state.raw<State | null>(null);
  lines = $state.raw<News['lines']>([]);
  health = $state.raw<Health>('connecting');
  gone = $state.raw<string | null>(null);
  /** Which of the others are there. */
  presence = $state.raw<Presence>(NOBODY);
  /** The seats on which somebody else has just sat down. */
  arrived = $state.raw<readonly number[]>([]);
  /** An earlier position that is looked at. */
  past = $state.raw<State | null>(null);
  picks = $state.raw<readonly string[]>([]);
  /** The words named so far where several are picked together. */
  multiPicked = $state.raw<readonly string[]>([]);
  /** The move on its way to the server. */
  sending = $state.raw<string | null>(null);
  /** A move that waits for a second "yes". */
  doubtful = $state.raw<string | null>(null);
  /** The loss that it would bring for certain. */
  warning = $state.raw<Refusal | null>(null);
  /** The losses that it would bring and another move would not. */
  losses = $state.raw<Consequences>([]);
  /** The words of the choice that is pointed at. */
  pointed = $state.raw<readonly string[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What something is that was clicked. */
  explained = $state.raw<Explained | null>(null);
  hint = $state.raw<string | null>(null);
  /** The moves that the computer considered for the hint, the best first, with reasons. */
  advice = $state.raw<readonly Advice[]>([]);
  /** What the line of the log speaks of that is pointed at. */
  named = $state.raw<readonly string[]>([]);
  thinking = $state(false);
  /** A move of somebody else is shown for a moment, before so many others that wait. */
  pausing = $state(false);
  waiting = $state(0);
  /** Several of us look at the screen, and now there is something to hide: it is covered until somebody takes it. */
  covered = $state(false);

  entries = $derived<Entry[]>(entriesOf(this.lines));
  shown = $derived(this.past ?? this.state);
  view = $derived((this.shown?.view ?? null) as View | null);
  /** The seats where I sit, and those of them that I play. */
  mine = $derived(this.#mine());
  playing = $derived(this.#playing());
  /** Whether the seat that looks has played. */
  played = $derived(this.entries.some((entry) => entry.kind === 'move' && entry.line.seat === this.state?.eyes));
  /** The seat of mine to which the screen must be handed first. */
  handover = $derived(this.#handover());
  multiPick = $derived(this.past ? null : ((this.view && this.board?.multiPick?.(this.view)) ?? null));
  /** Everything that was asked for is named: it can be played. */
  complete = $derived(this.multiPick !== null && complete(this.multiPick, this.multiPicked));
  choosing = $derived(this.#choosing());
  /** What the choice that is pointed at, or the move that waits for a yes, means. */
  foretold = $derived(this.#foretold());
  lastMoves = $derived(this.#lastMoves());
  lastEvents = $derived(this.#lastEvents());
  /** The newest move, where somebody else made it. */
  latest = $derived(this.#latest());
  /** What was played since the seat that looks played last; for whoever looks on, since the seat to move did. */
  since = $derived(sinceLastMove(this.entries, this.state?.eyes ?? this.state?.turn ?? null));

  /** Whether others may be there too: not in a lesson, nor when a finished game is looked at. */
  readonly live: boolean = true;

  readonly #previews = new Previews();
  #live: Live | null = null;
  #inbox: Inbox<News>;
  #past = new Map<number, State>();
  /** Whether all who sit at this screen look at it. */
  #together = false;
  /** The ply after the last of the moves on their way; 0 if one was refused. */
  #until = 0;

  constructor(
    readonly id: string,
    readonly me: string | null,
    private readonly pause: (waiting: number) => number,
    readonly host: Host = server,
  ) {
    const timer = {
      later: (work: () => void, ms: number) => setTimeout(work, ms),
      cancel: (handle: unknown) => clearTimeout(handle as number),
    };
    this.#inbox = new Inbox(
      (news) => this.#show(news),
      (news, waiting) => (this.#worthAPause(news) ? this.pause(waiting) : 0),
      timer,
      (pausing, waiting) => {
        this.pausing = pausing;
        this.waiting = waiting;
      },
    );
  }

  async open(info: TableInfo): Promise<void> {
    this.board = await loadBoard(info.game);
    this.info = info;
    const hear: Hearing = {
      news: (news) => this.#inbox.add(news),
      presence: (presence) => (this.presence = presence),
      refused: (refusal) => (this.refusal = refusal),
      health: (health, why) => {
        this.health = health;
        if (health === 'gone') this.gone = why ?? null;
      },
    };
    this.#live = new Live(this.id, eyes(info.seats, this.me, null), hear, this.host.wire);
    document.addEventListener('visibilitychange', this.#tellVisibility);
    if (document.visibilityState === 'hidden') this.#tellVisibility();
  }

  #tellVisibility = (): void => this.#live?.visibility(document.visibilityState === 'visible');

  close(): void {
    document.removeEventListener('visibilitychange', this.#tellVisibility);
    this.#live?.close();
  }

  retry(): void {
    this.#live?.retry();
  }

  /** Shows at once what waits. */
  catchUp(): void {
    if (this.waiting || this.pausing) this.#inbox.flush();
  }

  /** Picks words. One move left: it is sent, or asked about once more. None left: the server says why. */
  async choose(words: readonly string[], careful: boolean): Promise<void> {
    this.#inbox.flush();
    if (this.sending || this.past) return;
    this.#hush();
    const next = this.choosing.pick(...words);
    if (!next.candidates.length) return this.#again(words, careful);
    this.picks = next.picks;
    if (next.move !== null) await this.decide(next.move, careful);
  }

  /** A whole move was chosen: it is played, or asked about once more where a mistake would hurt. */
  async decide(move: string, careful: boolean): Promise<void> {
    if (this.sending || this.past) return;
    this.#hush();
    if (this.multiPick) return this.#addToMultiPick(move);
    const { board, choosing, view } = this;
    const warning = board?.risky?.(move, view as View) ? await this.foresee(move) : null;
    await this.#weigh(move);
    if (choosing.legal !== this.choosing.legal) return; // The table went on meanwhile.
    this.warning = warning;
    this.losses = this.regrets(move);
    if (careful || warning || this.losses.length || board?.hurts(move, choosing, view as View)) this.doubtful = move;
    else await this.play(move);
  }

  /** The certain losses of a move that another one would not bring, as far as they are known. */
  regrets(move: string): Consequences {
    return avoidable(move, this.choosing.legal, this.#previews.known);
  }

  /** Somebody points at a choice, or at none any more: what it means is asked for. */
  point(words: readonly string[] | null): void {
    if (words?.join(' ') === this.pointed?.join(' ')) return;
    this.pointed = words;
    const { eyes = null, ply = 0 } = this.state ?? {};
    const moves = this.#aimed();
    if (!moves.length || eyes === null) return;
    this.#previews.want(moves, this.choosing.legal, (wanted) => this.meanings(eyes, ply, wanted));
  }

  /** What some moves mean. */
  protected async meanings(seat: number, ply: number, moves: readonly string[]): Promise<Meanings> {
    return (await this.host.consequences(this.id, seat, ply, moves)).consequences;
  }

  /** What is on its way about a move is waited for, a moment: it may tell of a loss. */
  async #weigh(move: string): Promise<void> {
    const flight = this.#previews.flight(move);
    if (flight) await this.hold(move, () => flight);
  }

  /** The moves that the choice pointed at leaves. */
  #aimed(): readonly string[] {
    const { pointed, choosing, doubtful } = this;
    const whole = doubtful ?? pointed?.join(' ') ?? '';
    if (!pointed || choosing.legal.includes(whole)) return choosing.legal.includes(whole) ? [whole] : [];
    const next = choosing.pick(...pointed);
    return (next.candidates.length ? next : choosing.clear().pick(...pointed)).candidates;
  }

  #foretold(): Consequences {
    return common(this.#previews.of(this.#aimed()) ?? []);
  }

  /** The loss that a move makes certain. */
  protected async foresee(move: string): Promise<Refusal | null> {
    const seat = this.state?.eyes ?? null;
    let warning: Refusal | null = null;
    await this.#try(async () => {
      if (seat !== null) warning = (await this.host.preview(this.id, seat, move)).warning ?? null;
    });
    return warning;
  }

  /** What was said of the last click holds no more. */
  #hush(): void {
    this.refusal = null;
    this.explained = null;
    this.doubtful = null;
    this.warning = null;
    this.losses = [];
  }

  /** The server knows the rule that says whose turn it is, or that the game is over; who only looks on gets no more than a word. */
  async #outOfTurn(words: readonly string[]): Promise<void> {
    const eyes = this.state?.eyes ?? null;
    if (eyes === null) this.refusal = { rule: 'table', reason: 'not-your-turn' };
    else await this.#try(() => this.host.whyNot(this.id, eyes, words.join(' ')));
  }

  #addToMultiPick(move: string): void {
    if (this.multiPick && this.choosing.legal.includes(move))
      this.multiPicked = [...this.multiPicked, wordOf(this.multiPick, move)];
    this.picks = [];
    this.hint = null;
  }

  /** Puts one of the named words back. */
  putBack(place: number): void {
    this.multiPicked = this.multiPicked.filter((_, at) => at !== place);
    this.refusal = null;
  }

  /** Plays all that was named, in the order of the record. */
  async playMultiPicked(): Promise<void> {
    if (this.multiPick && this.complete) await this.play(...ordered(this.multiPick, this.multiPicked));
  }

  /** What does not go on from the picks may be a new beginning; if not, it is explained: by the move that it was probably meant as,
   * or by what is asked instead. */
  async #again(words: readonly string[], careful: boolean): Promise<void> {
    const fresh = this.choosing.clear().pick(...words);
    if (this.picks.length && fresh.candidates.length) {
      this.picks = [];
      return this.choose(words, careful);
    }
    const about = this.board?.explains?.(words, this.choosing, this.view as View) ?? null;
    if (about) this.explained = { whats: [about] };
    else if (this.state?.turn !== this.state?.eyes) await this.#outOfTurn(words);
    else if (this.complete || words.some((word) => this.multiPicked.includes(word)))
      this.refusal = { rule: 'table', reason: 'all-named' };
    else await this.whyNot(this.board?.meant(words, this.choosing, this.view as View) ?? null);
  }

  back(): void {
    if (!this.picks.length && !this.doubtful && this.multiPicked.length)
      this.multiPicked = this.multiPicked.slice(0, -1);
    else if (!this.doubtful || this.choosing.move !== null) this.picks = this.choosing.back().picks;
    this.#hush();
  }

  /** Plays moves one after the other. What the server has taken is played; from a refusal on, the rest is asked again. */
  async play(...moves: string[]): Promise<void> {
    const { state } = this;
    if (!state || state.eyes === null || this.sending) return;
    const { eyes, ply } = state;
    this.doubtful = null;
    this.hint = null;
    const send = async (): Promise<void> => {
      try {
        for (const [k, move] of moves.entries())
          await this.#live?.ask({ type: 'move', seat: eyes, move, ply: ply + k });
      } catch (error) {
        this.#until = 0;
        this.#say(error);
      }
      this.picks = [];
      this.multiPicked = [];
    };
    await this.hold(moves[0] ?? null, send, ply + moves.length);
  }

  /** Nothing else can be chosen while something is done about a move, and until the ply that it leads to is shown. */
  protected async hold(move: string | null, work: () => Promise<unknown>, until = 0): Promise<void> {
    this.sending = move;
    this.#until = until;
    try {
      await work();
    } finally {
      this.#endSending();
    }
  }

  /** The last move on its way has arrived or was refused: the next one may be chosen. */
  #endSending(): void {
    if ((this.state?.ply ?? 0) < this.#until) return;
    this.sending = null;
    this.multiPicked = [];
  }

  async whyNot(move: string | null): Promise<void> {
    const { eyes, question } = this.state ?? {};
    if (eyes === undefined || eyes === null) return;
    const elsewhere = {
      rule: question?.rule ?? 'table',
      reason: 'not-the-question',
      ...(question && { parameters: { ...question.parameters, question: question.name } }),
    };
    await this.#try(async () => {
      const found = move === null ? null : await this.host.whyNot(this.id, eyes, move);
      const refusal = found?.refusal ?? elsewhere;
      this.refusal = refusal.reason === 'no-such-move' ? elsewhere : refusal;
    });
  }

  async takeBack(ply?: number): Promise<void> {
    const seat = this.state?.eyes ?? null;
    if (seat === null || this.sending) return;
    this.picks = [];
    await this.#try(async () => {
      await this.#live?.ask({ type: 'back', seat, ...(ply === undefined ? {} : { ply }) });
    });
  }

  async chat(text: string): Promise<void> {
    await this.#try(async () => {
      await this.#live?.ask({ type: 'chat', text });
    });
  }

  async advise(): Promise<void> {
    const seat = this.state?.eyes ?? null;
    if (seat === null || this.thinking) return;
    this.thinking = true;
    await this.#try(async () => {
      const { ply } = this.state ?? {};
      const { move, advice } = await this.host.hint(this.id, seat);
      if (this.state?.ply !== ply || this.state?.eyes !== seat) return; // The table went on meanwhile.
      this.#drop();
      this.advice = advice;
      this.hint = this.multiPick ? unnamed(this.multiPick, this.multiPicked, advice[0]?.line ?? [move]) : move;
    });
    this.thinking = false;
  }

  /** A choice that waits for a yes gives way: what is said now would not be seen beside it. */
  #drop(): void {
    if (this.doubtful) this.picks = [];
    if (this.complete) this.multiPicked = [];
    this.#hush();
  }

  /** Looks at an earlier position; null goes back to the present. */
  async look(ply: number | null): Promise<void> {
    const { state } = this;
    if (!state || ply === null || ply >= state.ply) {
      this.past = null;
      return;
    }
    const known = this.#past.get(ply);
    if (known) {
      this.past = shared(this.shown, known);
      return;
    }
    await this.#try(async () => {
      const found = await this.host.state(this.id, state.eyes, ply);
      this.#past.set(ply, found);
      this.past = shared(this.shown, found);
    });
  }

  /** The record of the game as a file, as far as the reader may know it. */
  async saveRecord(): Promise<void> {
    await this.#try(async () => {
      const text = await this.host.record(this.id, this.state?.eyes ?? null);
      saveFile(`${this.info?.game ?? 'game'}-${this.id}.jsonl`, text, 'application/jsonl');
    });
  }

  async do(work: () => Promise<unknown>): Promise<void> {
    await this.#try(work);
  }

  /** The screen is in the hands of whoever has this seat. */
  take(seat: number): void {
    this.covered = false;
    this.#eyes(seat);
  }

  /** Looks through other eyes. All is told anew, so what was not shown yet is of no use. */
  #eyes(seat: number | null): void {
    this.#inbox.clear();
    this.#past.clear();
    this.past = null;
    this.picks = [];
    this.multiPicked = [];
    this.#live?.look(seat);
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    this.refusal = null;
    try {
      await work();
    } catch (error) {
      this.#say(error);
    }
  }

  #say(error: unknown): void {
    if (error instanceof api.Refused) this.refusal = error.refusal;
    else if (error instanceof api.Unreachable) this.refusal = { rule: 'table', reason: 'unreachable' };
    else throw error;
  }

  #show(news: News): void {
    this.lines = merge(this.lines, news.lines);
    const before = this.state;
    const state = shared(before, news.state);
    if (!state) return;
    if (before && state.line < before.line && state.eyes === before.eyes) return;
    if (news.lines.some((line) => line.kind === 'back')) {
      this.#past.clear();
      this.#until = 0; // The ply that a move led to may never be shown.
    }
    this.#settle(before, state);
  }

  #settle(before: State | null, state: State): void {
    this.state = state;
    const arrived = before ? arrivals(before.seats, state.seats, this.me) : [];
    if (arrived.length) this.arrived = arrived;
    if (!before || before.ply !== state.ply || before.eyes !== state.eyes) {
      this.beginAnew();
      this.#endSending();
    }
    const wanted = this.#live?.seat ?? null;
    const seat = eyes(state.seats, this.me, wanted);
    if (seat !== wanted) this.#eyes(seat);
    else this.#keepHands(state);
  }

  /** Another position: what was picked, pointed at, told and advised in the last one holds no more. */
  protected beginAnew(): void {
    this.picks = [];
    this.pointed = null;
    this.#previews.clear();
    this.#hush();
    this.hint = null;
  }

  /** With several seats of one person, nobody sees what the others have to hide. While there is nothing, all look at the screen together,
   * so it is covered when there is something again, also for the seat that had it. */
  #keepHands(state: State): void {
    const turn = state.turn ?? null;
    if (this.playing.length < 2 || turn === null || !this.playing.includes(turn)) return;
    const secret = !this.board || !state.view || this.board.secret(state.view as View);
    if (secret && (this.#together || state.eyes !== turn)) {
      this.covered = true;
      if (state.eyes !== null) this.#eyes(null);
    } else if (state.eyes !== turn) this.take(turn);
    this.#together = !secret;
  }

  #worthAPause(news: News): boolean {
    const eyes = this.state?.eyes ?? null;
    const others = news.lines.filter((line) => line.kind === 'move' && line.seat !== eyes).length;
    return this.state !== null && others > 0 && document.visibilityState === 'visible';
  }

  #mine(): number[] {
    const seats = this.state?.seats ?? this.info?.seats ?? [];
    return seats.flatMap((seat, number) => (this.me !== null && seat.person === this.me ? [number] : []));
  }

  #playing(): number[] {
    return playedBy(this.state?.seats ?? this.info?.seats ?? [], this.me);
  }

  #handover(): number | null {
    const { state } = this;
    const turn = state?.turn ?? null;
    if (this.playing.length < 2 || !state || turn === null || state.status !== 'running') return null;
    return this.covered && this.playing.includes(turn) ? turn : null;
  }

  #choosing(): Choosing {
    const { state, board } = this;
    if (this.past || !state?.legal || this.sending) return NOTHING;
    const legal = this.multiPick ? nameable(this.multiPick, this.multiPicked) : state.legal;
    return new Choosing(legal, this.picks, board?.pickOrder ?? {});
  }

  #latest(): Entry | null {
    const last = this.past ? undefined : this.entries.findLast((entry) => entry.kind === 'move');
    return last && last.line.seat !== this.state?.eyes ? last : null;
  }

  /** The last moves of the others; one's own where nobody moved since. */
  #lastMoves(): PlayedMove[] {
    const ply = this.shown?.ply ?? 0;
    const eyes = this.shown?.eyes ?? null;
    const found: PlayedMove[] = [];
    let own: boolean | null = null;
    for (let k = this.entries.length - 1; k >= 0 && found.length < MANY; k -= 1) {
      const { kind, ply: at, line } = this.entries[k] as Entry;
      if (kind !== 'move' || at > ply) continue;
      own ??= line.seat === eyes;
      if (own !== (line.seat === eyes)) break;
      found.push({ seat: line.seat ?? 0, move: line.move ?? '' });
    }
    return found.reverse();
  }

  #lastEvents(): LoggedEvents[] {
    const ply = this.shown?.ply ?? 0;
    const found: LoggedEvents[] = [];
    for (let k = this.entries.length - 1; k >= 0 && found.length < MOST_EVENTS; k -= 1) {
      const { key, kind, ply: at, line } = this.entries[k] as Entry;
      if (kind === 'move' && at <= ply && line.events?.length) found.push({ key, events: line.events });
    }
    return found.reverse();
  }
}
