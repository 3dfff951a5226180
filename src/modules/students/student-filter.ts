/** The filter and the order of students: in the address of their list, and of an export. */
import { STUDENT_STATUSES, type StudentStatus } from "./rules.ts";

export const SORT_FIELDS = ["name", "course", "progress", "joined"] as const;
export type SortField = (typeof SORT_FIELDS)[number];
/** Joined within this many days. */
export const JOINED_CHOICES = ["7", "30"] as const;
export type JoinedChoice = (typeof JOINED_CHOICES)[number];
export const RUNNING = "running";
export type SortOrder = { field: SortField; isDescending: boolean };

/** Empty fields do not filter. */
export type StudentFilter = {
  /** Words that name or address hold, all of them. */
  search: string;
  /** A course's title. */
  course: string;
  status: StudentStatus | "";
  joined: JoinedChoice | "";
  /** Those with a test that is running now. */
  tests: typeof RUNNING | "";
  sort: SortOrder;
};

/** One part of the filter by its name in the address. */
export const FILTER_NAMES = {
  search: "q",
  course: "course",
  status: "status",
  joined: "joined",
  tests: "tests",
  sort: "sort",
} as const;

/** Longer searches look for nothing that a name could hold. */
export const SEARCH_MAX = 200;
const COURSE_MAX = 100;

/** All students, by name. */
export const NO_FILTER: StudentFilter = {
  search: "",
  course: "",
  status: "",
  joined: "",
  tests: "",
  sort: { field: "name", isDescending: false },
};

/** The filter in an address. Invalid values do not filter. */
export function filterIn(params: URLSearchParams): StudentFilter {
  const read = (name: keyof typeof FILTER_NAMES, length: number) =>
    (params.get(FILTER_NAMES[name]) ?? "").replaceAll("\0", "").trim().slice(0, length);
  const [status, joined] = [read("status", COURSE_MAX), read("joined", COURSE_MAX)];
  return {
    search: read("search", SEARCH_MAX),
    course: read("course", COURSE_MAX),
    status: STUDENT_STATUSES.find((known) => known === status) ?? "",
    joined: JOINED_CHOICES.find((known) => known === joined) ?? "",
    tests: read("tests", COURSE_MAX) === RUNNING ? RUNNING : "",
    sort: parseSort(read("sort", COURSE_MAX)),
  };
}

/** The same as the part of an address: "" or "?…". */
export function addressOfFilter({ search, course, status, joined, tests, sort }: StudentFilter): string {
  const entries: [string, string][] = [
    [FILTER_NAMES.search, search],
    [FILTER_NAMES.course, course],
    [FILTER_NAMES.status, status],
    [FILTER_NAMES.joined, joined],
    [FILTER_NAMES.tests, tests],
    [FILTER_NAMES.sort, textOfSort(sort)],
  ];
  const params = new URLSearchParams();
  for (const [name, value] of entries) {
    if (value !== "" && !(name === FILTER_NAMES.sort && value === textOfSort(NO_FILTER.sort))) params.set(name, value);
  }
  return params.size > 0 ? `?${params}` : "";
}

/** True when the filter leaves students out. */
export function isFiltering(filter: StudentFilter): boolean {
  return addressOfFilter({ ...filter, sort: NO_FILTER.sort }) !== "";
}

/** An order in an address: `progress`, or `-progress` for the highest first. */
export function textOfSort({ field, isDescending }: SortOrder): string {
  return `${isDescending ? "-" : ""}${field}`;
}

function parseSort(text: string): SortOrder {
  const field = SORT_FIELDS.find((known) => known === text.replace(/^-/, ""));
  return field ? { field, isDescending: text.startsWith("-") } : NO_FILTER.sort;
}
