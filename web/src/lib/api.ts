/** The HTTP interface of the server, one function for each thing one can ask. */
import type {
  Acknowledged,
  AnalysisProgress,
  Blocked,
  Credentials,
  Figure,
  FinishedGames,
  GameInfo,
  GameStatistics,
  GameWords,
  Hint,
  Invite,
  Ladder,
  LessonAnswer,
  Line,
  MistakesInGame,
  Moments,
  MyRating,
  NewPassword,
  NewTable,
  NewWebhook,
  NotificationChoices,
  NotificationSettings,
  PasskeyAnswer,
  PasskeyInfo,
  PasskeyRequest,
  PersonInfo,
  Preview,
  Previews,
  Proof,
  PushSubscription,
  RatedGame,
  Recovery,
  RecoveryCodes,
  Refusal,
  RulePage,
  SessionInfo,
  State,
  TableInfo,
  TableNotifications,
  TablesChanged,
  WebhookMade,
  WhyNot,
} from '../protocol';

import { nonce } from './nonce';

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status = 0,
  ) {
    super(refusal.reason);
  }
}

/** The server did not answer at all, or a proxy says that nobody does. */
export class Unreachable extends Error {}

/** What a proxy answers where there is no server behind it; a server's own answer has a refusal. */
const NOBODY: ReadonlySet<number> = new Set([502, 503, 504]);
const BROKEN: Refusal = { rule: 'table', reason: 'broken' };

type Query = Record<string, string | number | null | undefined>;

export function address(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return `/api${path}${text ? `?${text}` : ''}`;
}

async function ask<T>(method: string, path: string, query?: Query, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address(path, query), {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return (await read(response)) as T;
  const refusal = await reason(response);
  if (!refusal && NOBODY.has(response.status)) throw new Unreachable();
  throw new Refused(refusal ?? BROKEN, response.status);
}

function read(response: Response): Promise<unknown> {
  if (response.status === 204) return Promise.resolve(null);
  return /^application\/json\b/.test(response.headers.get('content-type') ?? '') ? response.json() : response.text();
}

async function reason(response: Response): Promise<Refusal | null> {
  try {
    return ((await response.json()) as { refusal?: Refusal }).refusal ?? null;
  } catch {
    return null;
  }
}

const get = <T>(path: string, query?: Query) => ask<T>('GET', path, query);
const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, undefined, body);

export const games = () => get<GameInfo[]>('/games');
export const gameWords = (game: string, language: string) => get<GameWords>(`/words/${game}/${language}`);
export const rulePage = (game: string, page: string, language: string) =>
  get<RulePage>(`/pages/${game}/${page}`, { language });
export const figures = (game: string) => get<Record<string, Figure>>(`/figures/${game}`);
/** Where a learner stands after one more entry. */
export const learn = (game: string, lesson: string, done: readonly string[], entry: string | null = null) =>
  post<LessonAnswer>(`/lessons/${game}/${lesson}`, { done, entry });
export const lessonMeanings = (game: string, lesson: string, done: readonly string[], moves: readonly string[]) =>
  post<Previews['consequences']>(`/lessons/${game}/${lesson}/consequences`, { done, moves });
export const me = () => get<PersonInfo>('/me');
/** A stranger becomes a guest with this name; whoever is known stays who they are. */
export const arrive = (name: string) => post<PersonInfo>('/me', { name });
export const rename = (name: string) => ask<PersonInfo>('PUT', '/me', undefined, { name });
export const forgetMe = () => ask<null>('DELETE', '/me');

export const blocked = () => get<Blocked[]>('/me/blocked');
export const block = (person: string) => ask<null>('PUT', `/me/blocked/${person}`);
export const unblock = (person: string) => ask<null>('DELETE', `/me/blocked/${person}`);

export const notifications = () => get<NotificationSettings>('/me/notifications');
export const chooseNotifications = (choices: NotificationChoices) =>
  ask<NotificationSettings>('PUT', '/me/notifications', undefined, choices);
export const subscribe = (made: PushSubscription) => ask<NotificationSettings>('PUT', '/me/devices', undefined, made);
export const unsubscribe = (device: string) => ask<null>('DELETE', `/me/devices/${device}`);
export const tryDevice = (device: string) => post<null>(`/me/devices/${device}/test`);
export const addWebhook = (wanted: NewWebhook) => post<WebhookMade>('/me/webhooks', wanted);
export const removeWebhook = (id: string) => ask<null>('DELETE', `/me/webhooks/${id}`);
export const tryWebhook = (id: string) => post<null>(`/me/webhooks/${id}/test`);
export const tableNotifications = (table: string) => get<TableNotifications>(`/tables/${table}/notifications`);
export const switchTable = (table: string, on: boolean) =>
  ask<TableNotifications>('PUT', `/tables/${table}/notifications`, undefined, { on });

export const setPassword = (mine: NewPassword) => post<PersonInfo>('/account/password', mine);
export const newCodes = () => post<RecoveryCodes>('/account/recovery');
export const passkeyOffer = () => post<PasskeyRequest>('/account/passkeys/options');
export const addPasskey = (made: PasskeyAnswer) => post<PersonInfo>('/account/passkeys', made);
export const passkeys = () => get<PasskeyInfo[]>('/account/passkeys');
export const removePasskey = (id: string) => ask<PersonInfo>('DELETE', `/account/passkeys/${id}`);
export const proofQuestion = () => post<PasskeyRequest>('/account/proof/options');
export const prove = (proof: Proof) => post<null>('/account/proof', proof);
export const sessions = () => get<SessionInfo[]>('/account/sessions');
export const endSession = (id: string) => ask<null>('DELETE', `/account/sessions/${id}`);
export const endOtherSessions = () => ask<null>('DELETE', '/account/sessions');
export const logIn = (mine: Credentials) => post<PersonInfo>('/login', mine);
export const logInByCode = (mine: Recovery) => post<PersonInfo>('/login/recovery', mine);
export const passkeyQuestion = () => post<PasskeyRequest>('/login/passkey/options');
export const logInByPasskey = (answer: PasskeyAnswer) => post<PersonInfo>('/login/passkey', answer);
export const logOut = () => post<null>('/logout');

/** The analysis of a finished game: asks for it, tells how far it is, calls it off. */
export const orderAnalysis = (id: string, thoroughness: string) =>
  post<AnalysisProgress>(`/tables/${id}/analysis`, { thoroughness });
export const analysisOf = (id: string) => get<AnalysisProgress>(`/tables/${id}/analysis`);
export const analysis = (id: string) => get<AnalysisProgress>(`/analyses/${id}`);
/** Asks for the judgement of one's own decisions in a game against the computer that goes on. */
export const judgeSoFar = (id: string, seat: number, thoroughness: string) =>
  post<AnalysisProgress>(`/tables/${id}/analysis`, { thoroughness, seat });
/** Asks for the analysis of a game that was played elsewhere. */
export const orderRecord = (record: string, thoroughness: string) =>
  post<AnalysisProgress>('/analyses', { record, thoroughness });
export const callOffAnalysis = (analysis: string) => ask<null>('DELETE', `/analyses/${analysis}`);

/** A question to the analysis board. */
export const askBoard = <T>(question: string, given: unknown) => post<T>(`/board/${question}`, given);

export const lobby = (page = 0) => get<TableInfo[]>('/tables', { page });
export const mine = (page = 0) => get<TableInfo[]>('/me/tables', { page });
export interface GamesWanted {
  readonly game?: string | undefined;
  readonly players?: number | undefined;
  readonly result?: string | undefined;
  readonly name?: string | undefined;
}
export const myGames = (page: number, wanted: GamesWanted) => get<FinishedGames>('/me/games', { page, ...wanted });
export const myStatistics = () => get<GameStatistics[]>('/me/statistics');
export const myMistakes = () => get<MistakesInGame[]>('/me/mistakes');
export const myRatings = () => get<MyRating[]>('/me/ratings');
export const ladder = (game: string, page: number, who?: string) =>
  get<Ladder>(`/ladder/${encodeURIComponent(game)}`, { page, who });
export const ratedGame = (id: string) => get<RatedGame>(`/tables/${id}/rating`);
/** All my games as one file. */
export const MY_GAMES_FILE = address('/me/games/export');
/** A table comes with its commitment; only then a game that starts at once gets its nonce. */
export async function create(wanted: NewTable): Promise<TableInfo> {
  const made = await post<TableInfo>('/tables', { ...wanted, start: false });
  if (wanted.start) await start(made.id);
  return made;
}

export const table = (id: string) => get<TableInfo>(`/tables/${id}`);
export const invited = (invite: string) => get<TableInfo>(`/invites/${invite}`);
export const join = (id: string, what: { seat?: number; invite?: string }) =>
  post<TableInfo>(`/tables/${id}/join`, { ...what, nonce: nonce() });
export const leave = (id: string, seat: number) => post<Acknowledged>(`/tables/${id}/leave`, { seat });
export const start = (id: string) => post<Acknowledged>(`/tables/${id}/start`, { nonce: nonce() });
export const close = (id: string) => ask<Acknowledged>('DELETE', `/tables/${id}`);
export const place = (id: string, seat: number, sitter: unknown) =>
  ask<Acknowledged>('PUT', `/tables/${id}/seats/${seat}`, undefined, sitter);
export const invitation = (id: string, seat: number) => get<Invite>(`/tables/${id}/seats/${seat}/invite`);
/** The same game again. Whoever plays against the computer alone starts it, as with any other table. */
export async function rematch(id: string): Promise<TableInfo> {
  const made = await post<TableInfo>(`/tables/${id}/rematch`, { nonce: nonce(), start: false });
  if (made.status === 'open' && made.seats.every((seat) => seat.kind === 'person' || seat.kind === 'bot'))
    await start(made.id);
  return made;
}

export const state = (id: string, seat: number | null, ply: number) => get<State>(`/tables/${id}/state`, { seat, ply });
/** A position of a finished game: as a seat saw it, or with what every seat saw. */
export const position = (id: string, angle: number | 'all' | null, ply?: number) =>
  get<State>(`/tables/${id}/state`, angle === 'all' ? { everybody: 'true', ply } : { seat: angle, ply });
export const lines = (id: string, seat: number | null) => get<Line[]>(`/tables/${id}/lines`, { seat });
/** Whether strangers with the link may see a finished game. */
export const setAccess = (id: string, closed: boolean) =>
  ask<Acknowledged>('PUT', `/tables/${id}/access`, undefined, { closed });
export const whyNot = (id: string, seat: number, move: string) => get<WhyNot>(`/tables/${id}/whynot`, { seat, move });
export const preview = (id: string, seat: number, move: string) =>
  get<Preview>(`/tables/${id}/preview`, { seat, move });
export const consequences = (id: string, seat: number, ply: number, moves: readonly string[]) =>
  post<Previews>(`/tables/${id}/consequences`, { seat, ply, moves });
export const moments = (id: string, seat: number, after: number) =>
  get<Moments>(`/tables/${id}/moments`, { seat, after });
export const hint = (id: string, seat: number) => get<Hint>(`/tables/${id}/hint`, { seat });
export const abandon = (id: string, seat: number) => post<Acknowledged>(`/tables/${id}/abandon`, { seat });
export const resign = (id: string, seat: number) => post<Acknowledged>(`/tables/${id}/resign`, { seat });
export const answer = (id: string, seat: number, yes: boolean) =>
  post<Acknowledged>(`/tables/${id}/answer`, { seat, yes });
export const comeBack = (id: string, seat: number) => post<Acknowledged>(`/tables/${id}/return`, { seat });
/** I am away until then (seconds), at one table or at all that allow it. */
export const goAway = (id: string, until: number) =>
  ask<Acknowledged>('PUT', `/tables/${id}/vacation`, undefined, { until });
export const beBack = (id: string) => ask<Acknowledged>('DELETE', `/tables/${id}/vacation`);
export const goAwayEverywhere = (until: number) => ask<TablesChanged>('PUT', '/me/vacation', undefined, { until });
export const beBackEverywhere = () => ask<TablesChanged>('DELETE', '/me/vacation');
export const report = (id: string, line: number) => post<null>(`/tables/${id}/lines/${line}/report`);
export const record = (id: string, seat: number | null) => get<string>(`/tables/${id}/record`, { seat });
