/** The HTTP interface of the server, one function for each thing one can ask. */
import type {
  Acknowledged,
  Blocked,
  Credentials,
  Figure,
  GameInfo,
  GameWords,
  Hint,
  Invite,
  LessonAnswer,
  NewPassword,
  NewTable,
  PasskeyAnswer,
  PasskeyInfo,
  PasskeyRequest,
  PersonInfo,
  Preview,
  Previews,
  Proof,
  Recovery,
  RecoveryCodes,
  Refusal,
  RuleBook,
  SessionInfo,
  State,
  TableInfo,
  WhyNot,
} from '../protocol';

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status = 0,
  ) {
    super(refusal.reason);
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

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
  if (response.ok) return (response.status === 204 ? null : await response.json()) as T;
  throw new Refused(await reason(response), response.status);
}

async function reason(response: Response): Promise<Refusal> {
  try {
    return ((await response.json()) as { refusal: Refusal }).refusal;
  } catch {
    return { rule: 'table', reason: 'broken' };
  }
}

const get = <T>(path: string, query?: Query) => ask<T>('GET', path, query);
const post = <T>(path: string, body: unknown = {}) => ask<T>('POST', path, undefined, body);

export const games = () => get<GameInfo[]>('/games');
export const gameWords = (game: string, language: string) => get<GameWords>(`/words/${game}/${language}`);
export const book = (game: string, language: string) => get<RuleBook>(`/rules/${game}`, { language });
export const figures = (game: string) => get<Record<string, Figure>>(`/figures/${game}`);
/** Where a learner stands after one more entry. */
export const learn = (game: string, lesson: string, done: readonly string[], entry: string | null = null) =>
  post<LessonAnswer>(`/lessons/${game}/${lesson}`, { done, entry });
/** A stranger becomes a guest with this name; whoever is known stays who they are. */
export const arrive = (name: string) => post<PersonInfo>('/me', { name });
export const rename = (name: string) => ask<PersonInfo>('PUT', '/me', undefined, { name });
export const forgetMe = () => ask<null>('DELETE', '/me');

export const blocked = () => get<Blocked[]>('/me/blocked');
export const block = (person: string) => ask<null>('PUT', `/me/blocked/${person}`);
export const unblock = (person: string) => ask<null>('DELETE', `/me/blocked/${person}`);

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

export const lobby = (page = 0) => get<TableInfo[]>('/tables', { page });
export const mine = (page = 0) => get<TableInfo[]>('/me/tables', { page });
/** Random text that this person adds to the luck of a table whose commitment was shown. */
const nonce = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A table comes with its commitment; only then a game that starts at once gets its nonce. */
export async function create(wanted: NewTable): Promise<TableInfo> {
  const made = await post<TableInfo>('/tables', { ...wanted, start: false });
  if (wanted.start) await start(made.id);
  return made;
}

export const table = (id: string, invite?: string) => get<TableInfo>(`/tables/${id}`, { invite });
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
export const whyNot = (id: string, seat: number, move: string) => get<WhyNot>(`/tables/${id}/whynot`, { seat, move });
export const preview = (id: string, seat: number, move: string) =>
  get<Preview>(`/tables/${id}/preview`, { seat, move });
export const consequences = (id: string, seat: number, ply: number, moves: readonly string[]) =>
  post<Previews>(`/tables/${id}/consequences`, { seat, ply, moves });
export const hint = (id: string, seat: number) => get<Hint>(`/tables/${id}/hint`, { seat });
export const abandon = (id: string, seat: number) => post<Acknowledged>(`/tables/${id}/abandon`, { seat });
export const resign = (id: string, seat: number) => post<Acknowledged>(`/tables/${id}/resign`, { seat });
export const answer = (id: string, seat: number, yes: boolean) =>
  post<Acknowledged>(`/tables/${id}/answer`, { seat, yes });
export const comeBack = (id: string, seat: number) => post<Acknowledged>(`/tables/${id}/return`, { seat });
export const report = (id: string, line: number) => post<null>(`/tables/${id}/lines/${line}/report`);
export const record = (id: string, seat: number | null) => address(`/tables/${id}/record`, { seat });
