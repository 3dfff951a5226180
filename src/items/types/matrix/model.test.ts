import { expect, test } from "vitest";
import { optionsOf } from "../../options.ts";
import { matrixAuthoring } from "./authoring.ts";
import { matrixExchangeFormat } from "./exchange-format.server.ts";
import { type Answer, type Content, matrix, type Solution } from "./model.ts";
import { scoreMatrix } from "./score.server.ts";

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
const messagesOf = (asked: Content, right: Solution) =>
  matrixAuthoring.problems(asked, right).map(({ level, at, message }) => `${level} ${at}: ${message}`);

test("each row of one choice needs exactly one right column, reported at the row", () => {
  const messages = messagesOf(content(), solution({ correct: { r1: ["c1", "c2"], r2: ["c2"], r3: [] } }));

  expect(messages).toEqual(
    ["r1", "r3", "r4"].map((row) => `error solution.correct.${row}: Please choose the one right column of this row.`),
  );
});

test("a matrix of any cells needs a right one, and a column without one is a warning", () => {
  expect(messagesOf(many, solution({ correct: {} }))[0]).toBe(
    "error solution.correct: Please mark at least one cell as right.",
  );
  expect(messagesOf(many, solution({ correct: { r1: ["c1"] } }))).toEqual([
    "warning content.columns.1: No row is right in the column “Veins”, yet students must choose at least one in every column.",
  ]);
});

test("too few, blank and equal rows and columns are reported in order, and unusual sizes are warnings", () => {
  const asked = content({ columns: optionsOf(["Arteries"], "c"), rows: [] });
  expect(messagesOf(asked, solution({ correct: {} }))).toEqual([
    "error content.columns: Please add at least two columns.",
    "error content.rows: Please add at least one row.",
    "warning content.columns: On the exam, a matrix with one choice in each row has 4 to 10 rows and 2 or 3 columns.",
    "warning content.rows: On the exam, a matrix with one choice in each row has 4 to 10 rows and 2 or 3 columns.",
  ]);

  const unclear = content({ columns: optionsOf(["Same", "Same"], "c"), rows: optionsOf(["1", "", "1", "2"], "r") });
  expect(messagesOf(unclear, solution())).toEqual([
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
    expect(messagesOf(content(), solution({ correct }))).toEqual([
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
  const { selection: _, ...row } = matrixExchangeFormat.toRow(many, solution());
  expect(matrixExchangeFormat.fromRow(row).content.selection).toBe("one");

  const rows = [
    { text: "Pulse", answers: [true, false] },
    { text: "Wall", answers: [true, true] },
    { text: "Feathers", answers: [false, false] },
  ];
  const read = matrixExchangeFormat.fromRow({ ...row, correct_answer: JSON.stringify(rows) });
  expect(read.content.selection).toBe("many");
  expect(read.solution.correct).toEqual({ r1: ["c1"], r2: ["c1", "c2"] });
});

test("our own exports state the selection mode, whatever is right in them", () => {
  const row = matrixExchangeFormat.toRow(many, solution());

  expect(row).toMatchObject({ options: ["Arteries", "Veins"], selection: "many" });
  expect(matrixExchangeFormat.fromRow(row).content).toEqual(many);
});

test("a row with another number of answers than columns is refused", () => {
  const row = matrixExchangeFormat.toRow(content(), solution());
  const correct_answer = JSON.stringify([{ text: "Pulse", answers: [true] }]);

  expect(() => matrixExchangeFormat.fromRow({ ...row, correct_answer })).toThrow(
    "correct_answer needs one answer for each of the options in every row.",
  );
});
