/** What luck brought, in words. Of hidden cards it tells that they were dealt, and what that changed. */
import type { GameAnalysis, LuckEvent } from '../protocol';
import { curves, LEAST_LUCK, percent, signed } from './curve';
import type { Words } from './words';

/** The seats that felt it; one for a team. */
export const felt = (event: LuckEvent, analysis: GameAnalysis): number[] =>
  curves(analysis).filter((seat) => Math.abs(event.gains[seat] ?? 0) >= LEAST_LUCK);

/** `whose` names a seat, or the team. */
export function luckTold(
  event: LuckEvent,
  analysis: GameAnalysis,
  words: Words,
  whose: (seat: number) => string,
  seats: readonly number[] = felt(event, analysis),
): string {
  const gains = seats.map((seat) => gain(event, analysis, words, whose, seat)).join(' ');
  const lots = event.names.map((name) => words.first([`luck-${name}`, name])).join(', ');
  const named = (event.shown ?? []).map((word) => [word, words.word(word)] as const);
  const shown = [...new Set(named.flatMap(([word, name]) => (name === word ? [] : [name])))].join(', ');
  const what = shown ? words.say('analysis-luck-shown', { what: lots, shown }) : lots;
  return event.ply < 0
    ? words.say('analysis-luck-dealt', { what, gains })
    : words.say('analysis-luck-told', { ply: event.ply + 1, what, gains });
}

function gain(
  event: LuckEvent,
  analysis: GameAnalysis,
  words: Words,
  whose: (seat: number) => string,
  seat: number,
): string {
  const [came, change] = [analysis.curve[event.ply + 1]?.[seat] ?? 0, event.gains[seat] ?? 0];
  return words.say('analysis-luck-gain', {
    seat: whose(seat),
    expected: percent(came - change),
    came: percent(came),
    change: signed(change),
  });
}
