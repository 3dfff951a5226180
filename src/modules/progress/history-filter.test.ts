import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { historyFilterIn, searchOfHistoryFilter } from "./history-filter.ts";

const ALL = { kind: "all", test: null, state: "all" };

test("an address says which tests are shown, and is made of what it says", () => {
  const test = newId<"test">();
  const filter = historyFilterIn(new URLSearchParams({ kind: "practice", test, state: "passed", page: "2" }));

  expect(filter).toEqual({ kind: "practice", test, state: "passed" });
  expect(historyFilterIn(searchOfHistoryFilter(filter))).toEqual(filter);
  expect(historyFilterIn(new URLSearchParams())).toEqual(ALL);
  expect(String(searchOfHistoryFilter(historyFilterIn(new URLSearchParams())))).toBe("");
});

test.each(["", "x", "practice ", "' or true --", "\0", "9".repeat(500)])(
  "%j in an address means nothing and shows all tests",
  (odd) => {
    expect(historyFilterIn(new URLSearchParams({ kind: odd, test: odd, state: odd }))).toEqual(ALL);
  },
);
