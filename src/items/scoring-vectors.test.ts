/** Published and derived worked examples of the NCSBN rules. Each names its source. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import { projectRoot } from "../core/project-root.ts";
import { checkVector, isApplicable, ScoringVector } from "./scoring-vectors.server.ts";

const FILE = path.join(projectRoot(), "src/testing/fixtures/scoring-vectors.json");
const vectors = z.array(ScoringVector).parse(JSON.parse(readFileSync(FILE, "utf8")));

/** Item types of other exams whose rules the product does not have. */
const NOT_OURS = ["dha_paper", "pte_reorder_paragraphs", "pte_write_from_dictation", "teas_multiple_select"];

test("the file holds vectors of every item type that we score, and of those that we do not", () => {
  const types = new Set(vectors.map(({ itemType }) => itemType));

  expect([...types].filter((type) => !isApplicable(type)).sort()).toEqual(NOT_OURS);
});

test.each(vectors.filter(({ itemType }) => isApplicable(itemType)))("$id earns $points of $max", (vector) => {
  expect(checkVector(vector)).toEqual({ kind: "matched" });
});

const PARTS = { a: ["1", "2"], b: ["3"] };
const TRIAD = { X: "x", Y: "y", Z: "z" };
const ANY_ORDER = { interchangeable: [["Y", "Z"]] };
const WINGS = { actions: ["a1", "a2"], condition: ["c1"], parameters: ["p1", "p2"] };
const DOSE = { value: 1000.5, decimals: 1 };

/** What is easily got wrong: floors, places that may change, parts of pairs, and how a number is written. */
const EDGES: ReadonlyArray<[itemType: string, key: unknown, response: unknown, score: string, more?: object]> = [
  ["multiple_choice", "A", "A", "1/1"],
  ["multiple_response_sata", ["A", "B"], ["A", "A", "C"], "0/2"],
  ["multiple_response_sata", ["A"], null, "0/1"],
  ["multiple_response_sata", ["A", "B"], ["A", "B", "C", "D", "E"], "0/2"],
  ["pte_mc_multiple_answers", ["A", "C"], ["A", "C", "D"], "1/2"],
  ["multiple_response_select_n", ["A", "B", "C"], ["A"], "1/3"],
  ["multiple_response_select_n", ["A", "B"], ["C", "D"], "0/2"],
  ["multiple_response_grouping", PARTS, { a: ["7", "8"], b: ["3"] }, "1/3"],
  ["multiple_response_grouping", PARTS, { a: ["7", "8"], b: ["3"] }, "0/3", { floorScope: "item" }],
  ["multiple_response_grouping", PARTS, { a: ["1", "2"], b: ["1"] }, "2/3"],
  ["matrix_multiple_choice", { r1: "c1", r2: "c2" }, { r1: "c2", r2: null }, "0/2"],
  ["matrix_multiple_response", PARTS, { a: ["1", "2", "3"], b: ["1", "2"] }, "1/3"],
  ["matrix_multiple_response", { a: ["1"], b: ["2"] }, { a: ["1", "2"], b: [] }, "0/2"],
  ["matrix_multiple_response", { a: ["1"] }, { a: ["1"], b: ["1"] }, "1/1"],
  ["highlight_text", ["s1", "s2"], ["s1", "s2", "s3"], "1/2"],
  ["highlight_table", PARTS, { a: ["7", "8"], b: ["3"] }, "0/3"],
  ["highlight_table", PARTS, { a: ["7", "8"], b: ["3"] }, "1/3", { floorScope: "row" }],
  ["dropdown_cloze", { b1: "x", b2: "x" }, { b1: "x", b2: "y" }, "1/2"],
  ["dropdown_table", { r1: "p", r2: "q" }, {}, "0/2"],
  ["dragdrop_cloze", { t1: "a", t2: "b", t3: "c" }, { t1: "b", t2: "a", t3: "c" }, "1/3"],
  [
    "dragdrop_cloze",
    { t1: "a", t2: "b", t3: "c" },
    { t1: "b", t2: "a", t3: "c" },
    "3/3",
    { interchangeable: [["t1", "t2"]] },
  ],
  ["dragdrop_cloze", { t1: "a", t2: "b", t3: "c" }, { t1: "c", t2: "a" }, "1/3", { interchangeable: [["t1", "t2"]] }],
  ["dropdown_rationale_dyad", { X: "x", Y: "y" }, { X: "x" }, "0/1"],
  ["dragdrop_rationale_dyad", { X: "x", Y: "y" }, { X: "x", Y: "y" }, "1/1"],
  ["dropdown_rationale_triad", TRIAD, { X: "x" }, "0/2"],
  ["dropdown_rationale_triad", TRIAD, { X: "x", Z: "z" }, "1/2"],
  ["dropdown_rationale_triad", TRIAD, { X: "w", Y: "y", Z: "z" }, "0/2", ANY_ORDER],
  ["dropdown_rationale_triad", TRIAD, { X: "x", Y: "z", Z: "y" }, "0/2"],
  ["dropdown_rationale_triad", TRIAD, { X: "x", Y: "z", Z: "y" }, "2/2", ANY_ORDER],
  ["dropdown_rationale_triad", TRIAD, { X: "x", Y: "z", Z: "w" }, "1/2", ANY_ORDER],
  ["dropdown_rationale_triad", TRIAD, { X: "w", Y: "y", Z: "z" }, "1/2", { anchor: "Y" }],
  ["dragdrop_rationale_triad", TRIAD, { X: "x", Y: "y", Z: null }, "1/2"],
  ["bowtie", WINGS, { actions: ["a2", "a1"], condition: ["c9"], parameters: ["p2", "p1"] }, "4/5"],
  ["bowtie", WINGS, { actions: ["a1"], condition: [], parameters: ["p1", "p9"] }, "2/5"],
  ["ordered_response", ["1", "2", "3"], ["1", "2", "3"], "1/1"],
  ["ordered_response", ["1", "2", "3"], ["1", "2"], "0/1"],
  ["fill_in_calculation", DOSE, " 1,000.50 ", "1/1"],
  ["fill_in_calculation", DOSE, 1000.5, "1/1"],
  ["fill_in_calculation", DOSE, "1000.54", "0/1"],
  ["fill_in_calculation", DOSE, "1000,5", "0/1"],
  ["fill_in_calculation", DOSE, null, "0/1"],
  ["fill_in_calculation", { value: 0.5, decimals: 1 }, ".5", "1/1"],
  ["fill_in_calculation", { value: 2.5, decimals: 1, tolerance: 0.1 }, "2.6", "1/1"],
  ["fill_in_calculation", { value: 2.5, decimals: 1, tolerance: 0.1 }, "2.61", "0/1"],
  ["hot_spot", { region: "mitral" }, null, "0/1"],
  ["case_study", [5, 3, 1], [3, 0, 1], "4/9"],
  ["norcet_paper", { questions: 4 }, { right: 0, wrong: 3 }, "-1/4"],
];

test.each(EDGES)("%s: right is %j, answered %j: %s %j", (itemType, key, response, score, more) => {
  const [points, max] = score.split("/").map(Number);

  expect(checkVector({ id: "edge", itemType, key, response, points: points ?? 0, max: max ?? 0, ...more })).toEqual({
    kind: "matched",
  });
});

const TOO_MANY: typeof EDGES = [
  ["multiple_response_select_n", ["A", "B"], ["A", "B", "C"], "2/2"],
  ["bowtie", WINGS, { ...WINGS, actions: ["a1", "a2", "a3"] }, "5/5"],
  ["bowtie", WINGS, { ...WINGS, condition: ["c1", "c2"] }, "5/5"],
  ["dragdrop_cloze", { t1: "a", t2: "b" }, { t1: "a", t2: "a" }, "1/2"],
  ["dropdown_rationale_triad", TRIAD, { X: "x", Y: "y", Z: "y" }, "1/2", ANY_ORDER],
  ["dropdown_cloze", { b1: "x" }, { b1: "x", b2: "y" }, "1/1"],
  ["matrix_multiple_choice", { r1: "c1" }, { r1: "c1", r2: "c1" }, "1/1"],
  ["multiple_response_grouping", { a: ["1"] }, { a: ["9"] }, "0/1", { options: { a: ["1", "2"] } }],
];

test.each(TOO_MANY)(
  "%s: right is %j, and %j is refused, whatever it is said to be worth",
  (itemType, key, response, _score, more) => {
    const outcome = checkVector({ id: "edge", itemType, key, response, points: 0, max: 0, ...more });

    expect(outcome).toMatchObject({ kind: "differed", got: expect.stringMatching(/refused|one condition/) });
  },
);

test("a vector with other points is reported as different, with what we would give", () => {
  const vector = {
    id: "sata",
    itemType: "multiple_response_sata",
    key: ["A", "B"],
    response: ["A"],
    points: 0.5,
    max: 2,
  };

  expect(checkVector(vector)).toEqual({ kind: "differed", got: "1/2" });
});

test("a vector whose answer the product would refuse is reported as different, with the reason", () => {
  const vector = { id: "sata", itemType: "multiple_response_sata", key: ["A"], options: ["A", "B"], points: 0, max: 1 };

  expect(checkVector({ ...vector, response: ["Z"] })).toMatchObject({
    kind: "differed",
    got: "the answer does not fit the question and is refused",
  });
  expect(checkVector({ ...vector, response: 7 })).toMatchObject({
    kind: "differed",
    got: expect.stringContaining("cannot be read: response"),
  });
});

test("item types that the product neither has nor scores are not applicable", () => {
  expect(checkVector({ id: "x", itemType: "dha_paper", points: 1, max: 1 })).toEqual({ kind: "not-applicable" });
  expect(checkVector({ id: "x", itemType: "toString", points: 1, max: 1 })).toEqual({ kind: "not-applicable" });
});
