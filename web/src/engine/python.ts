/** Starts Python in a worker. Its parts come compressed, so that any web server will do, and are unpacked here. */
import type { PyodideInterface } from 'pyodide';
import * as snapshot from './snapshot';

declare const __ENGINE__: {
  readonly version: string;
  readonly sizes: Readonly<Record<string, number>>;
  readonly networks: readonly string[];
};

export const { version } = __ENGINE__;

export type OnProgress = (loaded: number, total: number) => void;

/** The folder of the engine that this page was built with. */
export const folder = (root: string): string => new URL(`engine/${version}/`, root).href;

/** Every file that the engine needs to start. */
export const files = (root: string): string[] =>
  [...Object.keys(__ENGINE__.sizes), 'pyodide.js', 'pyodide.asm.js', 'pyodide-lock.json'].map(
    (name) => folder(root) + name,
  );

/** What level 6 needs besides. */
export const networks = (root: string): string[] => __ENGINE__.networks.map((name) => folder(root) + name);

const { fetch } = globalThis;

/** Fetches the parts at once, tells how far they are, and hands each out unpacked. */
class Parts {
  #loaded = 0;
  readonly #total = Object.values(__ENGINE__.sizes).reduce((sum, size) => sum + size, 0);
  readonly #coming = new Map<string, Promise<Response>>();

  constructor(
    private readonly folder: string,
    private readonly progress: OnProgress,
  ) {
    for (const name of Object.keys(__ENGINE__.sizes)) this.#coming.set(name, this.#fetch(name));
  }

  async #fetch(name: string): Promise<Response> {
    const response = await fetch(this.folder + name);
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, out) => {
        this.#loaded += chunk.length;
        this.progress(this.#loaded, this.#total);
        out.enqueue(chunk);
      },
    });
    const unpacked = response.body.pipeThrough(count).pipeThrough(new DecompressionStream('gzip'));
    return new Response(unpacked, {
      headers: { 'Content-Type': name === 'python.pack' ? 'application/wasm' : 'application/zip' },
    });
  }

  take(name: string): Promise<Response> {
    return this.#coming.get(name) ?? Promise.reject(new Error(name));
  }
}

/** What is imported before the memory is kept. No object of the page may be known to Python then. */
const EVERYTHING = `
import ludoteca.local.host, ludoteca.local.jobs
from ludoteca.core import shelf
shelf.names()
`;
/** A memory that is kept has its random numbers in it. */
const NEW_LUCK = 'import random; random.seed()';
/** Milliseconds after a start; by then the board is drawn. */
const QUIET = 4000;

type Options = NonNullable<Parameters<typeof import('pyodide').loadPyodide>[0]>;

interface Snapshots {
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** Python with our packages in it. Whoever starts it first on a device may `keep` its memory for the next start. */
export async function startPython(
  root: string,
  progress: OnProgress = () => {},
  keep = false,
): Promise<PyodideInterface> {
  const here = folder(root);
  const parts = new Parts(here, progress);
  const packed: Record<string, string> = { 'pyodide.asm.wasm': 'python.pack', 'python_stdlib.zip': 'library.pack' };
  // Pyodide asks for two files that are here in a packed form.
  globalThis.fetch = (wanted, options) => {
    const part = packed[String(wanted).slice(here.length)];
    return part ? parts.take(part) : fetch(wanted, options);
  };
  const [{ loadPyodide }, { default: createPyodideModule }, kept] = await Promise.all([
    import(/* @vite-ignore */ `${here}pyodide.js`) as Promise<typeof import('pyodide')>,
    import(/* @vite-ignore */ `${here}pyodide.asm.js`) as Promise<{
      default: NonNullable<Options['createPyodideModule']>;
    }>,
    snapshot.find(version, here).catch(() => null),
  ]);
  const memory = kept ? { _loadSnapshot: kept } : keep ? { _makeSnapshot: true } : {};
  const python = await loadPyodide({ indexURL: here, createPyodideModule, ...memory } as Options).catch(
    async (error: unknown) => {
      if (kept) await snapshot.drop(version, here);
      throw error;
    },
  );
  globalThis.fetch = fetch;
  const ours = await (await parts.take('ludoteca.pack')).arrayBuffer();
  python.unpackArchive(ours, 'zip', { extractDir: '/lib/python3.14/site-packages' });
  python.runPython(kept ? NEW_LUCK : EVERYTHING);
  if (keep && !kept) {
    const made = (python as unknown as Snapshots).makeMemorySnapshot();
    setTimeout(() => void snapshot.keep(version, here, made).catch(() => undefined), QUIET);
  }
  return python;
}
