/** A double click as a hand makes it: on a busy machine the browser's own two would come seconds apart. */
import type { Locator } from "@playwright/test";

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
