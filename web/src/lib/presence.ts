/** Whether somebody is at the table, as far as the server knows. */
import type { Presence } from '../protocol';

export const NOBODY: Presence = { type: 'presence', here: [], away: {} };

export type Attendance = { readonly here: true } | { readonly here: false; readonly since: Date | null };

export function attendance(presence: Presence, person: string): Attendance {
  if (presence.here.includes(person)) return { here: true };
  const left = presence.away[person];
  return { here: false, since: left === undefined ? null : new Date(left * 1000) };
}

/** A time of today, or a day with its time. */
export function clockTime(at: Date, now: Date, language: string): string {
  const day = at.toDateString() === now.toDateString() ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(at);
}
