/** What the recognition of cues says, beyond what all item types say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";

export const recognizeCuesTexts = localized({
  row: "Finding",
  verdicts: { expected: "Expected", "follow-up": "Requires Follow-up" },
  instruction: "For each finding, choose whether it is expected for this client or requires follow-up.",
  progress: (classified: number, of: number) =>
    `${classified} of ${of === 1 ? "1 finding" : `${of} findings`} classified.`,
  points: (right: number, of: number) =>
    `${itemTexts.review.eachPoint(right, of)}${right < of ? " The question counts as correct only when all are right." : ""}`,
});
