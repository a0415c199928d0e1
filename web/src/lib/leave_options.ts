/** How one can leave a running game, and which message says what becomes of the table then. */
import type { SeatInfo } from '../protocol';

export type Way = 'later' | 'resign' | 'abandon' | 'stay';

export interface Leaving {
  readonly way: Way;
  /** The message that explains it: `leave-<about>`. */
  readonly about: string | null;
}

/** The other people at the table: those who are asked before moves are taken back or the game is stopped. */
export const asked = (seats: readonly SeatInfo[], seat: number): SeatInfo[] =>
  seats.filter(({ kind, person, resigned }) => kind === 'person' && person !== seats[seat]?.person && !resigned);

export function ways(seats: readonly SeatInfo[], seat: number, clock: string): Leaving[] {
  const others = seats.filter((other, number) => number !== seat && !other.resigned);
  const goesOn = others.length > 1 && others.some(({ kind }) => kind === 'person');
  const resigned = seats[seat]?.resigned === true;
  return [
    { way: 'later', about: `later-${clock}` },
    ...(resigned ? [] : [{ way: 'resign', about: goesOn ? 'resign-on' : 'resign-end' } as const]),
    { way: 'abandon', about: asked(seats, seat).length ? 'abandon-asked' : 'abandon-end' },
    { way: 'stay', about: null },
  ];
}
