import { afterEach, describe, expect, it, vi } from 'vitest';
import { Master } from '../src/engine/master';
import { prefetch } from '../src/engine/prefetch';

const ROOT = 'https://play.example/games/';
const job = (level: number) =>
  JSON.stringify({ do: 'think', with: { level, game: 'dokmus', view: { players: 2 }, legal: [], seed: 1 } });

afterEach(() => vi.unstubAllGlobals());

describe('level 6 on this device', () => {
  const work = vi.fn(() => '{"result":["pass"]}');
  const master = new Master({} as ConstructorParameters<typeof Master>[0], ROOT, work);

  it('is not fetched for other levels', async () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    expect(await master.do(job(5))).toBe('{"result":["pass"]}');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('answers nothing where its network cannot be fetched, so that another level plays', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    work.mockClear();
    expect(await master.do(job(6))).toBe('{}');
    expect(work).not.toHaveBeenCalled();
  });

  it.each([true, false])('is there without a network where the page is installed (%j)', async (installed) => {
    const add = vi.fn(() => Promise.resolve());
    vi.stubGlobal('caches', { open: () => Promise.resolve({ match: () => Promise.resolve(undefined), add }) });
    await prefetch(ROOT, installed);
    const brought = add.mock.calls.flat().some((file) => String(file).endsWith('/master-dokmus-2.onnx'));
    expect(brought).toBe(installed);
  });
});
