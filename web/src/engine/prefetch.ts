/** Brings the files of the engine into the cache where the service worker (`scripts/sw.js`) looks for them. */
import { files, networks, version } from './python';

/** An installed page plays every level anywhere; another one fetches the networks of level 6 when they are to play. */
export async function prefetch(root: string, installed: boolean): Promise<void> {
  const cache = await caches.open(`ludoteca-engine-${version}`);
  for (const file of [...files(root), ...(installed ? networks(root) : [])])
    if (!(await cache.match(file))) await cache.add(file);
}
