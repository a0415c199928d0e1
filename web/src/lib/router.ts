/** Addresses of the page. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'me' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'join'; readonly invite: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string | null }
  | { readonly screen: 'learn'; readonly game: string; readonly lesson: string | null }
  | { readonly screen: 'not-found' };

/** What an address shows. The server knows the same addresses (`server/pages.py`). */
export function route(path: string, hash = ''): Route {
  const [first, second, ...more] = path.split('/').filter(Boolean).map(decoded);
  if (!first) return { screen: 'home' };
  if (first === 'me' && !second) return { screen: 'me' };
  if (first === 'learn' && second && more.length < 2) return { screen: 'learn', game: second, lesson: more[0] ?? null };
  if (!second || more.length) return { screen: 'not-found' };
  if (first === 'table') return { screen: 'table', id: second };
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
export const toTable = (id: string) => `/table/${encodeURIComponent(id)}`;
export const toJoin = (invite: string) => `/join/${encodeURIComponent(invite)}`;
export const toRules = (game: string, rule?: string) => `/rules/${game}${rule ? `#${encodeURIComponent(rule)}` : ''}`;
export const toLessons = (game: string) => `/learn/${game}`;
export const toLesson = (game: string, lesson: string) => `/learn/${game}/${encodeURIComponent(lesson)}`;
