import { expect, test } from "vitest";
import { idOf, newId } from "../../core/id.ts";
import { type CustomChoices, choicesOf } from "./custom-choices.ts";
import { DeliveryRules, problemsOfDelivery } from "./delivery.ts";
import { PRESETS } from "./presets/presets.ts";
import { rowIdOf } from "./row-ids.ts";
import { isScoreOnly, PRACTICE_ROWS, rowsOfCustomTest, rowsOfPreset, USUAL_CUSTOM_ROWS } from "./test-rows.ts";
import { TestVersion } from "./test-version.ts";

const lessons = [newId<"lesson">(), newId<"lesson">()];
const student = newId<"student">();

test("an id depends on what is said, not on the order of fields", () => {
  expect(rowIdOf("x", { a: 1, b: { c: 2, d: 3 } })).toBe(rowIdOf("x", { b: { d: 3, c: 2 }, a: 1 }));
  expect(rowIdOf("x", { a: 1 })).not.toBe(rowIdOf("x", { a: 2 }));
  expect(rowIdOf("x", ["a", "b"])).not.toBe(rowIdOf("x", ["b", "a"]));
});

test("a test of the same lessons is the same test of one student, and the same version for everybody", () => {
  const [one, again, other] = [
    rowsOfCustomTest(student, { lessons }),
    rowsOfCustomTest(student, { lessons: [...lessons, ...lessons].reverse() }),
    rowsOfCustomTest(newId(), { lessons }),
  ];
  expect(again).toEqual(one);
  expect(other.version).toEqual(one.version);
  expect(other.delivery).toEqual(one.delivery);
  expect(other.test.id).not.toBe(one.test.id);
});

test("own tests of other choices are other tests, and the usual numbers are not another choice", () => {
  const rows = (more: Partial<CustomChoices>) => rowsOfCustomTest(student, { lessons, ...more });
  const usual = rows({});

  expect(rows({ count: 20, minutes: 45 })).toEqual(usual);
  expect(rows({ only: ["wrong", "flagged", "wrong"] })).toEqual(rows({ only: ["flagged", "wrong"] }));
  const others = [
    rows({ count: 21 }),
    rows({ minutes: 46 }),
    rows({ minutes: null }),
    rows({ only: ["unused"] }),
    rows({ types: ["text"] }),
    rows({ areas: ["text"] }),
    rows({ difficulties: [newId()] }),
    rows({ cases: 1 }),
    rows({ cases: 2, trends: 1, areas: ["text"], types: ["text"], only: ["wrong"] }),
    rows({ cases: 1, count: 0 }),
    rows({ trends: 1, count: 0 }),
  ];
  expect(new Set([usual, ...others].map(({ test }) => test.id)).size).toBe(12);
  expect(new Set([usual, ...others].map(({ delivery }) => delivery.id)).size).toBe(1);
  for (const { version } of [usual, ...others]) {
    expect(TestVersion.parse(version.content)).toEqual(version.content);
    const known = choicesOf(version.content);
    expect(known && rowsOfCustomTest(student, known).version).toEqual(version);
  }
  // Nothing that stands alone is asked, so nothing hangs on what it should be.
  expect(rows({ cases: 1, count: 0, types: ["text"], only: ["wrong"] })).toEqual(rows({ cases: 1, count: 0 }));
  expect(choicesOf(USUAL_CUSTOM_ROWS.version.content)).toBeNull();
});

test("practice tests and own tests have a score and no marks", () => {
  expect(USUAL_CUSTOM_ROWS.delivery).toEqual(rowsOfCustomTest(student, { lessons }).delivery);
  expect([PRACTICE_ROWS, USUAL_CUSTOM_ROWS].map(({ delivery }) => isScoreOnly(delivery.id))).toEqual([true, true]);
  for (const preset of PRESETS) expect(isScoreOnly(rowsOfPreset(preset, preset.version).delivery.id)).toBe(false);
});

test("every version and every delivery is a valid one", () => {
  const presets = PRESETS.map((preset) => rowsOfPreset(preset, preset.version));
  for (const { version, delivery } of [PRACTICE_ROWS, rowsOfCustomTest(student, { lessons }), ...presets]) {
    expect(TestVersion.parse(version.content)).toEqual(version.content);
    expect(DeliveryRules.parse(delivery.rules)).toEqual(delivery.rules);
    expect(problemsOfDelivery(delivery.rules, version.content)).toEqual([]);
  }
  expect(TestVersion.parse(USUAL_CUSTOM_ROWS.version.content)).toEqual(USUAL_CUSTOM_ROWS.version.content);
  const ids = presets.flatMap(({ test, version, delivery }) => [test.id, version.id, delivery.id]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("the ids that are stored stay what they are", () => {
  expect([PRACTICE_ROWS.test.id, PRACTICE_ROWS.version.id, PRACTICE_ROWS.delivery.id]).toMatchInlineSnapshot(`
    [
      "32fa7069-be9b-5387-897e-391c5b508840",
      "4a244941-b254-5457-8034-93e24bc2060a",
      "54c29fa5-0437-5d49-a863-60bccf6ff52d",
    ]
  `);
  const [first, last] = [1, 2].map((nth) => idOf<"lesson">(`01890000-0000-7000-8000-00000000000${nth}`));
  const custom = rowsOfCustomTest(idOf("01890000-0000-7000-8000-000000000003"), {
    lessons: [last, first].flatMap((id) => id ?? []),
  });
  expect([custom.test.id, custom.version.id, custom.delivery.id]).toEqual([
    "bb1a9653-1ca5-5c3e-bcab-503497c763d2",
    "f657b94f-08bb-5b3c-a287-8dc781589836",
    "b6d47a88-2067-5da2-a8dc-a610f479915d",
  ]);
});
