/* Says that it is somebody's turn, also when no page is open: a push has no content, so that is all it can say. Always true:
 * each push shows one notice, in the words that the page has kept, and there is never more than one. */
const kept = async () => (await (await caches.open("push")).match("/push/kept"))?.json();

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) =>
  event.waitUntil(
    kept()
      .catch(() => undefined)
      .then((told) =>
        self.registration.showNotification(told?.says ?? "croupier", {
          lang: told?.language,
          icon: "/icon-512.png",
          tag: "turn",
          renotify: true,
        }),
      ),
  ),
);

/** Of the tables that tell, the one that the push must be of: a house sends none for a table whose page is open. */
async function go() {
  const tables = (await kept().catch(() => undefined))?.tables ?? [];
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = (path) => windows.find((one) => new URL(one.url).pathname === path.replace(/#.*/, ""));
  const closed = tables.filter((path) => !at(path));
  const open = tables.map(at).find(Boolean);
  if (closed.length === 1) return self.clients.openWindow(closed[0]);
  if (!closed.length && open) return open.focus(); // it slept, and the house took it for gone
  return at("/")?.focus() ?? self.clients.openWindow("/"); // where one's own tables are listed
}
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go());
});
