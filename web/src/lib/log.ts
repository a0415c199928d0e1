/** The log: the lines of a table without what was taken back. */
import type { Line } from '../protocol';

/** One line of the log. `ply` is the position after it; moves can be looked back at. */
export interface Entry {
  readonly key: number;
  readonly kind: string;
  readonly ply: number;
  readonly line: Line;
}

const LOGGED = new Set([
  'start',
  'move',
  'chat',
  'away',
  'return',
  'vacation',
  'resign',
  'fault',
  'end',
  'offer',
  'answer',
  'back',
  'hint',
]);

export function entriesOf(lines: readonly Line[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    if (!LOGGED.has(line.kind)) continue;
    if (line.kind === 'back') undo(entries, line.ply ?? 0);
    entries.push({ key: line.line, kind: line.kind, ply: line.ply ?? 0, line });
  }
  return entries;
}

function undo(entries: Entry[], ply: number): void {
  const kept = entries.filter((entry) => entry.kind !== 'move' || entry.ply <= ply);
  entries.splice(0, entries.length, ...kept);
}

/** Merges lines that came with news into those known; one that comes again replaces the one it was, and a log that
 * begins anew replaces all. */
export function merge(known: readonly Line[], fresh: readonly Line[]): Line[] {
  if (fresh[0]?.line === 0) return [...fresh];
  return [...new Map([...known, ...fresh].map((line) => [line.line, line])).values()];
}

/** The moves that led from one position to another, newest last. */
export function since(entries: readonly Entry[], ply: number): Entry[] {
  return entries.filter((entry) => entry.kind === 'move' && entry.ply > ply);
}
