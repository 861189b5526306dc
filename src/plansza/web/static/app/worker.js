// The worker of an installed app: it keeps the shell of its own version, shows a page when there is
// no connection, and tells what the server has to tell. Before it the server writes SHELL: the
// version, the page for no connection, and the files that this needs.
//
// It never answers with an old script: addresses of scripts carry a hash of all of them, only what
// bears ours is kept, and nothing of a table. Pages always come from the server.

const { SHELL } = self;
const KEPT = `plansza-${SHELL.version}`;
const OURS = `/static/${SHELL.version}/`;
const FOR_EVER = "immutable"; // what the server says of files whose hash is ours, and of no others
const NARROW = { cache: "no-cache", credentials: "same-origin" };

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => answer(event));
self.addEventListener("push", (event) => event.waitUntil(tell(event)));
self.addEventListener("notificationclick", (event) => event.waitUntil(clicked(event)));

// -- the shell -----------------------------------------------------------------------------------

async function install() {
  const cache = await caches.open(KEPT);
  await Promise.all([SHELL.away, ...SHELL.kept].map((address) => keep(cache, address)));
  await self.skipWaiting();
}

async function keep(cache, address) {
  const found = await fetch(address, NARROW);
  if (!found.ok) throw new Error(`${address}: ${found.status}`);
  await cache.put(address, found);
}

/** What older versions have kept goes. */
async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("plansza-") && name !== KEPT).map((name) => caches.delete(name)));
  await self.clients.claim();
}

function answer(event) {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = new URL(request.url);
  if (address.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(show(request));
  else if (address.pathname.startsWith(OURS)) event.respondWith(file(request));
}

/** A page, from the server; what it says stands, whatever it is. */
async function show(request) {
  try {
    return await fetch(request);
  } catch (trouble) {
    const away = await (await caches.open(KEPT)).match(SHELL.away);
    if (away) return away;
    throw trouble;
  }
}

/** A file with our hash in its address is the same for ever. */
async function file(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request.url);
  if (known) return known;
  const found = await fetch(request);
  if (found.ok && found.headers.get("cache-control")?.includes(FOR_EVER)) {
    await cache.put(request.url, found.clone());
  }
  return found;
}

// -- what the server tells -----------------------------------------------------------------------

async function tell(event) {
  const told = event.data?.json() ?? {};
  const actions = [
    { action: "open", title: told.open_label ?? "" },
    { action: "stop", title: told.stop_label ?? "" },
  ];
  await self.registration.showNotification(told.title ?? "plansza", {
    body: told.body ?? "",
    tag: told.tag, // a newer one of the same seat takes its place
    renotify: Boolean(told.tag),
    icon: `${OURS}app/icon-192.png`,
    data: { page: told.page ?? "/", stop: told.stop ?? "" },
    actions: actions.filter(({ title }) => title),
  });
}

/** Open what it is about, in a window that shows it already, if there is one; or stop it. */
async function clicked(event) {
  const { page, stop } = event.notification.data ?? {};
  event.notification.close();
  if (event.action === "stop" && stop) {
    await fetch(stop, { method: "POST" });
    return;
  }
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === page);
  if (there) await there.focus();
  else await self.clients.openWindow(page ?? "/");
}
