/** What a test of the institute is at a moment, and which of them a list shows. Pure. */
import { courseTitles } from "../../content/courses.ts";
import { oneLine } from "../../core/plain-text.ts";
import type { DeliveryRules } from "./delivery.ts";
import { type TestVersion, TITLE_MAX } from "./test-version.ts";

export const TEST_STATES = ["draft", "published", "closed", "archived"] as const;
export type TestState = (typeof TEST_STATES)[number];

/** `closed`: nobody can start it any more. One that opens later is published. */
export function stateOfTest(
  test: { publishedAt: Date | null; archivedAt: Date | null; closesAt: Date | null },
  now: Date,
): TestState {
  if (test.archivedAt) return "archived";
  if (!test.publishedAt) return "draft";
  return test.closesAt && test.closesAt <= now ? "closed" : "published";
}

/** The rules of a delivery for one version: without the sections that only other versions have. */
export function rulesForVersion(rules: DeliveryRules, { sections }: Pick<TestVersion, "sections">): DeliveryRules {
  const only = <Value>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(
      sections.flatMap(({ id }) => {
        const value = of[id];
        return value === undefined ? [] : [[id, value]];
      }),
    );
  const { pass } = rules;
  return {
    ...rules,
    marks: only(rules.marks),
    unscored: only(rules.unscored),
    pass: pass.kind === "each-section" ? { ...pass, percent: only(pass.percent) } : pass,
  };
}

export const LISTED_KINDS = ["institute", "preset"] as const;

export type TestFilter = {
  /** Of the title; empty for all. */
  search: string;
  /** Tests for this course; those for everybody are not among them. Null for all. */
  course: string | null;
  kind: (typeof LISTED_KINDS)[number] | null;
  state: TestState | null;
};

/** The filter by its names in the address. */
export const TEST_FILTER_NAMES = { search: "q", course: "course", kind: "kind", state: "status" } as const;

/** The filter in an address. What makes no sense leaves no test out. */
export function testFilterIn(params: URLSearchParams): TestFilter {
  const read = (name: keyof typeof TEST_FILTER_NAMES) => params.get(TEST_FILTER_NAMES[name]) ?? "";
  return {
    search: oneLine(read("search")).slice(0, TITLE_MAX),
    course: courseTitles.find((title) => title === read("course")) ?? null,
    kind: LISTED_KINDS.find((kind) => kind === read("kind")) ?? null,
    state: TEST_STATES.find((state) => state === read("state")) ?? null,
  };
}

/** The same as the part of an address: "" or "?…". */
export function addressOfTestFilter(filter: TestFilter): string {
  const params = new URLSearchParams();
  for (const name of ["search", "course", "kind", "state"] as const) {
    const value = filter[name];
    if (value) params.set(TEST_FILTER_NAMES[name], value);
  }
  return params.size > 0 ? `?${params}` : "";
}
