import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../../core/id.ts";
import { lessons, questions, questionVersions, subjects } from "../../../db/schema.ts";
import { optionsOf } from "../../../items/options.ts";
import { parseQuestionBody } from "../../../items/registry/models.ts";
import { buildAdmin, buildLesson, unique } from "../../../testing/build.ts";
import { buildFilledLesson, createQuestions, questionInput, textBody } from "../../../testing/build-content.ts";
import { db } from "../../../testing/test-db.ts";
import { createQuestion } from "../commands/create-question.server.ts";
import { findQuestion } from "./find-question.server.ts";
import { listQuestions, QUESTIONS_PER_PAGE } from "./list-questions.server.ts";

const admin = await buildAdmin(db);
const START = Date.UTC(2026, 2, 1);
let clock = START;

/** Every question a second later than the one before. */
async function create(over: Parameters<typeof questionInput>[1] = {}, place?: Parameters<typeof questionInput>[0]) {
  clock += 1_000;
  const result = await createQuestion(
    db,
    admin,
    questionInput(place ?? (await buildLesson(db)), over),
    new Date(clock),
  );
  if (result.kind !== "created") throw new Error(JSON.stringify(result));
  return result;
}

async function find(search: string) {
  return (await listQuestions(db, { search })).questions.map(({ id }) => id);
}

test("a row has all that its card shows", async () => {
  const place = await buildLesson(db);
  const body = parseQuestionBody({
    type: "multi-select",
    content: { v: 1, stem: "<p>Which of <em>these</em>?</p>", options: optionsOf(["a", "b", "c"]) },
    solution: { correct: ["o1", "o3"], rationale: "<p>a and c</p>" },
  });
  const manualId = unique("card").toUpperCase();
  const { questionId, displayId } = await create({ body, manualId }, place);
  const found = await findQuestion(db, questionId);

  const [row] = (await listQuestions(db, { search: manualId })).questions;

  expect(row).toEqual({
    id: questionId,
    displayId,
    manualId,
    type: "multi-select",
    subjectName: found?.subjectName,
    lessonTitle: found?.lessonTitle,
    needsRationale: false,
    createdAt: new Date(clock),
    shown: {
      body,
      outline: {
        stem: "<p>Which of <em>these</em>?</p>",
        parts: [
          {
            title: null,
            choices: [
              { text: "a", isRight: true },
              { text: "b", isRight: false },
              { text: "c", isRight: true },
            ],
          },
        ],
      },
    },
  });
});

test("the search finds words of stem and options, whatever the capitals, and nothing else", async () => {
  const word = unique("Ozonisation");
  const inStem = await create({ body: textBody({ stem: `<p>What is <strong>${word}</strong> for?</p>` }) });
  const inOption = await create({ body: textBody({ options: [`Because of ${word.toUpperCase()} &`, "No"] }) });
  await create();

  expect(await find(word.toLowerCase())).toEqual([inOption.questionId, inStem.questionId]);
  expect(await find(`  of   ${word} `)).toEqual([inOption.questionId]);
  expect(await find(`${word}-nowhere`)).toEqual([]);
});

test("letters that mean something to the database mean themselves", async () => {
  const word = unique("word");
  const { questionId } = await create({ body: textBody({ options: [`100%_of\\${word}'s`, "No"] }) });
  await create({ body: textBody({ options: [`100 of ${word}`, "No"] }) });

  expect(await find(`100%_of\\${word}'s`)).toEqual([questionId]);
  expect(await find(`%_of\\${word}`)).toEqual([questionId]);
  expect(await find("\0")).not.toEqual([]);
});

test("the search finds ids: the number, the own one, the long one and its first eight characters", async () => {
  const manualId = unique("own").toUpperCase();
  const { questionId, displayId } = await create({ manualId });

  expect(await find(String(displayId))).toContain(questionId);
  expect(await find(`#${displayId}`)).toEqual([questionId]);
  expect(await find(manualId.toLowerCase())).toEqual([questionId]);
  expect(await find(questionId.toUpperCase())).toEqual([questionId]);
  expect(await find(questionId.slice(0, 8))).toContain(questionId);
  expect(await find(questionId.slice(0, 9))).toEqual([]);
});

test("the search finds the title of the lesson and the name of the subject", async () => {
  const [subjectName, title] = [unique("Nephrology"), unique("Dialysis")];
  const { subjectId, lessonId } = await buildLesson(db);
  await db.update(subjects).set({ name: subjectName }).where(eq(subjects.id, subjectId));
  await db.update(lessons).set({ title }).where(eq(lessons.id, lessonId));
  const { questionId } = await create({}, { subjectId, lessonId });

  expect(await find(subjectName.toUpperCase())).toEqual([questionId]);
  expect(await find(title.slice(2))).toEqual([questionId]);
});

test("pages go from the newest to the oldest and back, each question once, also when they are equally old", async () => {
  const word = unique("paged");
  const place = await buildLesson(db);
  const bodies = Array.from({ length: QUESTIONS_PER_PAGE * 2 + 5 }, () => textBody({ stem: `<p>${unique(word)}</p>` }));
  const made = await createQuestions(db, admin, place, bodies, new Date(clock));
  const newestFirst = made.map(({ questionId }) => questionId).reverse();

  const first = await listQuestions(db, { search: word });
  const second = await listQuestions(db, { search: word, olderThan: first.olderThan ?? "" });
  const third = await listQuestions(db, { search: word, olderThan: second.olderThan ?? "" });
  const back = await listQuestions(db, { search: word, newerThan: third.newerThan ?? "" });
  const start = await listQuestions(db, { search: word, newerThan: second.newerThan ?? "" });

  expect([first, second, third].flatMap((page) => page.questions.map(({ id }) => id))).toEqual(newestFirst);
  expect(first).toMatchObject({ newerThan: null, total: newestFirst.length, isTotalCapped: false });
  expect(third.olderThan).toBeNull();
  expect(back).toEqual(second);
  expect(start).toEqual(first);
});

test("a place in the list that is nonsense gives the first page", async () => {
  const first = await listQuestions(db);

  const times = ["2026-99-99T00:00:00.000000Z", "2026-02-31T00:00:00.000000Z", "0000-01-01T00:00:00.000000Z"];

  for (const olderThan of ["", "x", "2026-01-01T00:00:00.000000Z~1", ...times.map((time) => `${time}~${newId()}`)]) {
    expect(await listQuestions(db, { olderThan })).toEqual(first);
  }
});

test("without a search the total is the number of questions in use", async () => {
  const before = (await listQuestions(db)).total;
  const { questionIds } = await buildFilledLesson(db, admin, 3, new Date(clock));
  await db
    .update(questions)
    .set({ withdrawnAt: new Date(clock) })
    .where(eq(questions.id, questionIds[1] ?? newId()));

  const page = await listQuestions(db);

  expect(page.total).toBe(before + 2);
  expect(page.questions.map(({ id }) => id)).not.toContain(questionIds[1]);
});

test("a question that cannot be read is listed without its content and spoils no page", async () => {
  const { questionId } = await create();
  const versionId = newId<"version">();
  await db
    .insert(questionVersions)
    .values({ id: versionId, questionId, number: 2, type: "essay", content: {}, solution: {} });
  await db.update(questions).set({ versionId }).where(eq(questions.id, questionId));

  const row = (await listQuestions(db)).questions.find(({ id }) => id === questionId);

  expect(row).toMatchObject({ type: "essay", shown: null });
});
