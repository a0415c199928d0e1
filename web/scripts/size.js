// What a first visit to the home page loads, gzipped; what each board adds; and what it takes to play without a server, as a plain web
// server sends it. Fails above the limits.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT = 150 * 1024;
const ENGINE_LIMIT = 8_000_000;
const root = new URL('../../src/ludoteca/server/static/', import.meta.url);
const size = (name) => {
  const bytes = readFileSync(new URL(name, root));
  return name.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};
const assets = readdirSync(new URL('assets/', root)).map((name) => `assets/${name}`);
const index = readFileSync(new URL('index.html', root), 'utf8');
const entries = [...index.matchAll(/(?:src|href)="\.\/(assets\/[^"]+(?:js|css))"/g)].map((found) => found[1]);

/** Everything that a script imports at once (not lazily). */
function withImports(names, seen = new Set()) {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(new URL(name, root), 'utf8');
    withImports(
      [...text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map((found) => `assets/${found[1]}`),
      seen,
    );
  }
  return seen;
}

const code = [...withImports(entries)];
/** The largest catalogue of a kind: that of the Russian words. */
const largest = (kind) => Math.max(...assets.filter((name) => new RegExp(`/${kind}-.{8}\\.js$`).test(name)).map(size));
const words = largest('common') + largest('web');
const fonts = assets.filter((name) => name.endsWith('.woff2'));
const sum = (names) => names.reduce((total, name) => total + size(name), 0);
const latin = sum(fonts.filter((name) => name.includes('latin')));
const all = sum(fonts);
const base = size('index.html') + size('icon.svg') + sum(code) + words;
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(`first page, English or French: ${kb(base + latin)}; Russian: ${kb(base + all)}; limit ${kb(LIMIT)}`);
console.log(
  `  code and style ${kb(sum(code))}, words ${kb(words)}, Latin fonts ${kb(latin)}, Cyrillic fonts ${kb(all - latin)}`,
);
for (const name of assets.filter((name) => /\/(TableScreen|dokmus|elfenland|tindaya)-.*\.(js|css)$/.test(name)).sort())
  console.log(`  later: ${name} ${kb(size(name))}`);
const [version] = readdirSync(new URL('engine/', root));
const folder = new URL(`engine/${version}/`, root);
const engine = readdirSync(folder)
  .filter((name) => /\.(pack|js)$|lock\.json$/.test(name))
  .reduce((total, name) => total + statSync(new URL(name, folder)).size, 0);
console.log(`engine: ${(engine / 1e6).toFixed(2)} MB; limit ${ENGINE_LIMIT / 1e6} MB`);
if (base + all > LIMIT) console.error('The first page is too large.');
if (engine > ENGINE_LIMIT) console.error('The engine is too large.');
process.exit(base + all > LIMIT || engine > ENGINE_LIMIT ? 1 : 0);
