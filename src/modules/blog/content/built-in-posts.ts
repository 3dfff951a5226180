import { clinicalJudgement } from "./clinical-judgement.ts";
import { drugCalculations } from "./drug-calculations.ts";
import { norcetGuessing } from "./norcet-guessing.ts";
import { oetLetter } from "./oet-letter.ts";
import { oxygenCopd } from "./oxygen-copd.ts";
import { potassium } from "./potassium.ts";
import { precautions } from "./precautions.ts";
import type { BuiltInPost } from "./shape.ts";
import { studyPlan } from "./study-plan.ts";

/** The posts that come with the product, by their numbers. */
export const builtInPosts: ReadonlyArray<BuiltInPost> = [
  clinicalJudgement,
  studyPlan,
  norcetGuessing,
  oxygenCopd,
  potassium,
  drugCalculations,
  precautions,
  oetLetter,
];
