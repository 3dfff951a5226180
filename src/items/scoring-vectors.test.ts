/** Published and derived worked examples of the NCSBN rules. Each names its source. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { projectRoot } from "../core/project-root.ts";
import { checkVector, isApplicable, ScoringVector } from "./scoring-vectors.server.ts";

const FILE = path.join(projectRoot(), "src/testing/fixtures/scoring-vectors.json");
const vectors = z.array(ScoringVector).parse(JSON.parse(readFileSync(FILE, "utf8")));

/** Item types of other exams, and of NCLEX ones that the product does not have. */
const NOT_OURS = [
  "case_study",
  "dha_paper",
  "pte_mc_multiple_answers",
  "pte_reorder_paragraphs",
  "pte_write_from_dictation",
  "teas_multiple_select",
];

test("the file holds vectors of every item type that we score, and of those that we do not", () => {
  const types = new Set(vectors.map(({ itemType }) => itemType));

  expect([...types].filter((type) => !isApplicable(type)).sort()).toEqual(NOT_OURS);
});

test.each(vectors.filter(({ itemType }) => isApplicable(itemType)))("$id earns $points of $max", (vector) => {
  expect(checkVector(vector)).toEqual({ kind: "matched" });
});

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
  expect(checkVector({ id: "x", itemType: "case_study", points: 1, max: 1 })).toEqual({ kind: "not-applicable" });
  expect(checkVector({ id: "x", itemType: "toString", points: 1, max: 1 })).toEqual({ kind: "not-applicable" });
});
