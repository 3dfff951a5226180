/** Each item type to and from the row that import and export speak. */
import type { StoredShape } from "../contract.ts";
import type { StoredColumn, StoredQuestion } from "../stored-question.ts";
import type { Contents, ItemType, QuestionBody, Solutions } from "./models.ts";
import * as serverParts from "./server-parts-of-type.server.ts";

type StoredShapes = { [T in ItemType]: { storedShape: StoredShape<Contents[T], Solutions[T]> } };

const storedShapes: StoredShapes = serverParts;

/** The question as a row (docs/product/questions.md#stored-shape). */
export function toStored<T extends ItemType>(body: QuestionBody<T>): StoredQuestion {
  const { question_text, ...row } = storedShapes[body.type].storedShape.toStored(body.content, body.solution);
  return { question_text, question_type: body.type, ...row };
}

/** Such a row as a question. Throws an error that names the field. */
export function fromStored<T extends ItemType>(
  type: T,
  stored: StoredQuestion,
): { type: T; content: Contents[T]; solution: Solutions[T] } {
  return { type, ...storedShapes[type].storedShape.fromStored(stored) };
}

/** Where such a row holds what the question holds at a path like `content.options.1` or `options.1.text`; null for nowhere. */
export function columnAt(type: ItemType, path: string): StoredColumn | null {
  const { columns } = storedShapes[type].storedShape;
  const field = path.split(".").find((step) => Object.hasOwn(columns, step));
  return field === undefined ? null : (columns[field] ?? null);
}
