import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { exportTexts } from "../../../content/en/question-bank.ts";
import type { Id } from "../../../core/id.ts";
import { questions } from "../../../db/schema.ts";
import { ExchangeRow } from "../../../items/exchange-row.ts";
import { optionsOf } from "../../../items/options.ts";
import { ITEM_TYPES, parseQuestionBody } from "../../../items/registry/models.ts";
import { sampleOf } from "../../../items/registry/samples.server.ts";
import { buildAdmin, buildLesson, unique } from "../../../testing/build.ts";
import { questionInput, textBody } from "../../../testing/build-content.ts";
import { db } from "../../../testing/test-db.ts";
import { NO_FILTER } from "../bank-filter.ts";
import { changeQuestions } from "../commands/change-questions.server.ts";
import { createQuestion } from "../commands/create-question.server.ts";
import { addLabel } from "../commands/edit-labels.server.ts";
import { checkImport, importQuestions } from "../commands/import-questions.server.ts";
import type { SelectedQuestions } from "../selected-questions.ts";
import { type ExportFormat, exportQuestions, summarizeExport } from "./export-questions.server.ts";
import { listLabels } from "./list-labels.server.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2026-03-01T09:00:00Z");
const LATER = new Date("2026-04-01T09:00:00Z");

async function exported(selected: SelectedQuestions, format: ExportFormat = "jsonl"): Promise<string> {
  let file = "";
  for await (const piece of exportQuestions(db, admin, selected, format)) file += piece;
  return file;
}

async function* bytesOf(file: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(file);
  for (let start = 0; start < bytes.length; start += 1_000) yield bytes.subarray(start, start + 1_000);
}

function imported(file: string) {
  return importQuestions(db, admin, { source: bytesOf(file), goodRowsOnly: false }, LATER);
}

function rowsOf(file: string): Record<string, unknown>[] {
  return file
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** All that must come through a wipe: everything but the names that this database gives itself. */
function lasting(file: string) {
  return rowsOf(file).map(({ id: _, display_id: __, lesson_id: ___, ...row }) => row);
}

/** Everything in the bank is gone, as in a new installation. */
async function wipe() {
  await db.delete(questions);
  await db.execute(sql`delete from lessons`);
  await db.execute(sql`delete from subjects`);
  await db.execute(sql`delete from question_labels`);
}

async function create(over: Parameters<typeof questionInput>[1] = {}, place?: Parameters<typeof questionInput>[0]) {
  const result = await createQuestion(db, admin, questionInput(place ?? (await buildLesson(db)), over), NOW);
  if (result.kind !== "created") throw new Error(JSON.stringify(result));
  return result;
}

/** One question of every type with every field filled. */
async function buildOfEachType() {
  const place = await buildLesson(db);
  const labels = await listLabels(db, admin);
  const categoryId = labels.find(({ kind }) => kind === "category")?.id ?? null;
  const difficulty = await addLabel(db, admin, { kind: "difficulty", name: unique("brutal") }, NOW);
  const difficultyId = difficulty.kind === "added" ? difficulty.labelId : null;
  const ids: Id<"question">[] = [];
  for (const type of ITEM_TYPES) {
    const { content, solution } = sampleOf(type);
    const body = parseQuestionBody({ type, content, solution });
    const forExams = { areas: ["nclex-rn:basic-care", "snle:adult"], judgmentStep: "take-action" as const };
    const described = { categoryId, difficultyId, ...forExams, isReserved: type === "matrix" };
    const made = await create({ body, manualId: unique(type).toUpperCase(), ...described }, place);
    ids.push(made.questionId);
  }
  return ids;
}

test("a row has the fields and shapes that an import reads", async () => {
  const place = await buildLesson(db);
  const manualId = unique("row").toUpperCase();
  const { questionId, displayId } = await create({ manualId }, place);

  const [row] = rowsOf(await exported({ kind: "ids", ids: [questionId] }));

  expect(ExchangeRow.parse(row)).toMatchObject({ question_type: "text", options: ["This", "That", "Neither"] });
  expect(row).toMatchObject({
    id: questionId,
    display_id: displayId,
    manual_id: manualId,
    lesson_id: place.lessonId,
    lesson: { title: expect.any(String), subject: { name: expect.any(String) } },
    correct_answer: "This",
    category: null,
    difficulty: null,
    areas: [],
    judgment_step: null,
    reserved: false,
    created_at: NOW.toISOString(),
    withdrawn_at: null,
  });
});

test("exported, wiped and imported, the questions of every type are equal", async () => {
  const ids = await buildOfEachType();
  const before = await exported({ kind: "ids", ids });
  expect(rowsOf(before).map(({ question_type }) => question_type)).toEqual([...ITEM_TYPES]);

  await wipe();
  const result = await imported(before);
  const after = await exported({ kind: "matching", filter: NO_FILTER });

  expect(result).toMatchObject({
    kind: "imported",
    report: { new: ITEM_TYPES.length, wrong: 0, newSubjects: 1, newLessons: 1, newLabels: 2 },
  });
  expect(lasting(after)).toEqual(lasting(before));
  expect(await imported(before)).toMatchObject({ report: { new: 0, alreadyThere: ITEM_TYPES.length } });
});

test("a withdrawn question comes back withdrawn, and its twin in use comes back in use", async () => {
  const place = await buildLesson(db);
  const body = textBody();
  const [withdrawn, twin] = [await create({ body }, place), await create({ body }, place)];
  await changeQuestions(db, admin, { kind: "ids", ids: [withdrawn.questionId] }, { kind: "withdraw" }, NOW);
  const before = await exported({ kind: "ids", ids: [withdrawn.questionId, twin.questionId] });
  expect(rowsOf(before).map(({ withdrawn_at: at }) => at)).toEqual([NOW.toISOString(), null]);

  await wipe();
  expect(await imported(before)).toMatchObject({ report: { new: 2, duplicate: 0 } });
  const [inUse, gone] = await Promise.all(
    [NO_FILTER, { ...NO_FILTER, isWithdrawn: true }].map((filter) => exported({ kind: "matching", filter })),
  );

  expect([...lasting(gone ?? ""), ...lasting(inUse ?? "")]).toEqual(lasting(before));
  expect(await imported(before)).toMatchObject({ report: { new: 0, alreadyThere: 2 } });
  const unclear = JSON.stringify({ ...rowsOf(before)[0], withdrawn_at: "yesterday" });
  expect(await imported(unclear)).toMatchObject({
    kind: "refused",
    report: { problems: [{ column: "withdrawn_at" }] },
  });
});

test("what is in the bank keeps its ID, and a row that claims it is wrong", async () => {
  const manualId = unique("claimed").toUpperCase();
  const { questionId } = await create({ manualId });
  const [row] = rowsOf(await exported({ kind: "ids", ids: [questionId] }));
  const other = (text: string) => JSON.stringify({ ...row, question_text: `<p>${unique(text)}</p>` });
  const free = JSON.stringify({ ...row, question_text: `<p>${unique("free")}</p>`, manual_id: `${manualId}-2` });
  const again = JSON.stringify({ ...row, question_text: `<p>${unique("x")}</p>`, manual_id: `${manualId}-2` });

  const check = await checkImport(db, admin, bytesOf([other("one"), free, "", again, "{"].join("\n")));

  expect(check).toMatchObject({
    kind: "checked",
    report: {
      new: 1,
      wrong: 3,
      problems: [
        { line: 1, column: "manual_id", reason: `Another question has the ID ${manualId}.` },
        { line: 4, column: "manual_id" },
        { line: 5, column: null },
      ],
    },
  });
});

test("a question is never newer than its import, and a lesson that is not there is said", async () => {
  const { questionId } = await create();
  const [row] = rowsOf(await exported({ kind: "ids", ids: [questionId] }));
  const manualId = unique("future").toUpperCase();
  const stem = `<p>${unique("future")}</p>`;
  const line = JSON.stringify({ ...row, question_text: stem, manual_id: manualId, created_at: "2099-01-01T00:00:00Z" });

  expect(await imported(line)).toMatchObject({ kind: "imported", report: { new: 1 } });
  const filter = { ...NO_FILTER, questionId: manualId };
  expect(rowsOf(await exported({ kind: "matching", filter }))[0]).toMatchObject({ created_at: LATER.toISOString() });

  const lost = { ...row, lesson: null, lesson_id: questionId, question_text: `<p>${unique("lost")}</p>` };
  expect(await imported(JSON.stringify(lost))).toMatchObject({
    kind: "refused",
    report: { problems: [{ line: 1, column: "lesson_id" }] },
  });
});

test("CSV leaves pictures and formatting out and makes a line of each row of a table, as its hint says", async () => {
  const place = await buildLesson(db);
  const picture = `<img src="/images/${"a".repeat(64)}.webp" alt="A strip" />`;
  const table = "<table><tbody><tr><td>Na</td><td>130</td></tr><tr><td>K</td><td>4</td></tr></tbody></table>";
  const body = textBody({ stem: `<p>Which is <strong>low</strong>?</p><p>${picture}</p>${table}` });
  const { questionId } = await create({ body }, place);

  const file = await exported({ kind: "ids", ids: [questionId] }, "csv");

  expect(file).toMatch(/"Which is low\?\n+Na \| 130\nK \| 4"/);
  expect(file).not.toMatch(/images|A strip|<|strong/);
  expect(exportTexts.csvText(1)).toContain(
    "Pictures and formatting are left out, and each row of a table becomes a line of text.",
  );
});

test("CSV holds single answers as plain text, says what it leaves out, and comes back", async () => {
  const place = await buildLesson(db);
  const stem = '<p>Is <strong>p</strong> &lt; 0.05?</p><p>=2+2<br />second "line"</p>';
  const options = ["-5 mmHg", "=1+1", "'+x", "@home", " e, f", '＝1＋1;-2;"=3"'];
  const forExams = { areas: ["nclex-rn:basic-care"], judgmentStep: "take-action" as const, isReserved: true };
  const plain = await create({ body: textBody({ stem, options, correct: "o2" }), ...forExams }, place);
  const wide = await create(
    { body: textBody({ options: optionsOf([..."abcdefghi"]).map(({ text }) => text) }) },
    place,
  );
  const multi = parseQuestionBody({
    type: "multi-select",
    content: { v: 1, stem: "<p>Which?</p>", options: optionsOf(["a", "b"]) },
    solution: { correct: ["o1"], rationale: "<p>a</p>" },
  });
  const other = await create({ body: multi }, place);
  const selected: SelectedQuestions = { kind: "ids", ids: [plain, wide, other].map(({ questionId }) => questionId) };

  expect(await summarizeExport(db, admin, selected)).toEqual({
    total: 3,
    csv: 1,
    leftOut: [{ type: "multi-select", count: 1 }],
    ofStimuli: 0,
    tooManyOptions: 1,
  });
  const file = await exported(selected, "csv");
  expect(file.startsWith("\uFEFFsubject,lesson,question,option_a,option_b,option_c,option_d,answer,explanation,")).toBe(
    true,
  );
  expect(file.split("\r\n")).toHaveLength(3);
  for (const cell of file.split(/,|\r\n/)) expect(cell).not.toMatch(/(?:^|[\n;])"*[=+\-@＝]/);
  expect(await imported(file)).toMatchObject({ report: { new: 0, alreadyThere: 1 } });

  const before = lasting(await exported({ kind: "ids", ids: [plain.questionId] }));
  await wipe();
  await imported(file);
  expect(lasting(await exported({ kind: "matching", filter: NO_FILTER }))).toEqual([
    {
      ...before[0],
      question_text: '<p>Is p &lt; 0.05?<br />=2+2<br />second "line"</p>',
      options: options.map((text) => text.trim()),
      created_at: LATER.toISOString(),
    },
  ]);
});

test("a question that cannot be read spoils no export", async () => {
  const place = await buildLesson(db);
  const [good, broken] = [await create({}, place), await create({}, place)];
  await db.execute(sql`
    with version as (
      insert into question_versions (id, question_id, number, type, content, solution)
      values (gen_random_uuid(), ${broken.questionId}, 2, 'essay', '{}', '{}') returning id)
    update questions set version_id = version.id from version where questions.id = ${broken.questionId}`);

  const rows = rowsOf(await exported({ kind: "ids", ids: [good.questionId, broken.questionId] }));

  expect(rows.map(({ id }) => id)).toEqual([good.questionId]);
});

test("superscripts and tables come back from JSON Lines as they were, and from CSV as text with the same numbers", async () => {
  await wipe();
  const table =
    '<table><tbody><tr><th scope="col">Time</th><th scope="col">BP</th></tr><tr><td>08:00</td><td>120/80</td></tr></tbody></table>';
  const asked = unique("Which");
  const levels = await create({
    body: textBody({ stem: `<p>${asked}: 10<sup>9</sup>/L, CO<sub>2</sub>, 2<sup>1/2</sup>?</p>` }),
  });
  const withTable = await create({ body: textBody({ stem: `<p>${unique("See")}</p>${table}<p>Now?</p>` }) });
  const selected: SelectedQuestions = { kind: "ids", ids: [levels, withTable].map(({ questionId }) => questionId) };

  const csv = await exported(selected, "csv");
  expect(csv).toContain("10⁹/L, CO₂, 2^(1/2)?");
  expect(csv).toMatch(/\nTime \| BP\n08:00 \| 120\/80\nNow\?/);
  // Levels read the same in both forms, so that the question is known again.
  expect(await imported(csv)).toMatchObject({ report: { new: 1, alreadyThere: 1 } });

  const lines = await exported(selected);
  await wipe();
  expect(await imported(lines)).toMatchObject({ report: { new: 2, warnings: [] } });
  const back = lasting(await exported({ kind: "matching", filter: NO_FILTER }));
  expect(back.map(({ question_text }) => question_text)).toEqual(
    lasting(lines).map(({ question_text }) => question_text),
  );
});
