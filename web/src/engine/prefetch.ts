/** Brings the files of the engine into the cache where the service worker (`scripts/sw.js`) looks for them. */
import { files, version } from './python';

export async function prefetch(root: string): Promise<void> {
  const cache = await caches.open(`ludoteca-engine-${version}`);
  for (const file of files(root)) if (!(await cache.match(file))) await cache.add(file);
}
