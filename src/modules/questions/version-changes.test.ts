import { expect, test } from "vitest";
import { optionsOf } from "../../items/options.ts";
import { parseQuestionBody, type QuestionBody } from "../../items/registry/models.ts";
import { changesBetween } from "./version-changes.ts";

function body(over: {
  type?: string;
  stem?: string;
  options?: string[];
  correct?: unknown;
  rationale?: string;
}): QuestionBody {
  const {
    type = "text",
    stem = "<p>Which?</p>",
    options = ["This", "That"],
    correct = "o1",
    rationale = "<p>So.</p>",
  } = over;
  return parseQuestionBody({
    type,
    content: { v: 1, stem, options: optionsOf(options) },
    solution: { correct, rationale },
  });
}

test.each([
  ["the same question", {}, []],
  ["another text", { stem: "<p>What?</p>" }, ["stem"]],
  ["another option", { options: ["This", "Those"] }, ["choices"]],
  ["another key", { correct: "o2" }, ["right"]],
  ["another reason", { rationale: "<p>Therefore.</p>" }, ["rationale"]],
  [
    "everything",
    { stem: "x", options: ["A", "B", "C"], correct: "o3", rationale: "y" },
    ["stem", "choices", "right", "rationale"],
  ],
  ["another type", { type: "multi-select", correct: ["o1"], rationale: "y" }, ["type", "rationale"]],
])("%s is told by what differs", (_name, over, changes) => {
  expect(changesBetween(body({}), body(over))).toEqual(changes);
});
