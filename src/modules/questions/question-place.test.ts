import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { overwrittenParts, placeIn, type QuestionPlace, textOfPlace } from "./question-place.ts";

const place = (over: Partial<QuestionPlace> = {}): QuestionPlace => ({
  lessonId: LESSON,
  manualId: null,
  categoryId: null,
  difficultyId: null,
  ...over,
});
const LESSON = newId<"lesson">();

test("a place comes back from its text, and nonsense is none", () => {
  const tagged = place({ manualId: "HEART-1", categoryId: newId<"label">() });

  expect(placeIn(textOfPlace(tagged))).toEqual(tagged);
  expect(placeIn(textOfPlace(place()))).toEqual(place());
  for (const nonsense of ["", "[]", "null", '["x","","",""]', null]) expect(placeIn(nonsense)).toBeNull();
});

test("only what somebody else changed and this would change back is lost", () => {
  const [seen, moved] = [place(), place({ lessonId: newId<"lesson">(), manualId: "A" })];

  expect(overwrittenParts(seen, { now: moved, wanted: seen })).toEqual(["lessonId", "manualId"]);
  expect(overwrittenParts(seen, { now: moved, wanted: moved })).toEqual([]);
  expect(overwrittenParts(seen, { now: seen, wanted: moved })).toEqual([]);
  expect(overwrittenParts(seen, { now: moved, wanted: { ...seen, manualId: "A" } })).toEqual(["lessonId"]);
});
