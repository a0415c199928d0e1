/** How the players are told apart: a colour that survives the common deficits of colour vision, and a sign. */
import type { SeatInfo } from '../protocol';
import type { Words } from './words';

export const SIGNS = ['triangle', 'circle', 'square', 'diamond', 'star', 'cross'] as const;
export type Sign = (typeof SIGNS)[number];

/** Paths of the signs in a box from -50 to 50. */
export const SIGN_PATHS: Record<Sign, string> = {
  triangle: 'M0-42 42 34-42 34Z',
  circle: 'M0-38A38 38 0 1 1-.1-38Z',
  square: 'M-34-34H34V34H-34Z',
  diamond: 'M0-46 40 0 0 46-40 0Z',
  star: 'M0-46 12-15 45-14 19 7 28 40 0 21-28 40-19 7-45-14-12-15Z',
  cross: 'M-14-42H14V-14H42V14H14V42H-14V14H-42V-14H-14Z',
};

/** Everything the page shows of one seat, whoever sits there. */
export interface Player {
  readonly seat: number;
  readonly name: string;
  readonly sign: Sign;
  /** A CSS colour; `ink` is legible on it. */
  readonly colour: string;
  readonly ink: string;
  readonly kind: SeatInfo['kind'];
  readonly mine: boolean;
  /** How strong a computer plays; an engine of the host has no level. */
  readonly level: number | null;
  readonly away: boolean;
  readonly resigned: boolean;
  /** Until when they are away, as they announced (seconds). */
  readonly vacation: number | null;
}

export function players(seats: readonly SeatInfo[], me: string | null, words: Words): Player[] {
  const many = seats.filter((seat) => me !== null && seat.person === me).length > 1;
  return seats.map((seat, number) => ({
    seat: number,
    name: name(seat, number, me, many, words),
    sign: SIGNS[number % SIGNS.length] ?? 'triangle',
    colour: `var(--seat-${number % 6})`,
    ink: `var(--seat-ink-${number % 6})`,
    kind: seat.kind,
    mine: me !== null && seat.person === me,
    level: seat.kind === 'bot' && !seat.engine ? (seat.level ?? 1) : null,
    away: seat.away ?? false,
    resigned: seat.resigned ?? false,
    vacation: seat.vacation && seat.vacation > Date.now() / 1000 ? seat.vacation : null,
  }));
}

function name(seat: SeatInfo, number: number, me: string | null, many: boolean, words: Words): string {
  if (seat.label) return seat.label;
  if (seat.kind === 'bot') return words.say('bot-name', { number: number + 1 });
  if (seat.kind === 'open' || seat.kind === 'link') return words.say('seat-free');
  if (me !== null && seat.person === me)
    return many ? words.say('seat-number', { number: number + 1 }) : words.say('you');
  return seat.name || words.say('seat-number', { number: number + 1 });
}

/** The seats on which somebody else sits now who did not before. */
export function arrivals(before: readonly SeatInfo[], after: readonly SeatInfo[], me: string | null): number[] {
  return after.flatMap(({ person }, seat) =>
    person && person !== me && !before.some((old) => old.person === person) ? [seat] : [],
  );
}

/** The seats that a person plays; who resigned gave theirs to the computer. */
export function playedBy(seats: readonly SeatInfo[], person: string | null): number[] {
  return seats.flatMap((seat, number) => (person !== null && seat.person === person && !seat.resigned ? [number] : []));
}

/** The seat through whose eyes a person looks: their only one. With several, the one that has the screen, or none. */
export function eyes(seats: readonly SeatInfo[], person: string | null, handed: number | null): number | null {
  const own = playedBy(seats, person);
  if (own.length === 1) return own[0] ?? null;
  return handed !== null && own.includes(handed) ? handed : null;
}
