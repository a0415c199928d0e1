/** How fast the moves of others are shown, so that the eye can follow. */
import type { Settings } from './settings';

export const PACES = ['calm', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** So many games are shown calmly, until they were finished in this browser. */
export const FIRST_GAMES = 3;

const PAUSES: Readonly<Record<Pace, number>> = { calm: 1500, brisk: 520, instant: 0 };
/** With more than so many moves waiting, each is shown for a part of its time only. */
const MANY = 8;
const HURRY = 4;

/** The pace that was chosen; else calm for whoever begins, and brisk later. */
export function paceOf({ pace, finished }: Pick<Settings, 'pace' | 'finished'>): Pace {
  return pace ?? (finished.length < FIRST_GAMES ? 'calm' : 'brisk');
}

/** Milliseconds for which a move is shown before the next one. */
export function pauseOf(pace: Pace, waiting: number): number {
  return waiting > MANY ? PAUSES[pace] / HURRY : PAUSES[pace];
}

/** The games finished in this browser, as many as matter; the same list if this one adds nothing. */
export function finishing(finished: readonly string[], table: string): readonly string[] {
  return finished.length >= FIRST_GAMES || finished.includes(table) ? finished : [...finished, table];
}
