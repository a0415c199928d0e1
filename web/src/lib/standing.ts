/** Points and goals as the engine tells them, ready to be drawn. */
import type { Goal, GoalChange, Line, Progress, ScoreChange, ScorePart, SeatScore } from '../protocol';
import type { Words } from './words';

/** One kind of points: a number for each seat, null where the seat has none of it. */
export interface PartRow {
  readonly key: string;
  readonly label: string;
  readonly rule: string;
  /** Known to the reader alone. */
  readonly secret: boolean;
  readonly points: readonly (number | null)[];
}

const MINUS = '−';
export const signed = (points: number): string => String(points).replace('-', MINUS);
/** With a plus where points come. */
export const gained = (points: number): string => (points > 0 ? `+${points}` : signed(points));

/** Texts among the parameters tell parts of one name apart. */
const subject = ({ name, parameters = {} }: { name: string; parameters?: ScorePart['parameters'] }): string =>
  [name, ...Object.values(parameters).filter((value) => typeof value === 'string')].join(' ');

export const partLabel = ({ name, parameters }: ScorePart | ScoreChange, words: Words): string =>
  words.say(`points-${name}`, parameters);

/** The parts of all scores, line by line: first those that everybody knows. */
export function partRows(scores: readonly SeatScore[], words: Words): PartRow[] {
  const parts = new Map(scores.flatMap(({ parts }) => parts.map((part) => [subject(part), part] as const)));
  const rows = [...parts].map(([key, part]) => ({
    key,
    label: partLabel(part, words),
    rule: part.rule,
    secret: part.secret ?? false,
    points: scores.map((score) => score.parts.find((one) => subject(one) === key)?.points ?? null),
  }));
  return [...rows.filter((row) => !row.secret), ...rows.filter((row) => row.secret)];
}

/** What everybody can count; null for a seat without points. */
export function publicTotal(score: SeatScore | undefined): number | null {
  if (!score?.parts.length) return null;
  return score.parts.reduce((sum, part) => sum + (part.secret ? 0 : part.points), 0);
}

/** What the reader can count. */
export function knownTotal(score: SeatScore | undefined): number | null {
  if (!score?.parts.length) return null;
  return score.parts.reduce((sum, part) => sum + part.points, 0);
}

export const prospectLabel = ({ name, parameters }: ScorePart, words: Words): string =>
  words.say(`prospect-${name}`, parameters);

export const goalLabel = ({ name, parameters }: Goal | GoalChange, words: Words): string =>
  words.say(`goal-${name}`, parameters);

export const goalHow = ({ name, parameters }: Goal, words: Words): string => words.say(`goal-${name}-how`, parameters);

export const goalKey = (goal: Goal | GoalChange): string => subject(goal);

/** Whether a number says enough by itself: "2 of 1" does not. */
const alone = (atMost: boolean | undefined, { value, wanted, reached }: Progress): boolean =>
  !wanted || (reached && !atMost && value > wanted);

/** The aim is to have more than the others. */
const isRace = ({ kind, seats }: Goal): boolean =>
  kind === 'aim' && (seats?.some((seat) => seat?.wanted === null) ?? false);

/** Whether somebody is in front, and others are not. */
export const leads = (goal: Goal, { reached }: Progress): boolean =>
  isRace(goal) && reached && (goal.seats?.some((seat) => seat?.reached === false) ?? false);

/** "3/15", "4 ≤ 7", or a number alone where there is no limit, or where it is passed already. */
export function progressText({ at_most }: Goal, progress: Progress): string {
  const { value, wanted, reached } = progress;
  if (alone(at_most, progress)) return String(value);
  return at_most ? `${value} ≤ ${wanted}`.replace('≤', reached ? '≤' : '>') : `${value}/${wanted}`;
}

/** The same for the ear. */
export function progressSaid(goal: Goal, progress: Progress, words: Words): string {
  const { value, wanted, reached } = progress;
  const text = alone(goal.at_most, progress)
    ? String(value)
    : words.say(goal.at_most ? 'goal-limit' : 'goal-count', { value, wanted: wanted ?? 0 });
  if (goal.kind === 'time') return text;
  if (isRace(goal)) return leads(goal, progress) ? words.say('goal-leads', { text }) : text;
  return words.say(reached ? 'goal-is-reached' : 'goal-is-open', { text });
}

/** When a goal was lost for good, as the game counts its time; null if it was never reached. */
export function lostAt(lines: readonly Line[], goal: Goal, seat: number | null): number | null {
  const changes = lines.flatMap(({ goals = [] }) =>
    goals.filter((change) => goalKey(change) === goalKey(goal) && change.seat === seat),
  );
  const last = changes.at(-1);
  return last && !last.reached ? last.time : null;
}

/** The goals that somebody had reached and lost for good, with the time as the last: among rivals the points do not tell of them. */
export function lostGoals(lines: readonly Line[], goals: readonly Goal[]): readonly Goal[] {
  const lost = goals.filter((goal) =>
    [null, ...(goal.seats ?? []).keys()].some((seat) => lostAt(lines, goal, seat) !== null),
  );
  return lost.length ? [...lost, ...goals.filter(({ kind }) => kind === 'time')] : [];
}

interface SeatChange {
  readonly seat: number;
  readonly points: number;
  readonly places: readonly string[];
}

/** What a move changed, for each seat as a whole. */
export function seatChanges(changes: readonly ScoreChange[]): SeatChange[] {
  const seats = [...new Set(changes.map(({ seat }) => seat))];
  return seats.map((seat) => {
    const own = changes.filter((change) => change.seat === seat);
    return {
      seat,
      points: own.reduce((sum, { points }) => sum + points, 0),
      places: own.flatMap(({ places }) => places),
    };
  });
}

/** "+3 large temples (D12.4)"; points that fall while somebody else plays say why. */
function changeText(change: ScoreChange, byOthers: boolean, words: Words): string {
  const text = `${gained(change.points)} ${partLabel(change, words)} (${change.rule})`;
  const why = `lost-points-${change.name}`;
  return byOthers && change.points < 0 && words.has(why)
    ? words.labelled(text, words.say(why, change.parameters))
    : text;
}

/** What a line of the log says of points and goals: "Ann: +3 large temples (D12.4)". */
export function changesText({ seat: mover, scores = [], goals = [], events = [] }: Line, words: Words): string[] {
  const told = (change: ScoreChange): boolean =>
    events.some(
      ({ name, parameters }) => name === 'points' && (parameters as Partial<SeatChange>).seat === change.seat,
    ) && change.name === 'track';
  const fresh = scores.filter((change) => !told(change));
  const points = seatChanges(fresh).map(({ seat }) => {
    const own = fresh.filter((change) => change.seat === seat);
    const text = own.map((change) => changeText(change, seat !== mover, words)).join(', ');
    return words.labelled(words.person(seat), text);
  });
  const reached = goals.map((change) => {
    const text = words.say(change.reached ? 'goal-now-reached' : 'goal-now-lost', { goal: goalLabel(change, words) });
    const said = `${text} (${change.rule})`;
    return change.seat === null ? said : words.labelled(words.person(change.seat), said);
  });
  return [...points, ...reached];
}
