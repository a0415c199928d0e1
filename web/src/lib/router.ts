/** Addresses of the page. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'me' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'join'; readonly invite: string }
  | { readonly screen: 'rules'; readonly game: string; readonly rule: string | null };

export function route(path: string, hash = ''): Route {
  const [first, second] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'table' && second) return { screen: 'table', id: second };
  if (first === 'join' && second) return { screen: 'join', invite: second };
  if (first === 'rules' && second) return { screen: 'rules', game: second, rule: decodeURIComponent(hash.slice(1)) || null };
  return { screen: first === 'me' ? 'me' : 'home' };
}

export const TO_ME = '/me';
export const toTable = (id: string) => `/table/${encodeURIComponent(id)}`;
export const toJoin = (invite: string) => `/join/${encodeURIComponent(invite)}`;
export const toRules = (game: string, rule?: string) => `/rules/${game}${rule ? `#${encodeURIComponent(rule)}` : ''}`;
