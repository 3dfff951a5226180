import { expect, test } from "vitest";
import { DeliveryRules, problemsOfDelivery } from "./delivery.ts";
import { TestVersion } from "./test-version.ts";

const version = TestVersion.parse({
  v: 1,
  title: "Two parts",
  instructions: "",
  minutes: 60,
  sections: ["one", "two"].map((id) => ({
    id,
    title: `Part ${id}`,
    instructions: "",
    minutes: null,
    onEarlyEnd: "next",
    content: "all",
    source: { kind: "drawn", rules: [{ count: 10, from: {} }] },
    navigation: "free",
    answerRequired: false,
    shuffle: "none",
  })),
  leavingASection: "may-return",
  breaks: { kind: "none" },
  tools: [],
  confidence: "no",
});
const MARKS = { by: "questions", right: 12, wrong: -4, omitted: 0 };
const RULES = {
  v: 1,
  marks: { one: MARKS, two: MARKS },
  unscored: {},
  pass: { kind: "each-section", percent: { one: 50, two: 50 } },
  normalisation: "none",
  release: { score: "submission", solutions: "submission" },
};
const faultsOf = (change: object) =>
  problemsOfDelivery(DeliveryRules.parse({ ...RULES, ...change }), version).map(({ at }) => at.join("."));

test("rules that fit the version have no fault", () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ unscored: { one: 9 }, release: { score: "submission", solutions: "by-hand" } })).toEqual([]);
});

test.each([
  ["a section without marks", { marks: { one: MARKS } }, "marks.two"],
  ["marks of no section", { marks: { ...RULES.marks, three: MARKS } }, "marks.three"],
  ["a pass mark of no section", { pass: { kind: "each-section", percent: { three: 50 } } }, "pass.percent.three"],
  ["a section in which nothing counts", { unscored: { two: 10 } }, "unscored.two"],
  ["solutions before the score", { release: { score: "by-hand", solutions: "submission" } }, "release.solutions"],
])("%s is refused at its field", (_, change, at) => {
  expect(faultsOf(change)).toEqual([at]);
});

test("a wrong answer gives nothing, and a right one something", () => {
  const withMarks = (change: object) =>
    DeliveryRules.safeParse({ ...RULES, marks: { one: { ...MARKS, ...change } } }).success;
  expect([withMarks({}), withMarks({ wrong: 1 }), withMarks({ right: 0 }), withMarks({ wrong: -0.5 })]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
