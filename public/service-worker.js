// @ts-check
/**
 * Reopens a running test without network. It keeps the page of a test and what the page is made of, and nothing else:
 * every other address goes to the network as if this file did not exist. Log-out deletes what is kept.
 */
const CACHE = "lamplight-attempt-1";
const ATTEMPT_PAGE = /^\/attempts\/[0-9a-f-]{36}$/;

const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
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
  else if (request.mode === "navigate" && ATTEMPT_PAGE.test(url.pathname)) event.respondWith(attemptPage(request));
});

/**
 * The page that was open before the worker was, with its scripts and styles.
 * @param {string} page
 * @param {unknown[]} parts
 */
async function keep(page, parts) {
  const cache = await caches.open(CACHE);
  const assets = parts.filter((part) => typeof part === "string" && new URL(part).pathname.startsWith("/assets/"));
  await Promise.allSettled(assets.map((part) => asset(new Request(String(part)))));
  if (!ATTEMPT_PAGE.test(page)) return;
  // Never an error page, and never the page a redirect led to.
  const response = await fetch(page, { redirect: "manual" });
  if (response.ok) await cache.put(page, response);
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
    const kept = await cache.match(pathname);
    if (kept) return kept;
    throw error;
  }
}
