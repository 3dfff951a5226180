// @ts-check
/**
 * What works without network: a running test, public pages seen before, and for every other page one that says there is no
 * network. The network always comes first; the cache is for when it fails. Nothing personal is kept but the running test and
 * its unsent answers, which are sent when the network is back. Log-out deletes both; what another student has left unsent waits for
 * them (record 73).
 */

/** The build writes its own name here, so that each version of the product installs a new worker. */
const VERSION = "development";

/** The running test with everything it needs. Survives updates of the product, so that a test can continue. */
const ATTEMPTS = "lamplight-attempt-1";
/** Pages that are the same for every visitor, and the files of all pages. */
const PAGES = "lamplight-pages-1";
const FILES = "lamplight-files-1";
/** Answers that the server has not acknowledged, as their pages last reported. */
const UNSENT = "lamplight-unsent-1";
/** User who is signed in on this device, as the pages of the user say. */
const OWNER = "lamplight-owner-1";
const CACHES = [ATTEMPTS, PAGES, FILES, UNSENT, OWNER];
/** The tag of the background sync. */
const SEND = "send-answers";

/** The oldest are evicted first. One page of the site consists of some thirty files. */
const PAGES_MAX = 40;
const FILES_MAX = 250;
const MOST_ATTEMPT_FILES = 400;

/** As long as the page of a running test waits. */
const PATIENCE_MS = 20_000;

const OFFLINE_PAGE = "/offline";
const LOG_OUT = "/logout";
const IMAGES = "/images/";
/** The page of a running test without the test, and the header of a copy that names the shell of its build. */
const SHELL = "/attempts/shell";
const SHELL_HEADER = "Lamplight-Shell";
const ATTEMPT_PAGE = /^\/attempts\/[0-9a-f-]{36}$/;
/** What a page loads by itself. A plain page also names, in other ways, what it loads when that is wanted. */
const FILES_IN_PAGE = / (?:src|href)="(\/assets\/[\w.-]+\.(?:js|css))"/g;

/** Shared content is requested without the cookie, so that the response cannot end or extend a session. */
const AS_NOBODY = /** @type {const} */ ({ credentials: "omit" });

const worker = /** @type {any} */ (self);

// The first worker activates immediately. A later one waits until no page uses the one before, or the user asks for it.
worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepOfflinePage()));

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(takeOver()));

worker.addEventListener("message", (/** @type {any} */ event) => {
  const { kind, page, parts } = event.data ?? {};
  switch (kind) {
    case "keep-attempt":
      return event.waitUntil(keepAttempt(String(page), addressesIn(parts), event.data));
    case "keep-page":
      return event.waitUntil(keepPage(String(page), addressesIn(parts)));
    case "keep-unsent":
      return event.waitUntil(keepUnsent(`/attempts/${event.data.attempt}`, event.data));
    case "say-version":
      return event.ports[0]?.postMessage(VERSION);
    case "take-over":
      return worker.skipWaiting();
  }
});

worker.addEventListener("sync", (/** @type {any} */ event) => {
  if (event.tag === SEND) event.waitUntil(sendUnsent());
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  // Sent before the scripts of its page ran; they say it on the page.
  if (
    url.origin === location.origin &&
    url.pathname === LOG_OUT &&
    request.method === "POST" &&
    request.mode === "navigate"
  ) {
    event.respondWith(fetch(request).catch(offlinePage));
    return;
  }
  if (url.origin !== location.origin) return;
  // Requests that outlive their page are lost with the page unless the worker sends them.
  if (request.method === "POST" && request.keepalive) event.respondWith(fetch(request));
  if (request.method !== "GET") return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(builtFile(event));
  else if (url.pathname.startsWith(IMAGES)) event.respondWith(image(request));
  else if (request.mode !== "navigate") return;
  else if (ATTEMPT_PAGE.test(url.pathname)) event.respondWith(attemptPage(event));
  else event.respondWith(page(event));
});

/** Deletes caches of earlier workers whose names are no longer used. */
async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith("lamplight-") && !CACHES.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await trim(await caches.open(FILES), FILES_MAX);
  await preloadUnlessUnsent();
  await worker.clients.claim();
}

/** Newest copy of each running test, by its address: of two messages the older may be done last. */
const newestCopies = new Map();

/**
 * A running test as its page has it, with the page's scripts, styles and the images of all its questions.
 * @param {string} page
 * @param {string[]} parts
 * @param {{ copy?: string, build?: string }} test as JSON, and a script of the build that reads it; pages of release 0.8 send neither
 */
async function keepAttempt(page, parts, { copy, build }) {
  await preloadUnlessUnsent();
  const isOfAttempt = ATTEMPT_PAGE.test(page);
  if (isOfAttempt && copy !== undefined) newestCopies.set(page, copy);
  const cache = await caches.open(ATTEMPTS);
  if (!(await cache.match(OFFLINE_PAGE))) await keepOfflinePage();
  const shell = isOfAttempt && copy !== undefined && build !== undefined ? await keepShell(cache, build) : null;
  await keepFiles(cache, parts);
  await trim(cache, MOST_ATTEMPT_FILES);
  if (!isOfAttempt) return;
  if (shell === null) return keepWholePage(cache, page);
  const headers = { "Content-Type": "application/json", [SHELL_HEADER]: shell };
  await cache.put(page, new Response(newestCopies.get(page), { headers }));
  await deleteUnusedShells(cache);
}

/**
 * Keeps the page as the server sends it, where it has no shell of the page's build.
 * @param {Cache} cache
 * @param {string} page
 */
async function keepWholePage(cache, page) {
  // Never an error page, and never the target of a redirect.
  const response = await fetch(page, { redirect: "manual" });
  if (!response.ok) return;
  await keepFiles(cache, filesIn(await response.clone().text()));
  await cache.put(page, response);
}

/**
 * Keeps the shell of a build, asked for once on each device, with its files. Null if the server has another build, or cannot be reached.
 * @param {Cache} cache
 * @param {string} build
 */
async function keepShell(cache, build) {
  const address = `${SHELL}?${new URLSearchParams({ build })}`;
  const shell = (await cache.match(address)) ?? (await fetch(SHELL, { redirect: "manual" }).catch(() => null));
  if (!shell?.ok) return null;
  const text = await shell.clone().text();
  if (!text.includes(build)) return null;
  await keepFiles(cache, filesIn(text));
  await cache.put(address, shell);
  return address;
}

/**
 * Deletes the shells that no copy is read by any longer.
 * @param {Cache} cache
 */
async function deleteUnusedShells(cache) {
  const keys = await cache.keys();
  const pathOf = (/** @type {Request} */ { url }) => new URL(url).pathname;
  const copies = await Promise.all(keys.filter((key) => ATTEMPT_PAGE.test(pathOf(key))).map((key) => cache.match(key)));
  const used = new Set(copies.map((copy) => copy?.headers.get(SHELL_HEADER)));
  const isUnused = (/** @type {Request} */ key) => {
    const { pathname, search } = new URL(key.url);
    return pathname === SHELL && !used.has(pathname + search);
  };
  await Promise.all(keys.filter(isUnused).map((key) => cache.delete(key)));
}

/**
 * @typedef {{ position: number, revision: number, answer: unknown, madeAt: number, confidence?: string }} UnsentAnswer
 * @typedef {{ section: number, act: string, at: number }} LocalAct
 * @typedef {{ owner?: string | null, answers: UnsentAnswer[], left: { position: number, leftAt: number }[], acts: LocalAct[] }} Unsent
 * @param {string} page
 * @param {Unsent} reported pages of release 0.8 name no owner
 */
async function keepUnsent(page, { owner, answers, left, acts }) {
  if (!ATTEMPT_PAGE.test(page)) return;
  const cache = await caches.open(UNSENT);
  if (answers.length + left.length + acts.length === 0) {
    await cache.delete(`${page}/unsent`);
    return preloadUnlessUnsent();
  }
  await cache.put(`${page}/unsent`, new Response(JSON.stringify({ owner, answers, left, acts })));
  await preloadUnlessUnsent();
  // Not every browser supports it; then the next page opened sends them.
  await worker.registration.sync?.register(SEND).catch(() => {});
}

/**
 * Navigation requests do not wait for the worker to start, except while something is unsent: the server judges an answer by what it has
 * shown before (record 49), so no page may be asked for first.
 */
async function preloadUnlessUnsent() {
  const { navigationPreload } = worker.registration;
  const isUnsent = (await (await caches.open(UNSENT)).keys()).length > 0;
  // A failure must not keep an answer from being sent.
  await (isUnsent ? navigationPreload?.disable() : navigationPreload?.enable())?.catch(() => {});
}

/** Sends what is unsent of the current user. After a failure the browser retries later. */
async function sendUnsent() {
  /** @type {unknown} */
  let failure = null;
  for (const { url } of await (await caches.open(UNSENT)).keys()) {
    await sendUnsentOf(new URL(".", url).pathname).catch((error) => {
      failure = error;
    });
  }
  if (failure) throw failure;
}

/**
 * Sends what is unsent of an attempt as a page would: everything in one request, with its age by the server's time. Sending it twice does
 * no harm; pages also send it again, to show the outcome.
 * @param {string} address of the attempt, with a slash at the end
 */
async function sendUnsentOf(address) {
  const cache = await caches.open(UNSENT);
  const user = await (await caches.match("/owner", { cacheName: OWNER }))?.text();
  const unsent = await (await cache.match(`${address}unsent`))?.text();
  if (!unsent) return;
  const { owner, answers, left, acts } = /** @type {Unsent} */ (JSON.parse(unsent));
  // It waits for another user of this device.
  if (owner && user && owner !== user) return;
  const asked = performance.now();
  const time = (await askTime(address)) + (performance.now() - asked) / 2;
  const ageOf = (/** @type {number} */ at) => Math.max(0, Math.round(time - at));
  const reply = await save(address, Math.round(time), {
    acts: acts.map(({ section, act, at }) => ({ section, act, ageMs: ageOf(at) })),
    left: left.map(({ position, leftAt }) => ({ position, ageMs: ageOf(leftAt) })),
    saves: answers.map(({ position, revision, answer, madeAt, confidence }) => ({
      position,
      basedOn: revision,
      answer,
      ageMs: ageOf(madeAt),
      ...(confidence && { confidence }),
    })),
  });
  // The attempt is another user's, where release 0.8 stored no owner, or was discarded: its page removes the answers.
  if (reply.kind !== "received") return;
  // Unless a page has reported more meanwhile.
  if ((await (await cache.match(`${address}unsent`))?.text()) === unsent) await cache.delete(`${address}unsent`);
  await preloadUnlessUnsent();
}

/**
 * The server's time. Its state shows what comes later; only a server of release 0.8, which runs beside this one during an update, says it
 * nowhere else.
 * @param {string} address
 * @returns {Promise<number>}
 */
async function askTime(address) {
  const { now } = await ask(`${address}time`).catch((error) => {
    if (error.message !== "404") throw error;
    return ask(`${address}state`);
  });
  return now;
}

/**
 * @param {string} address
 * @param {number} sentAt
 * @param {{ acts: object[], left: object[], saves: object[] }} unsent
 */
async function save(address, sentAt, { acts, left, saves }) {
  const body = { saves, ...(left.length > 0 && { left }), sentAt };
  if (acts.length === 0) return ask(`${address}save`, body);
  try {
    return await ask(`${address}save`, { ...body, acts });
  } catch (error) {
    throwUnlessRefused(error);
  }
  // A server of release 0.8 takes acts at an address of their own.
  for (const act of acts) await ask(`${address}section`, { ...act, sentAt }).catch(throwUnlessRefused);
  return saves.length + left.length > 0 ? ask(`${address}save`, body) : { kind: "received" };
}

/**
 * @param {string} address
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function ask(address, body) {
  const sending = { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  const asking = { credentials: "same-origin", redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) };
  const response = await fetch(address, { .../** @type {RequestInit} */ (asking), ...(body ? sending : {}) });
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}

/**
 * What the server refuses must not hold up the rest.
 * @param {unknown} error
 */
function throwUnlessRefused(error) {
  if (!(error instanceof Error) || error.message !== "400") throw error;
}

/**
 * A public page reached by client-side navigation, or opened before the worker was installed.
 * @param {string} page
 * @param {string[]} parts
 */
async function keepPage(page, parts) {
  await preloadUnlessUnsent();
  const [pages, files] = [await caches.open(PAGES), await caches.open(FILES)];
  const cached = await pages.match(page);
  const response = cached ?? (await fetch(page, { redirect: "manual", ...AS_NOBODY }));
  if (!isForAll(response)) return;
  const named = filesIn(await response.clone().text());
  if (!cached) await put(pages, page, response);
  await keepFiles(files, [...new Set([...named, ...parts])]);
  await trim(pages, PAGES_MAX);
  await trim(files, FILES_MAX);
}

/**
 * Scripts and styles that a page loads by itself.
 * @param {string} page as HTML
 */
function filesIn(page) {
  return [...page.matchAll(FILES_IN_PAGE)].map(([, file = ""]) => file);
}

/**
 * @param {Cache} cache
 * @param {string[]} addresses
 */
async function keepFiles(cache, addresses) {
  const keepOne = async (/** @type {string} */ address) => {
    if (await cache.match(address)) return;
    const response = (await caches.match(address)) ?? (await fetch(address));
    if (response.ok) await put(cache, address, response);
  };
  await Promise.allSettled(addresses.map(keepOne));
}

/**
 * Images are cached when a cached page shows them: the page lists them.
 * @param {Request} request
 */
async function image(request) {
  return (await caches.match(request.url)) ?? fetch(request);
}

/**
 * Built files have a hash in their name, so the cached copy is the current one.
 * @param {any} event
 */
async function builtFile(event) {
  const { request } = event;
  const cached = await caches.match(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(put(await caches.open(FILES), request.url, response.clone()));
  return response;
}

/**
 * The network first, because it is more recent; without it the cached page. Unsent answers are sent before it: the server takes none for
 * what was over before it has shown what comes later, and none after the review has shown solutions. If they cannot be sent the cached page
 * is served, which tries again.
 * @param {any} event
 */
async function attemptPage(event) {
  const cache = await caches.open(ATTEMPTS);
  const { pathname } = new URL(event.request.url);
  const isUnsent = (await (await caches.open(UNSENT)).match(`${pathname}/unsent`)) !== undefined;
  if (isUnsent && !(await sendUnsentOf(`${pathname}/`).then(() => true, isRefusal))) {
    const kept = await keptPage(cache, pathname);
    if (kept) return kept;
  }
  try {
    // Preloaded, it would have been asked for before something was sent.
    const response = await (isUnsent ? fetch(event.request) : answerOf(event));
    if (response.status < 500 && (!response.ok || response.redirected)) await cache.delete(pathname);
    return response;
  } catch (error) {
    return (await keptPage(cache, pathname)) ?? offlinePage(error);
  }
}

/**
 * The page of a running test from what this device keeps: the shell, which reads the copy itself, or a whole page (of release 0.8, or of a
 * build before the server's). Nothing where there is no copy.
 * @param {Cache} cache
 * @param {string} pathname
 */
async function keptPage(cache, pathname) {
  const kept = await cache.match(pathname);
  const shell = kept?.headers.get(SHELL_HEADER);
  const page = shell ? await cache.match(shell) : kept;
  return page && markAsCached(page);
}

/**
 * True if the server did answer.
 * @param {Error} error
 */
function isRefusal(error) {
  return /^4/.test(error.message);
}

/**
 * Marks the page as cached, so that it knows its clock is behind (`state/clock.ts`).
 * @param {Response} cached
 */
function markAsCached(cached) {
  const { status, statusText } = cached;
  const headers = new Headers(cached.headers);
  headers.set("Server-Timing", "kept");
  return new Response(cached.body, { status, statusText, headers });
}

/**
 * Any other page. The network's response is shown and, if it is the same for everyone, cached for when there is none.
 * @param {any} event
 */
async function page(event) {
  const { pathname, search } = new URL(event.request.url);
  const address = pathname + search;
  try {
    const response = await answerOf(event);
    if (isForAll(response)) event.waitUntil(put(await caches.open(PAGES), address, response.clone()));
    else if (response.status === 404) event.waitUntil(caches.open(PAGES).then((cache) => cache.delete(address)));
    return response;
  } catch (error) {
    // With another query it would be another page: all posts instead of those of a category.
    return (await caches.match(address)) ?? offlinePage(error);
  }
}

/**
 * The network's response to a navigation; it may have been preloaded while the worker started.
 * @param {any} event
 * @returns {Promise<Response>}
 */
async function answerOf(event) {
  return (await event.preloadResponse) ?? fetch(event.request);
}

/**
 * True for a page that the server sends to every visitor alike. Pages for signed-in users are not marked so.
 * @param {Response} response
 */
function isForAll(response) {
  const rules = (response.headers.get("Cache-Control") ?? "").split(",").map((rule) => rule.trim());
  const isPage = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  const isPublic = rules.includes("public") && !rules.includes("no-store");
  return response.status === 200 && !response.redirected && isPage && isPublic;
}

/**
 * Stores it as the newest entry. A full device is no reason to fail: the network still answers.
 * @param {Cache} cache
 * @param {string} address
 * @param {Response} response
 */
async function put(cache, address, response) {
  await cache.put(address, response).catch(() => {});
}

/**
 * Evicts the oldest entries above the limit.
 * @param {Cache} cache
 * @param {number} most
 */
async function trim(cache, most) {
  const entries = (await cache.keys()).filter(({ url }) => isEvictable(new URL(url).pathname));
  await Promise.all(entries.slice(0, Math.max(0, entries.length - most)).map((oldest) => cache.delete(oldest)));
}

/**
 * False for what must never be evicted: the running test with its shell, and the page that says there is no network.
 * @param {string} pathname
 */
function isEvictable(pathname) {
  return pathname !== OFFLINE_PAGE && pathname !== SHELL && !ATTEMPT_PAGE.test(pathname);
}

/**
 * Of the addresses a page has loaded, those of immutable files.
 * @param {unknown} parts
 * @returns {string[]}
 */
function addressesIn(parts) {
  if (!Array.isArray(parts)) return [];
  return parts
    .filter((part) => typeof part === "string")
    .map((part) => new URL(part, location.origin))
    .filter(({ origin, pathname }) => origin === location.origin && isForGood(pathname))
    .map(({ pathname }) => pathname);
}

/**
 * True for addresses whose content never changes.
 * @param {string} pathname
 */
function isForGood(pathname) {
  return pathname.startsWith("/assets/") || pathname.startsWith(IMAGES);
}

/** A failure must not prevent installation: what is kept of a running test matters more. */
async function keepOfflinePage() {
  const cache = await caches.open(ATTEMPTS);
  await cache.add(new Request(OFFLINE_PAGE, AS_NOBODY)).catch(() => {});
}

/**
 * Served instead of a page that cannot be loaded.
 * @param {unknown} error why it cannot
 */
async function offlinePage(error) {
  const cached = await caches.match(OFFLINE_PAGE);
  if (cached) return cached;
  throw error;
}
