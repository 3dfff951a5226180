// @ts-check
/**
 * What works without network: a running test, public pages seen before, and for every other page one that says there is no
 * network. The network always comes first; the cache is for when it fails. Nothing personal is kept but the running test and
 * its unsent answers, which are sent when the network is back; log-out deletes both with everything else.
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
const CACHES = [ATTEMPTS, PAGES, FILES, UNSENT];
/** The tag of the background sync. */
const SEND = "send-answers";

/** The oldest are evicted first. One page of the site consists of some thirty files. */
const PAGES_MAX = 40;
const FILES_MAX = 250;
const MOST_ATTEMPT_FILES = 400;

/** As long as the page of a running test waits. */
const PATIENCE_MS = 20_000;

const OFFLINE_PAGE = "/offline";
const IMAGES = "/images/";
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
      return event.waitUntil(keepAttempt(String(page), addressesIn(parts)));
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
  if (request.method !== "GET" || url.origin !== location.origin) return;
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
  // Navigation requests do not wait for the worker to start.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/**
 * The page of a running test that was opened before the worker was installed, with its scripts, styles and the images of all
 * its questions.
 * @param {string} page
 * @param {string[]} parts
 */
async function keepAttempt(page, parts) {
  const cache = await caches.open(ATTEMPTS);
  if (!(await cache.match(OFFLINE_PAGE))) await keepOfflinePage();
  await keepFiles(cache, parts);
  await trim(cache, MOST_ATTEMPT_FILES);
  if (!ATTEMPT_PAGE.test(page)) return;
  // Never an error page, and never the target of a redirect.
  const response = await fetch(page, { redirect: "manual" });
  if (response.ok) await cache.put(page, response);
}

/**
 * @typedef {{ position: number, revision: number, answer: unknown, madeAt: number, confidence?: string }} UnsentAnswer
 * @typedef {{ section: number, act: string, at: number }} LocalAct
 * @typedef {{ answers: UnsentAnswer[], left: { position: number, leftAt: number }[], acts: LocalAct[] }} Unsent
 * @param {string} page
 * @param {Partial<Unsent>} reported pages of before release 0.4.0 have only answers
 */
async function keepUnsent(page, { answers = [], left = [], acts = [] }) {
  if (!ATTEMPT_PAGE.test(page)) return;
  const cache = await caches.open(UNSENT);
  if (answers.length + left.length + acts.length === 0) return void (await cache.delete(`${page}/unsent`));
  await cache.put(`${page}/unsent`, new Response(JSON.stringify({ answers, left, acts })));
  // Not every browser supports it; then the next page opened sends them.
  await worker.registration.sync?.register(SEND).catch(() => {});
}

/**
 * What was kept; workers of before release 0.4.0 kept a list of answers.
 * @param {string} kept
 * @returns {Unsent}
 */
function unsentIn(kept) {
  const parsed = JSON.parse(kept);
  return Array.isArray(parsed) ? { answers: parsed, left: [], acts: [] } : parsed;
}

/**
 * Sends what is unsent as a page would: what was done with sections first, then the answers, each with its age by the server's
 * time. Sending one twice does no harm; pages also send them again, to show the outcome. After a failure the browser retries later.
 */
async function sendUnsent() {
  const cache = await caches.open(UNSENT);
  for (const { url } of await cache.keys()) {
    const unsent = await (await cache.match(url))?.text();
    if (!unsent) continue;
    const page = new URL(".", url).pathname;
    const asked = performance.now();
    const state = await ask(`${page}state`);
    const time = state.now + (performance.now() - asked) / 2;
    const sentAt = Math.round(time);
    const ageOf = (/** @type {number} */ at) => Math.max(0, Math.round(time - at));
    const { answers, left, acts } = unsentIn(unsent);
    for (const { section, act, at } of acts) {
      await ask(`${page}section`, { section, act, ageMs: ageOf(at), sentAt }).catch(throwUnlessRefused);
    }
    const saves = answers.map(({ position, revision, answer, madeAt, confidence }) => ({
      position,
      basedOn: revision,
      answer,
      ageMs: ageOf(madeAt),
      ...(confidence && { confidence }),
    }));
    const gone = left.map(({ position, leftAt }) => ({ position, ageMs: ageOf(leftAt) }));
    if (saves.length + gone.length > 0) {
      await ask(`${page}save`, { saves, ...(gone.length > 0 && { left: gone }), sentAt });
    }
    // Unless a page has reported more meanwhile.
    if ((await (await cache.match(url))?.text()) === unsent) await cache.delete(url);
  }
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
 * @param {Error} error
 */
function throwUnlessRefused(error) {
  if (error.message !== "400") throw error;
}

/**
 * A public page reached by client-side navigation, or opened before the worker was installed.
 * @param {string} page
 * @param {string[]} parts
 */
async function keepPage(page, parts) {
  const [pages, files] = [await caches.open(PAGES), await caches.open(FILES)];
  const cached = await pages.match(page);
  const response = cached ?? (await fetch(page, { redirect: "manual", ...AS_NOBODY }));
  if (!isForAll(response)) return;
  const named = [...(await response.clone().text()).matchAll(FILES_IN_PAGE)].map(([, file = ""]) => file);
  if (!cached) await put(pages, page, response);
  await keepFiles(files, [...new Set([...named, ...parts])]);
  await trim(pages, PAGES_MAX);
  await trim(files, FILES_MAX);
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
 * The network first, because it is more recent; without it the cached page. Unsent answers are sent before it: if the test is
 * over the page redirects to the review, and no answer is accepted after that has shown solutions.
 * @param {any} event
 */
async function attemptPage(event) {
  const cache = await caches.open(ATTEMPTS);
  const { pathname } = new URL(event.request.url);
  if (await (await caches.open(UNSENT)).match(`${pathname}/unsent`)) await sendUnsent().catch(() => {});
  try {
    const response = await answerOf(event);
    if (response.ok && !response.redirected) await cache.put(pathname, response.clone());
    else if (response.status < 500) await cache.delete(pathname);
    return response;
  } catch (error) {
    const cached = await cache.match(pathname);
    return cached ? markAsCached(cached) : offlinePage(error);
  }
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
 * False for what must never be evicted: the page of the running test, and the page that says there is no network.
 * @param {string} pathname
 */
function isEvictable(pathname) {
  return pathname !== OFFLINE_PAGE && !ATTEMPT_PAGE.test(pathname);
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
