import { beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '../src/lib/api';
import type { Wire } from '../src/lib/host';
import { type Health, Live, type Timer } from '../src/lib/live';
import type { News, Presence } from '../src/lib/messages';
import type { Refusal } from '../src/protocol';

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  constructor(readonly url: string) {}
  send = (text: string) => void this.sent.push(JSON.parse(text) as Record<string, unknown>);
  close = () => this.onclose?.({ code: 1000, reason: '' });
  say = (message: unknown) => this.onmessage?.({ data: JSON.stringify(message) });
}

let wires: FakeWire[];
let timers: { work: () => void; ms: number; live: boolean }[];
let healths: Health[];
let news: News[];
let present: string[][];
let unasked: string[];
let live: Live;
const wire = () => wires.at(-1) as FakeWire;
const open = (table: string, seat: number | null, have: number) => (
  wires.push(new FakeWire(`${table}?seat=${seat}&have=${have}`)),
  wire()
);
const timer: Timer = {
  later: (work, ms) => (timers.push({ work, ms, live: true }), timers.at(-1)),
  cancel: (handle) => handle && ((handle as { live: boolean }).live = false),
};
const pass = () => timers.splice(0).forEach((timer) => timer.live && timer.work());
const line = (number: number) => ({ line: number, kind: 'move', at: 0, ply: number });

beforeEach(() => {
  [wires, timers, healths, news, present, unasked] = [[], [], [], [], [], []];
  const hear = {
    news: (one: News) => news.push(one),
    health: (health: Health) => healths.push(health),
    presence: ({ here }: Presence) => present.push(here),
    refused: ({ reason }: Refusal) => unasked.push(reason),
  };
  live = new Live('t1', 0, hear, open, timer);
});

describe('the live connection', () => {
  it('tells who is there, and knows of nobody after a break', () => {
    wire().onopen?.();
    wire().say({ type: 'presence', here: ['ben'], away: {} });
    wire().onclose?.({ code: 1006, reason: '' });
    expect(present).toEqual([[], ['ben']]);
    live.retry();
    wire().onopen?.();
    expect(present.at(-1)).toEqual([]);
  });

  it('says that nobody looks, again after a break', () => {
    wire().onopen?.();
    expect(wire().sent).toEqual([]);
    live.visibility(false);
    expect(wire().sent).toEqual([{ type: 'visibility', on: false }]);
    wire().onclose?.({ code: 1006, reason: '' });
    pass();
    wire().onopen?.();
    expect(wire().sent).toEqual([{ type: 'visibility', on: false }]);
    live.visibility(true);
    expect(wire().sent).toHaveLength(2);
  });

  it('tells of what went wrong and nobody had asked for', () => {
    wire().onopen?.();
    wire().say({ type: 'refused', id: '', refusal: { rule: 'table', reason: 'not-stored' } });
    expect(unasked).toEqual(['not-stored']);
  });

  it('asks for everything first, and for what is new after a break', () => {
    expect(wire().url).toContain('t1?seat=0&have=-1');
    wire().onopen?.();
    wire().say({ type: 'news', lines: [line(0), line(1)], state: { eyes: 0 } });
    expect(news).toHaveLength(1);
    wire().onclose?.({ code: 1006, reason: '' });
    expect(healths).toEqual(['live', 'away']);
    pass();
    expect(wire().url).toContain('have=1');
  });

  it('keeps a move over a break and sends it again, for the same position', async () => {
    wire().onopen?.();
    const answer = live.ask({ type: 'move', seat: 0, move: 'place c7', ply: 4 });
    expect(wire().sent).toHaveLength(1);
    wire().onclose?.({ code: 1006, reason: '' });
    pass();
    expect(wire().sent).toHaveLength(0);
    wire().onopen?.();
    expect(wire().sent).toEqual([{ type: 'move', seat: 0, move: 'place c7', ply: 4, id: '1' }]);
    wire().say({ type: 'done', id: '1', line: 9 });
    expect(await answer).toBe(9);
    wire().onclose?.({ code: 1006, reason: '' });
    pass();
    wire().onopen?.();
    expect(wire().sent).toEqual([]);
  });

  it('keeps a move that was made while the server is away', () => {
    wire().onclose?.({ code: 1006, reason: '' });
    void live.ask({ type: 'move', seat: 0, move: 'end', ply: 1 });
    expect(live.unanswered).toBe(1);
    pass();
    wire().onopen?.();
    expect(wire().sent).toMatchObject([{ move: 'end' }]);
  });

  it('passes a refusal on', async () => {
    wire().onopen?.();
    const answer = live.ask({ type: 'back', seat: 0 });
    wire().say({ type: 'refused', id: '1', refusal: { rule: 'table', reason: 'stale' } });
    await expect(answer).rejects.toThrow(Refused);
    expect(live.unanswered).toBe(0);
  });

  it('waits longer after every failure, but not for ever', () => {
    const waits: number[] = [];
    for (let k = 0; k < 7; k += 1) {
      wire().onclose?.({ code: 1006, reason: '' });
      waits.push(timers.at(-1)?.ms ?? 0);
      pass();
    }
    expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
    expect(waits.at(-1)).toBe(8000);
  });

  it('gives up where the server says that it is of no use', () => {
    wire().onclose?.({ code: 4404, reason: 'no-such-table' });
    expect(healths).toEqual(['gone']);
    expect(wires).toHaveLength(1);
    pass();
    expect(wires).toHaveLength(1);
  });

  it('takes a silent line for dead', () => {
    wire().onopen?.();
    pass();
    expect(healths).toEqual(['live', 'away']);
  });

  it('looks through other eyes and hears the whole story again', () => {
    wire().onopen?.();
    wire().say({ type: 'news', lines: [line(0)], state: { eyes: 0 } });
    live.look(1);
    expect(wire().sent).toEqual([{ type: 'look', seat: 1, have: -1 }]);
    wire().say({ type: 'news', lines: [line(1)], state: { eyes: 0 } });
    wire().say({ type: 'news', lines: [line(2)] });
    expect(news).toHaveLength(1);
    wire().onclose?.({ code: 1006, reason: '' });
    pass();
    expect(wire().url).toContain('seat=1&have=-1');
  });

  it('looks through the eyes chosen while it was connecting', () => {
    live.look(1);
    expect(wire().url).toContain('seat=0');
    wire().onopen?.();
    expect(wire().sent).toEqual([{ type: 'look', seat: 1, have: -1 }]);
  });

  it('looks on as a spectator where the seat is lost, and hears the whole story when it is back', () => {
    wire().onopen?.();
    wire().say({ type: 'news', lines: [line(0)], state: { eyes: 0 } });
    wire().say({ type: 'news', lines: [line(0), line(1)], state: { eyes: null } });
    wire().say({ type: 'news', lines: [line(2)] });
    expect(news).toHaveLength(3);
    wire().onclose?.({ code: 1006, reason: '' });
    pass();
    expect(wire().url).toContain('seat=0&have=-1');
  });

  it('never hears what the eyes before saw once it looks as a spectator', () => {
    wire().onopen?.();
    live.look(1);
    live.look(null);
    wire().say({ type: 'news', lines: [line(0)], state: { eyes: 1 } });
    expect(news).toHaveLength(0);
    wire().say({ type: 'news', lines: [line(0)], state: { eyes: null } });
    expect(news).toHaveLength(1);
  });
});
