/** Each item type to and from the row that import and export speak. */
import type { StoredShape } from "../contract.ts";
import type { StoredQuestion } from "../stored-question.ts";
import { clinicalDecisionStoredShape } from "../types/clinical-decision/stored-shape.server.ts";
import { locationBasedStoredShape } from "../types/location-based/stored-shape.server.ts";
import { matrixStoredShape } from "../types/matrix/stored-shape.server.ts";
import { multiSelectStoredShape } from "../types/multi-select/stored-shape.server.ts";
import { nursingActionStoredShape } from "../types/nursing-action/stored-shape.server.ts";
import { prioritizeHypothesisStoredShape } from "../types/prioritize-hypothesis/stored-shape.server.ts";
import { recognizeCuesStoredShape } from "../types/recognize-cues/stored-shape.server.ts";
import { sentenceCompletionStoredShape } from "../types/sentence-completion/stored-shape.server.ts";
import { textStoredShape } from "../types/text/stored-shape.server.ts";
import type { Contents, ItemType, QuestionBody, Solutions } from "./models.ts";

type StoredShapes = { [T in ItemType]: StoredShape<Contents[T], Solutions[T]> };

const storedShapes: StoredShapes = {
  text: textStoredShape,
  "multi-select": multiSelectStoredShape,
  location_based: locationBasedStoredShape,
  nursing_action: nursingActionStoredShape,
  prioritize_hypothesis: prioritizeHypothesisStoredShape,
  clinical_decision: clinicalDecisionStoredShape,
  sentence_completion: sentenceCompletionStoredShape,
  recognize_cues: recognizeCuesStoredShape,
  matrix: matrixStoredShape,
};

/** The question as a row (docs/product/questions.md#stored-shape). */
export function toStored<T extends ItemType>(body: QuestionBody<T>): StoredQuestion {
  return storedShapes[body.type].toStored(body.content, body.solution);
}

/** Such a row as a question. Throws an error that names the field. */
export function fromStored<T extends ItemType>(
  type: T,
  stored: StoredQuestion,
): { type: T; content: Contents[T]; solution: Solutions[T] } {
  return { type, ...storedShapes[type].fromStored(stored) };
}
