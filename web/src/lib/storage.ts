/** What the browser keeps; a memory of this visit where it keeps nothing, as in a frame of another site. */
import type { Store } from './settings';

function found(): Store {
  try {
    return localStorage;
  } catch {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  }
}

export const storage = found();
