import { byRow, entryOf } from "../../by-row.ts";
import type { Scorer } from "../../contract.ts";
import { plusMinusByGroup, SCORING_RULES, zeroOne } from "../../scoring-rules.ts";
import { type Answer, type Content, rowsMarkedIn, type Solution } from "./model.ts";

/** One choice a row: 0/1 for each row. Any cells: plus/minus within each column, none below zero, then summed (P37). */
export const scoreMatrix: Scorer<Content, Solution, Answer> = {
  rule: ({ selection }) => (selection === "one" ? SCORING_RULES.zeroOne : SCORING_RULES.plusMinusByGroup),
  best: ({ rows }, { correct }) => ({
    chosen: byRow(rows, (rowId) => {
      const ids = entryOf(correct, rowId) ?? [];
      return ids.length > 0 ? ids : undefined;
    }),
  }),
  score: (content, { correct }, { chosen }) =>
    content.selection === "one"
      ? zeroOne(
          content.rows.map(({ id }) => ({
            picked: entryOf(chosen, id)?.[0] ?? null,
            correct: entryOf(correct, id)?.[0] ?? "",
          })),
        )
      : plusMinusByGroup(
          content.columns.map(({ id }) => ({
            picked: rowsMarkedIn(content, chosen, id),
            correct: rowsMarkedIn(content, correct, id),
          })),
        ),
};
