/** Waiting for the service worker, in tests that have one (`WITH_WORKER`). Not with `waitForFunction`, which takes a promise for true. */
import { expect, type Page } from "@playwright/test";

/** Until the worker is in charge of the page. */
export async function waitForWorker(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, { message: "the worker is in charge" }).toBe("activated");
}

/** Takes the network from the page. Its worker is there first: a script that is just being fetched would be an error of its own. */
export async function cutNetwork(page: Page): Promise<void> {
  await waitForWorker(page);
  await page.context().setOffline(true);
}

/** Until the worker keeps something at this address. */
export async function waitUntilCached(page: Page, address: string): Promise<void> {
  const isKept = () => page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, address);
  await expect.poll(isKept, { message: `${address} is kept` }).toBe(true);
}

/**
 * Takes the network from the page and from its worker, or gives it back. Playwright alone leaves it to the worker, and to
 * requests that outlive their page.
 */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.evaluate(cutFetch, isOffline);
  for (const worker of page.context().serviceWorkers()) await worker.evaluate(cutFetch, isOffline);
  await page.context().setOffline(isOffline);
}

function cutFetch(isCut: boolean): void {
  const online = Reflect.get(globalThis, "onlineFetch") ?? globalThis.fetch;
  Reflect.set(globalThis, "onlineFetch", online);
  globalThis.fetch = isCut ? () => Promise.reject(new TypeError("Failed to fetch")) : online;
}

/** Does what the browser does when the network is back: it calls the worker to send what it has. */
export async function callWorkerToSend(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const known = Promise.withResolvers<string>();
  devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    for (const { registrationId } of registrations) known.resolve(registrationId);
  });
  await devTools.send("ServiceWorker.enable");
  const [worker] = page.context().serviceWorkers();
  const { origin } = new URL(worker?.url() ?? page.url());
  const registrationId = await known.promise;
  await devTools.send("ServiceWorker.dispatchSyncEvent", {
    origin,
    registrationId,
    tag: "send-answers",
    lastChance: false,
  });
}

/** The addresses in the caches of the device, except those of built files, and of the entry that names the user. */
export function cachedPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    const requests = (await Promise.all(caching)).flat();
    return requests
      .map(({ url }) => new URL(url).pathname)
      .filter((pathname) => !pathname.startsWith("/assets/") && pathname !== "/owner")
      .toSorted();
  });
}
