/** What was said at a table and not read yet; how far one has read is kept in the browser. */
import type { Entry } from './log';

const KEY = 'ludoteca-read';
/** Of so many tables it is kept how far one has read. */
const TABLES = 50;

interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Lines of others after the last one that was read. */
export function unread(
  entries: readonly Entry[],
  read: number,
  me: string | null,
  blocked: ReadonlySet<string>,
): readonly Entry[] {
  return entries.filter(
    ({ kind, key, line }) =>
      kind === 'chat' && key > read && line.text && line.person !== me && !blocked.has(line.person ?? ''),
  );
}

export function lastRead(store: Store, table: string): number {
  return kept(store)[table] ?? -1;
}

/** The table read last comes last; the one unread for longest is forgotten. */
export function keepRead(store: Store, table: string, line: number): void {
  const others = Object.entries(kept(store)).filter(([other]) => other !== table);
  const rows = [...others, [table, line]].slice(-TABLES);
  try {
    store.setItem(KEY, JSON.stringify(Object.fromEntries(rows)));
  } catch {
    return; // A browser that keeps nothing still shows what is new since it was opened.
  }
}

function kept(store: Store): Record<string, number> {
  try {
    return JSON.parse(store.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
