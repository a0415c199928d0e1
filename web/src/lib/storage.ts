/**
 * What the browser keeps of settings and progress; a memory of this visit where it keeps nothing, as in a frame of another site.
 *
 * It is read at once from `localStorage`, which browsers write to disk when they like. A copy in IndexedDB is on disk within a moment,
 * and stands in after a crash.
 */
import { committed, database, finished } from './database';
import type { Store } from './settings';

/** When something was written last; the copy has it too. */
const WRITTEN = 'ludoteca-written';

function found(): Store {
  try {
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  }
}

const quick = found();
const open = database('ludoteca-kept', (made) => made.createObjectStore('kept'));
const written = (): number => Number(quick.getItem(WRITTEN));

/** Whether a crash had lost something, which is there again. */
export const restored: Promise<boolean> = restore().catch(() => false);

export const storage: Store = {
  getItem: (key) => quick.getItem(key),
  setItem(key, value) {
    quick.setItem(key, value);
    void restored.then(() => note(key, value)).catch(() => undefined);
  },
};

/** Where there is no room for a copy, or none may be made, there is none. */
function note(key: string, value: string): Promise<void> {
  const at = String(Math.max(Date.now(), written() + 1));
  quick.setItem(WRITTEN, at);
  return copy({ [key]: value, [WRITTEN]: at });
}

async function copy(values: Readonly<Record<string, string>>): Promise<void> {
  const work = (await open()).transaction('kept', 'readwrite', { durability: 'strict' });
  for (const [key, value] of Object.entries(values)) work.objectStore('kept').put(value, key);
  await committed(work);
}

/** Settings and progress, by their names; what concerns this browser alone stays here. */
export function everything(): Record<string, string> {
  return Object.fromEntries(Object.entries(localStorage).filter(([name]) => moves(name))) as Record<string, string>;
}

const moves = (name: string): boolean => name.startsWith('ludoteca') && name !== WRITTEN && name !== 'ludoteca-push';

/** Takes over the settings and the progress of another device, as far as there are none here. */
export function takeOver(kept: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(kept))
    if (moves(name) && typeof value === 'string') storage.setItem(name, joined(value, quick.getItem(name)));
}

function joined(theirs: string, mine: string | null): string {
  if (mine === null) return theirs;
  try {
    return JSON.stringify({ ...(JSON.parse(theirs) as object), ...(JSON.parse(mine) as object) });
  } catch {
    return mine;
  }
}

async function restore(): Promise<boolean> {
  if (quick !== localStorage) return false;
  const work = (await open()).transaction('kept').objectStore('kept');
  const [names, values] = await Promise.all([finished(work.getAllKeys()), finished<string[]>(work.getAll())]);
  if (!names.length) await copy(everything());
  const at = names.indexOf(WRITTEN);
  if (at < 0 || Number(values[at]) <= written()) return false;
  for (const [k, value] of values.entries()) quick.setItem(String(names[k]), value);
  return true;
}
