/** The filter of the Question Bank: in the address of its list, of an export, and of a bulk change. */
import { type Id, parseId } from "../../core/id.ts";
import { STIMULUS_KINDS } from "../stimuli/rules.ts";
import { findArea, findPlan } from "../tests/exam-plans.ts";
import { type JudgmentStep, judgmentStepIn } from "./taxonomy.ts";

export const ALONE = "alone";
const PARTS = [ALONE, ...STIMULUS_KINDS] as const;
export type PartOf = (typeof PARTS)[number];

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
  /** The code of an area; those that have it among theirs. */
  area: string | null;
  /** The id of an exam plan; those that have no area of it. */
  planWithoutArea: string | null;
  judgmentStep: JudgmentStep | null;
  /** Those that stand alone, or those of one kind of stimulus. */
  partOf: PartOf | null;
  /** Only those that stand alone and are reserved for tests of the institute. */
  isReserved: boolean;
  needsRationale: boolean;
  /** Only those whose version in use no clinician has signed. */
  isUnreviewed: boolean;
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
  area: "area",
  step: "step",
  part: "part",
  rationale: "rationale",
  review: "review",
  status: "status",
} as const;
export const NEEDED = "needed";
export const MISSING = "missing";
export const WITHDRAWN = "withdrawn";
export const RESERVED = "reserved";
/** Before the id of a plan, in the place of an area: no code begins so. */
const NONE_OF = "none:";

/** All questions in use. */
export const NO_FILTER: BankFilter = {
  search: "",
  subjectId: null,
  lessonId: null,
  type: "",
  questionId: "",
  categoryId: null,
  difficultyId: null,
  area: null,
  planWithoutArea: null,
  judgmentStep: null,
  partOf: null,
  isReserved: false,
  needsRationale: false,
  isUnreviewed: false,
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
    area: findArea(read("area"))?.area.code ?? null,
    planWithoutArea: planWithoutAreaIn(read("area")),
    judgmentStep: judgmentStepIn(read("step")),
    partOf: PARTS.find((part) => part === read("part")) ?? null,
    isReserved: read("status") === RESERVED,
    needsRationale: read("rationale") === NEEDED,
    isUnreviewed: read("review") === MISSING,
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
    [FILTER_NAMES.area, areaOf(filter)],
    [FILTER_NAMES.step, filter.judgmentStep],
    [FILTER_NAMES.part, filter.partOf],
    [FILTER_NAMES.rationale, filter.needsRationale ? NEEDED : ""],
    [FILTER_NAMES.review, filter.isUnreviewed ? MISSING : ""],
    [FILTER_NAMES.status, statusOf(filter)],
  ];
  const params = new URLSearchParams();
  for (const [name, value] of entries) if (value) params.set(name, value);
  return params.size > 0 ? `?${params}` : "";
}

function planWithoutAreaIn(text: string): string | null {
  return text.startsWith(NONE_OF) ? (findPlan(text.slice(NONE_OF.length))?.id ?? null) : null;
}

/** The filter for areas as its address has it; empty for all questions. */
export function areaOf({ area, planWithoutArea }: Pick<BankFilter, "area" | "planWithoutArea">): string {
  return area ?? (planWithoutArea === null ? "" : NONE_OF + planWithoutArea);
}

/** The filter Status as its address has it; empty for all questions in use. */
export function statusOf({ isWithdrawn, isReserved }: BankFilter): string {
  if (isWithdrawn) return WITHDRAWN;
  return isReserved ? RESERVED : "";
}

/** True when the filter leaves questions out, besides those that are withdrawn. */
export function isFiltering(filter: BankFilter): boolean {
  return addressOfFilter(filter) !== "";
}
