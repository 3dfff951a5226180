/** Waits for pages as a person does, who looks at the page before pressing something there. */
import type { Locator, Page, Response } from "@playwright/test";

/** The document while the router loads the next page, and until the scripts of a page have taken over. */
const BUSY = 'html[data-busy], html:not([data-ready]):has(script[type="module"])';
/** Longest wait: a test may act on purpose before a page is there. */
const PATIENCE_MS = 5_000;
const DATA = /\.data(\?|$)/;

/**
 * Lets actions and assertions wait until the page that was asked for is there and its scripts have taken over. `goto` and `reload` wait
 * as well, for a key pressed next.
 */
export async function awaitPages(page: Page): Promise<void> {
  const { goto, reload } = page;
  const opened = async (response: Response | null) => {
    const isPage = response?.headers()["content-type"]?.startsWith("text/html") ?? false;
    if (isPage && response?.status() === 200) await page.locator("html[data-ready]").waitFor({ state: "attached" });
    return response;
  };
  page.goto = async (...args) => opened(await goto.apply(page, args));
  page.reload = async (...args) => opened(await reload.apply(page, args));
  const busy = page.locator(BUSY);
  const untilThere = () => busy.waitFor({ state: "detached", timeout: PATIENCE_MS }).catch(() => {});
  await page.addLocatorHandler(busy, untilThere, { noWaitAfter: true });
}

/** Waits for React on a plain page, which loads it when something there is approached. Without a network it would not come. */
export async function waitForReact(page: Page): Promise<void> {
  await page.locator("html:not(:has(script[data-held]))").waitFor({ state: "attached" });
}

/** Lets the test look at a page while its router waits. */
export async function lookAtOnce(page: Page): Promise<void> {
  await page.removeLocatorHandler(page.locator(BUSY));
}

/** Presses a link and chooses before its page is there, as somebody on a slow network does. */
export async function pressAndChoose(link: Locator, choice: Locator, value: string): Promise<void> {
  const page = link.page();
  const chosen = Promise.withResolvers<void>();
  await page.route(DATA, async (route) => {
    await chosen.promise;
    await route.fallback();
  });
  await link.click();
  await choice.evaluate((field, picked) => {
    if (!(field instanceof HTMLSelectElement)) throw new Error("Nothing can be chosen there.");
    field.value = picked;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }, value);
  chosen.resolve();
  await page.unroute(DATA);
}
