import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { UNLABELLED } from "../../testing/build-content.ts";
import { overwrittenParts, parseMetadata, type QuestionMetadata, serializeMetadata } from "./question-metadata.ts";

const metadata = (over: Partial<QuestionMetadata> = {}): QuestionMetadata => ({
  lessonId: LESSON,
  ...UNLABELLED,
  ...over,
});
const LESSON = newId<"lesson">();

test("metadata come back from their text, and nonsense is none", () => {
  const tagged = metadata({ manualId: "HEART-1", categoryId: newId<"label">() });

  expect(parseMetadata(serializeMetadata(tagged))).toEqual(tagged);
  expect(parseMetadata(serializeMetadata(metadata()))).toEqual(metadata());
  for (const nonsense of ["", "[]", "null", '["x","","","","","",""]', null])
    expect(parseMetadata(nonsense)).toBeNull();
});

test("areas, step and what is reserved come back too", () => {
  const described = metadata({ areas: ["snle:adult"], judgmentStep: "take-action", isReserved: true });

  expect(parseMetadata(serializeMetadata(described))).toEqual(described);
});

test("the order of areas is no change, another area is one", () => {
  const seen = metadata();
  const now = metadata({ areas: ["snle:adult", "norcet:pharmacology"], judgmentStep: "take-action", isReserved: true });

  expect(overwrittenParts(seen, { now, wanted: { ...now, areas: ["norcet:pharmacology", "snle:adult"] } })).toEqual([]);
  expect(overwrittenParts(seen, { now, wanted: { ...now, areas: ["snle:adult"] } })).toEqual(["areas"]);
  expect(overwrittenParts(seen, { now, wanted: seen })).toEqual(["areas", "judgmentStep", "isReserved"]);
});

test("only what somebody else changed and this would change back is lost", () => {
  const [seen, moved] = [metadata(), metadata({ lessonId: newId<"lesson">(), manualId: "A" })];

  expect(overwrittenParts(seen, { now: moved, wanted: seen })).toEqual(["lessonId", "manualId"]);
  expect(overwrittenParts(seen, { now: moved, wanted: moved })).toEqual([]);
  expect(overwrittenParts(seen, { now: seen, wanted: moved })).toEqual([]);
  expect(overwrittenParts(seen, { now: moved, wanted: { ...seen, manualId: "A" } })).toEqual(["lessonId"]);
});
