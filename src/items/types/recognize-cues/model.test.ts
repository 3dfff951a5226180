import { expect, test } from "vitest";
import { optionsOf } from "../../options.ts";
import { recognizeCuesAuthoring } from "./authoring.ts";
import { recognizeCuesExchangeFormat } from "./exchange-format.server.ts";
import { type Content, recognizeCues, type Solution } from "./model.ts";
import { scoreRecognizeCues } from "./score.server.ts";

const content = (over: Partial<Content> = {}): Content => ({
  v: 1,
  scenario: "A client the day after an operation.",
  stem: "<p>Which findings are expected?</p>",
  findings: optionsOf(["Pain at the incision", "A cold, white foot", "Temperature of 37.3 °C"], "f"),
  ...over,
});
const solution = (over: Partial<Solution> = {}): Solution => ({
  expected: ["f1", "f3"],
  rationale: "<p>A cold, white foot is not.</p>",
  ...over,
});

test("problems common to all types come first, then those of the findings", () => {
  const problems = recognizeCuesAuthoring.problems(
    content({ scenario: "", stem: "<p></p>", findings: optionsOf(["Pain", "", "Pain"], "f") }),
    solution({ rationale: "" }),
  );

  expect(problems.map(({ at, message }) => [at, message])).toEqual([
    ["content.stem", "Please enter the question text."],
    ["content.scenario", "Please provide the patient scenario."],
    ["solution.rationale", "Please enter the explanation."],
    ["content.findings.1", "Please enter the text of this finding, or remove it."],
    ["content.findings.2", "Two findings have the same text."],
  ]);
});

test("each finding earns its own point, and the question is right only when all are", () => {
  const allButOne = { classified: { f1: "expected", f2: "expected", f3: "expected" } } as const;

  expect(scoreRecognizeCues.score(content(), solution(), allButOne)).toEqual({ earned: 2, max: 3 });
});

test("an unclassified finding is not the same as one that requires follow-up", () => {
  expect(scoreRecognizeCues.score(content(), solution(), { classified: {} })).toEqual({ earned: 0, max: 3 });
  expect(scoreRecognizeCues.score(content(), solution(), { classified: { f2: "follow-up" } }).earned).toBe(1);
});

test("an unknown verdict is refused", () => {
  expect(recognizeCues.answer.safeParse({ classified: { f1: "maybe" } }).success).toBe(false);
  expect(recognizeCues.answer.safeParse({ classified: { f1: null } }).success).toBe(false);
});

test("a row whose two lists disagree is refused", () => {
  const row = recognizeCuesExchangeFormat.toRow(content(), solution());

  expect(row.correct_answer).toBe(JSON.stringify(row.assessment_findings));
  expect(() => recognizeCuesExchangeFormat.fromRow({ ...row, assessment_findings: [] })).toThrow(
    "correct_answer and assessment_findings do not agree.",
  );
});
