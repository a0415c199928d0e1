// Draws the pictures that devices and previews want as PNG, from our own drawings: icons from public/icon.svg, the preview from the covers.
// Run it after one of them changes: npm run pictures
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';
import { launch } from '../e2e/kit.js';

const file = (path) => new URL(`../${path}`, import.meta.url);
const icon = readFileSync(file('public/icon.svg'), 'utf8');
/** Devices cut a maskable icon to their own shape: the ground fills the square, the drawing stays within the middle four fifths. */
const ground = /fill="(#\w+)"/.exec(icon)[1];
const square = icon.replace(/ rx="\d+"/, '');
const inset = (part) =>
  `<div style="background:${ground};width:100%;height:100%;display:grid;place-items:center"><div style="width:${part}%">${square}</div></div>`;

async function covers() {
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
  try {
    const games = ['dokmus', 'elfenland', 'tindaya'];
    const { render } = await vite.ssrLoadModule('svelte/server');
    const modules = await Promise.all(games.map((game) => vite.ssrLoadModule(`/src/boards/${game}/Cover.svelte`)));
    return modules.map((module) => render(module.default).body);
  } finally {
    await vite.close();
  }
}

const font = readFileSync(file('node_modules/@fontsource/alegreya/files/alegreya-latin-700-normal.woff2')).toString(
  'base64',
);
const preview = (drawings) => `
<style>
  @font-face { font-family: Alegreya; font-weight: 700; src: url(data:font/woff2;base64,${font}) format('woff2'); }
  body { background: #24433f; color: #f4ead5; font: 700 170px Alegreya; display: grid; grid-template-rows: 1fr 300px; }
  h1 { font: inherit; margin: 0; display: flex; align-items: center; justify-content: center; gap: 24px; }
  h1 svg { width: 230px; }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6px; min-height: 0; }
  div svg { width: 100%; height: 100%; display: block; }
</style>
<h1>${square}Ludoteca</h1><div>${drawings.join('')}</div>`;

const browser = await launch();

async function draw(body, width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<!doctype html><style>html, body { margin: 0; height: 100%; background: transparent } svg { display: block }</style><body>${body}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

/** An .ico file that holds PNGs. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, data }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([head, ...pictures.map(({ data }) => data)]);
}

const save = (name, data) => {
  writeFileSync(file(`public/${name}`), data);
  console.log(`${name}: ${(data.length / 1024).toFixed(1)} KB`);
};

try {
  save('icon-180.png', await draw(inset(100), 180, 180));
  save('icon-192.png', await draw(icon, 192, 192));
  save('icon-512.png', await draw(icon, 512, 512));
  save('icon-maskable-512.png', await draw(inset(80), 512, 512));
  save(
    'favicon.ico',
    ico(await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await draw(icon, size, size) })))),
  );
  save('preview.png', await draw(preview(await covers()), 1200, 630));
} finally {
  await browser.close();
}
