import { expect, test } from "vitest";
import { optionsOf } from "../../options.ts";
import { problemsOf } from "../../registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "../../registry/exchange-formats.server.ts";
import { parseAnswer, parseOpenItem, parseQuestionBody, parseSolvedItem, progressOf } from "../../registry/models.ts";
import { scoreItem } from "../../registry/scorers.server.ts";

const TARGETS = ["organ", "cause", "cause"].map((placeholder, index) => ({ id: `target-${index + 1}`, placeholder }));
const TOKENS = optionsOf(["Heart", "Lung", "Clot", "Germ", "Stone"], "t");
const CORRECT = { "target-1": "t2", "target-2": "t3", "target-3": "t4" };

function body(
  over: { stem?: string; tokens?: unknown[]; targets?: unknown[]; correct?: object; group?: string[] } = {},
) {
  const { stem = "<p>The [organ] fails by [cause] and [cause].</p>", tokens = TOKENS, targets = TARGETS } = over;
  return parseQuestionBody({
    type: "dragdrop_cloze",
    content: { v: 1, scenario: "A patient.", stem, tokens, targets },
    solution: { correct: over.correct ?? CORRECT, interchangeable: over.group ?? [], rationale: "<p>Because.</p>" },
  });
}

const GROUP = ["target-2", "target-3"];
const placed = (...ids: (string | null)[]) => ({
  placed: Object.fromEntries(ids.flatMap((id, index) => (id === null ? [] : [[`target-${index + 1}`, id]]))),
});
const earned = (question: ReturnType<typeof body>, answer: unknown) =>
  scoreItem(parseSolvedItem({ ...question, answer })).earned;
const problems = (question: ReturnType<typeof body>) => problemsOf(question).map(({ at, message }) => [at, message]);

test("a choice is in one blank at most, and every blank filled is complete", () => {
  const progress = (answer: unknown) => progressOf(parseOpenItem({ ...body(), answer }));

  expect(parseAnswer(body(), placed("t2", null, "t1"))).toEqual(placed("t2", null, "t1"));
  expect(parseAnswer(body(), placed("t2", "t2"))).toBeNull();
  expect(parseAnswer(body(), placed("t9"))).toBeNull();
  expect(parseAnswer(body(), { placed: { toString: "t1" } })).toBeNull();
  expect(progress(placed("t2", null, "t1"))).toBe("partly");
  expect(progress(placed("t2", "t1", "t5"))).toBe("complete");
});

test("interchangeable blanks are scored as a set, all others each for itself", () => {
  expect(earned(body(), placed("t2", "t4", "t3"))).toBe(1);
  expect(earned(body({ group: GROUP }), placed("t2", "t4", "t3"))).toBe(3);
  expect(earned(body({ group: GROUP }), placed("t3", "t4", "t2"))).toBe(1);
  expect(earned(body({ group: GROUP }), placed(null, null, "t3"))).toBe(1);
  expect(earned(body({ group: GROUP }), placed("t4", "t5", "t1"))).toBe(0);
});

test("each blank has a choice that belongs in no other one", () => {
  expect(problems(body({ correct: { "target-1": "t2", "target-2": "t3" } }))).toEqual([
    ["solution.correct", "Please mark the choice that belongs in each blank."],
  ]);
  expect(problems(body({ correct: { ...CORRECT, "target-3": "t3" } }))).toEqual([
    ["solution.correct", "A choice belongs in one blank only. Please mark them again."],
  ]);
  expect(problems(body({ targets: TARGETS.slice(1), correct: { "target-2": "t3", "target-3": "t4" } }))).toEqual([
    [
      "content.targets",
      "The question text has 3 placeholders in square brackets, but there are 2 blanks. Each placeholder needs one blank.",
    ],
  ]);
});

test("sizes that the exam does not have, and what cannot be wrong, are warnings", () => {
  const warnings = (question: ReturnType<typeof body>) => {
    expect(problemsOf(question).every(({ level }) => level === "warning")).toBe(true);
    return problems(question).map(([, message]) => message);
  };
  const all = TARGETS.map(({ id }) => id);

  expect(warnings(body())).toEqual([]);
  expect(warnings(body({ group: ["target-1"] }))).toEqual([
    "Only one blank is interchangeable. Make another one interchangeable, or this one not.",
  ]);
  expect(warnings(body({ tokens: TOKENS.slice(1, 4), group: all }))).toEqual([
    "This question has 3 choices. On the exam there are four to ten.",
    "Every choice belongs in a blank, and the order makes no difference, so no choice can be wrong.",
  ]);
});

test("a row keeps which blanks are interchangeable, and refuses what is not among its choices", () => {
  const row = toExchangeRow(body({ group: GROUP }));

  expect(row.options).toEqual(["Heart", "Lung", "Clot", "Germ", "Stone"]);
  expect(fromExchangeRow("dragdrop_cloze", row)).toEqual(body({ group: GROUP }));
  expect(() => fromExchangeRow("dragdrop_cloze", { ...row, options: ["Heart"] })).toThrow(
    "correct_answer names a text that is not an option.",
  );
  expect(() => fromExchangeRow("dragdrop_cloze", { ...row, correct_answer: "[]" })).toThrow(
    "correct_answer names more or fewer blanks than cloze_targets.",
  );
});
