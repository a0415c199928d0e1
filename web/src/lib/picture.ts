/** A position as a picture, made from the board's own drawing: what the page says by style sheets is written into the SVG, so that it looks
 * the same anywhere. */
import { flushSync, mount, tick, unmount } from 'svelte';
import type { BoardModule, BoardProps } from '../boards/contract';

const SVG = 'http://www.w3.org/2000/svg';
/** Pixels of the longer side. */
export const SIZE = 1200;

/** What a drawing inherits, and what each element has of its own, with the value that needs no word. */
const INHERITED: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-opacity': '1',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0px',
  'paint-order': 'normal',
  'text-anchor': 'start',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'font-style': 'normal',
  'letter-spacing': 'normal',
  visibility: 'visible',
};
const OWN: Readonly<Record<string, string>> = {
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'clip-path': 'none',
  mask: 'none',
  filter: 'none',
  'dominant-baseline': 'auto',
};
const DRAWN =
  /^(x|y|[cdr]|[cr][xy]|[xy][12]|d|width|height|points|offset|viewBox|preserveAspectRatio|id|href|dx|dy|.*Units|.*Transform|f[xyr]|fill|stroke|stroke-width|opacity|stop-color|transform|clip-path|mask)$/;
/** Elements that are never painted where they stand. */
const DEFINED = new Set([
  'defs',
  'pattern',
  'clippath',
  'lineargradient',
  'radialgradient',
  'stop',
  'mask',
  'symbol',
  'marker',
]);

/** Draws a board out of sight, takes what it draws, and takes the board away again. */
export async function picture(board: BoardModule, given: BoardProps, size = SIZE): Promise<string> {
  const shape = board.shape(given.view, true);
  const [width, height] = shape > 1 ? [size, Math.round(size / shape)] : [Math.round(size * shape), size];
  const stage = document.createElement('div');
  stage.inert = true;
  stage.style.cssText = `position: fixed; left: -99999px; top: 0; width: ${width}px; height: ${height}px;`;
  document.body.append(stage);
  const drawn = mount(board.Board, { target: stage, props: { ...given, alone: true, motion: false } });
  try {
    flushSync();
    await tick();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return serialized(stage, width, height);
  } finally {
    void unmount(drawn);
    stage.remove();
  }
}

function serialized(stage: HTMLElement, width: number, height: number): string {
  const whole = document.createElementNS(SVG, 'svg');
  whole.setAttribute('xmlns', SVG);
  whole.setAttribute('viewBox', `0 0 ${width} ${height}`);
  whole.setAttribute('width', String(width));
  whole.setAttribute('height', String(height));
  const ground = document.createElementNS(SVG, 'rect');
  ground.setAttribute('width', String(width));
  ground.setAttribute('height', String(height));
  ground.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  whole.append(ground);
  const sheets = [...stage.querySelectorAll<SVGSVGElement>('svg')].filter(
    (sheet) => !sheet.parentElement?.closest('svg') && sheet.getBoundingClientRect().width > width / 2,
  );
  if (sheets.length) for (const sheet of sheets) whole.append(placed(sheet, stage));
  else whole.append(foreign(stage, width, height));
  return new XMLSerializer().serializeToString(whole);
}

/** A sheet of a board at its place in the picture. */
function placed(sheet: SVGSVGElement, stage: HTMLElement): Element {
  const [box, frame] = [sheet.getBoundingClientRect(), stage.getBoundingClientRect()];
  const copy = copied(sheet, {}) as Element;
  for (const [name, value] of Object.entries({
    x: box.x - frame.x,
    y: box.y - frame.y,
    width: box.width,
    height: box.height,
  }))
    copy.setAttribute(name, String(Math.round(value)));
  return copy;
}

/** An element with its style as attributes; null where it is not painted. */
function copied(element: Element, above: Readonly<Record<string, string>>): Element | null {
  const style = getComputedStyle(element);
  const defined = DEFINED.has(element.tagName.toLowerCase());
  if (!defined && (style.display === 'none' || style.opacity === '0')) return null;
  const copy = document.createElementNS(SVG, element.tagName);
  for (const { name, value } of element.attributes) if (DRAWN.test(name)) copy.setAttribute(name, value);
  const inherited = { ...above };
  for (const [name, plain] of Object.entries(INHERITED)) {
    const value = style.getPropertyValue(name);
    if (value !== (above[name] ?? plain)) copy.setAttribute(name, value);
    else copy.removeAttribute(name);
    inherited[name] = value;
  }
  for (const [name, plain] of Object.entries(OWN)) {
    const value = style.getPropertyValue(name).replaceAll(/url\("?[^"#)]*#([^")]+)"?\)/g, 'url(#$1)');
    if (value !== plain) copy.setAttribute(name, value);
    else copy.removeAttribute(name);
  }
  moved(element, style, copy);
  for (const child of element.childNodes) {
    if (child instanceof Element) copy.append(...[copied(child, inherited)].filter((one) => one !== null));
    else if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) copy.append(child.textContent);
  }
  return copy;
}

/** A movement that a style sheet says, around its origin, as an attribute. */
function moved(element: Element, style: CSSStyleDeclaration, copy: Element): void {
  if (style.transform === 'none' || element.tagName === 'svg') return copy.removeAttribute('transform');
  const [x = 0, y = 0] = style.transformOrigin.split(' ').map(parseFloat);
  const box = style.transformBox === 'fill-box' ? (element as SVGGraphicsElement).getBBox() : { x: 0, y: 0 };
  const around = new DOMMatrix().translate(x + box.x, y + box.y).multiply(new DOMMatrix(style.transform));
  const { a, b, c, d, e, f } = around.translate(-x - box.x, -y - box.y);
  copy.setAttribute('transform', `matrix(${[a, b, c, d, e, f].map((part) => Number(part.toFixed(4))).join(' ')})`);
}

/** A board that is not drawn but laid out by the browser, whole. */
function foreign(stage: HTMLElement, width: number, height: number): Element {
  const frame = document.createElementNS(SVG, 'foreignObject');
  frame.setAttribute('width', String(width));
  frame.setAttribute('height', String(height));
  const copy = stage.cloneNode(true) as HTMLElement;
  copy.style.cssText = `width: ${width}px; height: ${height}px;`;
  const [originals, copies] = [stage, copy].map((top) => [...top.querySelectorAll<HTMLElement>('*')]);
  originals?.forEach((original, at) => {
    const style = getComputedStyle(original);
    copies?.[at]?.setAttribute('style', [...style].map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
  });
  frame.append(copy);
  return frame;
}

/** The faces in which the page writes, as part of a picture: a picture loads nothing. */
export async function fontFaces(): Promise<string> {
  const used = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(keyOf));
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const wanted = rules.flatMap((rule) =>
    rule instanceof CSSFontFaceRule && used.has(ruleKey(rule.style)) ? [rule] : [],
  );
  return (await Promise.all(wanted.map(embedded))).join('\n');
}

const bare = (text: string) => text.replaceAll(/["'\s]/g, '').toLowerCase();
const keyOf = ({ family, weight, style, unicodeRange }: FontFace) =>
  bare(`${family}|${weight}|${style}|${unicodeRange}`);
function ruleKey(style: CSSStyleDeclaration): string {
  const value = (name: string, plain: string) => style.getPropertyValue(name) || plain;
  return bare(
    `${value('font-family', '')}|${value('font-weight', 'normal')}|${value('font-style', 'normal')}|${value('unicode-range', 'U+0-10FFFF')}`,
  );
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\("?([^")]+\.woff2)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (!address) return '';
  const file = await (await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href))).blob();
  const data = await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(file);
  });
  return rule.cssText.replace(/src:[^;]+;/, `src: url("${data}") format("woff2");`);
}

/** The same picture with the faces it is written in. */
export const withFaces = (svg: string, faces: string): string =>
  faces ? svg.replace('>', `><style>${faces}</style>`) : svg;

/** A picture on a canvas. */
export async function painted(svg: string): Promise<HTMLCanvasElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(image, 0, 0);
  return canvas;
}

export async function png(svg: string): Promise<Blob> {
  const canvas = await painted(svg);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}
