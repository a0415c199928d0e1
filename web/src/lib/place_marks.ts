/** Names of places inside a text: marked by characters that no language uses, so that the page can point at them. */
const [OPEN, NAME, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKED = new RegExp(`${OPEN}([^${NAME}]*)${NAME}([^${CLOSE}]*)${CLOSE}`, 'u');

/** A part of a text: the name of a place, with its word in the notation, or what lies between. */
export interface Part {
  readonly text: string;
  readonly place: string | null;
}

export const mark = (word: string, name: string): string => `${OPEN}${word}${NAME}${name}${CLOSE}`;

export function parts(text: string): Part[] {
  const pieces = text.split(MARKED);
  return pieces.flatMap((piece, index): Part[] => {
    if (index % 3 === 1) return [{ text: pieces[index + 1] ?? '', place: piece }];
    return index % 3 === 0 && piece ? [{ text: piece, place: null }] : [];
  });
}

/** The text without marks. */
export const plain = (text: string): string =>
  parts(text)
    .map((part) => part.text)
    .join('');

/** A sentence begins with a capital letter, also where it begins with the name of a place. */
export function capital(text: string): string {
  const first = text.startsWith(OPEN) ? text.indexOf(NAME) + 1 : 0;
  return text.slice(0, first) + text.charAt(first).toUpperCase() + text.slice(first + 1);
}
