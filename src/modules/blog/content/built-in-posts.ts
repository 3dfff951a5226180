import { clinicalJudgement } from "./clinical-judgement.ts";
import type { BuiltInPost } from "./shape.ts";
import { studyPlan } from "./study-plan.ts";

/** The posts that come with the product, by their numbers. */
export const builtInPosts: ReadonlyArray<BuiltInPost> = [clinicalJudgement, studyPlan];
