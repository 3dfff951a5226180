import { expect, test } from "vitest";
import { ITEM_TYPES } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { secretOf } from "../../../testing/sample-secrets.ts";
import { listSampleQuestions, scoreSampleAnswer } from "./sample-test.server.ts";

test("the sample test asks one question of each type, and tells nothing of a solution", () => {
  const questions = listSampleQuestions();

  expect(questions.map(({ type }) => type)).toEqual(ITEM_TYPES);
  for (const question of questions) {
    expect(Object.keys(question).sort()).toEqual(["answer", "content", "type"]);
    const sent = JSON.stringify(question);
    expect(sent).not.toContain(secretOf(question.type));
    expect(sent).not.toContain(sampleOf(question.type).name);
  }
});

for (const type of ITEM_TYPES) {
  test(`an answer to the ${type} question earns what its rule gives, also when it is untouched`, () => {
    const sample = sampleOf(type);
    for (const { answer, earned } of sample.scored) {
      const result = scoreSampleAnswer({ type, answer });
      expect(result).toMatchObject({ kind: "scored", score: { earned, max: sample.max }, item: { answer } });
      expect(JSON.stringify(result)).toContain(secretOf(type));
    }
    const untouched = listSampleQuestions().find((question) => question.type === type);
    expect(scoreSampleAnswer({ type, answer: untouched?.answer })).toMatchObject({ score: { earned: 0 } });
  });
}

test("what no page of ours sends is not scored", () => {
  for (const asked of [
    { type: "constructor", answer: {} },
    { type: "text", answer: null },
    { type: "text", answer: { chosen: "o99" } },
    { type: "matrix", answer: { chosen: { r1: ["c1"], r99: ["c1"] } } },
  ]) {
    expect(scoreSampleAnswer(asked), JSON.stringify(asked)).toEqual({ kind: "unreadable" });
  }
});
