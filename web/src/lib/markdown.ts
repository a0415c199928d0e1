/** The little Markdown that the rule books use, as safe HTML. Paragraphs of rules get their id, so that one can go there. */
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function inline(text: string): string {
  return escape(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>');
}

const RULE = /^\s*[-*] \*\*([A-Z][0-9]+(?:\.[0-9]+)*[a-z]?)\b/;
const HEADING_RULE = /^#+ ([A-Z][0-9]+(?:\.[0-9]+)*)\b/;

/** A rule book for players: who made the game, its chapters, its text. What stands before the first chapter of rules is for those who
 * write programs. */
export interface Book {
  readonly credit: string;
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
  readonly html: string;
}

export function book(markdown: string): Book {
  const lines = markdown.split('\n');
  const first = Math.max(
    0,
    lines.findIndex((line) => /^## .*\b[A-Z]1\b/.test(line)),
  );
  const body = lines.slice(first);
  const chapters = body
    .filter((line) => line.startsWith('## '))
    .map((line) => ({ id: headingId(line) ?? '', title: plain(line) }));
  return { credit: /^.* by .*?\d{4}\)/m.exec(markdown)?.[0] ?? '', chapters, html: html(body.join('\n')) };
}

interface Block {
  readonly html: string;
}

export function html(markdown: string): string {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const end = blockEnd(lines, at);
    blocks.push({ html: block(lines.slice(at, end)) });
    at = end;
  }
  return blocks.map((one) => one.html).join('\n');
}

function blockEnd(lines: readonly string[], at: number): number {
  const first = lines[at] ?? '';
  if (first.startsWith('```')) return fence(lines, at);
  if (!first.trim() || first.startsWith('#') || /^---+$/.test(first)) return at + 1;
  let end = at + 1;
  const table = isRow(first);
  while (end < lines.length) {
    const line = lines[end] ?? '';
    if (!line.trim() || line.startsWith('#') || line.startsWith('```')) break;
    if (table !== isRow(line) || /^\s*([-*]|[0-9]+\.) /.test(line)) break;
    end += 1;
  }
  return end;
}

function fence(lines: readonly string[], at: number): number {
  let end = at + 1;
  while (end < lines.length && !(lines[end] ?? '').startsWith('```')) end += 1;
  return end + 1;
}

const isRow = (line: string): boolean => /^\s*\|/.test(line);

function block(lines: readonly string[]): string {
  const first = lines[0] ?? '';
  const text = lines.map((line) => line.trim()).join(' ');
  if (!first.trim()) return '';
  if (/^---+$/.test(first)) return '<hr>';
  if (first.startsWith('```')) return `<pre tabindex="0"><code>${escape(lines.slice(1, -1).join('\n'))}</code></pre>`;
  if (first.startsWith('#')) return heading(first);
  if (isRow(first)) return table(lines);
  const item = /^(\s*)(?:[-*]|([0-9]+)\.) (.*)$/s.exec([first, ...lines.slice(1).map((line) => line.trim())].join(' '));
  if (!item) return `<p>${inline(text)}</p>`;
  const id = RULE.exec(first)?.[1];
  const depth = (item[1] ?? '').length > 1 ? ' deep' : '';
  return `<p class="item${depth}"${id ? ` id="${id}" tabindex="-1"` : ''}>${item[2] ? `${item[2]}. ` : ''}${inline(item[3] ?? '')}</p>`;
}

const plain = (heading: string): string => heading.replace(/^#+\s*/, '').replaceAll(/[*`]/g, '');

/** A chapter can be gone to, also if it is no rule. */
function headingId(line: string): string | undefined {
  const rule = HEADING_RULE.exec(line)?.[1];
  return (
    rule ??
    (line.startsWith('## ')
      ? plain(line)
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
      : undefined)
  );
}

function heading(line: string): string {
  const level = Math.min(6, /^#+/.exec(line)?.[0].length ?? 1);
  const id = headingId(line);
  return `<h${level}${id ? ` id="${id}" tabindex="-1"` : ''}>${inline(line.replace(/^#+\s*/, ''))}</h${level}>`;
}

function table(lines: readonly string[]): string {
  const rows = lines
    .filter((line) => !/^\s*\|[\s:|-]+\|\s*$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => inline(cell.trim())),
    );
  const [head = [], ...body] = rows;
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<div class="table" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
}

/** The id under which a rule can be found: its own, or that of the paragraph it is part of. */
export function anchors(rule: string): string[] {
  const found = [rule];
  for (let shorter = rule; shorter.includes('.');) {
    shorter = shorter.slice(0, shorter.lastIndexOf('.'));
    found.push(shorter);
  }
  return found;
}
