/** What everything on a board is: entries of the catalogue `glossary-<game>.ftl`. */
import { capital } from './place_marks';
import type { Words } from './words';

export interface Entry {
  readonly id: string;
  readonly name: string;
  /** What it is, what it is for, how one gets it; empty where there is nothing to say. */
  readonly what: string;
  readonly use: string;
  readonly get: string;
  readonly rule: string;
}

const START = 'glossary-';

/** The entry of a thing; null if there is none. */
export function entry(id: string, words: Words): Entry | null {
  const key = START + id;
  if (!words.has(key)) return null;
  const [what = '', use = '', get = '', rule = ''] = ['what', 'use', 'get', 'rule'].map((part) =>
    words.part(key, part),
  );
  return { id, name: capital(words.say(key)), what, use, get, rule };
}

/** All entries by name; those of the same name and text once. */
export function entries(words: Words): Entry[] {
  const found = words.ids(START).flatMap((key) => entry(key.slice(START.length), words) ?? []);
  const once = new Map(found.map((one) => [`${one.name} ${one.what} ${one.use}`, one]));
  return [...once.values()].sort((one, other) => one.name.localeCompare(other.name, words.language));
}

/** Entries with these letters, those that have them in their name first. */
export function search(all: readonly Entry[], text: string): Entry[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return [...all];
  const has = (...texts: string[]): boolean => texts.some((one) => one.toLocaleLowerCase().includes(wanted));
  const named = all.filter(({ name }) => has(name));
  return [...named, ...all.filter((one) => !named.includes(one) && has(one.what, one.use, one.get))];
}
