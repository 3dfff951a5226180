/** Which tests a student looks for on the Practice Tests tab; its address holds it. Pure. */
import { z } from "zod/mini";

export const TEST_STATES = ["all", "new", "open", "taken"] as const;
/** `new`: never submitted and not in progress. `taken` as long as there is a result, also while it is taken again. */
export type TestState = (typeof TEST_STATES)[number];

/** Longer than the title of any lesson. */
export const FIND_MAX = 200;

export type TestFilter = {
  /** Words of a name or, of practice tests, a number or words of a subject or a lesson; empty for all. */
  find: string;
  state: TestState;
};

const FilterOfAddress = z.object({
  find: z.catch(z.string().check(z.trim(), z.maxLength(FIND_MAX)), ""),
  state: z.catch(z.enum(TEST_STATES), "all"),
});

/** What the address asks for; what it cannot mean counts as not given. */
export function testFilterIn(search: URLSearchParams): TestFilter {
  return FilterOfAddress.parse({ find: search.get("find") ?? "", state: search.get("state") ?? "all" });
}

/** The fields of the address that are not as in the list of all tests. */
export function searchOfTestFilter({ find, state }: TestFilter): URLSearchParams {
  return new URLSearchParams({ ...(find !== "" && { find }), ...(state !== "all" && { state }) });
}

/** True where some tests may be left out. */
export function isFiltering({ find, state }: TestFilter): boolean {
  return find !== "" || state !== "all";
}

/** True for a test with a name of its own that has all the words, in any order and capitals aside, and is in the state. */
export function isFound(
  { find, state }: TestFilter,
  test: { title: string; latest: unknown; runningAttemptId: string | null },
): boolean {
  const title = test.title.toLowerCase();
  const words = find.toLowerCase().split(/\s+/);
  return words.every((word) => title.includes(word)) && isInState(test, state);
}

function isInState(
  { latest, runningAttemptId }: { latest: unknown; runningAttemptId: string | null },
  state: TestState,
): boolean {
  switch (state) {
    case "all":
      return true;
    case "new":
      return latest === null && runningAttemptId === null;
    case "open":
      return runningAttemptId !== null;
    case "taken":
      return latest !== null;
    default:
      return state satisfies never;
  }
}
