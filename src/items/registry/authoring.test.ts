import { expect, test } from "vitest";
import { sampleBody } from "../../testing/sample-body.ts";
import { outlineOf } from "./authoring.ts";
import { parseQuestionBody } from "./models.ts";

test("a list shows brackets as students see them", () => {
  const stem = "<p>Give \\[the drug\\] at [dose] now.</p>";
  const gapped = sampleBody("sentence_completion");
  const body = parseQuestionBody({ ...gapped, content: { ...gapped.content, stem } });
  expect(outlineOf(body).stem).toBe("<p>Give [the drug] at [dose] now.</p>");
  const plain = sampleBody("text");
  const written = { ...plain, content: { ...plain.content, stem } };
  expect(outlineOf(parseQuestionBody(written)).stem).toBe(stem);
});
