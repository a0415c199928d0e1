import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { learn, Unreachable } from '../src/lib/api';
import { notify } from '../src/lib/turn_notice';

const ROOT = 'https://play.example/games/';
const KEPT = 'the page that is kept';
const script = readFileSync(new URL('../scripts/sw.js', import.meta.url), 'utf8');

/** Where a service worker leads somebody who goes to an address. */
async function visit(path: string, network: () => Promise<Response>): Promise<string | null> {
  const heard: Record<string, (event: object) => void> = {};
  const asked = vi.fn(network);
  const match = (request: string | { url: string }) =>
    Promise.resolve((typeof request === 'string' ? request : request.url) === ROOT ? new Response(KEPT) : undefined);
  runInNewContext(script, {
    self: {
      location: { href: `${ROOT}sw.js` },
      importScripts: () => undefined,
      addEventListener: (name: string, listener: (event: object) => void) => (heard[name] = listener),
    },
    caches: { open: () => Promise.resolve({ match }), match },
    fetch: asked,
    URL,
    Response,
  });
  let answer: Promise<Response> | null = null;
  const request = { method: 'GET', mode: 'navigate', url: new URL(path, ROOT).href };
  heard.fetch?.({ request, respondWith: (coming: Promise<Response>) => (answer = coming) });
  return answer && (await (answer as Promise<Response>)).text();
}

/** What a service worker asks for when it is installed. */
async function installed(files: readonly string[]): Promise<Request[]> {
  const heard: Record<string, (event: object) => void> = {};
  const asked: Request[] = [];
  const addAll = (requests: Request[]) => Promise.resolve(void asked.push(...requests));
  runInNewContext(script.replace('/* FILES */', files.map((file) => JSON.stringify(file)).join()), {
    self: {
      location: { href: `${ROOT}sw.js` },
      importScripts: () => undefined,
      addEventListener: (name: string, listener: (event: object) => void) => (heard[name] = listener),
    },
    caches: { open: () => Promise.resolve({ addAll }) },
    Request,
    URL,
  });
  await new Promise<void>((done) => heard.install?.({ waitUntil: (work: Promise<void>) => void work.then(done) }));
  return asked;
}

const never = () => new Promise<Response>(() => undefined);
const fresh = () => Promise.resolve(new Response('fresh'));
const gateway = () => Promise.resolve(new Response('nobody there', { status: 502 }));
const broken = () => Promise.reject(new Error('no network'));

describe('the service worker', () => {
  it.each(['', 'index.html', 'table/here.abc', 'me/games', 'join/abc'])('opens %j from what is kept', async (path) => {
    expect(await visit(path, never)).toBe(KEPT);
  });

  it.each(['embed/abc', 'robots.txt', 'assets/some-1.js', 'healthz'])('fetches %s', async (path) => {
    expect(await visit(path, fresh)).toBe('fresh');
  });

  it('takes a proxy without a server for no network', async () => {
    expect(await visit('embed/abc', gateway)).toBe(KEPT);
    expect(await visit('embed/abc', broken)).toBe(KEPT);
  });

  it('never keeps an older page that the browser still had', async () => {
    const asked = await installed(['./', 'site.webmanifest', 'assets/index-1.js']);
    expect(asked.map(({ url, cache }) => [url.slice(ROOT.length), cache])).toEqual([
      ['', 'no-cache'],
      ['site.webmanifest', 'no-cache'],
      ['assets/index-1.js', 'default'],
    ]);
  });

  it.each(['api', 'api/schema'])('leaves %s alone', async (path) => {
    expect(await visit(path, fresh)).toBe(null);
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('a proxy that says that nobody is behind it', () => {
  const answering = (status: number, body: string) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

  it.each([502, 503, 504])('%i is no server', async (status) => {
    answering(status, '<h1>Bad gateway</h1>');
    await expect(learn('dokmus', 'first', [])).rejects.toBeInstanceOf(Unreachable);
  });

  it('is not a server that refuses', async () => {
    answering(503, '{"refusal": {"rule": "table", "reason": "no-hint", "parameters": {}}}');
    await expect(learn('dokmus', 'first', [])).rejects.toMatchObject({ status: 503, refusal: { reason: 'no-hint' } });
  });
});

describe('being told by the browser', () => {
  const shown = vi.fn(() => Promise.resolve());
  const told = (active: object | null) => {
    const page = { hasAttribute: () => true };
    vi.stubGlobal('document', { visibilityState: 'hidden', documentElement: page });
    vi.stubGlobal('location', new URL(`${ROOT}#/table/here.abc`));
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: () => Promise.resolve({ active, showNotification: shown }) },
    });
  };

  it('goes through the service worker: a phone lets no page make one', async () => {
    const refused = Object.assign(
      vi.fn(() => {
        throw new TypeError('Illegal constructor');
      }),
      { permission: 'granted' },
    );
    vi.stubGlobal('Notification', refused);
    told({});
    await notify('Your turn', 'Dokmus', 'ludoteca-x');
    const [title, options] = shown.mock.calls[0] as unknown as [string, { icon: string; data: object }];
    expect(title).toBe('Your turn');
    expect(options).toMatchObject({ tag: 'ludoteca-x', data: { address: `${ROOT}#/table/here.abc` } });
    expect(options.icon).toMatch(/^https:\/\/play\.example\/.*icon-192\.png$/);
  });
});
