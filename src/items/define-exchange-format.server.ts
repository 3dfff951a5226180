/** What the exchange formats of all item types share: question text, scenario and explanation. */
import type { ExchangeFormat, ItemModel } from "./contract.ts";
import type { AnyContent, AnySolution } from "./define-item-type.ts";
import type { ExchangeField, ExchangeFields } from "./exchange-row.ts";

type Every = "v" | "stem" | "scenario" | "rationale";

type ExchangeFormatDefinition<Content extends AnyContent, Solution extends AnySolution> = {
  /** The path in a row of the type's own fields, by their names. */
  fields: Record<Exclude<keyof Content | keyof Solution, Every>, ExchangeField>;
  toRow(
    content: Content,
    solution: Solution,
  ): Omit<ExchangeFields, "question_text" | "explanation" | "patient_scenario">;
  /** Throws an Error that begins with the name of the field at fault. */
  fromRow(row: ExchangeFields): { content: Omit<Content, "v" | "stem">; solution: Omit<Solution, "rationale"> };
};

/** The exchange format of an item type. */
export function defineExchangeFormat<Content extends AnyContent, Solution extends AnySolution, Answer>(
  model: ItemModel<Content, Solution, Answer>,
  own: ExchangeFormatDefinition<Content, Solution>,
): ExchangeFormat<Content, Solution> {
  return {
    fields: { stem: "question_text", scenario: "patient_scenario", rationale: "explanation", ...own.fields },
    toRow: (content, solution) => ({
      question_text: content.stem,
      explanation: solution.rationale,
      ...(content.scenario === undefined ? {} : { patient_scenario: content.scenario }),
      ...own.toRow(content, solution),
    }),
    fromRow(row) {
      const { content, solution } = own.fromRow(row);
      return {
        content: model.content.parse({ ...content, v: 1, stem: row.question_text }),
        solution: model.solution.parse({ ...solution, rationale: row.explanation }),
      };
    },
  };
}
