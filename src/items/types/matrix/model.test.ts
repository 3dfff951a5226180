import { expect, test } from "vitest";
import { optionsOf } from "../../options.ts";
import { type Answer, type Content, matrix, type Solution } from "./model.ts";
import { scoreMatrix } from "./score.server.ts";
import { matrixStoredShape } from "./stored-shape.server.ts";

const content = (over: Partial<Content> = {}): Content => ({
  v: 1,
  stem: "<p>What belongs together?</p>",
  selection: "one",
  columns: optionsOf(["Arteries", "Veins"], "c"),
  rows: optionsOf(["Away from the heart", "Valves", "Pulse", "Dark blood"], "r"),
  ...over,
});
const solution = (over: Partial<Solution> = {}): Solution => ({
  correct: { r1: ["c1"], r2: ["c2"], r3: ["c1"], r4: ["c2"] },
  rationale: "<p>Arteries leave the heart.</p>",
  ...over,
});
const many = content({ selection: "many" });
const saidOf = (asked: Content, right: Solution) =>
  matrix.problems(asked, right).map(({ level, at, message }) => `${level} ${at}: ${message}`);

test("each row of one choice needs exactly one right column, reported at the row", () => {
  const said = saidOf(content(), solution({ correct: { r1: ["c1", "c2"], r2: ["c2"], r3: [] } }));

  expect(said).toEqual(
    ["r1", "r3", "r4"].map((row) => `error solution.correct.${row}: Please choose the one right column of this row.`),
  );
});

test("a matrix of any cells needs a right one, and a column without one is a warning", () => {
  expect(saidOf(many, solution({ correct: {} }))[0]).toBe(
    "error solution.correct: Please mark at least one cell as right.",
  );
  expect(saidOf(many, solution({ correct: { r1: ["c1"] } }))).toEqual([
    "warning content.columns.1: No row is right in the column “Veins”, yet students must choose at least one in every column.",
  ]);
});

test("too few, blank and equal rows and columns are reported in order, and unusual sizes are warnings", () => {
  const asked = content({ columns: optionsOf(["Arteries"], "c"), rows: [] });
  expect(saidOf(asked, solution({ correct: {} }))).toEqual([
    "error content.columns: Please add at least two columns.",
    "error content.rows: Please add at least one row.",
    "warning content.columns: On the exam, a matrix with one choice in each row has 4 to 10 rows and 2 or 3 columns.",
    "warning content.rows: On the exam, a matrix with one choice in each row has 4 to 10 rows and 2 or 3 columns.",
  ]);

  const unclear = content({ columns: optionsOf(["Same", "Same"], "c"), rows: optionsOf(["1", "", "1", "2"], "r") });
  expect(saidOf(unclear, solution())).toEqual([
    "error content.columns.1: Two columns have the same heading.",
    "error content.rows.1: Please enter the text of this row, or remove it.",
    "error content.rows.2: Two rows have the same text.",
  ]);
});

test("a solution that names a missing cell is refused", () => {
  for (const correct of [
    { ...solution().correct, r9: ["c1"] },
    { ...solution().correct, r1: ["c9"] },
  ]) {
    expect(saidOf(content(), solution({ correct }))).toEqual([
      "error solution.correct: The right answer is not one of the cells. Please choose again.",
    ]);
  }
});

test("with one choice an answer has one column per row, and never an empty row", () => {
  const both: Answer = { chosen: { r1: ["c1", "c2"] } };

  expect(matrix.fits(content(), both)).toBe(false);
  expect(matrix.fits(many, both)).toBe(true);
  for (const chosen of [{ r1: [] }, { r9: ["c1"] }, { r1: ["c9"] }]) {
    expect(matrix.fits(content(), { chosen })).toBe(false);
    expect(matrix.fits(many, { chosen })).toBe(false);
  }
  expect(matrix.answer.safeParse({ chosen: { r1: ["c1", "c1"] } }).success).toBe(false);
});

test("one choice a row is complete with every row, any cells with every column", () => {
  const twoRows: Answer = { chosen: { r1: ["c1"], r2: ["c2"] } };

  expect(matrix.isComplete(content(), twoRows)).toBe(false);
  expect(matrix.isComplete(many, twoRows)).toBe(true);
  expect(matrix.isComplete(many, { chosen: { r1: ["c1"], r3: ["c1"] } })).toBe(false);
});

test("one choice a row is scored by rows, and a wrong one takes nothing away", () => {
  const answer: Answer = { chosen: { r1: ["c1"], r2: ["c1"], r3: ["c1"] } };

  expect(scoreMatrix.rule(content())).toBe("zero-one/1");
  expect(scoreMatrix.score(content(), solution(), answer)).toEqual({ earned: 2, max: 4 });
});

test("any cells are scored by columns, each with a floor of its own", () => {
  const answer: Answer = { chosen: { r1: ["c1", "c2"], r2: ["c2"], r3: ["c1", "c2"], r4: ["c1"] } };

  expect(scoreMatrix.rule(many)).toBe("plus-minus-by-group/1");
  // Arteries: two right, one wrong. Veins: one right, two wrong.
  expect(scoreMatrix.score(many, solution(), answer)).toEqual({ earned: 1, max: 4 });
});

test("an imported matrix has one choice per row if every row has exactly one right column", () => {
  const { selection: _, ...stored } = matrixStoredShape.toStored(many, solution());
  expect(matrixStoredShape.fromStored(stored).content.selection).toBe("one");

  const rows = [
    { text: "Pulse", answers: [true, false] },
    { text: "Wall", answers: [true, true] },
    { text: "Feathers", answers: [false, false] },
  ];
  const read = matrixStoredShape.fromStored({ ...stored, correct_answer: JSON.stringify(rows) });
  expect(read.content.selection).toBe("many");
  expect(read.solution.correct).toEqual({ r1: ["c1"], r2: ["c1", "c2"] });
});

test("our own exports state the selection mode, whatever is right in them", () => {
  const stored = matrixStoredShape.toStored(many, solution());

  expect(stored).toMatchObject({ options: ["Arteries", "Veins"], selection: "many" });
  expect(matrixStoredShape.fromStored(stored).content).toEqual(many);
});

test("a stored row with another number of answers than columns is refused", () => {
  const stored = matrixStoredShape.toStored(content(), solution());
  const correct_answer = JSON.stringify([{ text: "Pulse", answers: [true] }]);

  expect(() => matrixStoredShape.fromStored({ ...stored, correct_answer })).toThrow(
    "correct_answer needs one answer for each of the options in every row.",
  );
});
