/** Finding words in a text as people type them: "grace a" finds "Grâce à", "елка" finds "Ёлка". */
const MARKS = /\p{M}+/gu;

/** Without accents and capitals; ligatures and typographic signs as they are typed. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .replaceAll(/[\u00a0\u202f]/g, ' ');

/** Where a text has what is sought, as places in the text itself. */
export function matches(text: string, sought: string): [start: number, end: number][] {
  const wanted = fold(sought).trim();
  if (!wanted) return [];
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = fold(sign);
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    folded += plain;
    at += sign.length;
  }
  const found: [number, number][] = [];
  for (let hit = folded.indexOf(wanted); hit >= 0; hit = folded.indexOf(wanted, hit + wanted.length))
    found.push([places[hit] ?? 0, places[hit + wanted.length] ?? text.length]);
  return found;
}

/** The ranges of an element that have what is sought, in the order of the text. */
export function hits(root: Node, sought: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('[inert]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const found: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [start, end] of matches(node.textContent ?? '', sought)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      found.push(range);
    }
  return found;
}
