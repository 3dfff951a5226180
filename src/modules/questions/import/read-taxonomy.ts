import { taxonomyTexts } from "../../../content/en/taxonomy.ts";
import { Areas, JUDGMENT_STEPS, judgmentStepIn } from "../taxonomy.ts";
import type { GoodQuestion } from "./read-question.ts";

const texts = taxonomyTexts.problems;

const YES = ["yes", "true"];
const NO = ["", "no", "false"];

/** What these columns mean; what is wrong with them goes to `addProblem`. A step may be written with spaces. */
export function readTaxonomy(
  written: { areas: ReadonlyArray<string>; judgment_step: string; reserved: string },
  addProblem: (column: string, reason: string) => void,
): Pick<GoodQuestion, "areas" | "judgmentStep" | "isReserved"> {
  const areas = Areas.safeParse(written.areas);
  for (const { message } of areas.error?.issues ?? []) addProblem("areas", message);
  const step = written.judgment_step
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
  const judgmentStep = judgmentStepIn(step);
  if (step !== "" && judgmentStep === null) addProblem("judgment_step", texts.stepUnknown(step, JUDGMENT_STEPS));
  const reserved = written.reserved.trim().toLowerCase();
  if (![...YES, ...NO].includes(reserved)) addProblem("reserved", texts.notYesOrNo);
  return { areas: areas.data ?? [], judgmentStep, isReserved: YES.includes(reserved) };
}
