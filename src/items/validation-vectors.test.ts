/** Answers and sizes that the exam accepts or refuses, run through the product. */
import { expect, test } from "vitest";
import { checkValidationVector, ValidationVector } from "./validation-vectors.server.ts";

const check = (itemType: string, example: object, expected: string) =>
  checkValidationVector(ValidationVector.parse({ itemType, expect: expected, ...example }));

test.each<[itemType: string, response: unknown, verdict: string, more?: object]>([
  ["multiple_response_select_n", ["A", "B", "C", "D"], "reject", { n: 3 }],
  ["multiple_response_select_n", ["A", "B"], "submit_disabled", { n: 3 }],
  ["multiple_response_select_n", ["A", "B", "C"], "accept", { n: 3 }],
  ["matrix_multiple_choice", { r1: ["c1", "c2"] }, "reject"],
  ["matrix_multiple_choice", { r1: "c1" }, "submit_disabled", { rows: 5 }],
  ["matrix_multiple_choice", { r1: "c1", r2: "c1" }, "accept", { rows: 2 }],
  ["multiple_response_grouping", { g1: ["a"], g2: [] }, "submit_disabled"],
  ["bowtie", { actions: ["a1"], condition: ["c2"], parameters: ["p3", "p5"] }, "submit_disabled"],
  ["dropdown_rationale_triad", { X: "a", Y: "b", Z: "b" }, "reject"],
  ["dropdown_rationale_triad", { X: "a", Y: "b", Z: "c" }, "accept"],
  ["any", { optionIds: ["ZZZ"] }, "reject"],
  ["any", { optionIds: ["A1", "A1"] }, "reject"],
])("an answer to %s: %j is met with %s", (itemType, response, verdict, more = {}) => {
  expect(check(itemType, { response, ...more }, verdict)).toEqual({ kind: "matched" });
  const other = verdict === "accept" ? "reject" : "accept";
  expect(check(itemType, { response, ...more }, other)).toEqual({ kind: "differed", got: verdict });
});

test.each<[itemType: string, authoring: object, verdict: string]>([
  ["bowtie", { actions: 5, conditions: 4, parameters: 5 }, "accept"],
  ["dropdown_cloze", { dropdowns: 5 }, "accept"],
  ["dropdown_cloze", { dropdowns: 6 }, "warn"],
  ["dragdrop_cloze", { tokens: 4 }, "accept"],
  ["dragdrop_cloze", { tokens: 3 }, "warn"],
  ["matrix_multiple_choice", { rows: 4, columns: 3 }, "accept"],
  ["matrix_multiple_choice", { rows: 3, columns: 2 }, "warn"],
  ["dropdown_rationale", { targets: 3 }, "accept"],
  ["dropdown_rationale", { targets: 4 }, "reject"],
])("a question of %s with %j is met with %s", (itemType, authoring, verdict) => {
  expect(check(itemType, { authoring }, verdict)).toEqual({ kind: "matched" });
});

test("an item type that the product does not have is not applicable", () => {
  expect(check("essay", { response: "" }, "accept")).toEqual({ kind: "not-applicable" });
});
