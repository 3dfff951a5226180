/** Each item type to and from the row of the observed product, for import and export. */
import type { StoredShape } from "../contract.ts";
import type { StoredQuestion } from "../stored-question.ts";
import { multiSelectStoredShape } from "../types/multi-select/stored-shape.server.ts";
import { textStoredShape } from "../types/text/stored-shape.server.ts";
import type { Contents, ItemType, QuestionBody, Solutions } from "./models.ts";

type StoredShapes = { [T in ItemType]: StoredShape<Contents[T], Solutions[T]> };

const storedShapes: StoredShapes = {
  text: textStoredShape,
  "multi-select": multiSelectStoredShape,
};

/** The question as a row of product-spec section 3. */
export function toStored<T extends ItemType>(body: QuestionBody<T>): StoredQuestion {
  return storedShapes[body.type].toStored(body.content, body.solution);
}

/** A row of product-spec section 3 as a question. Throws an error that names the field. */
export function fromStored<T extends ItemType>(
  type: T,
  stored: StoredQuestion,
): { type: T; content: Contents[T]; solution: Solutions[T] } {
  return { type, ...storedShapes[type].fromStored(stored) };
}
