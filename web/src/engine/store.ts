/** The tables of this device in IndexedDB. Two writers cannot both have a line: the second fails, and reads what the first wrote. */
import { committed, database, finished } from '../lib/database';
import type { TableInfo } from '../protocol';
import type { Arguments, Row } from './messages';

interface StoredTable {
  readonly id: string;
  readonly setup: Arguments;
  readonly info: TableInfo;
}
/** All that there is of a table. */
export interface Stored {
  readonly setup: Arguments;
  readonly lines: readonly Row[];
}

const open = database('ludoteca', (made) => {
  made.createObjectStore('tables', { keyPath: 'id' });
  made.createObjectStore('lines', { keyPath: ['table', 'line'] });
});

const all = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** What is known of every table, the last moved first. */
export async function tables(): Promise<TableInfo[]> {
  const work = (await open()).transaction('tables');
  const found = await finished<StoredTable[]>(work.objectStore('tables').getAll());
  return found.map(({ info }) => info).sort((a, b) => b.moved - a.moved);
}

/** What is known of one table; null if it is not here. */
export async function info(table: string): Promise<TableInfo | null> {
  const work = (await open()).transaction('tables');
  return (await finished<StoredTable | undefined>(work.objectStore('tables').get(table)))?.info ?? null;
}

export async function read(table: string): Promise<Stored | null> {
  const work = (await open()).transaction(['tables', 'lines']);
  const [stored, lines] = await Promise.all([
    finished<StoredTable | undefined>(work.objectStore('tables').get(table)),
    finished<Row[]>(work.objectStore('lines').getAll(all(table))),
  ]);
  return stored ? { setup: stored.setup, lines } : null;
}

/** Writes entries and what the list of tables repeats of them, or nothing. When it returns they are on disk. A table that was removed
 * does not come back. */
export async function write(
  table: string,
  setup: Arguments | undefined,
  info: unknown,
  lines: readonly Row[],
): Promise<void> {
  const work = (await open()).transaction(['tables', 'lines'], 'readwrite', { durability: 'strict' });
  const done = committed(work);
  const list = work.objectStore('tables');
  for (const line of lines) work.objectStore('lines').add({ ...line, table });
  const request = list.get(table) as IDBRequest<StoredTable | undefined>;
  request.onsuccess = () => {
    const kept = setup ?? request.result?.setup;
    if (kept) list.put({ id: table, setup: kept, info });
    else work.abort();
  };
  await done;
}

export async function remove(table: string): Promise<void> {
  const work = (await open()).transaction(['tables', 'lines'], 'readwrite');
  work.objectStore('tables').delete(table);
  work.objectStore('lines').delete(all(table));
  await committed(work);
}
