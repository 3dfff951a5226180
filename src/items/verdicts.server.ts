/** How the types of `verdicts.ts` are scored and exported. */
import type { z } from "zod";
import { byRow, entryOf } from "./by-row.ts";
import type { Scorer, StoredShape } from "./contract.ts";
import { defineStoredShape } from "./define-stored-shape.server.ts";
import { optionsOf } from "./options.ts";
import { SCORING_RULES, zeroOne } from "./scoring-rules.ts";
import { parseCorrectAnswer, requireStored, type StoredColumn } from "./stored-question.ts";
import {
  rightVerdict,
  type VerdictAnswer,
  type VerdictContent,
  type VerdictSolution,
  type VerdictType,
} from "./verdicts.ts";

/** 0/1 for each row: one point for the right verdict, none lost for a wrong one (P30, P31). */
export function verdictScorer<R extends string, L extends string, G extends string, V extends string>(
  type: VerdictType<R, L, G, V>,
): Scorer<VerdictContent<R>, VerdictSolution<L>, VerdictAnswer<G, V>> {
  const { rows, given } = type.names;
  return {
    rule: () => SCORING_RULES.zeroOne,
    best: (content, solution) => ({
      ...type.blank(content),
      [given]: byRow(content[rows], (id) => rightVerdict(type, solution, id)),
    }),
    score: (content, solution, answer) =>
      zeroOne(
        content[rows].map(({ id }) => ({
          picked: entryOf(answer[given], id) ?? null,
          correct: rightVerdict(type, solution, id),
        })),
      ),
  };
}

/** A column of marked texts, repeated as JSON in `correct_answer` (docs/product/questions.md#stored-shape). */
export function verdictStoredShape<
  R extends string,
  L extends string,
  G extends string,
  V extends string,
  Marked extends { text: string },
>(
  type: VerdictType<R, L, G, V>,
  own: {
    columns: Record<R | L, StoredColumn>;
    column: StoredColumn;
    marked: z.ZodType<Marked[]>;
    mark: (text: string, isListed: boolean) => Marked;
    isListed: (marked: Marked) => boolean;
  },
): StoredShape<VerdictContent<R>, VerdictSolution<L>> {
  const { rows, listed } = type.names;
  return defineStoredShape(type, {
    columns: own.columns,
    toStored(content, solution) {
      const marked = content[rows].map(({ id, text }) => own.mark(text, solution[listed].includes(id)));
      return {
        options: marked.map(({ text }) => text),
        correct_answer: JSON.stringify(marked),
        [own.column]: marked,
      };
    },
    fromStored(stored) {
      const marked = parseCorrectAnswer(stored, own.marked);
      if (JSON.stringify(own.marked.parse(requireStored(stored, own.column))) !== JSON.stringify(marked)) {
        throw new Error(`correct_answer and ${own.column} do not agree.`);
      }
      const texts = marked.map(({ text }) => text);
      const options = optionsOf(texts, type.prefix);
      const listedIds = options.filter((_row, index) => marked[index] && own.isListed(marked[index]));
      const draft = type.draft();
      return {
        content: { ...draft.content, scenario: requireStored(stored, "patient_scenario"), [rows]: options },
        solution: { ...draft.solution, [listed]: listedIds.map(({ id }) => id) },
      };
    },
  });
}
