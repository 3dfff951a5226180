/** What nursing actions say, beyond what all item types say. */
import { localized } from "../texts.ts";
import { itemTexts } from "./items.ts";

export const nursingActionTexts = localized({
  row: "Action",
  verdicts: { appropriate: "Appropriate", "not-appropriate": "Not appropriate" },
  instruction: "For each action, choose whether it is appropriate for this client now.",
  progress: (judged: number, of: number) => `${judged} of ${of === 1 ? "1 action" : `${of} actions`} judged.`,
  points: itemTexts.review.eachPoint,
});
