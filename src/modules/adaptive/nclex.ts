/** NCLEX as it decides since April 2026, until 31 March 2029 (docs/product/adaptive.md, with the sources of each number). */
import { EXAM_PLANS } from "../tests/exam-plans.ts";
import { AdaptivePlan } from "./plan.ts";

export type AdaptivePreset = {
  id: string;
  /** The courses, by title, that prepare for the exam: their subjects are what it asks. Without any all subjects are. */
  courses: ReadonlyArray<string>;
  /** The first and the last day on which the exam has this form. */
  validFrom: string;
  validUntil: string;
  /** Five hours, breaks included. */
  minutes: number;
  plan: AdaptivePlan;
};

/** The areas of an exam plan with the middle of what each may have, in percent. */
function middlesOf(examPlan: string): AdaptivePlan["areas"] {
  const areas = EXAM_PLANS.find(({ id }) => id === examPlan)?.areas ?? [];
  return areas.flatMap(({ code, share }) => (share ? [{ area: code, share: (share[0] + share[1]) / 2 }] : []));
}

function nclex(id: string, courses: ReadonlyArray<string>, cut: number): AdaptivePreset {
  return {
    id,
    courses,
    validFrom: "2026-04-01",
    validUntil: "2029-03-31",
    minutes: 300,
    plan: AdaptivePlan.parse({
      examPlan: id,
      known: "usable",
      areas: middlesOf(id),
      minimum: 85,
      maximum: 150,
      cases: 3,
      questionsOfCase: 6,
      pretest: 15,
      breaks: [120, 210],
      cut,
      confidence: 1.96,
      startsAt: -0.5,
      judgmentShare: 10,
      bestOf: { questions: 5, cases: 3 },
      errorOfFullWeight: 0.24,
      exposure: { most: 0.25, unlessFewerThan: 10 },
    }),
  };
}

/** Passing standards in logits of NCSBN's own scale, which ours is not: on ours they are where practice begins to be enough. */
export const ADAPTIVE_PRESETS: ReadonlyArray<AdaptivePreset> = [
  nclex("nclex-rn", ["NCLEX-RN"], 0),
  nclex("nclex-pn", [], -0.18),
];
