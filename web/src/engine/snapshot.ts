/**
 * Python's memory with everything imported, kept on this device after the first start: the next one takes a third of the time.
 *
 * It fits one engine only and lies beside its files, where the service worker tidies up.
 */
const name = (version: string): string => `ludoteca-engine-${version}`;
const address = (folder: string): string => `${folder}snapshot.pack`;

export async function find(version: string, folder: string): Promise<Uint8Array | null> {
  if (!globalThis.caches || !(await caches.has(name(version)))) return null;
  const found = await (await caches.open(name(version))).match(address(folder));
  if (!found?.body) return null;
  return new Uint8Array(await new Response(found.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}

export async function keep(version: string, folder: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!globalThis.caches) return;
  const packed = new Blob([memory]).stream().pipeThrough(new CompressionStream('gzip'));
  await (await caches.open(name(version))).put(address(folder), new Response(packed));
}

/** One with which Python does not start is of no use. */
export async function drop(version: string, folder: string): Promise<void> {
  await (await caches.open(name(version))).delete(address(folder));
}
