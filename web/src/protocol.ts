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
  moments?: number;
  engines?: string[];
  masters?: number[];
  device_masters?: number[];
}
/**
 * A rule that matters now; `moment-<key>` in the catalogues.
 */
export interface MomentInfo {
  key: string;
  rule: string;
}
/**
 * What matters to a seat now, the most pressing first.
 */
export interface Moments {
  line: number;
  moments: MomentInfo[];
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
/**
 * A text of the rules.
 */
export interface RulePage {
  language: string;
  text: string;
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
 * So many days for each turn, and for each person in a game so many in which they are away.
 */
export interface DaysClock {
  kind: 'days';
  days: number;
  vacation?: number;
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
  engine?: string | null;
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
  record?: string | null;
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
  closed?: boolean;
  begun?: number;
}
export interface SeatInfo {
  kind: 'bot' | 'link' | 'open' | 'person';
  person?: string | null;
  name?: string | null;
  label?: string | null;
  level?: number | null;
  away?: boolean;
  resigned?: boolean;
  engine?: string | null;
  vacation?: number | null;
}
/**
 * A move to play. `ply` is the position it was meant for; the same move sent twice is played once.
 */
export interface PlayMove {
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
export interface AnswerOffer {
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
export interface Access {
  closed: boolean;
}
/**
 * I am away until then.
 */
export interface TimeAway {
  until: number;
}
/**
 * At how many tables something was done.
 */
export interface TablesChanged {
  tables: number;
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
  judge?: 'master' | 'search';
}
/**
 * What a bot would play; `advice` has the best moves, the best first.
 */
export interface Hint {
  move: string;
  advice: Advice[];
}
/**
 * Asks for the analysis of a table. `seat` is named in a game that goes on: only its decisions are judged then.
 */
export interface AnalysisOrder {
  thoroughness?: 'deep' | 'normal' | 'quick';
  seat?: number | null;
}
/**
 * Asks for the analysis of a record from elsewhere.
 */
export interface RecordAnalysis {
  record: string;
  thoroughness?: 'deep' | 'normal' | 'quick';
}
/**
 * A move that could be played, and what could be expected of it.
 */
export interface JudgedMove {
  move: string;
  value: number;
  points: number | null;
  line: string[];
}
/**
 * What is said of a decision.
 */
export interface JudgedDecision {
  ply: number;
  seat: number;
  mark:
    | 'best'
    | 'blunder'
    | 'brilliant'
    | 'did_not_matter'
    | 'forced'
    | 'good'
    | 'inaccuracy'
    | 'mistake'
    | 'not_judged';
  expects: 'nobody' | 'seat' | 'team';
  played: JudgedMove;
  best: JudgedMove[];
  loss: number;
  stake: number;
  reasons: Reason[];
  simulations: number;
  depth?: number;
}
/**
 * What chance brought each seat after a decision (-1: before the first), against its expectation.
 */
export interface LuckEvent {
  ply: number;
  names: string[];
  gains: number[];
  shown?: string[];
}
/**
 * One of the greatest changes of the curve. `seat` is whose chance changed, `by` who decided.
 */
export interface TurningPoint {
  ply: number;
  kind: 'decision' | 'luck';
  seat: number;
  change: number;
  by: number | null;
  mark: string | null;
}
/**
 * A line for each seat; `start - lost + luck + others + rest` is `end`.
 */
export interface SeatAnalysis {
  seat: number;
  accuracy: number | null;
  marks: {
    [k: string]: number;
  };
  start: number | null;
  end: number | null;
  lost: number;
  luck: number;
  others: number;
  rest: number;
  share: number | null;
}
/**
 * What an analysis took.
 */
export interface AnalysisBudget {
  hints: number;
  draws: number;
  simulations: number;
  depth: number;
}
/**
 * All that is said of a game. `docs/analysis.md` says what the numbers mean.
 */
export interface GameAnalysis {
  game: string;
  players: number;
  thoroughness: string;
  finished: boolean;
  team: boolean;
  curve: (number[] | null)[];
  decisions: JudgedDecision[];
  luck: LuckEvent[];
  turning_points: TurningPoint[];
  seats: SeatAnalysis[];
  judge?: 'master' | 'search';
  budget?: AnalysisBudget | null;
}
/**
 * How far an analysis is; `analysis` when it is done.
 */
export interface AnalysisProgress {
  id: string;
  table: string | null;
  thoroughness: string;
  status: 'done' | 'failed' | 'working';
  done: number;
  total: number;
  mine: boolean;
  analysis: GameAnalysis | null;
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
  places?: string[];
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
/**
 * Who had a seat, and how it fared.
 */
export interface FinishedSeat {
  person: string | null;
  name: string | null;
  level: number | null;
  won: boolean;
  score: number | null;
}
/**
 * A game of mine that is over.
 */
export interface FinishedGame {
  id: string;
  game: string;
  options: {};
  ended: number;
  moves: number;
  end: string;
  decided: boolean;
  unrated:
    | ('absent' | 'alone' | 'data' | 'elsewhere' | 'hint' | 'shared-screen' | 'take-back' | 'unfinished')
    | null;
  outcome: ('lost' | 'won') | null;
  seats: FinishedSeat[];
}
export interface FinishedGames {
  games: FinishedGame[];
  total: number;
  kept_days: number | null;
}
/**
 * What there is to learn from a game of mine that is analysed.
 */
export interface MistakesInGame {
  table: string;
  game: string;
  ended: number;
  seat: number;
  mistakes: number;
}
/**
 * Some games of mine, by what they have in common.
 */
export interface Tally {
  key: string;
  games: number;
  won: number;
  score: number | null;
  parts: {
    [k: string]: number;
  };
}
export interface PointsOverTime {
  ended: number;
  score: number | null;
  won: boolean;
}
/**
 * How I fare in one game, over all that have a result and in which I had one seat.
 */
export interface GameStatistics {
  game: string;
  games: number;
  won: number;
  score: number | null;
  parts: {
    [k: string]: number;
  };
  players: Tally[];
  levels: Tally[];
  seats: Tally[];
  latest: PointsOverTime[];
}
/**
 * Somebody's rating in Elo points, with its standard error.
 */
export interface LadderRow {
  kind: 'bot' | 'game' | 'person';
  key: string;
  name: string | null;
  rating: number;
  uncertainty: number;
  games: number | null;
  ended: number | null;
}
/**
 * Everybody at this server who has played a game often enough, the best first.
 */
export interface Ladder {
  game: string;
  rows: LadderRow[];
  total: number;
  needed: number;
  mine: LadderRow | null;
}
/**
 * A rating after a game.
 */
export interface RatingPoint {
  table: string;
  ended: number;
  rating: number;
  uncertainty: number;
  change: number;
}
export interface MyRating {
  game: string;
  rating: number;
  uncertainty: number;
  games: number;
  needed: number;
  latest: RatingPoint[];
}
/**
 * What a game did to the rating of somebody who played it.
 */
export interface RatingChange {
  person: string;
  rating: number;
  uncertainty: number;
  change: number;
  games: number;
}
/**
 * Whether a game that is over counts for ratings, and what it changed.
 */
export interface RatedGame {
  unrated:
    | ('absent' | 'alone' | 'data' | 'elsewhere' | 'hint' | 'shared-screen' | 'take-back' | 'unfinished')
    | null;
  changes: RatingChange[];
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
 * Whether the person looks at the table now; at first they do. Whoever does is told nothing elsewhere.
 */
export interface Visibility {
  type: 'visibility';
  on: boolean;
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
  until?: number;
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
  views?: {}[] | null;
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
  kind?: 'aim' | 'need' | 'part' | 'time';
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
 * Moves that a learner points at after this progress.
 */
export interface LessonMoves {
  /**
   * @maxItems 600
   */
  done: string[];
  /**
   * @minItems 1
   * @maxItems 200
   */
  moves: string[];
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
/**
 * A new game. `chance` says what the first outcomes of its setup are; the rest falls.
 */
export interface BoardSetup {
  game: string;
  players: number;
  options?: {};
  chance?: unknown[];
}
export interface BoardLesson {
  game: string;
  lesson: string;
  /**
   * @maxItems 600
   */
  done?: string[];
}
/**
 * A record, finished or not.
 */
export interface BoardRecord {
  record: string;
}
/**
 * Asks for a position, and for what happened after the position `after`.
 */
export interface BoardLook {
  record: string;
  ply: number;
  viewer?: number | null;
  after?: number;
}
/**
 * Asks what could have fallen with the last of `ply` moves, or with the setup.
 */
export interface BoardMoment {
  record: string;
  ply: number;
}
/**
 * A move of the seat to decide; `chance` chooses the first outcomes of its luck.
 */
export interface BoardMove {
  record: string;
  move: string;
  chance?: unknown[] | null;
}
/**
 * Asks why a move is not allowed.
 */
export interface BoardDoubt {
  record: string;
  move: string;
}
export interface BoardMoves {
  record: string;
  /**
   * @maxItems 64
   */
  moves: string[];
}
/**
 * Asks what is best: by what a seat knows, or, for no viewer, with all cards open.
 */
export interface BoardQuestion {
  record: string;
  viewer?: number | null;
}
/**
 * A record as a board keeps it: without its seed and its result.
 */
export interface BoardGame {
  record: string;
}
export interface BoardPosition {
  state: State;
  lines: Line[];
}
export interface BoardOutcomes {
  outcomes: unknown[][];
}
/**
 * Lines to add to a record: a move and the luck that fell with it.
 */
export interface BoardLines {
  lines: {}[];
}
export interface Evaluation {
  values: number[] | null;
  expects: 'nobody' | 'seat' | 'team';
  advice: Advice[];
}
/**
 * Asks how games went on that began with these moves, with as many players and the same options.
 */
export interface ExplorerQuestion {
  game: string;
  players: number;
  options?: {};
  /**
   * @maxItems 200
   */
  line?: string[];
}
/**
 * A move that was played next, and how often its seat won.
 */
export interface NextMove {
  move: string;
  games: number;
  won: number;
  share: number;
  low: number;
  high: number;
}
export interface Explored {
  games: number;
  here: number;
  depth: number;
  moves: NextMove[];
}
/**
 * Minutes of the day. With `since` after `until` they last over midnight.
 */
export interface QuietHours {
  since: number;
  until: number;
}
/**
 * What I want to be told, and when not.
 */
export interface NotificationChoices {
  /**
   * @maxItems 5
   */
  kinds?: ('invitation' | 'over' | 'seated' | 'time' | 'turn')[];
  quiet?: QuietHours | null;
  zone?: string;
}
/**
 * What `PushManager.subscribe` gave to a browser.
 */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}
/**
 * A browser that is told.
 */
export interface PushDevice {
  id: string;
  device: string;
  created: number;
  this: boolean;
}
export interface NewWebhook {
  form: 'discord' | 'json' | 'matrix' | 'slack';
  address: string;
  table?: string | null;
  language?: string;
}
/**
 * An address that is told. All of it but the host is a secret, and never sent back.
 */
export interface WebhookInfo {
  id: string;
  form: 'discord' | 'json' | 'matrix' | 'slack';
  host: string;
  table: string | null;
  created: number;
  off: boolean;
  answer: string | null;
  tried: number | null;
}
/**
 * A new webhook. The secret signs its requests; it is shown once.
 */
export interface WebhookMade {
  webhook: WebhookInfo;
  secret: string;
}
export interface NotificationSettings {
  key: string;
  choices: NotificationChoices;
  devices: PushDevice[];
  webhooks: WebhookInfo[];
}
/**
 * Whether I am told of one table.
 */
export interface TableNotifications {
  on: boolean;
}
