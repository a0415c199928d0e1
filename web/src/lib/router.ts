/** Addresses of the page. */
import { served } from './site';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'me' }
  | { readonly screen: 'my-games' }
  | { readonly screen: 'ladder'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'game'; readonly id: string; readonly query: string }
  | { readonly screen: 'embed'; readonly id: string; readonly query: string }
  | { readonly screen: 'board'; readonly query: string; readonly packed: string }
  | { readonly screen: 'join'; readonly invite: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly screen: 'learn'; readonly game: string; readonly lesson: string | null }
  | { readonly screen: 'not-found' };

/** The address that shows a path of the page. Where the page is a file, the path stands behind the `#`. */
export const address = (path: string): string => (served ? path : `#${path}`);

type Place = Pick<Location, 'pathname' | 'hash' | 'search'>;

/** The path, the fragment and the query of an address. */
export function here({ pathname, hash, search }: Place, behindHash = !served): [string, string, string] {
  if (!behindHash) return [pathname, hash, search];
  const { pathname: path, hash: rule, search: query } = new URL(hash.slice(1) || '/', 'https://page');
  return [path, rule, query];
}

/** What is about people: a folder of files knows nobody. */
const OF_A_SERVER: readonly string[] = ['me', 'ladder', 'join', 'embed'];

/** What an address shows. The server knows the same addresses (`server/http/static_files.py`). */
export function route(path: string, hash = '', query = '', online = served): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (!first) return { screen: 'home' };
  if (!online && OF_A_SERVER.includes(first)) return { screen: 'not-found' };
  if (first === 'me' && !second) return { screen: 'me' };
  if (first === 'me' && second === 'games' && !more.length) return { screen: 'my-games' };
  if (first === 'learn' && second && more.length < 2) return { screen: 'learn', game: second, lesson: more[0] ?? null };
  if (first === 'board' && !second) return { screen: 'board', query, packed: hash.slice(1) };
  if (!second || more.length) return { screen: 'not-found' };
  if (first === 'table') return { screen: 'table', id: second };
  if (first === 'game' || first === 'embed') return { screen: first, id: second, query };
  if (first === 'ladder') return { screen: 'ladder', game: second };
  if (first === 'join') return { screen: 'join', invite: second };
  if (first === 'rules') return { screen: 'rules', game: second, rule: decoded(hash.slice(1)) || null };
  return { screen: 'not-found' };
}

/** A part of an address as it was written; as it stands where it is not well encoded. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const TO_ME = '/me';
export const TO_MY_GAMES = '/me/games';
export const toLadder = (game: string) => `/ladder/${encodeURIComponent(game)}`;
export const toTable = (id: string) => `/table/${encodeURIComponent(id)}`;
/** A finished game, at a position and from an angle if they are named. */
export const toGame = (id: string, query = '') => `/game/${encodeURIComponent(id)}${query && `?${query}`}`;
export const toEmbed = (id: string, query = '') => `/embed/${encodeURIComponent(id)}${query && `?${query}`}`;
/** The analysis board: empty, or with what a query names. */
export const toBoard = (query: Readonly<Record<string, string>> = {}) => {
  const asked = new URLSearchParams(query).toString();
  return `/board${asked && `?${asked}`}`;
};
export const toJoin = (invite: string) => `/join/${encodeURIComponent(invite)}`;
export const toRules = (game: string, rule?: string) => `/rules/${game}${rule ? `#${encodeURIComponent(rule)}` : ''}`;
export const toLessons = (game: string) => `/learn/${game}`;
export const toLesson = (game: string, lesson: string) => `/learn/${game}/${encodeURIComponent(lesson)}`;
