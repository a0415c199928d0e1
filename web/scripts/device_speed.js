// How fast the page is without a server: bytes, starts, and decisions a second of random games, in chromium.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { ARGS, browserPath } from '../e2e/kit.js';

const STATIC = resolve(import.meta.dirname, '..', '..', 'src', 'ludoteca', 'server', 'static');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const SECONDS = 5;

const files = createServer((request, response) => {
  const path = new URL(request.url, 'http://here').pathname;
  const file = join(STATIC, path === '/' ? 'index.html' : path);
  try {
    const body = readFileSync(file);
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => files.listen(0, '127.0.0.1', done));
const url = `http://127.0.0.1:${files.address().port}/`;

const [version] = readdirSync(join(STATIC, 'engine'));
const engine = join(STATIC, 'engine', version);
const names = readdirSync(engine).filter((name) => /\.(pack|js)$/.test(name));
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
for (const name of names) console.log(name, megabytes(statSync(join(engine, name)).size));
console.log('engine', megabytes(names.reduce((sum, name) => sum + statSync(join(engine, name)).size, 0)));

const browser = await chromium.launch({ executablePath: browserPath(), args: ARGS });
const page = await (await browser.newContext()).newPage();
const since = async (what, work) => {
  const begun = performance.now();
  await work();
  console.log(what, Math.round(performance.now() - begun), 'ms');
};
const board = () => page.waitForSelector('[data-can]', { timeout: 120_000 });
await since('first visit, games shown', async () => {
  await page.goto(url);
  await page.waitForSelector('[data-play=dokmus]');
});
await since('first game, from the click to the first choice', async () => {
  await page.click('[data-play=dokmus]');
  await board();
});
await page.waitForTimeout(8000);
for (let k = 0; k < 3; k += 1)
  await since('again, from opening the page to the first choice', async () => {
    await page.reload();
    await board();
  });

/** Random games in a worker: what Python alone does. */
const PLAYOUTS = `
import time
from ludoteca.core import Seeded, shelf
def rate(game, players, seconds=${SECONDS}):
    box, chance, decisions = shelf.box(game), Seeded(1), 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        position = box.new(players, box.settle(players, {}), chance)
        while position.seat is not None:
            moves = position.moves()
            position.play(moves[chance.below(len(moves))], chance)
            decisions += 1
    return round(decisions / seconds)
[(game, rate(game, 2)) for game in shelf.names()]
`;
const told = await page.evaluate(
  ([here, python]) =>
    new Promise((done, failed) => {
      const code = `
        const { fetch } = self;
        const unpack = async (name, type) => new Response(
          (await fetch(${JSON.stringify(here)} + name)).body.pipeThrough(new DecompressionStream('gzip')),
          { headers: { 'Content-Type': type } });
        self.fetch = (url, options) => String(url).endsWith('.wasm') ? unpack('python.pack', 'application/wasm')
          : String(url).endsWith('stdlib.zip') ? unpack('library.pack', 'application/zip') : fetch(url, options);
        const { loadPyodide } = await import(${JSON.stringify(here)} + 'pyodide.js');
        const { default: createPyodideModule } = await import(${JSON.stringify(here)} + 'pyodide.asm.js');
        const python = await loadPyodide({ indexURL: ${JSON.stringify(here)}, createPyodideModule });
        const ours = await (await unpack('ludoteca.pack', 'application/zip')).arrayBuffer();
        python.unpackArchive(ours, 'zip', { extractDir: '/lib/python3.14/site-packages' });
        postMessage(String(python.runPython(${JSON.stringify(python)})));`;
      const worker = new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), { type: 'module' });
      worker.onmessage = ({ data }) => done(data);
      worker.onerror = ({ message }) => failed(new Error(message));
    }),
  [`${url}engine/${version}/`, PLAYOUTS],
);
console.log('decisions a second, two players:', told);
await browser.close();
files.close();
