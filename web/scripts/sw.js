// The service worker: the page opens without a network, and push messages are shown. `service_worker.js` fills in the three constants.
self.importScripts('push-worker.js');

const version = 'VERSION';
const engine = 'ENGINE';
const files = [/* FILES */];

const PAGE = `ludoteca-page-${version}`;
const ENGINE = `ludoteca-engine-${engine}`;
/** Milliseconds after which a slow network counts as none. */
const PATIENCE = 3000;
const root = new URL('./', self.location.href);

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(files)));
});

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
  if (path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (path.startsWith('engine/')) event.respondWith(kept(request, ENGINE));
  else event.respondWith(known(request));
});

/** Files have names of their own for every content, so no header makes a difference. What has one name for all is this page's. */
async function find(request) {
  const mine = await (await caches.open(PAGE)).match(request, { ignoreVary: true });
  return mine ?? caches.match(request, { ignoreVary: true });
}

/** The newest page, or the one that is kept where there is no network. */
async function page(request) {
  const late = new Promise((_, failed) => setTimeout(failed, PATIENCE));
  const fresh = fetch(request);
  try {
    return await Promise.race([fresh, late]);
  } catch {
    return (await find(root.href)) ?? fresh;
  }
}

const known = async (request) => (await find(request)) ?? fetch(request);

async function kept(request, name) {
  const found = await find(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(name)).put(request, response.clone());
  return response;
}
