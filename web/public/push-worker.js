// What a service worker does with push messages: it shows them, and leads to their table. `sw.js` imports it.
self.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (message) event.waitUntil(show(message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.address));
});

/** A later message of a table takes the place of the earlier one. */
function show({ title, body, path, topic }) {
  const { scope } = self.registration;
  return self.registration.showNotification(title, {
    body,
    tag: `ludoteca-${topic}`,
    renotify: true,
    icon: new URL('icon-192.png', scope).href,
    data: { address: new URL(path.slice(1), scope).href },
  });
}

/** To the window that shows the table already, or to a new one. In a folder of files the table stands behind the `#`. */
async function lead(address) {
  const { pathname, hash } = new URL(address);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shows = (url) => url.pathname === pathname && (!hash || url.hash === hash);
  const there = windows.find(({ url }) => shows(new URL(url)));
  await (there ? there.focus() : self.clients.openWindow(address));
}
