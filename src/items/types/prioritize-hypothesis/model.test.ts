import { expect, test } from "vitest";
import { optionsOf } from "../../options.ts";
import { prioritizeHypothesisAuthoring } from "./authoring.ts";
import { prioritizeHypothesisExchangeFormat } from "./exchange-format.server.ts";
import { prioritizeHypothesis } from "./model.ts";
import { prioritizeHypothesisSample } from "./sample.server.ts";

const { content, solution } = prioritizeHypothesisSample;
const problemsOf = (over: { content?: object; solution?: object }) =>
  prioritizeHypothesisAuthoring
    .problems({ ...content, ...over.content }, { ...solution, ...over.solution })
    .map(({ level, at, message }) => `${level} ${at}: ${message}`);

test("problems common to all types come first, then those of the hypotheses", () => {
  const draft = prioritizeHypothesisAuthoring.draft();

  expect(prioritizeHypothesisAuthoring.problems(draft.content, draft.solution).map(({ message }) => message)).toEqual([
    "Please enter the question text.",
    "Please provide the patient scenario.",
    "Please enter the explanation.",
    "Please mark at least one hypothesis as correct.",
    "Please enter the text of this hypothesis, or remove it.",
    "Please enter the text of this hypothesis, or remove it.",
    "The exam shows 5 to 10 hypotheses.",
  ]);
});

test("a number other than that of the right ones keeps the question from being stored", () => {
  const problem =
    "error solution.correct: The number to select is not the number of correct hypotheses. Please mark them again.";

  expect(problemsOf({ content: { choose: 3 } })).toEqual([problem]);
  expect(problemsOf({ solution: { correct: ["o1"] } })).toEqual([problem]);
  expect(problemsOf({ solution: { correct: ["o1", "gone"] } })).toEqual([problem]);
});

test("a list of unusual length, or without a wrong one, is only warned about", () => {
  const four = optionsOf(["a", "b", "c", "d"]);

  expect(problemsOf({ content: { options: four } })).toEqual([
    "warning content.options: The exam shows 5 to 10 hypotheses.",
  ]);
  expect(problemsOf({ content: { options: four.slice(0, 2) }, solution: { correct: ["o1", "o2"] } })).toEqual([
    "warning content.options: The exam shows 5 to 10 hypotheses.",
    "warning solution.correct: Every hypothesis is marked as correct, so no choice can be wrong.",
  ]);
});

test("one more than asked for does not fit, one fewer is not complete", () => {
  expect(prioritizeHypothesis.fits(content, { chosen: ["o1", "o2", "o3"] })).toBe(false);
  expect(prioritizeHypothesis.fits(content, { chosen: ["o1"] })).toBe(true);
  expect(prioritizeHypothesis.isComplete(content, { chosen: ["o1"] })).toBe(false);
  expect(prioritizeHypothesis.isComplete(content, { chosen: ["o1", "o6"] })).toBe(true);
});

test("a row whose two lists do not agree on what is right is refused", () => {
  const row = prioritizeHypothesisExchangeFormat.toRow(content, solution);
  const [first] = row.hypothesis_options ?? [];

  expect(() => prioritizeHypothesisExchangeFormat.fromRow({ ...row, correct_answer: JSON.stringify([first]) })).toThrow(
    "correct_answer and hypothesis_options do not agree",
  );
  expect(() => prioritizeHypothesisExchangeFormat.fromRow({ ...row, patient_scenario: null })).toThrow(
    "patient_scenario is missing.",
  );
});
