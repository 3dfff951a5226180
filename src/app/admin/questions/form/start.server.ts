/** Start values of the form for a new question: the lesson of the list, the fields kept from the last question, or a copy. */
import { type Id, parseId } from "../../../../core/id.ts";
import type { ItemType, QuestionBody } from "../../../../items/registry/models.ts";
import type { Admin } from "../../../../modules/accounts/viewer.ts";
import { filterIn } from "../../../../modules/questions/bank-filter.ts";
import { findQuestion } from "../../../../modules/questions/queries/find-question.server.ts";
import { metadataOf, type QuestionMetadata } from "../../../../modules/questions/question-metadata.ts";
import type { Services } from "../../../context.ts";
import { listReturnIn } from "../../shared/list-return.ts";
import { AFTER, COPY } from "../list-address.ts";
import type { SubjectChoice } from "./placement-fields.tsx";

type Placed = QuestionMetadata & { id: Id<"question">; subjectId: Id<"subject"> };

export type NewQuestionStart =
  /** Both are empty where the list shows several subjects; the lesson where it shows several of a subject. */
  | { kind: "place"; place: { subjectId: string; lessonId: string } }
  | { kind: "after"; question: Placed & { type: ItemType } }
  | { kind: "copy"; question: Placed & { displayId: number; body: QuestionBody } };

/** By the search of the form's address; null where the question to be copied is gone or belongs to a stimulus. */
export async function findStart(
  db: Services["db"],
  admin: Admin,
  search: string,
  subjects: ReadonlyArray<SubjectChoice>,
): Promise<NewQuestionStart | null> {
  const params = new URLSearchParams(search);
  const [copied, before] = [params.get(COPY), parseId<"question">(params.get(AFTER))];
  if (copied !== null) {
    const copiedId = parseId<"question">(copied);
    const question = copiedId && (await findQuestion(db, admin, copiedId));
    if (!question || question.stimulusId !== null) return null;
    const { id, subjectId, displayId, body } = question;
    return { kind: "copy", question: { id, subjectId, ...metadataOf(question), displayId, body } };
  }
  const question = before && (await findQuestion(db, admin, before));
  if (question) {
    const { id, subjectId, body } = question;
    return { kind: "after", question: { id, subjectId, ...metadataOf(question), type: body.type } };
  }
  return { kind: "place", place: placeOfList(listReturnIn(search), subjects) };
}

function placeOfList(list: string | null, subjects: ReadonlyArray<SubjectChoice>) {
  const filter = filterIn(new URLSearchParams(list ?? ""));
  const subject = subjects.find(({ id }) => id === filter.subjectId);
  const lesson = subject?.lessons.find(({ id }) => id === filter.lessonId);
  return { subjectId: subject?.id ?? "", lessonId: lesson?.id ?? "" };
}
