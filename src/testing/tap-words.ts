/** Tapping words that can be selected. */
import type { Locator } from "vitest/browser";
import { touch } from "./component.ts";

/** Taps the words of a check box in the first of the lines over which they go: the middle of them all may be between two. */
export async function tapWords(target: Locator): Promise<void> {
  const words = target.element().closest("label");
  words?.scrollIntoView({ block: "center", behavior: "instant" });
  const [line] = words?.getClientRects() ?? [];
  if (!line) throw new Error("The words are not shown.");
  await touch([{ x: line.x + line.width / 2, y: line.y + line.height / 2 }]);
}
