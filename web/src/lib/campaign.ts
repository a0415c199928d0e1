/**
 * A campaign: games that introduce the rules step by step. The game's option `campaign` names them in their order; which comes next
 * for this reader is kept in the browser.
 */
import type { GameInfo, NewTable, TableInfo } from '../protocol';
import { type Draft, type Sitter, USUAL_LEVEL, usual } from './setup';

const OPTION = 'campaign';
const KEY = 'ludoteca-campaign';
/** Steps that are not for one alone (T33.5). */
const IN_COMPANY: ReadonlySet<string> = new Set(['game_3']);

type Store = Pick<Storage, 'getItem' | 'setItem'>;
type Kept = Readonly<Record<string, string>>;

export function steps(game: GameInfo | undefined): string[] {
  const allowed = game?.options.find((option) => option.key === OPTION)?.allowed ?? [];
  return allowed.filter((value): value is string => typeof value === 'string');
}

/** The step that a table plays; null outside a campaign. */
export function stepOf(table: TableInfo | null): string | null {
  const options: Readonly<Record<string, unknown>> = table?.options ?? {};
  const step = options[OPTION];
  return typeof step === 'string' ? step : null;
}

/** The step after one; null after the last. */
export function next(all: readonly string[], step: string): string | null {
  const at = all.indexOf(step);
  return at < 0 ? null : (all[at + 1] ?? null);
}

function read(store: Store): Kept {
  try {
    return JSON.parse(store.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** Where the reader goes on: the first step for a stranger, null for whoever has played them all or a game without campaign. */
export function due(game: GameInfo, store: Store): string | null {
  const all = steps(game);
  const done = read(store)[game.key];
  return done === undefined ? (all[0] ?? null) : next(all, done);
}

/** A step is done: it was not lost, or the reader goes on all the same. An earlier one does not take the reader back. */
export function played(game: GameInfo, step: string, store: Store): void {
  const all = steps(game);
  const kept = read(store);
  const before = kept[game.key];
  if (before !== undefined && all.indexOf(before) >= all.indexOf(step)) return;
  try {
    store.setItem(KEY, JSON.stringify({ ...kept, [game.key]: step }));
  } catch {
    return; // A browser that keeps nothing begins anew.
  }
}

/** What a stranger plays at once: the step that is due. */
export function playNow(game: GameInfo, store: Store): Draft {
  const step = due(game, store);
  return step === null ? usual(game) : { ...usual(game), options: { [OPTION]: step } };
}

/** The table for the next step, with those who sat at this one: others who are not at this screen come by link. */
export function onward(table: TableInfo, me: string, step: string): NewTable {
  const seats = table.seats.map((seat): Sitter => {
    if (seat.kind === 'bot') return { who: 'bot', level: seat.level ?? USUAL_LEVEL };
    return seat.person === me ? { who: 'me', label: seat.label ?? null } : { who: 'link' };
  });
  if (seats.length === 1 && IN_COMPANY.has(step)) seats.push({ who: 'bot', level: USUAL_LEVEL });
  return {
    game: table.game,
    seats,
    options: { [OPTION]: step },
    clock: table.clock,
    public: table.public,
    away_level: table.away_level,
    hints: table.hints,
    start: seats.every((seat) => seat.who !== 'link'),
  };
}
