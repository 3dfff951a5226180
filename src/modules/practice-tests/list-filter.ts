/** Which of the practice tests a student looks for; the address of the list holds it. */
import { z } from "zod";

export const TEST_STATES = ["all", "new", "open", "taken"] as const;
/** `new`: never submitted and not in progress. `taken` as long as there is a result, also while it is taken again. */
export type TestState = (typeof TEST_STATES)[number];

/** Longer than the title of any lesson. */
export const FIND_MAX = 200;

export type TestFilter = {
  /** A number, or words of a subject or a lesson; empty for all. */
  find: string;
  state: TestState;
};

const FilterOfAddress = z.object({
  find: z.string().trim().max(FIND_MAX).catch(""),
  state: z.enum(TEST_STATES).catch("all"),
});

/** What the address asks for; what it cannot mean counts as not given. */
export function testFilterIn(search: URLSearchParams): TestFilter {
  return FilterOfAddress.parse({ find: search.get("find") ?? "", state: search.get("state") ?? "all" });
}

/** The fields of the address that are not as in the list of all tests. */
export function searchOfTestFilter({ find, state }: TestFilter): URLSearchParams {
  return new URLSearchParams({ ...(find !== "" && { find }), ...(state !== "all" && { state }) });
}
