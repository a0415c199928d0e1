/** What a reader has set, kept in the browser. */
import type { Pace } from './pace';
import { type Language, preferred } from './words';

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: boolean;
  sound: boolean;
  letters: boolean;
  confirm: boolean;
  /** A finger's move waits for a second tap. */
  twice: boolean;
  /** The goals are shown with all their parts, where there is room. */
  goals: boolean;
  /** How fast the moves of others are shown; null until it is chosen. */
  pace: Pace | null;
  /** The first games that were finished here. */
  finished: readonly string[];
}

const KEY = 'ludoteca';

export interface Store {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export function load(store: Store, languages: readonly string[], calm: boolean): Settings {
  const kept = read(store);
  const defaults = {
    theme: 'auto' as const,
    motion: !calm,
    sound: true,
    letters: false,
    confirm: false,
    twice: true,
    goals: true,
    pace: null,
    finished: [],
  };
  return { ...defaults, ...kept, language: preferred(languages, kept.language) };
}

function read(store: Store): Partial<Settings> {
  try {
    return JSON.parse(store.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export function keep(store: Store, settings: Settings): void {
  try {
    store.setItem(KEY, JSON.stringify(settings));
  } catch {
    return; // A browser that keeps nothing still plays.
  }
}
