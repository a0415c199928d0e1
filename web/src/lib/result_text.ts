/** How a game ended, in words. */
import type { State } from '../protocol';
import type { Words } from './words';

export interface Ending {
  readonly title: string;
  readonly about: string;
  readonly winners: readonly number[];
  readonly scores: readonly (number | null)[] | null;
  /** Of a game that is won or lost together. */
  readonly outcome: 'won' | 'lost' | null;
}

interface Result {
  readonly scores: readonly (number | null)[] | null;
  readonly winners: readonly number[];
  readonly outcome?: 'won' | 'lost';
  readonly end: string;
}

export function ending(state: State | null, words: Words): Ending {
  const result = (state?.result ?? null) as Result | null;
  if (!result)
    return {
      title: words.say(`end-${state?.end ?? 'abandoned'}`),
      about: '',
      winners: [],
      scores: null,
      outcome: null,
    };
  const { winners, scores, outcome } = result;
  const about = words.has(`ending-${result.end}`) ? words.say(`ending-${result.end}`) : '';
  return { title: title(winners, outcome, words), about, winners, scores, outcome: outcome ?? null };
}

function title(winners: readonly number[], outcome: string | undefined, words: Words): string {
  if (outcome) return words.say(`end-${outcome}`);
  if (winners.length > 1)
    return words.say('end-shared', { names: winners.map((seat) => words.person(seat)).join(', ') });
  return winners.length ? words.say('end-winner', { seat: winners[0] }) : words.say('table-over');
}
