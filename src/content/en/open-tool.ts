/** Texts around tools that are open: the bar of the highlighter, the frame of a panel. */
import { localized } from "../texts.ts";

export const openToolTexts = localized({
  highlight: "Highlight",
  units: { words: "Words", sentences: "Sentences" },
  remove: "Clear",
  /** Said after it: what is cleared. */
  removed: "this question",
  close: "Close",
  toOtherSide: "Move to the other side",
});
