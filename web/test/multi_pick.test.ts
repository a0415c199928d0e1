import { describe, expect, it } from 'vitest';
import { complete, type MultiPick, nameable, ordered, unnamed } from '../src/lib/multi_pick';

const due: MultiPick = { verb: 'pay', due: 3, pieces: ['pig', 'cloud', 'cloud', 'raft'] };

describe('gathering', () => {
  it('offers each kind as long as there is one left, whatever was named before', () => {
    expect(nameable(due, [])).toEqual(['pay pig', 'pay cloud', 'pay raft']);
    expect(nameable(due, ['raft'])).toEqual(['pay pig', 'pay cloud']);
    expect(nameable(due, ['cloud', 'cloud'])).toEqual(['pay pig', 'pay raft']);
  });

  it('offers nothing more when all are named', () => {
    expect(complete(due, ['raft', 'cloud'])).toBe(false);
    expect(complete(due, ['raft', 'cloud', 'pig'])).toBe(true);
    expect(nameable(due, ['raft', 'cloud', 'pig'])).toEqual([]);
  });

  it('plays them in the order of the record', () => {
    expect(ordered(due, ['raft', 'cloud', 'pig'])).toEqual(['pay pig', 'pay cloud', 'pay raft']);
  });

  it('passes advice on, less what is named', () => {
    const line = ['pay pig', 'pay cloud', 'pay cloud', 'stop'];
    expect(unnamed(due, [], line)).toBe('pay pig');
    expect(unnamed(due, ['cloud', 'pig'], line)).toBe('pay cloud');
    expect(unnamed(due, ['cloud', 'pig', 'cloud'], line)).toBeNull();
  });
});
