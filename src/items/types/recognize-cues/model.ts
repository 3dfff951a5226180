/** Findings of a patient, each to be recognised as expected or as one that requires follow-up (P30). */
import { z } from "zod/mini";
import { recognizeCuesTexts as words } from "../../../content/en/item-recognize-cues.ts";
import { contentWith, solutionWith } from "../../define-item-type.ts";
import { OptionId, OptionIds, OptionList, Scenario } from "../../options.ts";
import { defineVerdictType } from "../../verdicts.ts";

const VERDICTS = ["expected", "follow-up"] as const;

const Content = contentWith({ scenario: Scenario, findings: OptionList });
/** Every finding that is not listed requires follow-up, including a new one until its author marks it. */
const Solution = solutionWith({ expected: OptionIds });
const Answer = z.strictObject({ classified: z.record(OptionId, z.enum(VERDICTS)) });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Recognize cues: classify each finding. */
export const recognizeCues = defineVerdictType({
  names: { rows: "findings", listed: "expected", given: "classified" },
  verdicts: VERDICTS,
  prefix: "f",
  words,
  content: Content,
  solution: Solution,
  answer: Answer,
});
