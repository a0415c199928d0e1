/** A line of the log in words. */
import type { Entry } from './log';
import { changesText } from './standing';
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
        : `line-${kind}`;
  return {
    ...base,
    who: seat !== null && seat === me ? words.say('you') : who,
    text: words.say(key_, seat === null ? {} : { seat }),
  };
}

function names({ line }: Entry): string[] {
  const told = (line.events ?? []).flatMap(({ parameters }) => Object.values(parameters ?? {})).flat();
  const places = (line.scores ?? []).flatMap((change) => change.places);
  return [line.move, ...places, ...told].flatMap((text) => (typeof text === 'string' ? text.split(' ') : []));
}

/** The texts of a growing log; each is written once. */
export class LogTexts {
  readonly #texts = new WeakMap<object, LogText>();

  constructor(
    private readonly words: Words,
    private readonly me: number | null,
  ) {}

  of(entry: Entry): LogText {
    let text = this.#texts.get(entry.line);
    if (!text) {
      text = logText(entry, this.words, this.me);
      this.#texts.set(entry.line, text);
    }
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
