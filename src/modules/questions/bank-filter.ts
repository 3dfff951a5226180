/** Which questions of the bank are asked for: by the address of its list, by an export, by a change of many at once. */
import { type Id, parseId } from "../../core/id.ts";

/** What is null or empty leaves no question out (docs/product/administration.md#search-and-filters). */
export type BankFilter = {
  search: string;
  subjectId: Id<"subject"> | null;
  lessonId: Id<"lesson"> | null;
  type: string;
  /** One question by its number, its own ID, its id or the first eight characters of that. */
  questionId: string;
  categoryId: Id<"label"> | null;
  difficultyId: Id<"label"> | null;
  needsRationale: boolean;
  /** Those that were taken out of all tests, instead of those in use. */
  isWithdrawn: boolean;
};

/** One filter of the list by its name in the address. */
export const FILTER_NAMES = {
  search: "q",
  subject: "subject",
  lesson: "lesson",
  type: "type",
  questionId: "id",
  category: "category",
  difficulty: "difficulty",
  rationale: "rationale",
  status: "status",
} as const;
export const NEEDED = "needed";
export const WITHDRAWN = "withdrawn";

/** All questions in use. */
export const NO_FILTER: BankFilter = {
  search: "",
  subjectId: null,
  lessonId: null,
  type: "",
  questionId: "",
  categoryId: null,
  difficultyId: null,
  needsRationale: false,
  isWithdrawn: false,
};

/** The filter in an address. What makes no sense leaves no question out; a lesson counts only with its subject. */
export function filterIn(params: URLSearchParams): BankFilter {
  const read = (name: keyof typeof FILTER_NAMES) => params.get(FILTER_NAMES[name])?.trim() ?? "";
  const subjectId = parseId<"subject">(read("subject"));
  return {
    search: read("search"),
    subjectId,
    lessonId: subjectId && parseId<"lesson">(read("lesson")),
    type: read("type"),
    questionId: read("questionId"),
    categoryId: parseId<"label">(read("category")),
    difficultyId: parseId<"label">(read("difficulty")),
    needsRationale: read("rationale") === NEEDED,
    isWithdrawn: read("status") === WITHDRAWN,
  };
}

/** The same as the part of an address: "" or "?…". */
export function addressOfFilter(filter: BankFilter): string {
  const entries: [string, string | null][] = [
    [FILTER_NAMES.search, filter.search],
    [FILTER_NAMES.subject, filter.subjectId],
    [FILTER_NAMES.lesson, filter.lessonId],
    [FILTER_NAMES.type, filter.type],
    [FILTER_NAMES.questionId, filter.questionId],
    [FILTER_NAMES.category, filter.categoryId],
    [FILTER_NAMES.difficulty, filter.difficultyId],
    [FILTER_NAMES.rationale, filter.needsRationale ? NEEDED : ""],
    [FILTER_NAMES.status, filter.isWithdrawn ? WITHDRAWN : ""],
  ];
  const params = new URLSearchParams();
  for (const [name, value] of entries) if (value) params.set(name, value);
  return params.size > 0 ? `?${params}` : "";
}

/** True when the filter leaves questions out, besides those that are withdrawn. */
export function isFiltering(filter: BankFilter): boolean {
  return addressOfFilter(filter) !== "";
}
