import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import type { Id } from "../../../core/id.ts";
import { imageAddress } from "../../../core/image-address.ts";
import type { Db } from "../../../db/client.ts";
import * as schema from "../../../db/schema.ts";
import { questions, questionVersions, subjects } from "../../../db/schema.ts";
import { mapRichTexts } from "../../../items/registry/authoring.ts";
import { buildAdmin, buildStudent, unique } from "../../../testing/build.ts";
import { buildResult } from "../../../testing/build-attempts.ts";
import { questionInput } from "../../../testing/build-content.ts";
import { buildQuestionFile } from "../../../testing/build-question-file.ts";
import { findRealSet } from "../../../testing/real-files.ts";
import { db, pool } from "../../../testing/test-db.ts";
import { databaseImages } from "../../images/image-store.server.ts";
import { listPracticeTests } from "../../practice-tests/queries/list-practice-tests.server.ts";
import { listSubjects } from "../../subjects/queries/list-subjects.server.ts";
import { findQuestion } from "../queries/find-question.server.ts";
import { listQuestions } from "../queries/list-questions.server.ts";
import { deleteQuestion } from "./delete-question.server.ts";
import { editQuestion } from "./edit-question.server.ts";
import { checkImport, importQuestions, LISTED_PROBLEMS_MAX } from "./import-questions.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const admin = await buildAdmin(db);
const HEADER = "subject,lesson,question,option_a,option_b,option_c,option_d,answer,explanation";

async function* fileOf(lines: ReadonlyArray<string>): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode([HEADER, ...lines].join("\n"));
}

function check(lines: ReadonlyArray<string>) {
  return checkImport(db, admin, fileOf(lines));
}

function run(lines: ReadonlyArray<string>, goodRowsOnly = false) {
  return importQuestions(db, admin, { source: fileOf(lines), goodRowsOnly }, NOW);
}

/** A row of a question that nothing else has. */
function line(
  over: { subject?: string; lesson?: string; question?: string; answer?: string; explanation?: string } = {},
) {
  const { subject = "Import", lesson = "One", question = unique("Which?"), answer = "B", explanation = "" } = over;
  return `${subject},${lesson},${question},One,Two,Three,Four,${answer},${explanation}`;
}

async function versionOf(row: { id: Id<"question"> } | undefined) {
  if (!row) throw new Error("missing");
  const [version] = await db.select().from(questionVersions).where(eq(questionVersions.questionId, row.id));
  return version;
}

async function countInUse() {
  return (await listQuestions(db, admin)).total;
}

test("rows that read the same are the same question, and options that read the same are one too many", async () => {
  const probe = unique("Probe");
  const row = (question: string, first: string, second: string) =>
    `Look-alikes,One,${probe} ${question},${first},${second},mg,g,A,Because.`;
  const lines = [
    row("50 \u00B5g for the client\u2019s drip?", "1 mL", "3 mL"),
    row("50 \u03BCg for the client's drip?", "1 mL", "3 mL"),
    row("５０ \u00B5g for the client\u2019s drip?", "1\u00A0mL", "3 mL"),
    row("50 mg for the client's drip?", "1 mL", "3 mL"),
    row("which dose?", "50 \u00B5g", "50 \u03BCg"),
    row("which saturation?", "90\u201392 %", "90-92 %"),
    row("how many?", "10⁵", "105"),
  ];

  expect(await check(lines)).toMatchObject({
    report: {
      new: 3,
      duplicate: 2,
      problems: [6, 7].map((at) => ({ line: at, column: "option_b", reason: "This option is the same as option_a." })),
    },
  });
});

test("a dry run says what would happen and changes nothing", async () => {
  const subject = unique("Dry");
  const twice = line({ subject });
  const lines = [line({ subject, explanation: "Because." }), twice, twice, line({ subject, answer: "X" })];
  const before = await countInUse();

  expect(await check(lines)).toEqual({
    kind: "checked",
    report: {
      new: 2,
      alreadyThere: 0,
      duplicate: 1,
      wrong: 1,
      problems: [{ line: 5, column: "answer", reason: "The right option is X, but there is no option X." }],
      moreProblems: 0,
      warnings: [],
      moreWarnings: 0,
      newSubjects: 1,
      newLessons: 1,
      newLabels: 0,
      withoutRationale: 1,
      newStimuli: { case: 0, trend: 0, passage: 0 },
    },
  });
  expect(await countInUse()).toBe(before);
  expect(await db.$count(subjects, eq(subjects.name, subject))).toBe(0);
});

test("a new row with a tag in it is warned of by line and column, and stored as it is", async () => {
  const subject = unique("Tags");
  const tagged = line({ subject, question: unique("Which <b>first</b>?") });

  expect(await run([line({ subject }), tagged, tagged])).toMatchObject({
    kind: "imported",
    report: { new: 2, duplicate: 1, warnings: [{ line: 3, column: "question" }], moreWarnings: 0 },
  });
  expect(await run([tagged])).toMatchObject({ report: { alreadyThere: 1, warnings: [] } });
});

test("a new question with multiple answers of a number that the NCLEX does not show is warned of, and stored", async () => {
  const subject = unique("Sizes");
  const row = (count: number, areas: string[]) =>
    JSON.stringify({
      lesson: { title: "One", subject: { name: subject } },
      question_type: "multi-select",
      question_text: unique("Which of them?"),
      options: Array.from({ length: count }, (_, index) => `Sign ${index + 1}`),
      correct_answer: ["Sign 1"],
      explanation: "Because.",
      areas,
    });
  async function* source() {
    yield new TextEncoder().encode([row(4, []), row(5, []), row(4, ["teas:science"])].join("\n"));
  }

  expect(await importQuestions(db, admin, { source: source(), goodRowsOnly: false }, NOW)).toMatchObject({
    kind: "imported",
    report: { new: 3, warnings: [{ line: 1, column: "options", reason: expect.stringContaining("This one has 4.") }] },
  });
});

test("a picture that is not stored here is warned of at each new row that names it, with one query for the file", async () => {
  const [here, gone] = ["a".repeat(64), "b".repeat(64)];
  const image = { bytes: Buffer.from("picture"), type: "image/webp", width: 8, height: 6 } as const;
  await databaseImages(db).put({ ...image, id: here, createdBy: admin.userId, isPortrait: false }, NOW);
  const show = (id: string) => `<img src="${imageAddress(id)}" alt="A strip">`;
  const row = (pictures: string) =>
    JSON.stringify({
      lesson: { title: "One", subject: { name: "Pictures" } },
      question_type: "text",
      question_text: `<p>${unique("What does it show?")}</p><p>${pictures}</p>`,
      options: ["Asystole", "Sinus rhythm"],
      correct_answer: "Asystole",
      explanation: "<p>Because.</p>",
    });
  // More than one batch of rows.
  const lines = [
    ...Array.from({ length: 1_200 }, () => row(show(here))),
    row(show(gone)),
    row(show(here) + show(gone)),
  ];
  async function* source() {
    yield new TextEncoder().encode([...lines, lines.at(-1)].join("\n"));
  }
  const asked: string[] = [];
  const counting: Db = drizzle(pool, { schema, logger: { logQuery: (query) => asked.push(query) } });
  const reason = "We do not have the picture “/images/bbbbbbbbbbbbbbbb…”. Add it again after the import.";

  expect(await checkImport(counting, admin, source())).toMatchObject({
    report: {
      new: 1_202,
      duplicate: 1,
      wrong: 0,
      warnings: [1_201, 1_202].map((at) => ({ line: at, column: "question_text", reason })),
      moreWarnings: 0,
    },
  });
  expect(asked.filter((query) => query.includes('from "images"'))).toHaveLength(1);

  const cell = (id: string) => line({ question: `${unique("Which?")} ${imageAddress(id)}` });
  expect(await run([cell(here), cell(gone)])).toMatchObject({
    kind: "imported",
    report: { new: 2, warnings: [{ line: 3, column: "question", reason }] },
  });
});

test("with a wrong row nothing is stored, not even a subject", async () => {
  const subject = unique("Refused");
  const before = await countInUse();

  expect(await run([line({ subject }), line({ subject, question: "" })])).toMatchObject({
    kind: "refused",
    report: { new: 1, wrong: 1, problems: [{ line: 3, column: "question" }] },
  });
  expect(await countInUse()).toBe(before);
  expect(await db.$count(subjects, eq(subjects.name, subject))).toBe(0);
});

test("asked for the good rows, they are stored and the wrong ones are left out", async () => {
  const subject = unique("Good rows");

  const result = await run([line({ subject }), line({ subject, answer: "" }), line({ subject })], true);

  expect(result).toMatchObject({ kind: "imported", report: { new: 2, wrong: 1 } });
  expect((await listSubjects(db, admin)).find(({ name }) => name === subject)).toMatchObject({ questionCount: 2 });
});

test("an imported question is a whole question: version, author, search, mark of the missing explanation", async () => {
  const word = unique("Imported");
  await run([line({ question: `"${word}: is p < 0.05\nenough?"`, explanation: "" })]);

  const [row] = (await listQuestions(db, admin, { search: word })).questions;
  const found = row && (await findQuestion(db, admin, row.id));

  expect(row).toMatchObject({ needsRationale: true, subjectName: "Import", lessonTitle: "One" });
  expect(found).toMatchObject({
    versionNumber: 1,
    createdAt: NOW,
    body: {
      content: { stem: `<p>${word}: is p &lt; 0.05<br />enough?</p>` },
      solution: { correct: "o2", rationale: "" },
    },
  });
  const version = await versionOf(row);
  expect(version?.createdBy).toBe(admin.userId);
});

test("an import at the console names no account", async () => {
  const word = unique("Console");
  await importQuestions(
    db,
    { kind: "operator" },
    { source: fileOf([line({ question: word })]), goodRowsOnly: false },
    NOW,
  );

  const [row] = (await listQuestions(db, admin, { search: word })).questions;
  const version = await versionOf(row);
  expect(version?.createdBy).toBeNull();
});

test("the same file a second time adds nothing", async () => {
  const lines = Array.from({ length: 12 }, () => line());
  await run([...lines, ...lines.slice(0, 2)]);
  const before = await countInUse();

  expect(await run([...lines, ...lines.slice(0, 2)])).toMatchObject({
    kind: "imported",
    report: { new: 0, alreadyThere: 12, duplicate: 2, wrong: 0, newSubjects: 0, newLessons: 0 },
  });
  expect(await countInUse()).toBe(before);
});

test("two rows are the same whatever their lesson, capitals, spacing and order of options; another right answer is another question", async () => {
  const stem = unique("Same question");
  const result = await run([
    `A,L,${stem},One,Two,Three,Four,B,`,
    `B,M,  ${stem.toUpperCase()} ,Four,TWO,three,One,B,With a reason`,
    `A,L,${stem},One,Two,Three,Four,C,`,
  ]);

  expect(result).toMatchObject({ kind: "imported", report: { new: 2, duplicate: 1 } });
});

test("a question that an administrator wrote counts as there, one that was deleted or withdrawn does not", async () => {
  const [deleted, withdrawn, kept] = [unique("Deleted"), unique("Withdrawn"), unique("Kept")];
  const lines = [deleted, withdrawn, kept].map((question) => line({ question }));
  await run(lines);
  const idOf = async (search: string) => {
    const [row] = (await listQuestions(db, admin, { search })).questions;
    if (!row) throw new Error("missing");
    return row.id;
  };
  await deleteQuestion(db, admin, await idOf(deleted), NOW);
  const questionId = await idOf(withdrawn);
  const [row] = await db.select().from(questions).where(eq(questions.id, questionId));
  if (!row) throw new Error("missing");
  const student = await buildStudent(db);
  await buildResult(db, student, {
    answers: [{ lessonId: row.lessonId, question: { questionId, versionId: row.versionId } }],
  });
  await deleteQuestion(db, admin, questionId, NOW);

  expect(await run(lines)).toMatchObject({ report: { new: 2, alreadyThere: 1 } });
  expect(await idOf(withdrawn)).not.toBe(questionId);
});

test("an edited question is compared as it is now", async () => {
  const [before, after] = [unique("Before"), unique("After")];
  await run([line({ question: before })]);
  const [row] = (await listQuestions(db, admin, { search: before })).questions;
  const found = row && (await findQuestion(db, admin, row.id));
  if (!found) throw new Error("missing");
  const { subjectId, lessonId } = found;
  const body = mapRichTexts(found.body, () => `<p>${after}</p>`);
  const edit = {
    questionId: found.id,
    basedOnVersion: 1,
    input: questionInput({ subjectId, lessonId }, { body }),
  };
  await editQuestion(db, admin, edit, NOW);

  expect(await check([line({ question: after }), line({ question: before })])).toMatchObject({
    report: { new: 1, alreadyThere: 1 },
  });
});

test("subjects and lessons are found whatever their capitals and spacing, and made once", async () => {
  const subject = unique("Shelf");
  await run([line({ subject, lesson: "First" })]);

  const result = await run([
    line({ subject: ` ${subject.toUpperCase()}`, lesson: "FIRST  " }),
    line({ subject, lesson: "Second one" }),
    line({ subject, lesson: "second   ONE" }),
  ]);

  expect(result).toMatchObject({ report: { new: 3, newSubjects: 0, newLessons: 1 } });
  const listed = (await listSubjects(db, admin)).find(({ name }) => name === subject);
  expect(listed?.lessons.map(({ title, questionCount, hasContent }) => [title, questionCount, hasContent])).toEqual([
    ["First", 2, false],
    ["Second one", 2, false],
  ]);
});

test("concurrent imports duplicate no row and no subject", async () => {
  const subject = unique("At once");
  const lines = Array.from({ length: 30 }, () => line({ subject }));

  const results = await Promise.all([run(lines), run(lines), run(lines.toReversed())]);

  const added = results.map((result) => (result.kind === "imported" ? result.report.new : result.kind));
  expect(added.toSorted()).toEqual([0, 0, 30]);
  expect((await listSubjects(db, admin)).filter(({ name }) => name === subject)).toMatchObject([{ questionCount: 30 }]);
});

test("imported questions are in the practice tests in the order of the file", async () => {
  const before = (await listPracticeTests(db, await buildStudent(db))).total;

  await run(Array.from({ length: 40 }, () => line()));

  expect((await listPracticeTests(db, await buildStudent(db))).total).toBeGreaterThanOrEqual(before + 4);
});

test("a report names a hundred problems and counts the others", async () => {
  const lines = Array.from({ length: LISTED_PROBLEMS_MAX + 20 }, () => line({ answer: "9" }));

  const result = await check(lines);

  if (result.kind !== "checked") throw new Error("unreadable");
  expect(result.report.problems).toHaveLength(LISTED_PROBLEMS_MAX);
  expect(result.report).toMatchObject({ wrong: LISTED_PROBLEMS_MAX + 20, moreProblems: 20 });
});

test.each([
  ["nothing at all", [""], "empty"],
  ["no header", [line(), line()], "missingColumns"],
  ["a missing column", [HEADER.replace("answer,", "")], "missingColumns"],
  ["a quotation mark that stays open", [HEADER, line(), line({ question: '"open' }), line()], "openQuote"],
  ["a NUL byte in the last row", [HEADER, ...Array.from({ length: 1_500 }, () => line()), "\0"], "binary"],
])("%s is refused as what it is, and nothing is half done", async (_what, lines, code) => {
  const before = await db.$count(questions);
  async function* source() {
    for (const text of lines) yield new TextEncoder().encode(`${text}\n`);
  }

  expect(await checkImport(db, admin, source())).toMatchObject({
    kind: "unreadable",
    problem: expect.arrayContaining([code]),
  });
  expect(await importQuestions(db, admin, { source: source(), goodRowsOnly: true }, NOW)).toMatchObject({
    kind: "unreadable",
    problem: expect.arrayContaining([code]),
  });
  expect(await db.$count(questions)).toBe(before);
});

test("a source that breaks leaves nothing behind and is not mistaken for a bad file", async () => {
  const before = await db.$count(questions);
  async function* source() {
    yield new TextEncoder().encode([HEADER, ...Array.from({ length: 1_500 }, () => line())].join("\n"));
    throw new Error("The disk is gone.");
  }

  await expect(importQuestions(db, admin, { source: source(), goodRowsOnly: true }, NOW)).rejects.toThrow(
    "The disk is gone.",
  );
  expect(await db.$count(questions)).toBe(before);
});

test("the progress goes up to the number of rows", async () => {
  const seen: number[] = [];
  const lines = Array.from({ length: 2_100 }, () => line());

  await checkImport(db, admin, fileOf(lines), (rows) => seen.push(rows));

  expect(seen).toEqual([1_000, 2_000, 2_100]);
});

const made = buildQuestionFile();
const REAL_FILES = [
  ["mmlu", { new: 1_011, alreadyThere: 0, duplicate: 78, wrong: 0, newSubjects: 6, newLessons: 10 }],
  ["medmcqa", { new: 2_802, alreadyThere: 0, duplicate: 0, wrong: 14, newSubjects: 1, newLessons: 29 }],
] as const;

const FILES = [
  { name: "a made file", read: () => Readable.from([Buffer.from(made.text)]), counts: made.counts },
  ...REAL_FILES.flatMap(([name, counts]) => {
    const file = findRealSet(name);
    return file ? [{ name: `the real file ${name}`, read: () => createReadStream(file), counts }] : [];
  }),
];

test.each(FILES)(
  "$name with the flaws of real ones is imported, and a second time nothing",
  async ({ read, counts }) => {
    const source = () => ({ source: read(), goodRowsOnly: true });
    const before = await countInUse();

    const first = await importQuestions(db, admin, source(), NOW);
    const second = await importQuestions(db, admin, source(), NOW);

    expect(first).toMatchObject({ kind: "imported", report: { ...counts, withoutRationale: counts.new } });
    expect(second).toMatchObject({
      kind: "imported",
      report: { ...counts, new: 0, alreadyThere: counts.new, newSubjects: 0, newLessons: 0 },
    });
    expect(await countInUse()).toBe(before + counts.new);
  },
  60_000,
);
