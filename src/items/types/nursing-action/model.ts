/** Nursing actions, each to be judged as appropriate for the patient or not (P31). */
import { z } from "zod/mini";
import { nursingActionTexts as words } from "../../../content/en/item-nursing-action.ts";
import { contentWith, solutionWith } from "../../define-item-type.ts";
import { OptionId, OptionIds, OptionList, Scenario } from "../../options.ts";
import { defineVerdictType } from "../../verdicts.ts";

const VERDICTS = ["appropriate", "not-appropriate"] as const;

const Content = contentWith({ scenario: Scenario, actions: OptionList });
/** Every action that is not listed is not appropriate, including a new one until its author marks it. */
const Solution = solutionWith({ appropriate: OptionIds });
const Answer = z.strictObject({ judged: z.record(OptionId, z.enum(VERDICTS)) });

export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Nursing action: judge each action. */
export const nursingAction = defineVerdictType({
  names: { rows: "actions", listed: "appropriate", given: "judged" },
  verdicts: VERDICTS,
  prefix: "a",
  words,
  content: Content,
  solution: Solution,
  answer: Answer,
});
