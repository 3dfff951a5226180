import { expect, test } from "vitest";
import { isFiltering, isFound, searchOfTestFilter, type TestFilter, testFilterIn } from "./list-filter.ts";

const filter = (find: string, state: TestFilter["state"] = "all"): TestFilter => ({ find, state });
const untaken = { title: "Mock Test 3: Cardiac Nursing", latest: null, runningAttemptId: null };

test("a test with a name is found by words of it in any order, capitals aside", () => {
  const found = ["", "mock", "CARDIAC mock", "3"].map((find) => isFound(filter(find), untaken));
  const others = ["mocks", "mock renal", "4"].map((find) => isFound(filter(find), untaken));
  expect([found, others]).toEqual([
    [true, true, true, true],
    [false, false, false],
  ]);
});

test("a test is new until it was started, in progress while it is open, and taken as long as it has a result", () => {
  const open = { ...untaken, runningAttemptId: "attempt" };
  const taken = { ...untaken, latest: {} };
  const again = { ...open, latest: {} };
  const statesOf = (one: Parameters<typeof isFound>[1]) =>
    (["all", "new", "open", "taken"] as const).filter((state) => isFound(filter("mock", state), one));

  expect([untaken, open, taken, again].map(statesOf)).toEqual([
    ["all", "new"],
    ["all", "open"],
    ["all", "taken"],
    ["all", "open", "taken"],
  ]);
  expect(isFound(filter("renal", "new"), untaken)).toBe(false);
});

test("the address says what is looked for, and what it cannot mean counts as not given", () => {
  expect(testFilterIn(new URLSearchParams("find=+mock+&state=taken"))).toEqual(filter("mock", "taken"));
  expect(testFilterIn(new URLSearchParams("state=lost"))).toEqual(filter(""));
  expect(String(searchOfTestFilter(filter("mock", "open")))).toBe("find=mock&state=open");
  expect([filter(""), filter("x"), filter("", "new")].map(isFiltering)).toEqual([false, true, true]);
});
