import { expect, test } from "vitest";
import { optionsOf } from "../../options.ts";
import { clinicalDecisionAuthoring } from "./authoring.ts";
import { clinicalDecisionExchangeFormat } from "./exchange-format.server.ts";
import { clinicalDecision } from "./model.ts";
import { clinicalDecisionSample } from "./sample.server.ts";
import { scoreClinicalDecision } from "./score.server.ts";

const { content, solution } = clinicalDecisionSample;
const problemsOf = (over: { content?: object; solution?: object }) =>
  clinicalDecisionAuthoring
    .problems({ ...content, ...over.content }, { ...solution, ...over.solution })
    .map(({ level, at, message }) => `${level} ${at}: ${message}`);

test("problems common to all types come first, then what is missing part by part", () => {
  const draft = clinicalDecisionAuthoring.draft();
  const errors = clinicalDecisionAuthoring
    .problems(draft.content, draft.solution)
    .filter(({ level }) => level === "error");

  expect([...new Set(errors.map(({ message }) => message))]).toEqual([
    "Please enter the question text.",
    "Please provide the patient scenario.",
    "Please enter the explanation.",
    "Please add at least one condition.",
    "Please enter the text of this condition, or remove it.",
    "Please add at least one action.",
    "Please enter the text of this action, or remove it.",
    "Please add at least one parameter.",
    "Please enter the text of this parameter, or remove it.",
  ]);
});

test("each part needs a right option that still exists", () => {
  expect(problemsOf({ solution: { condition: "" } })).toEqual([
    "error solution.condition: Please mark the condition that is correct.",
  ]);
  expect(problemsOf({ solution: { condition: "a1" } })).toEqual([
    "error solution.condition: Please mark the condition that is correct.",
  ]);
  expect(problemsOf({ solution: { actions: [] }, content: { chooseActions: 0 } })).toContain(
    "error solution.actions: Please mark at least one action as correct.",
  );
  expect(problemsOf({ content: { chooseParameters: 1 } })).toEqual([
    "error solution.parameters: The number to choose is not the number of correct parameters. Please mark them again.",
  ]);
});

test("sizes other than the exam's, and other than two right options in a wing, are only warnings", () => {
  expect(problemsOf({ solution: { actions: ["a1"] }, content: { chooseActions: 1 } })).toEqual([
    "warning solution.actions: Please select 2 correct actions: the exam asks for 2.",
  ]);
  expect(problemsOf({ content: { conditions: optionsOf(["a", "b", "c"], "c") } })).toEqual([
    "warning content.conditions: The exam shows 4 conditions.",
  ]);
  expect(problemsOf({ content: { parameters: optionsOf(["a", "b", "c"], "p") } })).toEqual([
    "warning content.parameters: The exam shows 5 parameters.",
  ]);
});

test("an answer with more in a wing than there are slots, or with ids of another part, does not fit", () => {
  const blank = clinicalDecision.blank(content);

  expect(clinicalDecision.fits(content, { ...blank, actions: ["a1", "a2", "a3"] })).toBe(false);
  expect(clinicalDecision.fits(content, { ...blank, actions: ["p1"] })).toBe(false);
  expect(clinicalDecision.fits(content, { ...blank, condition: "a1" })).toBe(false);
  expect(clinicalDecision.fits(content, { ...blank, parameters: ["p5", "p1"] })).toBe(true);
});

test("it is complete when the last slot is filled", () => {
  const almost = { condition: null, actions: ["a1", "a2"], parameters: ["p1", "p2"] };

  expect(clinicalDecision.isComplete(content, almost)).toBe(false);
  expect(clinicalDecision.isComplete(content, { ...almost, condition: "c1" })).toBe(true);
});

test("a bow-tie with three slots in a wing is worth a point for each slot", () => {
  const three = { ...solution, actions: ["a1", "a2", "a3"] };

  expect(
    scoreClinicalDecision.score(content, three, { condition: "c1", actions: ["a3", "a5", "a1"], parameters: ["p3"] }),
  ).toEqual({ earned: 3, max: 6 });
});

test("a row with two right conditions, or whose lists do not agree, is refused", () => {
  const row = clinicalDecisionExchangeFormat.toRow(content, solution);
  const both = (row.clinical_conditions ?? []).map(({ text }) => ({ text, isCorrect: true }));
  const { actions, parameters } = JSON.parse(row.correct_answer);

  expect(() => clinicalDecisionExchangeFormat.fromRow({ ...row, clinical_conditions: both })).toThrow(
    "correct_answer and clinical_conditions do not agree",
  );
  expect(() =>
    clinicalDecisionExchangeFormat.fromRow({
      ...row,
      clinical_conditions: both,
      correct_answer: JSON.stringify({ conditions: both, actions, parameters }),
    }),
  ).toThrow("clinical_conditions marks more than one condition as correct.");
});

test("the texts of a row are the conditions, then the actions, then the parameters", () => {
  const { options } = clinicalDecisionExchangeFormat.toRow(content, solution);

  expect(options).toEqual([...content.conditions, ...content.actions, ...content.parameters].map(({ text }) => text));
});
