/** What the stored shapes of all item types share: question text, scenario and explanation. */
import type { ItemModel, StoredShape } from "./contract.ts";
import type { AnyContent, AnySolution } from "./define-item-type.ts";
import type { StoredColumn, StoredRow } from "./stored-question.ts";

type Every = "v" | "stem" | "scenario" | "rationale";

type StoredShapeDefinition<Content extends AnyContent, Solution extends AnySolution> = {
  /** The path in a row of the type's own fields, by their names. */
  columns: Record<Exclude<keyof Content | keyof Solution, Every>, StoredColumn>;
  toStored(content: Content, solution: Solution): Omit<StoredRow, "question_text" | "explanation" | "patient_scenario">;
  /** Throws an Error that begins with the name of the field at fault. */
  fromStored(stored: StoredRow): { content: Omit<Content, "v" | "stem">; solution: Omit<Solution, "rationale"> };
};

/** The stored shape of an item type. */
export function defineStoredShape<Content extends AnyContent, Solution extends AnySolution, Answer>(
  model: ItemModel<Content, Solution, Answer>,
  own: StoredShapeDefinition<Content, Solution>,
): StoredShape<Content, Solution> {
  return {
    columns: { stem: "question_text", scenario: "patient_scenario", rationale: "explanation", ...own.columns },
    toStored: (content, solution) => ({
      question_text: content.stem,
      explanation: solution.rationale,
      ...(content.scenario === undefined ? {} : { patient_scenario: content.scenario }),
      ...own.toStored(content, solution),
    }),
    fromStored(stored) {
      const { content, solution } = own.fromStored(stored);
      return {
        content: model.content.parse({ ...content, v: 1, stem: stored.question_text }),
        solution: model.solution.parse({ ...solution, rationale: stored.explanation }),
      };
    },
  };
}
