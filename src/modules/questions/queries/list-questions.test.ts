import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import { lessons, questions, questionVersions, subjects } from "../../../db/schema.ts";
import { optionsOf } from "../../../items/options.ts";
import { parseQuestionBody } from "../../../items/registry/models.ts";
import { buildAdmin, buildLesson, unique } from "../../../testing/build.ts";
import {
  buildFilledLesson,
  createQuestions,
  questionInput,
  textBody,
  UNLABELLED,
} from "../../../testing/build-content.ts";
import { db } from "../../../testing/test-db.ts";
import { changeQuestions } from "../commands/change-questions.server.ts";
import { createQuestion } from "../commands/create-question.server.ts";
import { insertQuestions } from "../insert-questions.server.ts";
import { findQuestion } from "./find-question.server.ts";
import { listLabels } from "./list-labels.server.ts";
import { listQuestions, type PageKey, QUESTIONS_PER_PAGE, RANKED_MAX } from "./list-questions.server.ts";

const admin = await buildAdmin(db);
/** A question as an import stores it. */
function newQuestion({ lessonId }: { lessonId: Id<"lesson"> }, stem: string) {
  return { lessonId, ...UNLABELLED, body: textBody({ stem }) };
}

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

/** The page that a key leads to. */
function asked(key: PageKey | null) {
  return key ? { [key.name]: key.value } : {};
}

async function find(search: string) {
  return (await listQuestions(db, admin, { search })).questions.map(({ id }) => id);
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
  const found = await findQuestion(db, admin, questionId);

  const [row] = (await listQuestions(db, admin, { search: manualId })).questions;

  expect(row).toEqual({
    id: questionId,
    displayId,
    manualId,
    type: "multi-select",
    subjectName: found?.subjectName,
    lessonTitle: found?.lessonTitle,
    category: null,
    difficulty: null,
    areas: [],
    judgmentStep: null,
    isReserved: false,
    needsRationale: false,
    isUnreviewed: true,
    isWithdrawn: false,
    stimulus: null,
    createdAt: new Date(clock),
    shown: {
      body,
      outline: {
        scenario: null,
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
  expect(await find(`  because   OF ${word} `)).toEqual([inOption.questionId]);
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

test("an apostrophe or a dash is found however it is written, in a text and in a title", async () => {
  const word = unique("w").replace("-", "");
  const { questionId } = await create({
    body: textBody({ stem: `<p>The ${word}client\u2019s pre\u2011term risk</p>` }),
  });
  const place = await buildLesson(db);
  await db
    .update(lessons)
    .set({ title: `The ${word}newborn\u2019s first hours` })
    .where(eq(lessons.id, place.lessonId));
  const { questionId: inLesson } = await create({}, place);

  expect(await find(`${word}client's`)).toEqual([questionId]);
  expect(await find(`${word}client\u2019s pre-term`)).toEqual([questionId]);
  expect(await find(`${word}newborn's first`)).toEqual([inLesson]);
  expect(await find(`${word}clients`)).toEqual([]);
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
  const place = await buildLesson(db);
  const bodies = Array.from({ length: QUESTIONS_PER_PAGE * 2 + 5 }, () => textBody());
  const made = await createQuestions(db, admin, place, bodies, new Date(clock));
  const newestFirst = made.map(({ questionId }) => questionId).reverse();

  const first = await listQuestions(db, admin, place);
  const second = await listQuestions(db, admin, place, asked(first.next));
  const third = await listQuestions(db, admin, place, asked(second.next));
  const back = await listQuestions(db, admin, place, asked(third.previous));
  const start = await listQuestions(db, admin, place, asked(second.previous));

  expect([first, second, third].flatMap((page) => page.questions.map(({ id }) => id))).toEqual(newestFirst);
  expect(first).toMatchObject({ previous: null, total: newestFirst.length, isTotalCapped: false });
  expect(third.next).toBeNull();
  expect(back).toEqual(second);
  expect(start).toEqual(first);
});

test("the pages of a search hold each hit once, and a page after the last is the last", async () => {
  const word = unique("paged");
  const place = await buildLesson(db);
  const bodies = Array.from({ length: QUESTIONS_PER_PAGE + 5 }, () => textBody({ stem: `<p>${unique(word)}</p>` }));
  const made = await createQuestions(db, admin, place, bodies, new Date(clock));
  const newestFirst = made.map(({ questionId }) => questionId).reverse();

  const first = await listQuestions(db, admin, { search: word });
  const second = await listQuestions(db, admin, { search: word }, asked(first.next));
  const back = await listQuestions(db, admin, { search: word }, asked(second.previous));

  expect([first, second].flatMap((page) => page.questions.map(({ id }) => id))).toEqual(newestFirst);
  expect(first).toMatchObject({ previous: null, total: newestFirst.length, isTotalCapped: false });
  expect(second.next).toBeNull();
  expect(back).toEqual(first);
  for (const page of ["0", "-1", "x"])
    expect(await listQuestions(db, admin, { search: word }, { page })).toEqual(first);
  for (const page of ["3", "50", "99"])
    expect(await listQuestions(db, admin, { search: word }, { page })).toEqual(second);
  const none = await listQuestions(db, admin, { search: unique("nowhere") }, { page: "3" });
  expect(none).toMatchObject({ questions: [], total: 0, previous: null, next: null });
});

test("a search ranks the newest thousand of its hits and says that there are more", async () => {
  const word = unique("common");
  const place = await buildLesson(db);
  await db.transaction((tx) =>
    insertQuestions(
      tx,
      Array.from({ length: RANKED_MAX + 1 }, () => newQuestion(place, `<p>${word}</p>`)),
      admin.userId,
      new Date(clock),
    ),
  );

  expect(await listQuestions(db, admin, { search: word })).toMatchObject({ total: RANKED_MAX, isTotalCapped: true });
  expect(await listQuestions(db, admin, { search: word }, { page: "50" })).toMatchObject({ next: null });
});

test("a cursor that is nonsense gives the first page", async () => {
  const first = await listQuestions(db, admin);

  const times = ["2026-99-99T00:00:00.000000Z", "2026-02-31T00:00:00.000000Z", "0000-01-01T00:00:00.000000Z"];

  for (const older of ["", "x", "2026-01-01T00:00:00.000000Z~1", ...times.map((time) => `${time}~${newId()}`)]) {
    expect(await listQuestions(db, admin, {}, { older })).toEqual(first);
  }
});

test("without a search the total is the number of questions in use", async () => {
  const before = (await listQuestions(db, admin)).total;
  const { questionIds } = await buildFilledLesson(db, admin, 3, new Date(clock));
  await db
    .update(questions)
    .set({ withdrawnAt: new Date(clock) })
    .where(eq(questions.id, questionIds[1] ?? newId()));

  const page = await listQuestions(db, admin);

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

  const row = (await listQuestions(db, admin)).questions.find(({ id }) => id === questionId);

  expect(row).toMatchObject({ type: "essay", shown: null });
});

test("typing mistakes are forgiven, in English and in Hindi, and it is said what was meant", async () => {
  const [english, hindi] = [unique("Q"), unique("Q")];
  const inEnglish = await create({ body: textBody({ stem: `<p>Which drug treats pheochromocytoma? ${english}</p>` }) });
  const inHindi = await create({ body: textBody({ stem: `<p>निमोनिया के रोगी की देखभाल ${hindi}</p>` }) });

  const found = await listQuestions(db, admin, { search: "pheocromocytoma" });

  expect(found.questions.map(({ id }) => id)).toEqual([inEnglish.questionId]);
  expect(found.corrections).toEqual([{ word: "pheocromocytoma", corrections: ["pheochromocytoma"] }]);
  expect(await find("निमोनीया")).toEqual([inHindi.questionId]);
  expect(await find(`देखभल रोगी ${hindi}`)).toEqual([inHindi.questionId]);
  expect(await find("zzqqyxwv")).toEqual([]);
});

test("the spellings of a Hindi word find each other", async () => {
  const word = unique("x");
  const { questionId } = await create({ body: textBody({ stem: `<p>हृदय का सम्बन्ध ${word}</p>` }) });

  expect(await find(`ह्रदय संबंध ${word}`)).toEqual([questionId]);
});

test("British and American spellings find each other, the one that was typed first, also with a typing mistake", async () => {
  const word = unique("x");
  const british = await create({ body: textBody({ stem: `<p>Postpartum haemorrhage and oedema ${word}</p>` }) });
  const american = await create({ body: textBody({ stem: `<p>Postpartum hemorrhage and edema ${word}</p>` }) });
  const place = await buildLesson(db);
  await db
    .update(lessons)
    .set({ title: unique("Orthopaedics") })
    .where(eq(lessons.id, place.lessonId));
  const inTitle = await create({ body: textBody({ stem: `<p>Plaster ${word}</p>` }) }, place);

  expect(await find(`${word} hemorrhage edema`)).toEqual([american.questionId, british.questionId]);
  expect(await find("hemorrhage")).toEqual([american.questionId, british.questionId]);
  expect(await find("haemorrhage")).toEqual([british.questionId, american.questionId]);
  expect(await find(`${word} orthopedics`)).toEqual([inTitle.questionId]);
  expect((await find(`hemorhage ${word}`)).toSorted()).toEqual([british.questionId, american.questionId].toSorted());
});

test("all words have to be found, wherever they stand: in the text, in the lesson, in the subject", async () => {
  const [subjectName, inText] = [unique("Ophthalmology"), unique("retina")];
  const place = await buildLesson(db);
  await db.update(subjects).set({ name: subjectName }).where(eq(subjects.id, place.subjectId));
  const { questionId } = await create({ body: textBody({ stem: `<p>The ${inText} is torn</p>` }) }, place);
  await create({}, place);
  await create({ body: textBody({ stem: `<p>Another ${inText}</p>` }) });

  expect(await find(`torn ${subjectName} ${inText}`)).toEqual([questionId]);
});

test("a subject is found with a typing mistake, too", async () => {
  const place = await buildLesson(db);
  await db
    .update(subjects)
    .set({ name: `Otorhinolaryngology ${unique("s")}` })
    .where(eq(subjects.id, place.subjectId));
  const { questionId } = await create({}, place);

  expect(await find("otorhinolaringology")).toEqual([questionId]);
});

test("an ID stands before words, the beginning of a word before its inside, and both before what was meant", async () => {
  const inside = await create({ body: textBody({ stem: "<p>hyperthrombocythaemia</p>" }) });
  const begin = await create({ body: textBody({ stem: "<p>thrombocythaemia</p>" }) });
  const id = await create({ manualId: "THROMBOCYTHAEMIA" });

  expect(await find("thrombocythaemia")).toEqual([id.questionId, begin.questionId, inside.questionId]);
});

test("each filter lets through what it names, and they work together", async () => {
  const labels = await listLabels(db, admin);
  const categoryId = labels.find(({ kind }) => kind === "category")?.id ?? null;
  const difficultyId = labels.find(({ kind }) => kind === "difficulty")?.id ?? null;
  const place = await buildLesson(db);
  const manualId = unique("filter").toUpperCase();
  const multi = parseQuestionBody({
    type: "multi-select",
    content: { v: 1, stem: "<p>Which?</p>", options: optionsOf(["a", "b"]) },
    solution: { correct: ["o1"], rationale: "<p>a</p>" },
  });
  const tagged = await create({ categoryId, difficultyId, manualId }, place);
  const other = await create({ body: multi }, place);
  const bare = await create({}, place);
  await db.update(questions).set({ needsRationale: true }).where(eq(questions.id, bare.questionId));
  const list = async (filter: Parameters<typeof listQuestions>[2]) =>
    (await listQuestions(db, admin, { ...place, ...filter })).questions.map(({ id }) => id);

  expect(await list({})).toEqual([bare.questionId, other.questionId, tagged.questionId]);
  expect(await list({ lessonId: newId() })).toEqual([]);
  expect(await list({ type: "multi-select" })).toEqual([other.questionId]);
  expect(await list({ categoryId })).toEqual([tagged.questionId]);
  expect(await list({ difficultyId, categoryId })).toEqual([tagged.questionId]);
  expect(await list({ needsRationale: true })).toEqual([bare.questionId]);
  expect(await list({ needsRationale: true, type: "multi-select" })).toEqual([]);
  expect(await list({ search: manualId, categoryId })).toEqual([tagged.questionId]);
  for (const questionId of [
    String(tagged.displayId),
    `#${tagged.displayId}`,
    manualId.toLowerCase(),
    tagged.questionId,
  ]) {
    expect(await list({ questionId })).toEqual([tagged.questionId]);
  }
  expect(await list({ questionId: tagged.questionId.slice(0, 8) })).toContain(tagged.questionId);
  expect(await list({ questionId: "nothing like it" })).toEqual([]);
  expect(await listQuestions(db, admin, { ...place, type: "text" })).toMatchObject({ total: 2, isTotalCapped: false });
  expect(await listQuestions(db, admin, place)).toMatchObject({ total: 3 });
  expect((await listQuestions(db, admin, { questionId: manualId })).questions[0]).toMatchObject({
    category: "anatomy",
    difficulty: "easy",
  });
});

test("questions are found by area, by step and as reserved, and all of these count as in use", async () => {
  const place = await buildLesson(db);
  const areas = ["norcet:pharmacology", "snle:adult"];
  const described = await create(
    { areas, judgmentStep: "take-action", body: textBody({ stem: "<p>digoxin</p>" }) },
    place,
  );
  const reserved = await create({ areas: ["snle:adult"], isReserved: true }, place);
  const bare = await create({}, place);
  const list = async (filter: Parameters<typeof listQuestions>[2]) =>
    (await listQuestions(db, admin, { ...place, ...filter })).questions.map(({ id }) => id);

  expect(await list({ area: "snle:adult" })).toEqual([reserved.questionId, described.questionId]);
  expect(await list({ area: "norcet:pharmacology" })).toEqual([described.questionId]);
  expect(await list({ area: "gulf:adult" })).toEqual([]);
  expect(await list({ planWithoutArea: "norcet" })).toEqual([bare.questionId, reserved.questionId]);
  expect(await list({ planWithoutArea: "snle" })).toEqual([bare.questionId]);
  expect(await list({ judgmentStep: "take-action", search: "digoxin" })).toEqual([described.questionId]);
  expect(await list({ isReserved: true, area: "snle:adult" })).toEqual([reserved.questionId]);
  expect(await list({})).toEqual([bare.questionId, reserved.questionId, described.questionId]);
  expect(await listQuestions(db, admin, place)).toMatchObject({ total: 3 });
  expect(await listQuestions(db, admin, { subjectId: place.subjectId })).toMatchObject({ total: 3 });
  await changeQuestions(db, admin, { kind: "ids", ids: [reserved.questionId] }, { kind: "withdraw" }, new Date(clock));
  expect(await listQuestions(db, admin, place)).toMatchObject({ total: 2 });
});

test("withdrawn questions are listed only when they are asked for", async () => {
  const place = await buildLesson(db);
  const [inUse, withdrawn] = [await create({}, place), await create({}, place)];
  await db
    .update(questions)
    .set({ withdrawnAt: new Date(clock) })
    .where(eq(questions.id, withdrawn.questionId));

  const list = async (isWithdrawn: boolean) => listQuestions(db, admin, { ...place, isWithdrawn });

  expect((await list(false)).questions.map(({ id }) => id)).toEqual([inUse.questionId]);
  expect(await list(true)).toMatchObject({ total: 1, questions: [{ id: withdrawn.questionId, isWithdrawn: true }] });
});
