import { expect, test } from "vitest";
import { parseForm } from "../../../../core/forms.ts";
import { newId } from "../../../../core/id.ts";
import { CustomChoices } from "../../../../modules/tests/custom-choices.ts";
import { rowsOfCustomTest } from "../../../../modules/tests/test-rows.ts";
import { ChoicesForm } from "./choices-form.ts";
import {
  askedIn,
  choicesIn,
  countChanges,
  isLimiting,
  minutesOf,
  questionsOf,
  sizeOf,
  tick,
  USUAL,
  unitsAsked,
} from "./more-choices.ts";

const lesson = newId<"lesson">();

test("nothing is changed at first, each list counts once, and unticking takes it back", () => {
  const one = tick(USUAL, "only", "wrong", true);
  const two = tick(tick(one, "only", "blank", true), "types", "text", true);

  expect([USUAL, one, two].map(countChanges)).toEqual([0, 1, 2]);
  expect([USUAL, one].map(isLimiting)).toEqual([false, true]);
  expect(tick(one, "only", "wrong", false)).toEqual(USUAL);
  expect(tick(one, "only", "wrong", true)).toEqual(one);
});

test("case studies and trends are a change each, as many as are offered are asked, and beside them there may be no question", () => {
  const more = { ...USUAL, units: { cases: 2, trends: 3 } };
  expect([countChanges(more), isLimiting(more)]).toEqual([2, false]);
  expect(unitsAsked(more, null)).toEqual({ cases: 2, trends: 3 });
  expect(unitsAsked(more, { cases: 1, trends: 9 })).toEqual({ cases: 1, trends: 3 });
  expect(questionsOf(more.units)).toBe(15);
  expect([sizeOf({ ...more, count: "0" }), sizeOf({ ...USUAL, count: "0" })]).toEqual([0, 20]);
  expect(choicesIn([lesson], { ...more, count: "0" })).toMatchObject({ count: 0, cases: 2, trends: 3 });
  expect(askedIn([lesson], more)).toBe(askedIn([lesson], USUAL));
});

test("the form takes no more case studies than can be, and no test of nothing", () => {
  const parse = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ lessonIds: lesson, ...fields })) form.append(name, value);
    return parseForm(ChoicesForm, form);
  };
  expect(parse({ cases: "2", trends: "0", count: "0" })).toMatchObject({
    kind: "valid",
    data: { cases: 2, count: 0, lessons: [lesson] },
  });
  for (const cases of ["6", "-1", "1.5", "two", "1e1"]) expect(parse({ cases }).kind).toBe("invalid");
  expect(parse({ trends: "11" }).kind).toBe("invalid");
  const nothing = parse({ count: "0", cases: "0" });
  expect(nothing.kind === "invalid" && Object.keys(nothing.errors)).toEqual(["count"]);
});

test("while no possible number is typed the usual one is meant, and no clock is not a number", () => {
  const sizes = ["1", "150", "151", "0", "", "1.5", "-3", "many"].map((count) => sizeOf({ ...USUAL, count }));
  expect(sizes).toEqual([1, 150, 20, 20, 20, 20, 20, 20]);
  expect(minutesOf({ ...USUAL, minutes: "600" })).toBe(600);
  expect(minutesOf({ ...USUAL, minutes: "601" })).toBe(45);
  expect(minutesOf({ ...USUAL, minutes: "60", isUntimed: true })).toBeNull();
  expect(countChanges({ ...USUAL, isUntimed: true })).toBe(1);
});

test("what is counted, what is saved and what is started are the same choices", () => {
  const more = tick(tick({ ...USUAL, count: "7" }, "only", "wrong", true), "areas", "norcet:anatomy", true);
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(askedIn([lesson], more) ?? "")) form.append(name, value);
  const counted = parseForm(ChoicesForm, form);
  const saved = CustomChoices.parse(choicesIn([lesson], more));

  expect(counted.kind === "valid" && { ...counted.data, count: 7, minutes: 45 }).toEqual(saved);
  const student = newId<"student">();
  expect(rowsOfCustomTest(student, CustomChoices.parse(choicesIn([lesson], USUAL)))).toEqual(
    rowsOfCustomTest(student, { lessons: [lesson] }),
  );
  expect(askedIn([], more)).toBeNull();
});
