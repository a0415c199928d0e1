/** Setting up a table: who sits where, with which options and clock. */
import type { GameInfo, NewTable, OptionInfo } from '../protocol';
import type { Words } from './words';

export type Sitter = NewTable['seats'][number];
export type Clock = NonNullable<NewTable['clock']>;
/** Days that a player may be away in a game over days. */
export const VACATIONS = [0, 7, 14, 30] as const;
export const USUAL_VACATION = 14;

/** What a clock of days means to whoever sits down. */
export const paceText = (clock: Clock, words: Words): string =>
  clock.kind === 'days' ? words.say('pace-days', { days: clock.days, vacation: clock.vacation ?? 0 }) : '';
export const LEVELS = [1, 2, 3, 4, 5] as const;
export const USUAL_LEVEL = 2;
/** A network that learned the game, where there is one for the number of players. */
export const MASTER = 6;

/** The levels of a computer in a game with so many players, on a server or on this device. */
export function levels(game: GameInfo, players: number, here: boolean): number[] {
  const masters = (here ? game.device_masters : game.masters) ?? [];
  return masters.includes(players) ? [...LEVELS, MASTER] : [...LEVELS];
}

/** With the strongest of the levels that there are in place of a stronger one. */
export function leveled(draft: Draft, allowed: readonly number[]): Draft {
  const most = Math.max(...allowed);
  if (draft.seats.every((sitter) => sitter.who !== 'bot' || sitter.level <= most)) return draft;
  const seats = draft.seats.map((sitter) =>
    sitter.who === 'bot' ? { ...sitter, level: Math.min(sitter.level, most) } : sitter,
  );
  return { ...draft, seats };
}

export interface Draft {
  readonly game: string;
  readonly seats: readonly Sitter[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  readonly isPublic: boolean;
  /** Hints are allowed also where other people play. */
  readonly hints: boolean;
}

/** A person against computers of the usual level, with the middle number of players. */
export function usual(game: GameInfo): Draft {
  const players = game.seats[Math.floor((game.seats.length - 1) / 2)] ?? 2;
  const clock: Clock = { kind: 'none' };
  return { game: game.key, seats: resized([], players), options: {}, clock, isPublic: false, hints: false };
}

/** Against the easiest computers. */
export const easy = (draft: Draft): Draft => ({
  ...draft,
  seats: draft.seats.map((sitter) => (sitter.who === 'bot' ? { ...sitter, level: LEVELS[0] } : sitter)),
});

/** How many friends can come to a table. */
export const friends = (game: GameInfo): number[] => game.seats.map((players) => players - 1).filter(Boolean);

/** A person and friends who have a link; where they are too few for the game, computers join them. */
export function withFriends(game: GameInfo, count: number, options: Draft['options']): Draft {
  const least = Math.min(...game.seats.filter((players) => players > count));
  const come = Array.from({ length: count }, (): Sitter => ({ who: 'link' }));
  return { ...usual(game), seats: resized([{ who: 'me' }, ...come], least), options };
}

export function resized(seats: readonly Sitter[], players: number): Sitter[] {
  const rest = Array.from({ length: Math.max(0, players - seats.length) }, (_, index): Sitter =>
    seats.length + index === 0 ? { who: 'me' } : { who: 'bot', level: USUAL_LEVEL },
  );
  return [...seats.slice(0, players), ...rest];
}

/** A computer that plays as strong as a level, or an engine of the host by its name. */
export function bot(chosen: string): Sitter {
  const level = [...LEVELS, MASTER].find((one) => String(one) === chosen);
  return level === undefined ? { who: 'bot', level: USUAL_LEVEL, engine: chosen } : { who: 'bot', level };
}

export function seated(draft: Draft, seat: number, sitter: Sitter): Draft {
  return { ...draft, seats: draft.seats.map((old, index) => (index === seat ? sitter : old)) };
}

/** An option that has its default value is left out; a game of a campaign leaves out all others. */
export function chosen(draft: Draft, option: OptionInfo, value: unknown): Draft {
  const others =
    option.key === 'campaign'
      ? {}
      : Object.fromEntries(Object.entries(draft.options).filter(([key]) => key !== option.key));
  const same = JSON.stringify(value) === JSON.stringify(option.default);
  return { ...draft, options: same ? others : { ...others, [option.key]: value } };
}

export const valueOf = (draft: Draft, option: OptionInfo): unknown => draft.options[option.key] ?? option.default;

/** Whether an option means something with these players and the other options. */
function applies(option: OptionInfo, options: readonly OptionInfo[], draft: Draft): boolean {
  return Object.entries(option.needs ?? {}).every(([key, values]) => {
    const other = options.find((one) => one.key === key);
    return values.includes(key === 'players' ? draft.seats.length : other && valueOf(draft, other));
  });
}

/** Options one can choose from a list; those that take a file are for the command line. A game of a campaign settles all others but its own. */
export function offered(options: readonly OptionInfo[], draft: Draft): OptionInfo[] {
  const listed = options.filter((option) => option.allowed.length > 1 && applies(option, options, draft));
  const campaign = listed.filter((option) => option.key === 'campaign');
  const others = listed.filter(
    (option) => option.key !== 'campaign' && (!('campaign' in draft.options) || 'campaign' in (option.needs ?? {})),
  );
  return [...campaign, ...others];
}

/** Without what was chosen for options that mean nothing any more; leaving one out may leave out another. */
export function fitting(options: readonly OptionInfo[], draft: Draft): Draft {
  const kept = Object.entries(draft.options).filter(([key]) =>
    options.some((option) => option.key === key && applies(option, options, draft)),
  );
  const fitted = { ...draft, options: Object.fromEntries(kept) };
  return kept.length === Object.keys(draft.options).length ? draft : fitting(options, fitted);
}

export const hotSeat = (draft: Draft): boolean => draft.seats.filter((seat) => seat.who === 'me').length > 1;

/** Whether other people may sit down. */
export const invites = (draft: Draft): boolean =>
  draft.seats.some((seat) => seat.who === 'open' || seat.who === 'link');

/** The same on this device, where nobody else can come and nobody waits. */
export const alone = (draft: Draft): Draft => ({
  ...draft,
  seats: draft.seats.map((seat) =>
    seat.who === 'open' || seat.who === 'link' ? { who: 'bot', level: USUAL_LEVEL } : seat,
  ),
  clock: { kind: 'none' },
  isPublic: false,
});

/** A table with free seats waits for those who will sit there; any other starts at once. */
export function table(draft: Draft): NewTable {
  const waits = invites(draft);
  const open = draft.seats.some((seat) => seat.who === 'open');
  return {
    game: draft.game,
    seats: [...draft.seats],
    options: { ...draft.options },
    clock: draft.clock,
    public: draft.isPublic || open,
    hints: waits && draft.hints,
    start: !waits,
  };
}

const message = (option: OptionInfo, value: unknown): string =>
  `option-${option.key}-${String(value).replaceAll(/[^A-Za-z0-9_-]/g, '-')}`;

/** What an option means with the value it has, if that is not plain. */
export function about(option: OptionInfo, value: unknown, words: Words): string | null {
  const key = [`${message(option, value)}-about`, `option-${option.key}-about`].find((one) => words.has(one));
  return key === undefined ? null : words.say(key);
}

/** What an option is and what was chosen; after a question stands no colon. */
export function optionText(option: OptionInfo, value: unknown, words: Words): string {
  const [asked, chosen] = [words.first([`option-${option.key}`]), valueName(option, value, words)];
  return asked.endsWith('?') ? `${asked} ${chosen}` : words.labelled(asked, chosen);
}

/** The value of an option in words. */
export function valueName(option: OptionInfo, value: unknown, words: Words): string {
  const own = message(option, value);
  if (words.has(own)) return words.say(own);
  if (typeof value === 'boolean') return words.say(value ? 'yes' : 'no');
  if (value === null) return words.say('option-none');
  return words.word(typeof value === 'string' ? value : JSON.stringify(value));
}
