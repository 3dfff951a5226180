import { type ItemType, parseQuestionBody, type QuestionBody } from "../items/registry/models.ts";
import { sampleOf } from "../items/registry/samples.server.ts";

/** The sample of a type as a question. */
export function sampleBody(type: ItemType): QuestionBody {
  const { content, solution } = sampleOf(type);
  return parseQuestionBody({ type, content, solution });
}
