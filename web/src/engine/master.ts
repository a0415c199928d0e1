/** Level 6 on this device: its network comes when a bot of that level is first to decide. */
import type { PyodideInterface } from 'pyodide';
import type { PyBuffer } from 'pyodide/ffi';
import type { Job } from './messages';
import { ready, type Run, started } from './network';
import { folder } from './python';

const LEVEL = 6;
/** The answer to a job for which the network cannot be fetched. */
const NOTHING = '{}';

interface Row {
  getBuffer(kind: 'f32'): PyBuffer;
}

async function bytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Does the jobs of a Python, those of level 6 too. */
export class Master {
  readonly #runs = new Map<string, Run>();

  constructor(
    private readonly python: PyodideInterface,
    private readonly root: string,
    private readonly work: (job: string) => string,
  ) {}

  async do(job: string): Promise<string> {
    return (await this.#prepare(job)) ? this.work(job) : NOTHING;
  }

  /** Brings what a job needs; whether it is here. */
  async #prepare(job: string): Promise<boolean> {
    const { level, view, game } = (JSON.parse(job) as Job).with as {
      level?: number;
      game?: string;
      view?: { players: number };
    };
    if (level !== LEVEL || !view) return true;
    const name = `master-${game}-${view.players}.onnx`;
    if (this.#runs.has(name)) return true;
    const here = folder(this.root);
    const brought = await Promise.all([bytes(here + name), bytes(`${here}kernel.wasm`)]).catch(() => null);
    if (!brought) return false;
    const [file, kernel] = brought;
    if (!this.#runs.size) {
      const begin = this.python.runPython('from ludoteca.local.networks import run_with; run_with') as (
        opens: (name: string) => (row: Row) => ReturnType<Run>,
      ) => void;
      begin((wanted) => (row) => {
        const seen = row.getBuffer('f32');
        try {
          return (this.#runs.get(wanted) as Run)(seen.data as Float32Array);
        } finally {
          seen.release();
        }
      });
    }
    this.#runs.set(name, ready(file, await started(kernel)));
    return true;
  }
}
