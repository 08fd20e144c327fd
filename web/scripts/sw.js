/* Keeps the page for when there is no network. Always true: what may change is asked of the network first, and the page that is
 * kept is of one build, whole; an old one is never shown while there is an answer. */
const BUILD = "@BUILD@";
const FILES = "@FILES@";
const root = new URL("./", self.location.href);
const at = (file) => new URL(file, root).href;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(BUILD).then((cache) => cache.addAll(FILES.map((file) => new Request(at(file), { cache: "no-cache" })))),
  );
});
self.addEventListener("activate", (event) => {
  /* the page of the first visit, too, goes on when there is no network any more */
  event.waitUntil(
    caches
      .keys()
      .then((all) =>
        Promise.all(
          all.filter((name) => name.startsWith("croupier-") && name !== BUILD).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

/** From the network; what it does not give, as it was kept. */
async function fresh(request, kept) {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(kept ?? request, { ignoreSearch: true, ignoreVary: true })) ?? answer ?? Response.error();
}
/** The games of a house, so that its lobby opens without it. */
async function games(request) {
  const answer = await fetch(request).catch(() => null);
  if (!answer?.ok) return (await caches.match(request)) ?? answer ?? Response.error();
  const cache = await caches.open(BUILD);
  await cache.put(request, answer.clone()).catch(() => undefined); // a full store is no reason to show nothing
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(root.href)) return;
  const file = url.href.slice(root.href.length).replace(/[?#].*/, "");
  if (request.mode === "navigate") event.respondWith(fresh(request, at("index.html")));
  else if (file.startsWith("assets/"))
    event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
  else if (file === "api/games") event.respondWith(games(request));
  else if (FILES.includes(file)) event.respondWith(fresh(request));
});
