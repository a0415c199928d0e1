// Writes the service worker of a built page: scripts/sw.js with the list of its files, under a name that changes with them.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Kept when they are first needed: Python and networks, which are large, and the picture of shared links, which no page shows. */
const LATER = /\.(pack|map|onnx|wasm)$|pyodide[^/]*$|preview\.png|robots\.txt|size\.json|^sw\.js$/;

export function serviceWorker(engine) {
  let folder;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      const found = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
      const paths = found.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'));
      const files = paths.filter((path) => !LATER.test(path) && path !== 'index.html').sort();
      const hash = createHash('sha256');
      for (const path of [...files, 'index.html']) hash.update(path).update(readFileSync(join(folder, path)));
      const text = readFileSync(join(import.meta.dirname, 'sw.js'), 'utf8')
        .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 12)))
        .replace("'ENGINE'", JSON.stringify(engine.version))
        .replace('[/* FILES */]', JSON.stringify(['./', ...files]));
      writeFileSync(join(folder, 'sw.js'), text);
    },
  };
}
