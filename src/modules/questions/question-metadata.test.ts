import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { overwrittenParts, parseMetadata, type QuestionMetadata, serializeMetadata } from "./question-metadata.ts";

const metadata = (over: Partial<QuestionMetadata> = {}): QuestionMetadata => ({
  lessonId: LESSON,
  manualId: null,
  categoryId: null,
  difficultyId: null,
  ...over,
});
const LESSON = newId<"lesson">();

test("metadata come back from their text, and nonsense is none", () => {
  const tagged = metadata({ manualId: "HEART-1", categoryId: newId<"label">() });

  expect(parseMetadata(serializeMetadata(tagged))).toEqual(tagged);
  expect(parseMetadata(serializeMetadata(metadata()))).toEqual(metadata());
  for (const nonsense of ["", "[]", "null", '["x","","",""]', null]) expect(parseMetadata(nonsense)).toBeNull();
});

test("only what somebody else changed and this would change back is lost", () => {
  const [seen, moved] = [metadata(), metadata({ lessonId: newId<"lesson">(), manualId: "A" })];

  expect(overwrittenParts(seen, { now: moved, wanted: seen })).toEqual(["lessonId", "manualId"]);
  expect(overwrittenParts(seen, { now: moved, wanted: moved })).toEqual([]);
  expect(overwrittenParts(seen, { now: seen, wanted: moved })).toEqual([]);
  expect(overwrittenParts(seen, { now: moved, wanted: { ...seen, manualId: "A" } })).toEqual(["lessonId"]);
});
