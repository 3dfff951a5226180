/** Where the Question Bank stands. */
import type { Id } from "../../../core/id.ts";
import { AT, withDone } from "../shared/done.ts";
import { withListReturn } from "../shared/list-return.ts";

export const LIST = "/admin/questions";

const ADD = `${LIST}/add`;
/** The parameter that names the question which a new one begins as a copy of. */
export const COPY = "copy";
/** The parameter that names the question which was added just before. */
export const AFTER = "after";

/** The form for a new question that begins as a copy of this one. */
export function copyAddress(questionId: Id<"question">, list: string | null): string {
  return withListReturn(`${ADD}?${new URLSearchParams({ [COPY]: questionId })}`, list);
}

/** The form for the next new question, after one with this number was added. */
export function nextAddress(
  { questionId, displayId }: { questionId: Id<"question">; displayId: number },
  list: string | null,
) {
  return withDone(
    ADD,
    withListReturn(`?${new URLSearchParams({ [AFTER]: questionId })}`, list),
    "question-added-next",
    displayId,
  );
}

/** The search of the list with the focus on the card of a question. */
export function searchAt(listSearch: string | null, questionId: Id<"question">): string {
  const params = new URLSearchParams(listSearch ?? "");
  params.set(AT, questionId);
  return `?${params}`;
}
