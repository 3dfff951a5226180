/** Tests that an import recognises the format of a file, gives other work its turn, and refuses extreme input row by row. */
import { expect, test } from "vitest";
import { importTexts } from "../../../content/en/questions.ts";
import { readQuestions } from "./read-questions.server.ts";

const HEADER = "subject,lesson,question,option_a,option_b,option_c,option_d,answer,explanation\n";

async function* inPieces(file: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(file);
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

async function rowsOf(file: string) {
  const rows: unknown[] = [];
  for await (const { row } of readQuestions(inPieces(file), 50)) rows.push(row);
  return rows;
}

test.each([
  ["on one line", '[{"question_type":"text"},{"question_type":"text"}]'],
  ["on several lines", '[\n  {"question_type":"text"}\n]'],
  ["behind blank lines", '\n\n [{"question_type":"text"}]'],
  ["longer than a line may be", `[${'{"question_type":"text"},'.repeat(100_000)}{}]`],
])("a JSON array %s is named as such", async (_where, file) => {
  await expect(rowsOf(file)).rejects.toMatchObject({ problem: ["jsonArray"] });
});

test.each([
  ["CSV", HEADER, "Subject,Lesson,Which?\n"],
  ["JSON Lines", "{}\n", "[]\n"],
])("a file of 20,000 wrong lines of %s lets others have their turn while it is read", async (_format, first, line) => {
  let turns = 0;
  let isRead = false;
  const takeTurn = () => {
    turns += 1;
    if (!isRead) setImmediate(takeTurn);
  };
  setImmediate(takeTurn);
  await rowsOf(first + line.repeat(20_000));
  isRead = true;

  expect(turns).toBeGreaterThan(90);
});

test.each([
  ["a table of 300,000 rows", `NUMBER: 1\nTYPE: Case Study\nTEXT: ${"a\tb\n".repeat(300_000)}END\n`],
  ["a field that stands 150,000 times", `NUMBER: 1\nTYPE: Case Study\n${"TAB1: a\n".repeat(150_000)}END\n`],
])("%s is refused row by row and overflows no list of arguments", async (_what, block) => {
  const rows = await rowsOf(`SUBJECT: A\nLESSON: B\n${block}`).catch((error: unknown) => error);
  expect(rows).not.toBeInstanceOf(RangeError);
});

test("an answer nested 200,000 deep is refused as wrong", async () => {
  const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`;
  expect(await rowsOf(`{}\n{"question_type":"text","question_text":"Which?","correct_answer":${deep}}`)).toContainEqual(
    {
      kind: "wrong",
      problems: expect.arrayContaining([{ column: "correct_answer", reason: importTexts.row.wrongForm }]),
    },
  );
});

test.each([
  ["the line of Excel with the delimiter", "sep=;\n", ";"],
  ["a title", "Question bank of October\n", ","],
  ["a title in a row of a spreadsheet", "Question bank of October,,,,,,,,\n", ","],
  ["a title above semicolons", "Question bank of October\n", ";"],
])("%s above the names of the columns is left out", async (_, above, delimiter) => {
  const table = `${HEADER}Anatomy,One,Which?,One,Two,Three,Four,(B),\n`;
  expect(await rowsOf(above + table.replaceAll(",", delimiter))).toMatchObject([
    { kind: "good", body: { solution: { correct: "o2" } } },
  ]);
});

test("a file without names of columns says which are missing", async () => {
  for (const file of ["question\nWhich?\n", "question\n", "one\n".repeat(10)]) {
    await expect(rowsOf(file)).rejects.toMatchObject({ problem: ["missingColumns", expect.any(Array)] });
  }
});
