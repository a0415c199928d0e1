// The service worker: the page opens without a network, and push messages are shown. `service_worker.js` fills in the three constants.
self.importScripts('push-worker.js');

const version = 'VERSION';
const engine = 'ENGINE';
const files = [/* FILES */];

const PAGE = `ludoteca-page-${version}`;
const ENGINE = `ludoteca-engine-${engine}`;
const root = new URL('./', self.location.href);
/** Where one goes, and it is not the page: files, what a server tells of itself, and a game in a frame, which has headers of its own. */
const NOT_THE_PAGE = /^(assets|embed|engine)\/|^(healthz|metrics)$|^[^/]*\.(?!html$)\w+$/;
/** What a proxy says when nobody stands behind it. */
const NOBODY = [502, 503, 504];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(files.map(fresh))));
});

/** A name that changes with its content may come out of the browser's own cache; all others are asked for. */
function fresh(file) {
  return new Request(new URL(file, root), { cache: /^(assets|engine)\//.test(file) ? 'default' : 'no-cache' });
}

/** What older pages kept goes, but for the page before this one: another tab may show it, in the middle of a game. */
self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

async function tidy() {
  const names = await caches.keys();
  const before = (kind, mine) => names.findLast((name) => name.startsWith(`ludoteca-${kind}-`) && name !== mine);
  const kept = [PAGE, ENGINE, before('page', PAGE), before('engine', ENGINE)];
  const old = names.filter((name) => name.startsWith('ludoteca-') && !kept.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The reader wants the new page now. */
self.addEventListener('message', ({ data }) => {
  if (data === 'now') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return;
  const path = url.pathname.slice(root.pathname.length);
  if (/^api(\/|$)/.test(path)) return;
  if (request.mode === 'navigate') event.respondWith(NOT_THE_PAGE.test(path) ? elsewhere(request) : page(request));
  else if (path.startsWith('engine/')) event.respondWith(kept(request, ENGINE));
  else event.respondWith(known(request));
});

/** Files have names of their own for every content, so no header makes a difference. What has one name for all is this page's. */
async function find(request) {
  const mine = await (await caches.open(PAGE)).match(request, { ignoreVary: true });
  return mine ?? caches.match(request, { ignoreVary: true });
}

/** The page as it is kept, at once. A newer one takes its place when its reader says so. */
const page = async (request) => (await find(root.href)) ?? fetch(request);

/** What comes from the network, or the page where there is none. */
async function elsewhere(request) {
  const answer = await fetch(request).catch(() => null);
  return answer && !NOBODY.includes(answer.status) ? answer : ((await find(root.href)) ?? answer ?? Response.error());
}

const known = async (request) => (await find(request)) ?? fetch(request);

async function kept(request, name) {
  const found = await find(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(name)).put(request, response.clone());
  return response;
}
