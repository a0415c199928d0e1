// Packs what plays without a server into public/: Python for the browser (Pyodide), its library and our packages, compiled and
// compressed, and the facts of the games that the page shows before any of it is loaded.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { kernel } from './kernel.js';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..', '..');
const python = join(here, '..', 'node_modules', 'pyodide');
const target = join(here, '..', 'public', 'engine');
const networks = join(root, 'src', 'ludoteca', 'bots', 'data');
const locales = join(root, 'src', 'ludoteca', 'locales');
const sources = JSON.parse(readFileSync(join(here, '..', 'sources.json'), 'utf8'));

/** Every file that the engine is made of. */
function* parts() {
  yield* ['engine.py', 'engine.js', 'kernel.js'].map((name) => join(here, name));
  yield join(python, 'package.json');
  const leftOut = sources.left_out.map((folder) => join(root, folder, '/'));
  for (const place of sources.engine.map((name) => join(root, name)))
    for (const path of files(place))
      if (!path.includes('__pycache__') && !leftOut.some((folder) => path.startsWith(folder))) yield path;
}

const files = (place) =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => join(file.parentPath, file.name));

const hash = createHash('sha256');
for (const file of [...parts()].sort()) hash.update(file.slice(root.length)).update(readFileSync(file));
const version = hash.digest('hex').slice(0, 12);
const folder = join(target, version);
if (!existsSync(join(folder, 'size.json'))) await build();

async function build() {
  const { loadPyodide } = await import('pyodide');
  const py = await loadPyodide();
  py.FS.mkdirTree('/repository');
  py.FS.mount(py.FS.filesystems.NODEFS, { root }, '/repository');
  py.FS.writeFile('/stdlib.zip', new Uint8Array(readFileSync(join(python, 'python_stdlib.zip'))));
  py.runPython(readFileSync(join(here, 'engine.py'), 'utf8'));
  const shelf = py.runPython("build(Path('/repository'))").toJs();
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(folder, 'shelf'), { recursive: true });
  const pack = (name, bytes) => writeFileSync(join(folder, name), gzipSync(bytes, { level: 9 }));
  pack('library.pack', py.FS.readFile('/library.zip'));
  pack('ludoteca.pack', py.FS.readFile('/ludoteca.zip'));
  pack('python.pack', readFileSync(join(python, 'pyodide.asm.wasm')));
  // Many web servers know a script by `.js` alone.
  for (const name of ['pyodide', 'pyodide.asm']) copyFileSync(join(python, `${name}.mjs`), join(folder, `${name}.js`));
  writeFileSync(join(folder, 'kernel.wasm'), await kernel());
  for (const name of existsSync(networks) ? readdirSync(networks) : [])
    if (name.endsWith('.onnx')) copyFileSync(join(networks, name), join(folder, name));
  const { info } = JSON.parse(readFileSync(join(python, 'pyodide-lock.json'), 'utf8'));
  writeFileSync(join(folder, 'pyodide-lock.json'), JSON.stringify({ info, packages: {} }));
  for (const [name, text] of Object.entries(shelf))
    writeFileSync(join(folder, 'shelf', `${name}.json`), name === 'games' ? named(text) : text);
  const packs = readdirSync(folder).filter((name) => name.endsWith('.pack'));
  const sizes = packs.map((name) => [name, statSync(join(folder, name)).size]);
  writeFileSync(join(folder, 'size.json'), JSON.stringify(Object.fromEntries(sizes)));
}

/** The games with their names and what they are about, in every language. */
function named(text) {
  const games = JSON.parse(text).map((game) => ({ ...game, names: {}, about: {}, custom_data: false }));
  for (const language of ['en', 'fr', 'ru'])
    for (const game of games) {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(readFileSync(join(locales, language, `${game.key}.ftl`), 'utf8')));
      const say = (id) => bundle.formatPattern(bundle.getMessage(id).value, {});
      [game.names[language], game.about[language]] = [say('game-name'), say('game-about')];
    }
  return JSON.stringify(games);
}

/** Which engine the page is to load, and how much that is; and what level 6 needs besides. */
export const engine = {
  version,
  sizes: JSON.parse(readFileSync(join(folder, 'size.json'), 'utf8')),
  networks: readdirSync(folder).filter((name) => /\.(onnx|wasm)$/.test(name)),
};
