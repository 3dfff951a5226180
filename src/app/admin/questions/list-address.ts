/** Where the Question Bank stands. */
import type { Id } from "../../../core/id.ts";
import { AT } from "../shared/done.ts";

export const LIST = "/admin/questions";

/** The search of the list with the focus on the card of a question. */
export function searchAt(listSearch: string | null, questionId: Id<"question">): string {
  const params = new URLSearchParams(listSearch ?? "");
  params.set(AT, questionId);
  return `?${params}`;
}
