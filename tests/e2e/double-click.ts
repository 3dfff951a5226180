/**
 * Double clicks as a hand makes them: on a busy machine the browser's own two would come seconds apart. And none that nobody
 * meant: the product keeps the second half of a double click from what the first has opened (`swallow-second-press.ts`).
 */
import type { Locator, Page } from "@playwright/test";

const SECONDS_BETWEEN = 0.1;

/** Presses twice where the middle of it is, the second time on whatever is there by then. */
export async function doubleClick(target: Locator): Promise<void> {
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error("There is nothing to click.");
  const devTools = await target.page().context().newCDPSession(target.page());
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const begun = Date.now() / 1000;
  await devTools.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...place, timestamp: begun });
  for (const clickCount of [1, 2]) {
    const press = { ...place, button: "left", clickCount, timestamp: begun + clickCount * SECONDS_BETWEEN } as const;
    await devTools.send("Input.dispatchMouseEvent", { type: "mousePressed", ...press });
    await devTools.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...press });
  }
  await devTools.detach();
}

/** Longer and wider than what the product takes for a double click: what is clicked next may still be moving. */
const NEXT_CLICK_MS = 600;
const NEXT_CLICK_PX = 100;

/** Lets every click wait that would follow another one at the same place sooner than a person clicks twice. */
export function clickLikeAPerson(page: Page): void {
  const prototype: Locator = Object.getPrototypeOf(page.locator("html"));
  if (paced.has(prototype)) return;
  paced.add(prototype);
  const { click, check } = prototype;
  prototype.click = async function (this: Locator, options) {
    await (options?.trial ? click.call(this, options) : pace(this, () => click.call(this, options)));
  };
  prototype.check = async function (this: Locator, options) {
    await pace(this, () => check.call(this, options));
  };
}

const paced = new WeakSet<object>();
const lastClicks = new WeakMap<Page, { at: number; x: number; y: number }>();

async function pace(target: Locator, act: () => Promise<void>): Promise<void> {
  const page = target.page();
  const box = await target.boundingBox();
  const place = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const last = lastClicks.get(page);
  const left = last ? last.at + NEXT_CLICK_MS - Date.now() : 0;
  // Where a target that is scrolled into view ends up is not known before.
  const isOutOfView = place !== null && (place.y < 0 || place.y > (page.viewportSize()?.height ?? 0));
  const isNear = last && place && Math.hypot(place.x - last.x, place.y - last.y) <= NEXT_CLICK_PX;
  if (left > 0 && (isNear || isOutOfView)) await new Promise((resolve) => setTimeout(resolve, left));
  await act();
  if (place) lastClicks.set(page, { at: Date.now(), ...place });
}
