/** What the list of subjects shows stands in its address: a page or a subject on it, a search, and the cards that are open. */
import { type Id, parseId } from "../../../core/id.ts";
import { oneLine } from "../../../core/plain-text.ts";
import type { SubjectListQuery } from "../../../modules/subjects/queries/list-subject-overviews.server.ts";

export const SUBJECT_LIST = "/admin/subjects";
export const SEARCH = "q";
const [PAGE, SUBJECT, OPEN] = ["page", "subject", "open"];
/** At most these cards are open at once: each may hold very many lessons. */
const OPEN_MAX = 10;

/** What an address asks for. What makes no sense leads to the first page. */
export function subjectListQueryIn(params: URLSearchParams): SubjectListQuery {
  const page = Number(params.get(PAGE));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    subjectId: parseId<"subject">(params.get(SUBJECT)),
    search: oneLine(params.get(SEARCH) ?? "").slice(0, 200),
    open: params
      .getAll(OPEN)
      .flatMap((id) => parseId<"subject">(id) ?? [])
      .slice(-OPEN_MAX),
  };
}

/** The address of a page of the list. */
export function addressOfSubjectList({ page, search, open }: Omit<SubjectListQuery, "subjectId">): string {
  const params = new URLSearchParams();
  if (search) params.set(SEARCH, search);
  if (page > 1) params.set(PAGE, String(page));
  for (const id of open.slice(-OPEN_MAX)) params.append(OPEN, id);
  return params.size > 0 ? `${SUBJECT_LIST}?${params}` : SUBJECT_LIST;
}

/** The search of the address that leads to a subject's card, on whatever page it is. */
export function searchOfSubject(subjectId: Id<"subject">): string {
  return `?${SUBJECT}=${subjectId}`;
}
