/** How the types of `verdicts.ts` are scored and exported. */
import type { z } from "zod/mini";
import { byRow, entryOf } from "./by-row.ts";
import type { ExchangeFormat, Scorer } from "./contract.ts";
import { defineExchangeFormat } from "./define-exchange-format.server.ts";
import { type ExchangeField, parseCorrectAnswer, requireField } from "./exchange-row.ts";
import { optionsOf } from "./options.ts";
import { SCORING_RULES, zeroOne } from "./scoring-rules.ts";
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

/** A column of marked texts, repeated as JSON in `correct_answer` (docs/product/questions.md#exchange-format). */
export function verdictExchangeFormat<
  R extends string,
  L extends string,
  G extends string,
  V extends string,
  Marked extends { text: string },
>(
  type: VerdictType<R, L, G, V>,
  own: {
    fields: Record<R | L, ExchangeField>;
    field: ExchangeField;
    marked: z.ZodMiniType<Marked[]>;
    mark: (text: string, isListed: boolean) => Marked;
    isListed: (marked: Marked) => boolean;
  },
): ExchangeFormat<VerdictContent<R>, VerdictSolution<L>> {
  const { rows, listed } = type.names;
  return defineExchangeFormat(type, {
    fields: own.fields,
    toRow(content, solution) {
      const marked = content[rows].map(({ id, text }) => own.mark(text, solution[listed].includes(id)));
      return {
        options: marked.map(({ text }) => text),
        correct_answer: JSON.stringify(marked),
        [own.field]: marked,
      };
    },
    fromRow(row) {
      const marked = parseCorrectAnswer(row, own.marked);
      if (JSON.stringify(own.marked.parse(requireField(row, own.field))) !== JSON.stringify(marked)) {
        throw new Error(`correct_answer and ${own.field} do not agree.`);
      }
      const texts = marked.map(({ text }) => text);
      const options = optionsOf(texts, type.prefix);
      const listedIds = options.filter((_row, index) => marked[index] && own.isListed(marked[index]));
      const scenario = requireField(row, "patient_scenario");
      return {
        content: type.content.parse({ v: 1, stem: "", scenario, [rows]: options }),
        solution: type.solution.parse({ [listed]: listedIds.map(({ id }) => id), rationale: "" }),
      };
    },
  });
}
