import { expect, test } from "vitest";
import { newId } from "../../../../../core/id.ts";
import { boxValues, chosenIn, RULE_BOXES, subjectPlace } from "../../../../../modules/tests/builder-forms.ts";
import { filterOf, placesOf } from "./filter.server.ts";

const lesson = (title: string) => ({ id: newId<"lesson">(), title });
const whole = { id: newId<"subject">(), name: "Whole", lessons: [lesson("One"), lesson("Two")] };
const partly = { id: newId<"subject">(), name: "Partly", lessons: [lesson("Three"), lesson("Four")] };
const empty = { id: newId<"subject">(), name: "Empty", lessons: [] };
const all = [whole, partly, empty];
const NOTHING = { subjects: [], lessons: [], areas: [], types: [], categories: [], difficulties: [] };

test("a stored rule stands in its form as it was chosen: a whole subject as one box, an empty one never", () => {
  const [three] = partly.lessons;
  const lessons = three ? [three.id] : [];
  const stored = filterOf({ ...NOTHING, subjects: [whole.id], lessons }, all);

  expect(stored?.lessons).toHaveLength(3);
  expect(placesOf(stored ?? {}, all)).toEqual([subjectPlace(whole.id), ...lessons]);
  expect(placesOf({}, all)).toEqual([]);
});

test("a refused rule comes back with every box that was ticked", () => {
  const form = new FormData();
  const ticked = { place: ["subject:1", "2", "3"], area: ["a:b"], type: [], category: ["4", "5"], difficulty: [] };
  for (const [name, values] of Object.entries(ticked)) for (const value of values) form.append(name, value);

  expect(chosenIn(boxValues(form, RULE_BOXES))).toEqual(ticked);
});
