import type { Scorer } from "../../contract.ts";
import { SCORING_RULES, zeroOne } from "../../scoring-rules.ts";
import { rightVerdicts, verdictPicks } from "../../verdicts.ts";
import { type Answer, type Content, type Solution, VERDICTS } from "./model.ts";

/** 0/1 for each finding: one point for the right verdict, none lost for a wrong one (P30). */
export const scoreRecognizeCues: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.zeroOne,
  best: ({ findings }, { expected }) => ({ classified: rightVerdicts(VERDICTS, findings, expected) }),
  score: ({ findings }, { expected }, { classified }) =>
    zeroOne(verdictPicks(VERDICTS, findings, expected, classified)),
};
