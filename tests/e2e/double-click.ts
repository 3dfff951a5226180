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

/** Longer and wider than what the product takes for a double click. */
const NEXT_CLICK_MS = 510;
const NEXT_CLICK_PX = 40;
/** As far as a target may still move until it is clicked. */
const MOVING_PX = 100;

/** Lets every click wait that would follow another one at the same place sooner than a person clicks twice. */
export function clickLikeAPerson(page: Page): void {
  const prototype: Locator = Object.getPrototypeOf(page.locator("html"));
  if (paced.has(prototype)) return;
  paced.add(prototype);
  const { click, check } = prototype;
  prototype.click = async function (this: Locator, options) {
    const act = (isTrial: boolean) => click.call(this, isTrial ? { ...options, trial: true } : options);
    await (options?.trial ? act(true) : pace(this, options?.position, act));
  };
  prototype.check = async function (this: Locator, options) {
    await pace(this, options?.position, (isTrial) => check.call(this, isTrial ? { ...options, trial: true } : options));
  };
}

type Point = { x: number; y: number };

const paced = new WeakSet<object>();
const lastClicks = new WeakMap<Page, Point & { at: number }>();

async function pace(
  target: Locator,
  within: Point | undefined,
  act: (isTrial: boolean) => Promise<void>,
): Promise<void> {
  const page = target.page();
  const last = lastClicks.get(page);
  const left = () => (last ? last.at + NEXT_CLICK_MS - Date.now() : 0);
  const isNear = (place: Point | null, distance: number) =>
    last !== undefined && place !== null && Math.hypot(place.x - last.x, place.y - last.y) <= distance;

  let place = await placeOf(target, within);
  const isInView = place !== null && place.y >= 0 && place.y <= (page.viewportSize()?.height ?? 0);
  if (!isInView || (left() > 0 && isNear(place, MOVING_PX))) {
    // Scrolls to the target and waits until it stands still.
    await act(true);
    place = await placeOf(target, within);
  }
  if (left() > 0 && isNear(place, NEXT_CLICK_PX)) await new Promise((resolve) => setTimeout(resolve, left()));
  await act(false);
  if (place) lastClicks.set(page, { at: Date.now(), ...place });
}

async function placeOf(target: Locator, within: Point | undefined): Promise<Point | null> {
  const box = await target.boundingBox();
  if (!box) return null;
  return { x: box.x + (within?.x ?? box.width / 2), y: box.y + (within?.y ?? box.height / 2) };
}
