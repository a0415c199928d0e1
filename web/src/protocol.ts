// Made by `npm run types` from protocol.schema.json; a test keeps it current.

/**
 * Why something is not done: a rule of the game, or `table` for the rules of tables, chat and accounts.
 */
export interface Refusal {
  rule: string;
  reason: string;
  parameters?: {
    [k: string]: string | number;
  };
}
/**
 * The body of every answer that is not 2xx.
 */
export interface Refused {
  refusal: Refusal;
}
export interface OptionInfo {
  key: string;
  default: unknown;
  rule: string;
  allowed: unknown[];
  free: boolean;
  needs?: {
    [k: string]: unknown[];
  };
}
export interface LessonInfo {
  key: string;
  steps: number;
  minutes: number;
}
export interface GameInfo {
  key: string;
  rules: string;
  seats: number[];
  options: OptionInfo[];
  names: {
    [k: string]: string;
  };
  about: {
    [k: string]: string;
  };
  custom_data: boolean;
  lessons?: LessonInfo[];
  exercises?: number;
}
/**
 * The words of a game as a Fluent catalogue, for pages that do not bring them along.
 */
export interface GameWords {
  game: string;
  language: string;
  text: string;
}
export interface RuleInfo {
  rule: string;
  text: string;
}
export interface RuleBook {
  game: string;
  language: string;
  text: string;
  how_to_play: string;
  paragraphs: RuleInfo[];
}
export interface FigureMove {
  seat: number;
  move: string;
}
/**
 * A figure of the rules: what a board needs to draw it.
 */
export interface Figure {
  view: {};
  highlights: string[];
  legal: string[];
  picks: string[];
  moves: FigureMove[];
  part: string;
  crop: number[] | null;
}
/**
 * Everybody takes their time.
 */
export interface NoClock {
  kind: 'none';
}
/**
 * A bank of seconds for the whole game and an increment for each turn.
 */
export interface LiveClock {
  kind: 'live';
  bank: number;
  increment?: number;
}
/**
 * So many days for each turn.
 */
export interface DaysClock {
  kind: 'days';
  days: number;
}
/**
 * I sit here; several of them make a hot-seat table, `label` says who is meant.
 */
export interface Me {
  who: 'me';
  label?: string | null;
}
export interface Bot {
  who: 'bot';
  level: number;
}
/**
 * Anybody who sees the table may sit down.
 */
export interface Open {
  who: 'open';
}
/**
 * Whoever has the link of this seat may sit down.
 */
export interface Link {
  who: 'link';
}
export interface NewTable {
  game: string;
  /**
   * @minItems 1
   * @maxItems 16
   */
  seats: (Me | Bot | Open | Link)[];
  options?: {};
  public?: boolean;
  clock?: NoClock | LiveClock | DaysClock;
  away_level?: number;
  hints?: boolean;
  start?: boolean;
}
export interface TableInfo {
  id: string;
  game: string;
  rules: string;
  options: {};
  host: string;
  public: boolean;
  clock: NoClock | LiveClock | DaysClock;
  away_level: number;
  hints: boolean;
  created: number;
  commitment: string;
  status: 'broken' | 'open' | 'over' | 'running';
  seats: SeatInfo[];
  turn: number | null;
  line: number;
  moved: number;
  seed?: string | null;
}
export interface SeatInfo {
  kind: 'bot' | 'link' | 'open' | 'person';
  person?: string | null;
  name?: string | null;
  label?: string | null;
  level?: number | null;
  away?: boolean;
  resigned?: boolean;
}
/**
 * A move to play. `ply` is the position it was meant for; the same move sent twice is played once.
 */
export interface Played {
  seat: number;
  move: string;
  ply: number;
}
export interface OfSeat {
  seat: number;
}
/**
 * Back to the position `ply`; without it, one move. Beyond one's own turn it becomes an offer.
 */
export interface TakeBack {
  seat: number;
  ply?: number | null;
}
export interface Answer {
  seat: number;
  yes: boolean;
}
export interface Start {
  nonce?: string | null;
}
export interface Rematch {
  nonce?: string | null;
  start?: boolean;
}
export interface Join {
  seat?: number | null;
  invite?: string | null;
  nonce?: string | null;
}
export interface Said {
  text: string;
}
/**
 * It is on disk.
 */
export interface Acknowledged {
  line: number;
}
export interface Invite {
  seat: number;
  invite: string;
}
/**
 * What a move has over another: `reason-<name>` in the catalogues, and `lack-<name>` of the other.
 */
export interface Reason {
  name: string;
  points: number;
  parameters?: {};
}
/**
 * A move worth considering.
 */
export interface Advice {
  move: string;
  value: number;
  weight: number;
  line: string[];
  reasons?: Reason[];
  expects?: 'nobody' | 'seat' | 'team';
}
/**
 * What a bot would play; `advice` has the best moves, the best first.
 */
export interface Hint {
  move: string;
  advice: Advice[];
}
/**
 * `refusal` is null when the move is legal.
 */
export interface WhyNot {
  refusal: Refusal | null;
}
/**
 * The view after a move that could be taken back; null where chance, a secret or another seat comes in.
 */
export interface Preview {
  view: {} | null;
  legal: string[] | null;
  warning?: Refusal | null;
}
/**
 * Moves that somebody points at. `ply` is the position they are meant for.
 */
export interface MovesMeant {
  seat: number;
  ply: number;
  /**
   * @minItems 1
   * @maxItems 200
   */
  moves: string[];
}
export interface Odds {
  times: number;
  of: number;
  about: boolean;
}
/**
 * What a move brings about: `means-<name>` in the catalogues.
 */
export interface Consequence {
  name: string;
  rule: string;
  tone: 'cost' | 'fact' | 'gain' | 'loss';
  parameters: {
    [k: string]: string | number;
  };
  odds: Odds | null;
}
/**
 * By move, what it means; a move is left out if there was no time for it.
 */
export interface Previews {
  ply: number;
  consequences: {
    [k: string]: Consequence[];
  };
}
export interface PersonInfo {
  id: string;
  name: string;
  login?: string | null;
  passkeys?: number;
  has_password?: boolean;
  codes?: number;
}
export interface Guest {
  id: string;
  name: string;
  token: string;
}
export interface Credentials {
  login: string;
  password: string;
}
/**
 * A login and a password, or new ones.
 */
export interface NewPassword {
  login: string;
  password: string;
}
/**
 * A recovery code; each works once.
 */
export interface Recovery {
  code: string;
}
/**
 * Shown once; whoever has one can log in without the password.
 */
export interface RecoveryCodes {
  codes: string[];
}
/**
 * Options for `navigator.credentials`; send the ticket back with the credential.
 */
export interface PasskeyRequest {
  ticket: string;
  options: {};
}
export interface PasskeyAnswer {
  ticket: string;
  credential: {};
}
/**
 * One secret, shown again: the password, an answer of a passkey, or a recovery code, which is then used up.
 */
export interface Proof {
  password?: string | null;
  passkey?: PasskeyAnswer | null;
  code?: string | null;
}
/**
 * Somewhere I am logged in.
 */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  used: number;
  this: boolean;
}
export interface PasskeyInfo {
  id: string;
  device: string;
  created: number;
  used: number | null;
}
/**
 * Somebody whose chat I do not want to read.
 */
export interface Blocked {
  id: string;
  name: string;
}
export interface Rename {
  name: string;
}
export interface NewGuest {
  name?: string | null;
}
export interface LiveMove {
  type: 'move';
  seat: number;
  move: string;
  ply: number;
  id?: string;
}
export interface LiveChat {
  type: 'chat';
  text: string;
  id?: string;
}
export interface LiveBack {
  type: 'back';
  seat: number;
  ply?: number | null;
  id?: string;
}
/**
 * See through the eyes of one's seat from now on; `have` is the last line already known for them.
 */
export interface Look {
  type: 'look';
  seat?: number | null;
  have?: number;
}
export interface Ping {
  type: 'ping';
  id?: string;
}
/**
 * Lines after those already sent, and the state as of the last of them (absent if it did not change).
 */
export interface News {
  type: 'news';
  lines: Line[];
  state?: State;
}
/**
 * One line of a table, as one pair of eyes may see it.
 */
export interface Line {
  at: number;
  bot?: number;
  chance?: Fallen[];
  events?: Happened[];
  goals?: GoalChange[];
  kind: string;
  line: number;
  move?: string;
  name?: string;
  person?: string;
  ply?: number;
  scores?: ScoreChange[];
  seat?: number;
  sitter?: SeatInfo;
  table?: string;
  text?: string;
  what?: string;
  yes?: boolean;
}
export interface Fallen {
  chance: string;
  value: unknown;
}
/**
 * `event-<name>` in the catalogues.
 */
export interface Happened {
  name: string;
  parameters: {};
}
/**
 * A goal that a seat, or all together (None), has reached or lost with a move.
 */
export interface GoalChange {
  name: string;
  seat: number | null;
  reached: boolean;
  rule: string;
  parameters: {
    [k: string]: string | number;
  };
  time: number | null;
}
/**
 * A part of a seat's score that a move changed; `places` are those that came, or else those that went.
 */
export interface ScoreChange {
  seat: number;
  name: string;
  points: number;
  rule: string;
  parameters: {
    [k: string]: string | number;
  };
  places: string[];
}
/**
 * Where a table stands, for one pair of eyes.
 */
export interface State {
  line: number;
  ply: number;
  status: 'open' | 'over' | 'running';
  seats: SeatInfo[];
  eyes: number | null;
  turn?: number | null;
  question?: Asked | null;
  view?: {} | null;
  places?: {
    [k: string]: PlaceName;
  } | null;
  legal?: string[] | null;
  scores?: SeatScore[] | null;
  goals?: Goal[] | null;
  can_take_back?: boolean;
  can_hint?: boolean;
  bound?: ('chance' | 'secret' | 'turn') | null;
  clock?: ClockState | null;
  offer?: Offer | null;
  result?: {} | null;
  end?: string | null;
  seed?: string | null;
  rematch?: string | null;
}
/**
 * What the seat to decide is asked; `question-<name>` in the catalogues.
 */
export interface Asked {
  name: string;
  rule: string;
  parameters: {
    [k: string]: string | number;
  };
}
/**
 * `place-<name>` in the catalogues.
 */
export interface PlaceName {
  name: string;
  parameters: {
    [k: string]: string | number;
  };
}
/**
 * The points of a seat if the game ended now, and those it can still get, as far as `eyes` may know.
 */
export interface SeatScore {
  parts: ScorePart[];
  prospects: ScorePart[];
}
/**
 * Points of one kind: those that a seat would have if the game ended now, or those that it can still get.
 *
 *     The catalogues put it into words: `points-<name>` for points that count, `prospect-<name>` for points to be had.
 */
export interface ScorePart {
  name: string;
  points: number;
  rule: string;
  parameters?: {
    [k: string]: string | number;
  };
  places?: string[];
  secret?: boolean;
}
/**
 * The aim of the game or a part of it. The catalogues put it into words: `goal-<name>`, and how one gets there:
 *     `goal-<name>-how`. Both know `parameters`.
 */
export interface Goal {
  name: string;
  rule: string;
  seats?: (Progress | null)[];
  together?: Progress | null;
  kind?: 'aim' | 'part' | 'time';
  at_most?: boolean;
  parameters?: {
    [k: string]: string | number;
  };
  secret?: boolean;
}
/**
 * How far somebody is: `value` of `wanted`, or as far as can be where `wanted` is None.
 */
export interface Progress {
  value: number;
  wanted: number | null;
  reached: boolean;
}
export interface ClockState {
  left: (number | null)[];
  running: number | null;
  at: number;
}
export interface Offer {
  what: 'abandon' | 'back';
  seat: number;
  ply: number | null;
  missing: number[];
}
export interface Done {
  type: 'done';
  id: string;
  line: number;
}
export interface LiveRefused {
  type: 'refused';
  id: string;
  refusal: Refusal;
}
export interface Beat {
  type: 'beat';
  id: string;
  at: number;
}
/**
 * Which of the others who sit at the table are there now, by their ids. Whoever is not named was not seen.
 */
export interface Presence {
  type: 'presence';
  here: string[];
  away: {
    [k: string]: number;
  };
}
/**
 * A learner's progress, and what comes next: a move, `!next`, `!answer 2`, `!skip`; nothing to look only.
 */
export interface LessonEntry {
  /**
   * @maxItems 600
   */
  done?: string[];
  entry?: string | null;
}
/**
 * Where the learner stands.
 */
export interface LessonAnswer {
  lesson: LessonState;
  refusal?: Refusal | null;
}
/**
 * Where a learner stands.
 */
export interface LessonState {
  game: string;
  lesson: string;
  step: string;
  number: number;
  steps: number;
  phase: 'asking' | 'over' | 'playing' | 'solved' | 'told';
  done: string[];
  starts: number[];
  state: State;
  lines: Line[];
  point: string[];
  hint?: string | null;
  answers?: number;
  outcome?: ('good' | 'poor' | 'refused' | 'right' | 'wrong') | null;
  comment?: string | null;
}
