/** The little Markdown that the rules use, as safe HTML. Rules get their id, so that one can go there. */
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ID = '[A-Z]{1,2}[0-9]+(?:\\.[0-9]+)*';
const RULE = new RegExp(`^\\s*[-*] \\*\\*(${ID})\\b`);
const ROW_RULE = new RegExp(`^\\s*\\|\\s*\\**(${ID})\\b`);
const HEADING_RULE = new RegExp(`^#+ (${ID})\\b`);
const NAMED = new RegExp(`\\b${ID}\\b`, 'g');
const FIGURE = /^!\[([^\]]*)\]\(figure:([\w-]+)\)$/;

/** A figure by its name, with its caption as HTML and as plain text. */
export interface Shown {
  readonly figure: string;
  readonly caption: string;
  readonly plain: string;
}

/** A piece of a text: HTML, or figures that stand side by side. */
export type Piece = { readonly html: string } | { readonly figures: readonly Shown[] };

/** A text of the rules: its chapters and its pieces. */
export interface Book {
  readonly chapters: readonly { readonly id: string; readonly title: string }[];
  readonly pieces: readonly Piece[];
}

/** What a text needs to link to rules: those that there are, by id. */
export type Ids = ReadonlySet<string>;

export function book(markdown: string): Book {
  const lines = markdown.split('\n').filter((line) => !line.startsWith('# '));
  const chapters = lines
    .filter((line) => line.startsWith('## '))
    .map((line) => ({ id: headingId(line) ?? '', title: plain(line) }));
  return { chapters, pieces: pieces(lines, chapterRules(lines)) };
}

/** The rules that are linked where a text names them: those of the chapters. Other ids may be names of tiles. */
function chapterRules(lines: readonly string[]): Ids {
  const letter = lines.map((line) => HEADING_RULE.exec(line)?.[1]).find(Boolean)?.[0];
  const ids = lines.map((line) => idOf(line)).filter((id) => id !== undefined);
  return new Set(ids.filter((id) => id.startsWith(letter ?? '?')));
}

const idOf = (line: string): string | undefined =>
  (RULE.exec(line) ?? HEADING_RULE.exec(line) ?? ROW_RULE.exec(line))?.[1];

function pieces(lines: readonly string[], ids: Ids): Piece[] {
  const found: Piece[] = [];
  let html: string[] = [];
  let figures: Shown[] = [];
  const close = (): void => {
    if (html.length) found.push({ html: html.join('\n') });
    if (figures.length) found.push({ figures });
    [html, figures] = [[], []];
  };
  for (let at = 0; at < lines.length;) {
    const end = blockEnd(lines, at);
    const figure = FIGURE.exec((lines[at] ?? '').trim());
    if (figure) {
      if (html.length) close();
      const [, caption = '', name = ''] = figure;
      figures.push({ figure: name, caption: inline(caption, ids), plain: caption });
    } else if ((lines[at] ?? '').trim()) {
      if (figures.length) close();
      html.push(block(lines.slice(at, end), ids));
    }
    at = end;
  }
  close();
  return found;
}

/** Markdown without figures as HTML. */
export const html = (markdown: string, ids: Ids = new Set()): string =>
  pieces(markdown.split('\n'), ids)
    .map((piece) => ('html' in piece ? piece.html : ''))
    .join('\n');

/** `own` is the rule that is told: it is no link to itself. */
function inline(text: string, ids: Ids, own?: string): string {
  return escape(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\(([\w-]+)\.md\)/g, '<a href="#rules">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replaceAll(NAMED, (id) => (ids.has(id) && id !== own ? `<a href="#${id}">${id}</a>` : id));
}

function blockEnd(lines: readonly string[], at: number): number {
  const first = lines[at] ?? '';
  if (first.startsWith('```')) return fence(lines, at);
  if (!first.trim() || first.startsWith('#') || /^---+$/.test(first) || FIGURE.test(first.trim())) return at + 1;
  let end = at + 1;
  const kind = kindOf(first);
  while (end < lines.length) {
    const line = lines[end] ?? '';
    if (!line.trim() || line.startsWith('#') || line.startsWith('```')) break;
    if (kind !== kindOf(line) || /^\s*([-*]|[0-9]+\.) /.test(line)) break;
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
const isQuote = (line: string): boolean => line.startsWith('>');
const kindOf = (line: string): string => (isRow(line) ? 'row' : isQuote(line) ? 'quote' : 'text');

function block(lines: readonly string[], ids: Ids): string {
  const first = lines[0] ?? '';
  const text = lines.map((line) => line.trim()).join(' ');
  if (!first.trim() || first.startsWith('<!--')) return '';
  if (/^---+$/.test(first)) return '<hr>';
  if (first.startsWith('```')) return `<pre tabindex="0"><code>${escape(lines.slice(1, -1).join('\n'))}</code></pre>`;
  if (first.startsWith('#')) return heading(first);
  if (isRow(first)) return table(lines, ids);
  if (isQuote(first)) return quote(lines, ids);
  const item = /^(\s*)(?:[-*]|([0-9]+)\.) (.*)$/s.exec([first, ...lines.slice(1).map((line) => line.trim())].join(' '));
  if (!item) return `<p>${inline(text, ids)}</p>`;
  const id = RULE.exec(first)?.[1];
  const depth = `${item[2] ? ' numbered' : ''}${(item[1] ?? '').length > 1 ? ' deep' : ''}`;
  const said = `${item[2] ? `${item[2]}. ` : ''}${inline(item[3] ?? '', ids, id)}`;
  return `<p class="${id ? 'item' : 'point'}${depth}"${named(id)}>${id ? linked(said, id) : said}</p>`;
}

const named = (id: string | undefined): string => (id ? ` id="${id}" tabindex="-1"` : '');

/** The number of a rule is a link to it, to be copied. */
const linked = (html: string, id: string): string =>
  html.replace(`<strong>${id}`, `<strong><a class="id" href="#${id}">${id}</a>`);

/** An example folds out: "> **Example.** Your token …". */
function quote(lines: readonly string[], ids: Ids): string {
  const text = lines.map((line) => line.replace(/^>\s?/, '').trim()).join(' ');
  const example = /^\*\*([^*]+?)[.:\s]*\*\*\s*(.*)$/s.exec(text);
  if (!example) return `<blockquote><p>${inline(text, ids)}</p></blockquote>`;
  const [, title = '', rest = ''] = example;
  return `<details class="example"><summary>${inline(title, ids)}</summary><p>${inline(rest, ids)}</p></details>`;
}

const plain = (heading: string): string => heading.replace(/^#+\s*/, '').replaceAll(/[*`]/g, '');

/** A chapter can be gone to, also if it is no rule. */
function headingId(line: string): string | undefined {
  const rule = HEADING_RULE.exec(line)?.[1];
  const slug = () =>
    plain(line)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return rule ?? (line.startsWith('## ') ? slug() : undefined);
}

function heading(line: string): string {
  const level = Math.min(6, /^#+/.exec(line)?.[0].length ?? 1);
  return `<h${level}${named(headingId(line))}>${inline(line.replace(/^#+\s*/, ''), new Set())}</h${level}>`;
}

function table(lines: readonly string[], ids: Ids): string {
  const rows = lines.filter((line) => !/^\s*\|[\s:|-]+\|\s*$/.test(line));
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => inline(cell.trim(), ids, ROW_RULE.exec(line)?.[1]));
  const row = (line: string, tag: string) =>
    `<tr${named(ROW_RULE.exec(line)?.[1])}>${cells(line)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`;
  const [head = '', ...body] = rows;
  return `<div class="table" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${body.map((line) => row(line, 'td')).join('')}</tbody></table></div>`;
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
