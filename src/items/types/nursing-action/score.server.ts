import type { Scorer } from "../../contract.ts";
import { SCORING_RULES, zeroOne } from "../../scoring-rules.ts";
import { rightVerdicts, verdictPicks } from "../../verdicts.ts";
import { type Answer, type Content, type Solution, VERDICTS } from "./model.ts";

/** 0/1 for each action: one point for the right verdict, none lost for a wrong one (P31). */
export const scoreNursingAction: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.zeroOne,
  best: ({ actions }, { appropriate }) => ({ judged: rightVerdicts(VERDICTS, actions, appropriate) }),
  score: ({ actions }, { appropriate }, { judged }) => zeroOne(verdictPicks(VERDICTS, actions, appropriate, judged)),
};
