import { describe, expect, it, vi } from 'vitest';
import { Analyses } from '../src/engine/analyses';

/** An engine that knows records of two pieces. */
function engine(piece: () => unknown = () => ({ piece: true })) {
  const ask = vi.fn((name: string, given: Readonly<Record<string, unknown>>) => {
    if (name === 'analysis_keys') return Promise.resolve([-1, 0]);
    return Promise.resolve(given.key === undefined ? { whole: given.pieces } : piece());
  });
  return { ask, analyses: new Analyses(ask as never) };
}

const done = (analyses: Analyses, id: string) =>
  vi.waitFor(async () => {
    const found = await analyses.of(id);
    expect(found.status).not.toBe('working');
    return found;
  });

describe('the analysis of a record on a device', () => {
  it('is made piece by piece, and found again', async () => {
    const { ask, analyses } = engine();
    const begun = await analyses.orderRecord('a game', 'quick');
    expect(begun).toMatchObject({ status: 'working', total: 2, table: null });
    const made = await done(analyses, begun.id);
    expect(made).toMatchObject({ status: 'done', done: 2, analysis: { whole: [{ piece: true }, { piece: true }] } });
    const asked = ask.mock.calls.length;
    expect((await analyses.orderRecord('a game', 'quick')).id).toBe(begun.id);
    expect(ask.mock.calls).toHaveLength(asked);
  });

  it('is another one for a seat, and for a closer look', async () => {
    const { ask, analyses } = engine();
    const ids = [
      await analyses.orderRecord('moves', 'quick'),
      await analyses.orderRecord('moves', 'normal'),
      await analyses.orderRecord('moves', 'quick', 1),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    await Promise.all(ids.map((id) => done(analyses, id)));
    expect(ask).toHaveBeenCalledWith('analyse', { record: 'moves', seat: 1, thoroughness: 'quick', key: 0 });
  });

  it('is gone once it is called off', async () => {
    const { analyses } = engine();
    const { id } = await analyses.orderRecord('called off', 'quick');
    await analyses.callOff(id);
    expect(await analyses.orderRecord('called off', 'quick')).not.toMatchObject({ id });
  });

  it('is made anew where it failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    const { analyses } = engine(() => {
      if (broken) throw new Error('no answer');
      return {};
    });
    const first = await analyses.orderRecord('falters', 'quick');
    expect(await done(analyses, first.id)).toMatchObject({ status: 'failed' });
    broken = false;
    const again = await analyses.orderRecord('falters', 'quick');
    expect(await done(analyses, again.id)).toMatchObject({ status: 'done' });
  });
});
