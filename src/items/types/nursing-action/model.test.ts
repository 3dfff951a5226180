import { expect, test } from "vitest";
import { optionsOf } from "../../options.ts";
import { nursingActionAuthoring } from "./authoring.ts";
import { nursingActionExchangeFormat } from "./exchange-format.server.ts";
import { type Content, nursingAction, type Solution } from "./model.ts";
import { scoreNursingAction } from "./score.server.ts";

const content = (over: Partial<Content> = {}): Content => ({
  v: 1,
  scenario: "A client falls.",
  stem: "<p>Which actions are appropriate?</p>",
  actions: optionsOf(["Call for help", "Walk away"], "a"),
  ...over,
});
const solution = (over: Partial<Solution> = {}): Solution => ({
  appropriate: ["a1"],
  rationale: "<p>Help is needed.</p>",
  ...over,
});
const messages = (over: Partial<Content>, right: Partial<Solution> = {}) =>
  nursingActionAuthoring.problems(content(over), solution(right)).map(({ message }) => message);

test("problems common to all types come first, then those of the actions", () => {
  expect(messages({ scenario: " ", stem: "", actions: optionsOf(["Walk", ""], "a") }, { rationale: "" })).toEqual([
    "Please enter the question text.",
    "Please provide the patient scenario.",
    "Please enter the explanation.",
    "Please enter the text of this action, or remove it.",
  ]);
  expect(messages({ actions: [] }, { appropriate: [] })).toEqual(["Please add at least one action."]);
  expect(messages({ actions: optionsOf(["Walk", "Walk"], "a") })).toEqual(["Two actions have the same text."]);
});

test("that no action is appropriate may be intended, so it is only a warning", () => {
  expect(nursingActionAuthoring.problems(content(), solution({ appropriate: [] }))).toEqual([
    {
      level: "warning",
      at: "solution.appropriate",
      message: "No action is marked as appropriate. Check that this is what you want.",
    },
  ]);
  const best = scoreNursingAction.best(content(), solution({ appropriate: [] }));
  expect(best).toEqual({ judged: { a1: "not-appropriate", a2: "not-appropriate" } });
  expect(scoreNursingAction.score(content(), solution({ appropriate: [] }), best)).toEqual({ earned: 2, max: 2 });
});

test("a solution with an unknown action is refused", () => {
  expect(messages({}, { appropriate: ["a1", "a9"] })).toEqual([
    "The appropriate action is not one of the actions. Please choose again.",
  ]);
});

test("an action whose id is the name of an inherited property is scored like any other", () => {
  const actions = [{ id: "constructor", text: "Call for help" }];
  const asked = content({ actions });

  expect(nursingAction.isComplete(asked, { judged: {} })).toBe(false);
  expect(scoreNursingAction.score(asked, solution({ appropriate: [] }), { judged: {} })).toEqual({ earned: 0, max: 1 });
  const judged = Object.fromEntries([["constructor", "appropriate" as const]]);
  expect(nursingAction.fits(asked, { judged })).toBe(true);
  expect(nursingAction.fits(content(), { judged })).toBe(false);
});

test("a row whose two lists disagree is refused", () => {
  const row = nursingActionExchangeFormat.toRow(content(), solution());
  const other = JSON.stringify([
    { text: "Call for help", isAppropriate: false },
    { text: "Walk away", isAppropriate: false },
  ]);

  expect(row.correct_answer).toBe(JSON.stringify(row.nursing_actions));
  expect(() => nursingActionExchangeFormat.fromRow({ ...row, correct_answer: other })).toThrow(
    "correct_answer and nursing_actions do not agree.",
  );
});
