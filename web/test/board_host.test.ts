import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../src/lib/api';
import { boardHost } from '../src/lib/board_host';

const here = vi.hoisted(() => ({ open: vi.fn(() => Promise.resolve({ record: 'from this device' })) }));
vi.mock('../src/engine/device', () => ({ deviceBoard: here }));
afterEach(() => vi.unstubAllGlobals());

describe('an analysis board whose server cannot be reached', () => {
  it('is answered by this device', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const answers = await boardHost(false);
    expect(await answers.open('a record')).toEqual({ record: 'from this device' });
    expect(here.open).toHaveBeenCalledWith('a record');
  });

  it('keeps what the server refuses', async () => {
    here.open.mockClear();
    const body = JSON.stringify({ refusal: { rule: 'record', reason: 'broken' } });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 422 })));
    const answers = await boardHost(false);
    await expect(answers.open('no record')).rejects.toBeInstanceOf(Refused);
    expect(here.open).not.toHaveBeenCalled();
  });
});
