/** Which of a student's tests a list shows; the address of the list holds it. Pure. */
import { z } from "zod/mini";
import { parseId } from "../../core/id.ts";
import { RESULT_KINDS, type ResultKind } from "./rules.ts";

export const HISTORY_STATES = ["all", "passed", "failed", "waiting", "open", "expired"] as const;
/** `waiting`: submitted, and the student cannot see the score yet. `expired`: nothing was answered, so there is no result. */
export type HistoryState = (typeof HISTORY_STATES)[number];

export type HistoryFilter = {
  kind: ResultKind;
  /** The one practice test, or the one other test; null for all. */
  test: string | null;
  state: HistoryState;
};

const FilterOfAddress = z.object({
  kind: z.catch(z.enum(RESULT_KINDS), "all"),
  test: z.pipe(z.unknown(), z.transform(parseId)),
  state: z.catch(z.enum(HISTORY_STATES), "all"),
});

/** What the address asks for; what it cannot mean counts as not given. */
export function historyFilterIn(search: URLSearchParams): HistoryFilter {
  const given = (name: string) => search.get(name) ?? undefined;
  return FilterOfAddress.parse({ kind: given("kind"), test: given("test"), state: given("state") });
}

/** The fields of the address that are not as in the list of all tests. */
export function searchOfHistoryFilter({ kind, test, state }: HistoryFilter): URLSearchParams {
  return new URLSearchParams({
    ...(kind !== "all" && { kind }),
    ...(test !== null && { test }),
    ...(state !== "all" && { state }),
  });
}
