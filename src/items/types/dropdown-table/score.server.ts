import { byRow, entryOf } from "../../by-row.ts";
import type { Scorer } from "../../contract.ts";
import { SCORING_RULES, zeroOne } from "../../scoring-rules.ts";
import type { Answer, Content, Solution } from "./model.ts";

/** 0/1: one point for each row (P100). */
export const scoreDropdownTable: Scorer<Content, Solution, Answer> = {
  rule: () => SCORING_RULES.zeroOne,
  best: ({ rows }, { correct }) => ({ picked: byRow(rows, (id) => entryOf(correct, id)) }),
  score: ({ rows }, { correct }, { picked }) =>
    zeroOne(rows.map(({ id }) => ({ picked: entryOf(picked, id) ?? null, correct: entryOf(correct, id) ?? "" }))),
};
