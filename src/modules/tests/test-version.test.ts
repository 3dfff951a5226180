import { describe, expect, test } from "vitest";
import { PRACTICE_ROWS } from "./test-rows.ts";
import { planOf, questionCountOf, TestVersion } from "./test-version.ts";

const LESSON = "0190b3c1-8a55-7d10-9c1e-6f6a1f0d2b77";
const section = (id: string, minutes: number | null = 18, count = 20) => ({
  id,
  title: `Section ${id}`,
  instructions: "",
  minutes,
  onEarlyEnd: "next",
  content: "by-section",
  source: { kind: "drawn", rules: [{ count, from: { lessons: [LESSON] } }] },
  navigation: "free",
  answerRequired: false,
  shuffle: "none",
});
const QUESTION = "0190b3c1-8a55-7d10-9c1e-6f6a1f0d2b78";
const named = (id: string, questions: string[]) => ({ ...section(id), source: { kind: "fixed", questions } });
const VERSION = {
  v: 1,
  title: "NORCET Stage I",
  instructions: "",
  minutes: null,
  sections: ["a", "b", "c"].map((id) => section(id)),
  leavingASection: "closes",
  breaks: { kind: "none" },
  tools: [],
  confidence: "no",
};

/** Where something is wrong with it. */
function faultsOf(change: object): string[] {
  const parsed = TestVersion.safeParse({ ...VERSION, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join("."));
}

test("a test of three sections is read as it is written", () => {
  expect(TestVersion.parse(VERSION)).toEqual(VERSION);
});

describe("a version that cannot be taken is refused at its field", () => {
  test.each([
    ["no section", { sections: [] }, "sections"],
    [
      "too many sections",
      { sections: Array.from({ length: 31 }, (_, index) => section(`s${index}`, 1, 1)) },
      "sections",
    ],
    ["no rule", { sections: [{ ...section("a"), source: { kind: "drawn", rules: [] } }] }, "sections.0.source.rules"],
    ["no question", { sections: [section("a", 18, 0)] }, "sections.0.source.rules.0.count"],
    ["10,000 questions", { sections: [section("a", 18, 10_000)] }, "sections.0.source.rules.0.count"],
    ["too many questions in all", { sections: ["a", "b"].map((id) => section(id, 18, 300)) }, "sections"],
    ["zero minutes", { sections: [section("a", 0)] }, "sections.0.minutes"],
    ["half a minute", { minutes: 0.5 }, "minutes"],
    ["a day", { minutes: 1440 }, "minutes"],
    ["no named question", { sections: [named("a", [])] }, "sections.0.source.questions"],
    [
      "a question named twice",
      { sections: [named("a", [QUESTION]), named("b", [QUESTION])] },
      "sections.1.source.questions.0",
    ],
    ["two sections of one name", { sections: [section("a"), section("a")] }, "sections.1.id"],
    ["a clock in a section one may return to", { leavingASection: "may-return" }, "sections.0.minutes"],
    [
      "waiting for a time that does not end",
      { minutes: 60, sections: [{ ...section("a", null), onEarlyEnd: "wait" }, section("b")] },
      "sections.0.onEarlyEnd",
    ],
    ["sections longer than the test", { minutes: 50 }, "minutes"],
    ["a break after the last section", { breaks: fixed("c") }, "breaks.breaks.0.after"],
    ["a break after no section", { breaks: fixed("d") }, "breaks.breaks.0.after"],
    ["two breaks in one place", { breaks: fixed("a", "a") }, "breaks.breaks.1.after"],
    [
      "a break where all is open",
      {
        minutes: 60,
        leavingASection: "may-return",
        sections: [section("a", null), section("b", null)],
        breaks: fixed("a"),
      },
      "breaks",
    ],
    [
      "a pool beside the clock of the test",
      { minutes: 60, breaks: { kind: "pool", minutes: 10, unusedSectionTime: "adds" } },
      "breaks.kind",
    ],
    ["a tool twice", { tools: ["notes", "notes"] }, "tools"],
    ["a field that nothing reads", { colour: "red" }, ""],
  ])("%s", (_, change, at) => {
    expect(faultsOf(change)).toContain(at);
  });
});

function fixed(...after: string[]) {
  return { kind: "fixed", breaks: after.map((id) => ({ after: id, minutes: 10, clock: "stops" })) };
}

test("a minute too many is refused in words", () => {
  const { error } = TestVersion.safeParse({ ...VERSION, minutes: 601 });
  expect(error?.issues.map(({ message }) => message)).toEqual(["Use a whole number of minutes from 1 to 600."]);
});

test("every clock has the student's extra time, and a break has none", () => {
  const version = TestVersion.parse({ ...VERSION, minutes: 60, breaks: fixed("b") });
  expect(planOf(version, 25)).toEqual({
    ms: 75 * 60_000,
    sections: [1, 2, 3].map(() => ({ ms: 22.5 * 60_000, onEarlyEnd: "next" })),
    leaving: "closes",
    breaks: { kind: "fixed", after: { 1: { ms: 600_000, clock: "stops" } } },
  });
});

test("a section asks as many questions as its rules draw together", () => {
  const [first] = TestVersion.parse({
    ...VERSION,
    sections: [
      {
        ...section("a"),
        source: {
          kind: "drawn",
          rules: [
            { count: 4, from: {} },
            { count: 16, from: {} },
          ],
        },
      },
    ],
  }).sections;
  expect(first && questionCountOf(first)).toBe(20);
});

test.each([
  [30, 0, 1_800],
  [30, 25, 2_250],
  [45, 33, 3_591],
  [30, 1, 1_818],
  [45, 200, 8_100],
])("%i minutes with %i percent of extra time are %i seconds", (minutes, percent, seconds) => {
  expect(planOf({ ...PRACTICE_ROWS.version.content, minutes }, percent).ms).toBe(seconds * 1000);
});
