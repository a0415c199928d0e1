/** Clocks: what is left for a seat now, and how it is written. */
import type { ClockState } from '../protocol';

/** Seconds left for a seat at the time `now` (server time); null if it has no clock. */
export function left(clock: ClockState | null | undefined, seat: number, now: number): number | null {
  const at = clock?.left[seat];
  if (!clock || at === null || at === undefined) return null;
  return Math.max(0, clock.running === seat ? at - (now - clock.at) : at);
}

export function written(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 172_800) return `${Math.floor(whole / 86_400)} d`;
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export const URGENT = 20;
