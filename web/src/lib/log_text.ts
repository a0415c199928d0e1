/** A line of the log in words. */
import { day } from './dates';
import type { Entry } from './log';
import { changesText } from './standing';
import { add, exchanged } from './summary';
import type { Words } from './words';

export interface LogText {
  readonly key: number;
  readonly ply: number;
  readonly kind: string;
  readonly seat: number | null;
  /** Who did it, as the sentence begins. */
  readonly who: string;
  readonly text: string;
  readonly more: readonly string[];
  /** Words of the notation that it speaks of, among them the places. */
  readonly names: readonly string[];
}

/** "Ann places a token", "You place a token". */
export function logText(entry: Entry, words: Words, me: number | null): LogText {
  const { line, kind, ply, key } = entry;
  const seat = line.seat ?? null;
  const told = (line.events ?? []).map((event) => words.event(event)).filter(Boolean);
  const more = [...told, ...changesText(line, words)];
  const who = seat === null ? '' : seat === me ? words.say('you') : words.person(seat);
  const base = { key, ply, kind, seat, who, more, names: names(entry) };
  if (kind === 'move') return { ...base, text: words.move(line.move ?? '', seat) };
  if (kind === 'chat') return { ...base, text: line.text ?? '' };
  const key_ =
    kind === 'answer'
      ? `line-answer-${line.yes ? 'yes' : 'no'}`
      : kind === 'offer' || kind === 'end'
        ? `line-${kind}-${line.what}`
        : kind === 'vacation' && !line.until
          ? 'line-return'
          : `line-${kind}`;
  const until = line.until ? { day: day(line.until, words.language) } : {};
  return {
    ...base,
    who: seat !== null && seat === me ? words.say('you') : who,
    text: words.say(key_, seat === null ? {} : { seat, ...until }),
  };
}

/** Moves that are told in one line: those of one verb and seat that follow each other, where there are words for several (`moves-<verb>`). */
export function series(entries: readonly Entry[], words: Words): Entry[][] {
  const found: Entry[][] = [];
  for (const entry of entries) {
    const before = found.at(-1);
    if (before?.[0] && goesOn(before[0], entry, words)) before.push(entry);
    else found.push([entry]);
  }
  return found;
}

const verbOf = ({ line }: Entry): string => line.move?.split(' ', 1)[0] ?? '';

const goesOn = (first: Entry, next: Entry, words: Words): boolean =>
  first.kind === 'move' &&
  next.kind === 'move' &&
  first.line.seat === next.line.seat &&
  verbOf(first) === verbOf(next) &&
  words.has(`moves-${verbOf(first)}`);

/** "You eat 2 figs and 1 ham": what several moves took and gave, added up. It shows the position after the last of them. */
function seriesText(all: readonly Entry[], words: Words, me: number | null): LogText {
  const texts = all.map((entry) => logText(entry, words, me));
  const last = texts.at(-1) as LogText;
  if (all.length === 1) return last;
  const [gain, loss] = [{}, {}];
  for (const change of all.flatMap(({ line }) => line.events ?? []).flatMap(exchanged)) {
    add(gain, change.gain ?? {});
    add(loss, change.loss ?? {});
  }
  return {
    ...last,
    text: words.say(`moves-${verbOf(all[0] as Entry)}`, { ...(last.seat !== null && { seat: last.seat }), gain, loss }),
    more: texts.flatMap(({ more }) => more),
    names: texts.flatMap((text) => text.names),
  };
}

function names({ line }: Entry): string[] {
  const told = (line.events ?? []).flatMap(({ parameters }) => Object.values(parameters ?? {})).flat();
  const places = (line.scores ?? []).flatMap((change) => change.places);
  return [line.move, ...places, ...told].flatMap((text) => (typeof text === 'string' ? text.split(' ') : []));
}

/** The texts of a growing log; each is written once. */
export class LogTexts {
  readonly #texts = new WeakMap<object, { readonly moves: number; readonly text: LogText }>();

  constructor(
    private readonly words: Words,
    private readonly me: number | null,
  ) {}

  of(entries: readonly Entry[]): LogText[] {
    return series(entries, this.words).map((all) => this.#of(all));
  }

  #of(all: readonly Entry[]): LogText {
    const { line } = all.at(-1) as Entry;
    const known = this.#texts.get(line);
    if (known?.moves === all.length) return known.text;
    const text = seriesText(all, this.words, this.me);
    this.#texts.set(line, { moves: all.length, text });
    return text;
  }
}

/** Lines on a page: pages out of sight are neither laid out nor painted, and one that did not change stays as it is. */
const PAGE = 6;

export function pager(): (lines: readonly LogText[]) => LogText[][] {
  let last: LogText[][] = [];
  return (lines) => {
    last = Array.from({ length: Math.ceil(lines.length / PAGE) }, (_, number) => {
      const [page, before] = [lines.slice(number * PAGE, (number + 1) * PAGE), last[number]];
      return before?.length === page.length && page.every((line, k) => line === before[k]) ? before : page;
    });
    return last;
  };
}
