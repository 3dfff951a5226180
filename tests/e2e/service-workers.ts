/** Waiting for the service worker. Not with `waitForFunction`, which takes a promise for true. */
import { expect, type Page } from "@playwright/test";

/** Until the worker is in charge of the page. */
export async function waitForWorker(page: Page): Promise<void> {
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, { message: "the worker is in charge" }).toBe("activated");
}

/** Until the worker keeps something at this address. */
export async function waitUntilKept(page: Page, address: string): Promise<void> {
  const isKept = () => page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, address);
  await expect.poll(isKept, { message: `${address} is kept` }).toBe(true);
}
