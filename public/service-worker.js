// @ts-check
/**
 * Reopens a running test without network. It keeps the page of a test and what the page is made of, and one page that
 * says that there is no network, for all others: they come from the network only. Log-out deletes what is kept.
 */
const CACHE = "lamplight-attempt-1";
const OFFLINE_PAGE = "/offline";
const IMAGES = "/images/";
const ATTEMPT_PAGE = /^\/attempts\/[0-9a-f-]{36}$/;

const worker = /** @type {any} */ (self);

worker.addEventListener("install", (/** @type {any} */ event) => {
  worker.skipWaiting();
  event.waitUntil(keepOfflinePage());
});
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", (/** @type {any} */ event) => {
  const { kind, page, parts } = event.data ?? {};
  if (kind === "keep" && typeof page === "string" && Array.isArray(parts)) event.waitUntil(keep(page, parts));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (url.pathname.startsWith(IMAGES)) event.respondWith(image(request));
  else if (request.mode !== "navigate") return;
  else if (ATTEMPT_PAGE.test(url.pathname)) event.respondWith(attemptPage(request));
  else event.respondWith(fetch(request).catch(offlinePage));
});

/**
 * The page that was open before the worker was, with its scripts and styles and the images of all its questions.
 * @param {string} page
 * @param {unknown[]} parts
 */
async function keep(page, parts) {
  const cache = await caches.open(CACHE);
  if (!(await cache.match(OFFLINE_PAGE))) await keepOfflinePage();
  const assets = parts.filter((part) => typeof part === "string" && isForGood(new URL(part, location.origin).pathname));
  await Promise.allSettled(assets.map((part) => asset(new Request(String(part)))));
  if (!ATTEMPT_PAGE.test(page)) return;
  // Never an error page, and never the page a redirect led to.
  const response = await fetch(page, { redirect: "manual" });
  if (response.ok) await cache.put(page, response);
}

/**
 * True for what never changes at its address.
 * @param {string} pathname
 */
function isForGood(pathname) {
  return pathname.startsWith("/assets/") || pathname.startsWith(IMAGES);
}

/**
 * Only the images of a running test are kept: the page names them.
 * @param {Request} request
 */
async function image(request) {
  return (await caches.match(request.url)) ?? fetch(request);
}

/**
 * Built files carry their own hash: what is kept is what would come.
 * @param {Request} request
 */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}

/**
 * The network first: it knows more. Without it, the page as it was kept.
 * @param {Request} request
 */
async function attemptPage(request) {
  const cache = await caches.open(CACHE);
  const { pathname } = new URL(request.url);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await cache.put(pathname, response.clone());
    else if (response.status < 500) await cache.delete(pathname);
    return response;
  } catch (error) {
    return (await cache.match(pathname)) ?? offlinePage(error);
  }
}

/** Never a reason not to install: what is kept of a running test matters more. */
async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  await cache.add(OFFLINE_PAGE).catch(() => {});
}

/**
 * In place of a page that cannot be had.
 * @param {unknown} error why it cannot
 */
async function offlinePage(error) {
  const kept = await caches.match(OFFLINE_PAGE);
  if (kept) return kept;
  throw error;
}
