/** A running game moves between this device and the server: what a table of the one has played goes on at a table of the other. */
import type { NewTable, SeatInfo, TableInfo } from '../protocol';
import * as api from './api';
import { isHere } from './hosts';
import { type Sitter, USUAL_LEVEL } from './setup';
import { served } from './site';
import type { Table } from './table.svelte';

export type Way = 'online' | 'along';

/** Where a running game can move to; null where there is no server, or where other people play. */
export function movable(table: Table): Way | null {
  if (isHere(table.id)) return served ? 'online' : null;
  return others(table.state?.seats ?? [], table.me) ? null : 'along';
}

const others = (seats: readonly SeatInfo[], me: string | null): boolean =>
  seats.some(({ kind, person, resigned }) => kind === 'person' && person !== me && !resigned);

/** Who sits where as it was: me, and computers. */
export const asBefore = (seats: readonly SeatInfo[]): Sitter[] =>
  seats.map(({ kind, label, level }) =>
    kind === 'person'
      ? { who: 'me', label: label ?? null }
      : { who: 'bot', level: (level ?? USUAL_LEVEL) as typeof USUAL_LEVEL },
  );

/** One of us stays, the others at the screen get a link; who plays alone gets a friend in the place of the first computer. */
export function withFriend(seats: readonly SeatInfo[]): Sitter[] {
  const before = asBefore(seats);
  const mine = before.findIndex(({ who }) => who === 'me');
  const shared = before.some(({ who }, seat) => who === 'me' && seat !== mine);
  const friend = before.findIndex(({ who }) => who === 'bot');
  return before.map((sitter, seat): Sitter => {
    if (seat === mine) return { who: 'me' };
    return (shared ? sitter.who === 'me' : seat === friend) ? { who: 'link' } : sitter;
  });
}

function wanted(info: TableInfo, seats: readonly Sitter[], record: string): NewTable {
  const { game, away_level, hints } = info;
  const start = seats.every(({ who }) => who === 'me' || who === 'bot');
  return { game, seats: [...seats], away_level: away_level as typeof USUAL_LEVEL, hints, start, record };
}

/** The table of the server at which a game of this device goes on. */
export async function takeOnline(
  info: TableInfo,
  seats: readonly Sitter[],
  meet: () => Promise<unknown>,
): Promise<string> {
  const { wholeRecord } = await import('../engine/device');
  const record = await wholeRecord(info.id);
  await meet();
  return (await api.create(wanted(info, seats, record))).id;
}

/** The table of this device at which a game of the server goes on; the table there ends, so that nobody looks ahead. */
export async function takeAlong(info: TableInfo, seats: readonly SeatInfo[], seat: number): Promise<string> {
  const { device, ready } = await import('../engine/device');
  await ready();
  await api.abandon(info.id, seat);
  const record = await api.record(info.id, null);
  return (await device.create(wanted(info, asBefore(seats), record))).id;
}
