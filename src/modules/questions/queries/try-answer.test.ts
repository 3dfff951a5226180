import { expect, test } from "vitest";
import { ITEM_TYPES } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { tryAnswer } from "./try-answer.server.ts";

test.each(ITEM_TYPES)("%s: each answer of the sample earns what the sample says", (type) => {
  const { content, solution, max, scored } = sampleOf(type);

  for (const { answer, earned } of scored) {
    expect(tryAnswer({ type, content, solution, answer })).toMatchObject({ kind: "scored", score: { earned, max } });
  }
});

const sample = sampleOf("text");
const tried = { type: "text", content: sample.content, solution: sample.solution, answer: { chosen: "o1" } };

test("a question without text and explanation can be tried; one without a right answer says so", () => {
  const bare = { content: { ...sample.content, stem: "" }, solution: { ...sample.solution, rationale: "" } };

  expect(tryAnswer({ ...tried, ...bare })).toMatchObject({ kind: "scored" });
  expect(tryAnswer({ ...tried, solution: { ...sample.solution, correct: "" } })).toEqual({
    kind: "unfinished",
    message: "Please select the correct answer.",
  });
});

test("what comes back is clean", () => {
  const stem = "<p>Which?</p><script>alert(1)</script>";

  expect(tryAnswer({ ...tried, content: { ...sample.content, stem } })).toMatchObject({
    item: { content: { stem: "<p>Which?</p>" } },
  });
});

test("what no page of ours sends is refused", () => {
  expect(tryAnswer({ ...tried, type: "essay" })).toEqual({ kind: "unreadable" });
  expect(tryAnswer({ ...tried, content: { stem: "x" } })).toEqual({ kind: "unreadable" });
  expect(tryAnswer({ ...tried, answer: { chosen: "o99" } })).toEqual({ kind: "unreadable" });
  expect(tryAnswer({ ...tried, answer: null })).toEqual({ kind: "unreadable" });
});
