/** The curve of an analysis as points of a picture, one unit wide and one high; chances go upwards. */
import type { GameAnalysis, JudgedDecision } from '../protocol';

export const ERRORS = ['blunder', 'mistake', 'inaccuracy'] as const;
/** Luck that changes a chance by less is not marked. */
export const LEAST_LUCK = 0.02;

export interface Point {
  readonly ply: number;
  readonly x: number;
  readonly y: number;
}

/** The seats that have a curve of their own: one for a team. */
export const curves = (analysis: GameAnalysis): number[] =>
  Array.from({ length: analysis.team ? 1 : analysis.players }, (_, seat) => seat);

const last = (analysis: GameAnalysis): number => Math.max(1, analysis.curve.length - 1);

export function pointAt(analysis: GameAnalysis, ply: number, seat: number): Point | null {
  const value = analysis.curve[ply]?.[seat];
  return value === undefined ? null : { ply, x: ply / last(analysis), y: 1 - value };
}

/** What a seat may expect over the game; moments of which nothing is known are left out. */
export function curveOf(analysis: GameAnalysis, seat: number): Point[] {
  return analysis.curve.flatMap((_, ply) => pointAt(analysis, ply, seat) ?? []);
}

/** Where luck fell that a seat felt. */
export function luckOf(analysis: GameAnalysis, seat: number): (Point & { gain: number })[] {
  return analysis.luck.flatMap(({ ply, gains }) => {
    const [point, gain] = [pointAt(analysis, ply + 1, seat), gains[seat] ?? 0];
    return point && Math.abs(gain) >= LEAST_LUCK ? [{ ...point, gain }] : [];
  });
}

/** The number of moves at a place of the picture, 0 to 1 from its left. */
export const plyAt = (analysis: GameAnalysis, x: number): number =>
  Math.round(Math.min(1, Math.max(0, x)) * last(analysis));

export const isError = (decision: JudgedDecision): boolean => (ERRORS as readonly string[]).includes(decision.mark);

/** The errors of a seat from which there is something to learn, in the order of the game. */
export const mistakesOf = (analysis: GameAnalysis, seat: number): JudgedDecision[] =>
  analysis.decisions.filter((decision) => decision.seat === seat && isError(decision));

/** The moves among which a learner chooses, in an order that gives nothing away. */
export const choices = (decision: JudgedDecision): string[] =>
  [...new Set([...decision.best.map(({ move }) => move), decision.played.move])].sort();

/** A change or a chance in whole per cent. */
export const percent = (value: number): number => Math.round(100 * value);

export function signed(value: number): string {
  const number = percent(value);
  return number > 0 ? `+${number}` : `${number}`.replace('-', '−');
}
