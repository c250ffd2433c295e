// The service worker: the page and the helper for a real table without a host. It keeps the files of one build, and
// nothing else: no answers of the API, no personal data.
/// <reference lib="webworker" />

export {};
declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: { version: string; page: string[]; python: string[]; tables: string[] };

/** Where the page is: files are named from there. */
const ROOT = new URL('./', self.location.href).pathname;
const at = (name: string): string => ROOT + name.slice(1);
const { version, ...NAMED } = __FILES__;
const FILES = { version, page: NAMED.page.map(at), python: NAMED.python.map(at), tables: NAMED.tables.map(at) };
const OWN = ROOT.slice(1); // another copy of the page, elsewhere at this address, keeps its own
const PAGES = `${OWN}ossuary-page-`;
const PAGE = PAGES + FILES.version;
const PYTHON = `${OWN}ossuary-python`; // its files have their versions in their names
const MINDS = `${OWN}ossuary-minds`; // compiled code and tables, kept when they are first needed
const PACKED = '.packed';
const CODE = FILES.python.filter((file) => file.endsWith(`.wasm${PACKED}`)).map((file) => file.slice(0, -PACKED.length)); // kept unpacked, too
const LIST = at('/compiled.json'); // by game, where its compiled code is
const COMPILED = at('/assets/compiled/');
const ALONE = at('/alone/'); // the page that needs no host keeps itself
const PATIENCE = 4000; // ms that a host has to answer before the kept page is shown

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGE).then((cache) => filled(cache, FILES.page)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([tidied(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep-python') event.waitUntil(keptPython());
  if (event.data === 'keep-all') event.waitUntil(keptWhole());
  if (event.data === 'take-over') event.waitUntil(takenOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (![at('/api'), ALONE].some((other) => pathname.startsWith(other))) event.respondWith(page(request));
  } else if (FILES.page.includes(pathname)) event.respondWith(kept(request, PAGE));
  else if (FILES.python.includes(pathname) || CODE.includes(pathname)) event.respondWith(kept(request, PYTHON));
  else if (pathname === LIST) event.respondWith(listed(request));
  else if (pathname.startsWith(COMPILED) || FILES.tables.includes(pathname)) event.respondWith(keptFromNow(request));
});

self.addEventListener('push', (event) => {
  const { text, table } = event.data?.json() as { text: string; table: string };
  event.waitUntil(self.registration.showNotification('Ossuary', { body: text, tag: table, icon: at('/icon-192.png'), data: table }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(shown(`${ROOT}t/${encodeURIComponent(String(event.notification.data))}`));
});

/** Brings a table to the front, in a window that has it or in a new one. */
async function shown(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

/** The newest page that the host has; without a host the kept one, whose files are all kept with it. */
async function page(request: Request): Promise<Response> {
  const asked = fetch(request).catch(() => null);
  const found = asked.then((answer) => (answer && answer.status < 500 ? answer : null)); // otherwise a proxy answers for it
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
  const own = async (): Promise<Response | undefined> => (await caches.open(PAGE)).match(ROOT);
  return (await Promise.race([found, late])) ?? (await own()) ?? (await asked) ?? Response.error();
}

async function kept(request: Request, name: string): Promise<Response> {
  return (await (await caches.open(name)).match(request, { ignoreVary: true })) ?? fetch(request);
}

/** A file that is kept once it has come. */
async function keptFromNow(request: Request): Promise<Response> {
  const cache = await caches.open(MINDS);
  const old = await cache.match(request, { ignoreVary: true });
  if (old) return old;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** The newest list of compiled code; without a host the kept one. What it no longer names is removed. */
async function listed(request: Request): Promise<Response> {
  const cache = await caches.open(MINDS);
  const answer = await fetch(request).catch(() => null);
  if (!answer) return (await cache.match(LIST)) ?? Response.error();
  if (answer.ok) {
    await cache.put(LIST, answer.clone());
    const named = Object.values((await answer.clone().json()) as Record<string, string>).map(at);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (pathname.startsWith(COMPILED) && !named.includes(pathname)) await cache.delete(url);
    }
  }
  return answer;
}

/** Keeps all that the page is made of, with all that its host needs where it stands alone. */
async function keptWhole(): Promise<void> {
  await keptPython();
  const list = await listed(new Request(LIST));
  const named = Object.values((await list.json()) as Record<string, string>);
  await filled(await caches.open(MINDS), [...named.map(at), ...FILES.tables]);
}

/** Keeps the browser's Python; its code unpacked, too, so that the browser keeps what it compiles it to. */
async function keptPython(): Promise<void> {
  const cache = await caches.open(PYTHON);
  await filled(cache, FILES.python);
  for (const file of CODE) {
    const packed = (await cache.match(file)) ? undefined : await cache.match(file + PACKED);
    const body = packed?.body?.pipeThrough(new DecompressionStream('gzip'));
    if (body) await cache.put(file, new Response(body, { headers: { 'content-type': 'application/wasm' } }));
  }
}

/** Adds the missing files one after the other; those in an older cache are not fetched again. */
async function filled(cache: Cache, files: string[]): Promise<void> {
  for (const file of files) {
    if (await cache.match(file)) continue;
    const named = file.startsWith(at('/assets/')); // after its content
    const old = named ? await caches.match(file, { ignoreVary: true }) : undefined;
    await (old ? cache.put(file, old) : cache.add(new Request(file, { cache: named ? 'default' : 'reload' })));
  }
}

/** Removes the caches of older versions, and old files of Python. */
async function tidied(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PAGES) && name !== PAGE) await caches.delete(name);
  const python = await caches.open(PYTHON);
  for (const request of await python.keys()) {
    if (![...FILES.python, ...CODE].includes(new URL(request.url).pathname)) await python.delete(request);
  }
  const minds = await caches.open(MINDS);
  for (const { url } of await minds.keys()) {
    const { pathname } = new URL(url);
    if (pathname.endsWith('.npz') && !FILES.tables.includes(pathname)) await minds.delete(url);
  }
}

/** Takes over from an older worker as soon as only one window is left, which was just reloaded. */
async function takenOver(): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (windows.length < 2) return self.skipWaiting();
    await new Promise((resolve) => setTimeout(resolve, 1000)); // one that was just closed or reloaded still counts
  }
}
