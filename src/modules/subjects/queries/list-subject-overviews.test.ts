import { expect, test } from "vitest";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { type Id, newId } from "../../../core/id.ts";
import { subjectCourses, subjects } from "../../../db/schema.ts";
import { buildAdmin, buildLesson, unique } from "../../../testing/build.ts";
import { buildFilledLesson } from "../../../testing/build-content.ts";
import { buildLessonIn } from "../../../testing/build-learning.ts";
import { buildStimulus, buildStimulusDraft } from "../../../testing/build-stimulus.ts";
import { db } from "../../../testing/test-db.ts";
import { withdrawStimulus } from "../../stimuli/commands/withdraw-stimulus.server.ts";
import { LESSONS_ON_CARD, SUBJECTS_ON_PAGE } from "../rules.ts";
import { listSubjectOverviews, type SubjectListQuery } from "./list-subject-overviews.server.ts";

const admin = await buildAdmin(db);
const NOW = new Date("2026-03-01T09:00:00Z");
const FIRST: SubjectListQuery = { page: 1, subjectId: null, search: "", open: [] };

async function buildSubject(name: string, lessonCount = 0, over: { description?: string; position?: number } = {}) {
  const id = newId<"subject">();
  await db.insert(subjects).values({ id, name, ...over });
  for (let nth = 1; nth <= lessonCount; nth += 1) {
    await buildLessonIn(db, id, { title: `Lesson ${String(nth).padStart(2, "0")}` });
  }
  return id;
}

test("subjects come in pages; one that is not there is the nearest, and a subject leads to its own", async () => {
  const word = unique("paged");
  const ids: Id<"subject">[] = [];
  for (let nth = 0; nth < SUBJECTS_ON_PAGE + 2; nth += 1) {
    ids.push(await buildSubject(`${word} ${nth % 2 === 0 ? "s" : "S"}${String(nth).padStart(2, "0")}`));
  }
  const page = (query: Partial<SubjectListQuery>) =>
    listSubjectOverviews(db, admin, { ...FIRST, search: word, ...query });

  const [first, second, beyond] = [await page({ page: 1 }), await page({ page: 2 }), await page({ page: 99 })];

  expect([...first.cards, ...second.cards].map(({ id }) => id)).toEqual(ids);
  expect(first).toMatchObject({ page: 1, pages: 2, found: SUBJECTS_ON_PAGE + 2 });
  expect(beyond).toEqual(second);
  expect(await page({ subjectId: ids.at(-1) ?? null })).toEqual(second);
  expect(await page({ subjectId: ids[0] ?? null, page: 2 })).toEqual(first);
  expect(await page({ subjectId: newId<"subject">(), page: 2 })).toEqual(second);
});

test("a card shows its first lessons and says how many there are; an open one shows all", async () => {
  const word = unique("cards");
  const many = await buildSubject(`${word} a`, LESSONS_ON_CARD + 3);
  const few = await buildSubject(`${word} b`, 1);

  const closed = await listSubjectOverviews(db, admin, { ...FIRST, search: word });
  const open = await listSubjectOverviews(db, admin, { ...FIRST, search: word, open: [many, newId<"subject">()] });

  expect(closed.cards.map(({ lessonCount, lessons, isOpen }) => [lessonCount, lessons.length, isOpen])).toEqual([
    [LESSONS_ON_CARD + 3, LESSONS_ON_CARD, false],
    [1, 1, false],
  ]);
  expect(closed.cards[0]?.lessons[0]).toMatchObject({ title: "Lesson 01", hasContent: true, questionCount: 0 });
  expect(open.cards[0]).toMatchObject({ isOpen: true, lessonCount: LESSONS_ON_CARD + 3 });
  expect(open.cards[0]?.lessons).toHaveLength(LESSONS_ON_CARD + 3);
  expect(open.cards[1]).toMatchObject({ id: few, isOpen: false });
});

test("numbers in names stand by their value, on the card, in the list and on the page that a subject leads to", async () => {
  const word = unique("natural");
  const ids: Id<"subject">[] = [];
  for (let nth = 1; nth <= SUBJECTS_ON_PAGE + 1; nth += 1) ids.push(await buildSubject(`${word} ${nth}`));
  for (const nth of [10, 2, 1]) await buildLessonIn(db, ids[0] ?? newId(), { title: `Lesson ${nth}` });

  const first = await listSubjectOverviews(db, admin, { ...FIRST, search: word });

  expect(first.cards.map(({ id }) => id)).toEqual(ids.slice(0, SUBJECTS_ON_PAGE));
  expect(first.cards[0]?.lessons.map(({ title }) => title)).toEqual(["Lesson 1", "Lesson 2", "Lesson 10"]);
  expect(
    await listSubjectOverviews(db, admin, { ...FIRST, search: word, subjectId: ids.at(-1) ?? null }),
  ).toMatchObject({
    page: 2,
  });
});

test("a search finds the other spelling of a word", async () => {
  const word = unique("Shelf");
  await buildSubject(`${word} Paediatrics and Haematology`);

  const { found } = await listSubjectOverviews(db, admin, { ...FIRST, search: `${word} pediatrics and hem` });

  expect(found).toBe(1);
});

test("a search finds names, descriptions and titles of lessons, and a found lesson stands first on its card", async () => {
  const word = unique("Needle%");
  const byName = await buildSubject(`a ${word}`);
  const byDescription = await buildSubject(unique("b"), 0, { description: `About the ${word.toUpperCase()}.` });
  const byLesson = await buildSubject(unique("c"), LESSONS_ON_CARD);
  const lessonId = await buildLessonIn(db, byLesson, { title: `zz ${word}` });
  await buildSubject(unique("d"), 1);

  const { cards, found } = await listSubjectOverviews(db, admin, { ...FIRST, search: word.toLowerCase() });

  expect(found).toBe(3);
  expect(cards.map(({ id }) => id)).toEqual([byName, byDescription, byLesson]);
  expect(cards[2]?.lessons[0]?.id).toBe(lessonId);
  expect((await listSubjectOverviews(db, admin, { ...FIRST, search: unique("nowhere") })).cards).toEqual([]);
});

test("a card has its courses in the order of all courses, and the questions that a test can draw", async () => {
  const { subjectId } = await buildFilledLesson(db, await buildAdmin(db), 3, NOW);
  await db.insert(subjectCourses).values(["PTE", "NCLEX-RN"].map((course) => ({ subjectId, course })));

  const { cards } = await listSubjectOverviews(db, admin, { ...FIRST, subjectId });

  expect(cards.find(({ id }) => id === subjectId)).toMatchObject({ courses: ["NCLEX-RN", "PTE"], questionCount: 3 });
});

test("a lesson with stimuli alone says so, not that it has no questions", async () => {
  const { subjectId, lessonId } = await buildLesson(db);
  await buildStimulus(db, admin, { subjectId, lessonId }, NOW);
  await buildStimulusDraft(db, admin, { subjectId, lessonId, kind: "passage" }, NOW);
  const gone = await buildStimulus(db, admin, { subjectId, lessonId }, NOW);
  await withdrawStimulus(db, admin, { stimulusId: gone.stimulusId, basedOn: null, isWithdrawn: true }, NOW);

  const { cards } = await listSubjectOverviews(db, admin, { ...FIRST, subjectId });

  const stimuli = { case: 1, trend: 0, passage: 1 };
  expect(cards.find(({ id }) => id === subjectId)).toMatchObject({
    questionCount: 0,
    stimuli,
    lessons: [{ id: lessonId, questionCount: 0, stimuli }],
  });
  expect(subjectTexts.page.holds(0, stimuli)).toBe("1 case study, 1 reading passage");
  expect(subjectTexts.page.holds(2, { case: 2, trend: 0, passage: 0 })).toBe("2 questions, 2 case studies");
  expect(subjectTexts.page.holds(0, { case: 0, trend: 0, passage: 0 })).toBe("0 questions");
});

test("a hand-made order holds for subjects, across its pages", async () => {
  const word = unique("ordered");
  const last = await buildSubject(`${word} a`, 0, { position: 9 });
  const first = await buildSubject(`${word} b`, 0, { position: 8 });

  const { cards } = await listSubjectOverviews(db, admin, { ...FIRST, search: word });

  expect(cards.map(({ id }) => id)).toEqual([first, last]);
});
