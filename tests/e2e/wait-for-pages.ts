/**
 * A person who has pressed a link looks at its page before pressing something there. A test that does not would press what the
 * page before it has under the same name.
 */
import type { Locator, Page } from "@playwright/test";

declare global {
  interface Window {
    /** Where React Router keeps its state. */
    __reactRouterDataRouter?: { state: { navigation: { state: string } } };
  }
}

const ACTIONS = [
  ...["check", "click", "dblclick", "fill", "press", "pressSequentially"],
  ...["selectOption", "setInputFiles", "tap", "uncheck"],
];
/** Who has to act before a page is there does. */
const PATIENCE_MS = 5_000;

const DATA = /\.data(\?|$)/;

/** Lets whatever is done to a place on the page wait until the page that was asked for is there. */
export function waitForPages(page: Page): void {
  const prototype: Locator = Object.getPrototypeOf(page.locator("html"));
  if (patient.has(prototype)) return;
  patient.add(prototype);
  for (const name of ACTIONS) {
    const act: unknown = Reflect.get(prototype, name);
    if (typeof act !== "function") throw new Error(`There is no ${name}.`);
    Reflect.set(prototype, name, async function (this: Locator, ...args: unknown[]) {
      await untilThere(this.page());
      return Reflect.apply(act, this, args);
    });
  }
}

const patient = new WeakSet<object>();

async function untilThere(page: Page): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  // A document that goes takes the question with it.
  while (Date.now() < end && (await page.evaluate(isUnderWay).catch(() => false)));
}

/** In the browser: another page was asked for, and this one still stands. */
function isUnderWay(): boolean {
  return (window.__reactRouterDataRouter?.state.navigation.state ?? "idle") !== "idle";
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
