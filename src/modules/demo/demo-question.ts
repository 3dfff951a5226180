import { optionsOf } from "../../items/options.ts";
import { parseQuestionBody, type QuestionBody } from "../../items/registry/models.ts";
import type { DemoBody } from "./content/shape.ts";

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
