/** Texts that are said again and again, by what they are about: a redraw says hundreds of them. */
import type { Words } from '../../lib/words';

const texts = new WeakMap<Words, Map<string, string>>();

export function recalled(words: Words, about: string, say: () => string): string {
  const known = texts.get(words) ?? new Map<string, string>();
  texts.set(words, known);
  const text = known.get(about) ?? say();
  known.set(about, text);
  return text;
}
