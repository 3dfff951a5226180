/** The forms of the Practice Tests tab and of the page before an exam simulation. */
import { z } from "zod/mini";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { idSchema } from "../../../core/schemas.ts";

const texts = dashboardTexts.tests;

export const StartForm = z.object({ intent: z.literal("start"), practiceTestId: idField<"practice-test">() });

export const StartPresetForm = z.object({ intent: z.literal("start-preset"), size: z.enum(["whole", "shorter"]) });
export const StartInstituteForm = z.object({ intent: z.literal("start-institute") });
/** Both from the review of an attempt. */
export const StartAgainForm = z.object({
  intent: z.enum(["start-again", "start-mistakes"]),
  attemptId: idField<"attempt">(),
});
export const DiscardForm = z.object({ intent: z.literal("discard"), attemptId: idField<"attempt">() });

/** Fields of boxes of which several can be ticked. */
export const TICKED = ["only", "types", "difficulties", "areas"] as const;
export type Ticked = (typeof TICKED)[number];

/** The names of the fields, for the forms on the page. */
export const field = {
  intent: "intent",
  practiceTestId: "practiceTestId",
  lessonIds: "lessonIds",
  count: "count",
  minutes: "minutes",
  untimed: "untimed",
  explain: "explain",
  areas: "areas",
  types: "types",
  difficulties: "difficulties",
  only: "only",
  cases: "cases",
  trends: "trends",
  size: "size",
  attemptId: "attemptId",
} as const;

/* @__NO_SIDE_EFFECTS__ */
function idField<Kind extends string>() {
  return idSchema<Kind>(() => texts.malformed);
}
