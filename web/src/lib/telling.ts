/** A line of the log in words. */
import type { Entry } from './log';
import type { Words } from './words';

export interface Told {
  readonly key: number;
  readonly ply: number;
  readonly kind: string;
  readonly seat: number | null;
  readonly text: string;
  readonly more: readonly string[];
}

export function tell(entry: Entry, words: Words): Told {
  const { line, kind, ply, key } = entry;
  const seat = line.seat ?? null;
  const more = (line.events ?? []).map((event) => words.event(event));
  const base = { key, ply, kind, seat, more };
  if (kind === 'move') return { ...base, text: words.move(line.move ?? '') };
  if (kind === 'chat') return { ...base, text: line.text ?? '' };
  const key_ = kind === 'answer' ? `line-answer-${line.yes ? 'yes' : 'no'}` : kind === 'offer' || kind === 'end' ? `line-${kind}-${line.what}` : `line-${kind}`;
  return { ...base, text: words.say(key_) };
}
