/* Shows what the server says while no page is open, and leads to the table. */
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : { title: 'Delos', body: '', url: '/' };
  event.waitUntil(
    self.registration.showNotification(told.title, {
      body: told.body,
      icon: '/icon-turn.svg',
      tag: told.url,
      data: { url: told.url },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin);
  const there = url.origin === self.location.origin ? url.href : self.location.origin;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url === there);
      return open ? open.focus() : self.clients.openWindow(there);
    }),
  );
});
