import { optionsOf } from "../../items/options.ts";
import { parseQuestionBody, type QuestionBody } from "../../items/registry/models.ts";
import { findArea, withAreaOfPlan } from "../tests/exam-plans.ts";
import type { DemoBody } from "./content/shape.ts";

/** Difficulties that a bank begins with, in logits: one apart, as no answer has been measured yet. */
export const DEMO_LOGITS: ReadonlyMap<string, number> = new Map([
  ["easy", -1],
  ["medium", 0],
  ["hard", 1],
]);

/** One choice recalls a fact, several weigh facts against each other, the other types follow a patient. */
export function difficultyOf(type: DemoBody["type"]): "easy" | "medium" | "hard" {
  if (type === "text") return "easy";
  return type === "multi-select" ? "medium" : "hard";
}

/** The areas of a lesson with the question's own in the place of those of the same plans. */
export function areasOf(ofLesson: ReadonlyArray<string>, own: ReadonlyArray<string> = []): string[] {
  return own.reduce(
    (areas, code) => {
      const found = findArea(code);
      if (!found) throw new Error(`The demo content was refused: there is no area ${code}.`);
      return withAreaOfPlan(areas, found.plan.id, code);
    },
    [...ofLesson],
  );
}

/** A question of the demo content as it is stored. */
export function bodyOf(question: DemoBody): QuestionBody {
  if (!("stem" in question)) return parseQuestionBody(question);
  const { type, stem, options: texts, correct, rationale } = question;
  const options = optionsOf(texts);
  const right = options.filter(({ text }) => (type === "text" ? text === correct : correct.includes(text)));
  const ids = right.map(({ id }) => id);
  return parseQuestionBody({
    type,
    content: { v: 1, stem, options },
    solution: { correct: type === "text" ? (ids[0] ?? "") : ids, rationale },
  });
}
