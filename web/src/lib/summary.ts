/** What the others did since a seat's last decision, in a few lines. */
import type { Entry } from './log';
import type { Amounts, Said, Words } from './words';

/** What an event gives and takes, by seat. */
export interface Change {
  readonly seat: number;
  readonly gain?: Amounts;
  readonly loss?: Amounts;
}

/** What one seat did and got. */
export interface SeatSummary {
  readonly seat: number;
  readonly texts: readonly string[];
}

/** So many moves of a seat are told; the rest is counted. */
const TOLD = 4;

/** The moves after the last one of a seat, oldest first; all of them where it has not moved yet. */
export function sinceLastMove(entries: readonly Entry[], seat: number | null): Entry[] {
  const moves = entries.filter((entry) => entry.kind === 'move');
  return moves.slice(moves.findLastIndex((entry) => entry.line.seat === seat) + 1);
}

/** Goods change hands as the events tell: a partner gets what the seat gives. */
export function exchanged({ parameters = {} }: Said): Change[] {
  const { seat, partner, gain, loss } = parameters as Partial<Change> & { partner?: number };
  if (seat === undefined || !(gain || loss)) return [];
  const own = { seat, ...(gain && { gain }), ...(loss && { loss }) };
  if (partner === undefined) return [own];
  return [own, { seat: partner, ...(loss && { gain: loss }), ...(gain && { loss: gain }) }];
}

/** A line for each seat that did something or to which something happened. `minor` verbs are steps of longer actions: they are not
 * told. */
export function summary(
  entries: readonly Entry[],
  words: Words,
  minor: readonly string[] = [],
  changes: (event: Said) => readonly Change[] = exchanged,
): SeatSummary[] {
  const found = new Map<number, { moves: string[]; gain: Record<string, number>; loss: Record<string, number> }>();
  const of = (seat: number) => {
    const known = found.get(seat) ?? { moves: [], gain: {}, loss: {} };
    found.set(seat, known);
    return known;
  };
  for (const { line } of entries) {
    const move = line.move ?? '';
    if (line.seat !== undefined && !minor.includes(move.split(' ', 1)[0] ?? ''))
      of(line.seat).moves.push(words.move(move, line.seat));
    for (const { seat, gain = {}, loss = {} } of (line.events ?? []).flatMap((event) => changes(event))) {
      add(of(seat).gain, gain);
      add(of(seat).loss, loss);
    }
  }
  return [...found]
    .map(([seat, { moves, gain, loss }]) => ({
      seat,
      texts: [
        ...moves.slice(0, TOLD),
        ...(moves.length > TOLD ? [words.say('since-more', { count: moves.length - TOLD })] : []),
        ...(Object.keys(gain).length ? [words.say('since-gain', { amounts: gain })] : []),
        ...(Object.keys(loss).length ? [words.say('since-loss', { amounts: loss })] : []),
      ],
    }))
    .filter(({ texts }) => texts.length > 0);
}

export function add(sums: Record<string, number>, more: Amounts): void {
  for (const [word, number] of Object.entries(more)) sums[word] = (sums[word] ?? 0) + number;
}
