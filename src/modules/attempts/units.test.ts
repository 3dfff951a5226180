/** Case studies, trends and passages in attempts: drawn as one, in their order, and nothing of them can be read early. */
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import type { Id } from "../../core/id.ts";
import { attemptItems, questions, questionVersions } from "../../db/schema.ts";
import { buildAdmin, buildLesson, buildStudent } from "../../testing/build.ts";
import { buildQuestion, selectAllBody, singleChoiceBody } from "../../testing/build-attempts.ts";
import { buildInstituteTest, fixedSection } from "../../testing/build-institute-test.ts";
import { buildStimulus, recordOf, wordsOfEntry } from "../../testing/build-stimulus.ts";
import { db } from "../../testing/test-db.ts";
import type { Student } from "../accounts/viewer.ts";
import { writeOwnData } from "../privacy/queries/own-data.server.ts";
import { changeStimulus } from "../stimuli/commands/change-stimulus.server.ts";
import { publishStimulus } from "../stimuli/commands/publish-stimulus.server.ts";
import { withdrawStimulus } from "../stimuli/commands/withdraw-stimulus.server.ts";
import { findStimulus } from "../stimuli/queries/find-stimulus.server.ts";
import { sectionOf } from "../tests/presets/preset.ts";
import { listTestQuestions } from "../tests/queries/list-test-questions.server.ts";
import type { DrawRule, Section } from "../tests/test-version.ts";
import { saveAnswers } from "./commands/save-answers.server.ts";
import { startCustomTest, startInstituteTest } from "./commands/start-attempt.server.ts";
import { submitAttempt } from "./commands/submit-attempt.server.ts";
import { findOpenAttempt, findSentLater } from "./queries/open-attempt.server.ts";
import { findReview } from "./queries/review.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const admin = await buildAdmin(db);
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const CASE = { kind: "case" as const, questions: 6 };

async function start(student: Student, sections: ReadonlyArray<Section>): Promise<Id<"attempt">> {
  const { testId } = await buildInstituteTest(db, { sections });
  const started = await startInstituteTest(db, student, testId, NOW, Math.random);
  if (started.kind !== "started") throw new Error(started.kind);
  return started.attemptId;
}

function drawn(rules: DrawRule[], over: Partial<Section> = {}): Section {
  return { ...sectionOf("cases", "Cases", null, []), source: { kind: "drawn", rules }, ...over };
}

async function askedIn(attemptId: Id<"attempt">) {
  return db
    .select({ questionId: questionVersions.questionId, stimulusVersionId: attemptItems.stimulusVersionId })
    .from(attemptItems)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
}

async function opened(student: Student, attemptId: Id<"attempt">, at = NOW) {
  const found = await findOpenAttempt(db, student, attemptId, at);
  if (found.kind !== "open") throw new Error(found.kind);
  return found.attempt;
}

test("A rule that asks for two case studies draws both whole and in order, among the questions of other rules", async () => {
  const { lessonId, subjectId } = await buildLesson(db);
  const place = { lessonId, subjectId };
  const built = [await buildStimulus(db, admin, place, NOW), await buildStimulus(db, admin, place, NOW)];
  await buildStimulus(db, admin, { ...place, kind: "trend" }, NOW);
  for (let number = 0; number < 4; number += 1) await buildQuestion(db, lessonId);
  const from = { lessons: [lessonId] };
  const attemptId = await start(await buildStudent(db), [
    drawn([
      { count: 2, unit: CASE, from },
      { count: 4, from },
    ]),
  ]);
  const asked = await askedIn(attemptId);
  expect(asked).toHaveLength(16);
  for (const { questionIds, versionId } of built) {
    const first = asked.findIndex(({ stimulusVersionId }) => stimulusVersionId === versionId);
    expect(asked.slice(first, first + 6).map(({ questionId }) => questionId)).toEqual(questionIds);
  }
  expect(asked.filter(({ stimulusVersionId }) => stimulusVersionId === null)).toHaveLength(4);
});

test("What asks for questions never draws one of a stimulus, not even a test that may ask reserved ones", async () => {
  const { lessonId, subjectId } = await buildLesson(db);
  await buildStimulus(db, admin, { lessonId, subjectId }, NOW);
  const student = await buildStudent(db);
  const custom = await startCustomTest(db, student, { lessons: [lessonId] }, NOW, Math.random);
  expect(custom.kind).toBe("no-questions");
  const { testId } = await buildInstituteTest(db, {
    sections: [drawn([{ count: 1, from: { lessons: [lessonId] } }])],
  });
  expect((await startInstituteTest(db, student, testId, NOW, Math.random)).kind).toBe("no-questions");
});

test("A withdrawn one, one of another size and, for students, a reserved one are not drawn", async () => {
  const { lessonId, subjectId } = await buildLesson(db);
  const place = { lessonId, subjectId };
  const withdrawn = await buildStimulus(db, admin, place, NOW);
  await withdrawStimulus(db, admin, { stimulusId: withdrawn.stimulusId, basedOn: null, isWithdrawn: true }, NOW);
  const bodies = [singleChoiceBody(), singleChoiceBody()];
  await buildStimulus(db, admin, { ...place, kind: "passage", bodies }, NOW);
  const reserved = await buildStimulus(db, admin, { ...place, isReserved: true }, NOW);
  const from = { lessons: [lessonId] };
  const { testId } = await buildInstituteTest(db, { sections: [drawn([{ count: 2, unit: CASE, from }])] });
  const student = await buildStudent(db);
  expect((await startInstituteTest(db, student, testId, NOW, Math.random)).kind).toBe("no-questions");
  const ofInstitute = await askedIn(await start(student, [drawn([{ count: 1, unit: CASE, from }])]));
  expect(ofInstitute.map(({ questionId }) => questionId)).toEqual(reserved.questionIds);
  const three = { kind: "passage" as const, questions: 3 };
  const noPassage = await buildInstituteTest(db, { sections: [drawn([{ count: 1, unit: three, from }])] });
  expect((await startInstituteTest(db, student, noPassage.testId, NOW, Math.random)).kind).toBe("no-questions");
});

test("Named in a section, its questions stay together however they are named and mixed", async () => {
  const { questionIds } = await buildStimulus(db, admin, {}, NOW);
  const { lessonId } = await buildLesson(db);
  const alone = [
    await buildQuestion(db, lessonId),
    await buildQuestion(db, lessonId),
    await buildQuestion(db, lessonId),
  ];
  const [one, two, three] = alone.map(({ questionId }) => questionId);
  if (!one || !two || !three) throw new Error("There are three.");
  const named = [one, ...questionIds.toReversed(), two, three];
  const source = { kind: "fixed" as const, questions: named };
  const inOrder = await askedIn(await start(await buildStudent(db), [fixedSection("named", [], { source })]));
  expect(inOrder.map(({ questionId }) => questionId)).toEqual([one, ...questionIds, two, three]);
  const mixed = await askedIn(
    await start(await buildStudent(db), [fixedSection("named", [], { source, shuffle: "questions" })]),
  );
  const first = mixed.findIndex(({ questionId }) => questionId === questionIds[0]);
  expect(mixed.slice(first, first + 6).map(({ questionId }) => questionId)).toEqual(questionIds);
});

test("Where there is no way back, nothing of a later question can be read, in no reply, until the one before is left", async () => {
  const { questionIds } = await buildStimulus(db, admin, {}, NOW);
  const student = await buildStudent(db);
  const source = { kind: "fixed" as const, questions: questionIds };
  const attemptId = await start(student, [fixedSection("case", [], { source, navigation: "forward" })]);

  for (let question = 1; question <= 6; question += 1) {
    const attempt = await opened(student, attemptId, later(question));
    const reply = JSON.stringify([attempt, await findSentLater(db, student, attempt)]);
    for (let from = 1; from <= 6; from += 1) expect(reply.includes(wordsOfEntry(from))).toBe(from <= question);
    expect(attempt.records).toMatchObject([{ first: 1, questionCount: 6, upTo: question }]);
    await saveAnswers(db, student, attemptId, [], later(question), { left: [{ position: question, ageMs: 0 }] });
  }
});

test("Where every question may be opened, the whole record is there, so that it can be read without network", async () => {
  const { questionIds } = await buildStimulus(db, admin, {}, NOW);
  const student = await buildStudent(db);
  const source = { kind: "fixed" as const, questions: questionIds };
  const attempt = await opened(student, await start(student, [fixedSection("case", [], { source })]));
  expect(attempt.records).toMatchObject([{ first: 1, upTo: 6 }]);
  expect(JSON.stringify(attempt.records)).toContain(wordsOfEntry(6));
});

test("An attempt keeps the record and the questions of its start, and so does its review", async () => {
  const { stimulusId, questionIds, versionId } = await buildStimulus(db, admin, { bodies: sixBodies() }, NOW);
  const student = await buildStudent(db);
  const source = { kind: "fixed" as const, questions: questionIds };
  const attemptId = await start(student, [fixedSection("case", [], { source })]);
  const content = { ...recordOf([1]), client: "Somebody else" };
  await changeStimulus(db, admin, { stimulusId, basedOn: null }, { kind: "record", content }, NOW);
  await publishStimulus(db, admin, { stimulusId, basedOn: null }, NOW);

  const { records } = await opened(student, attemptId);
  expect(records).toMatchObject([{ id: versionId, content: { client: recordOf([1]).client } }]);
  const saves = [{ position: 1, basedOn: 0, ageMs: 0, answer: { chosen: ["a", "b"] } }];
  await saveAnswers(db, student, attemptId, saves, later(5));
  await submitAttempt(db, student, attemptId, later(60));
  const found = await findReview(db, student, attemptId, later(61));
  if (found.kind !== "review") throw new Error(found.kind);
  expect(found.review.records).toMatchObject([{ id: versionId, first: 1, questionCount: 6, upTo: 6 }]);
  expect(found.review.totals).toMatchObject({ earned: 0, possible: 7 });
  expect(new Set(found.review.questions.map(({ stimulusVersionId }) => stimulusVersionId))).toEqual(
    new Set([versionId]),
  );
});

test("A new version of a question of a stimulus is asked by the next attempt", async () => {
  const { stimulusId, questionIds } = await buildStimulus(db, admin, { kind: "trend" }, NOW);
  const [questionId] = questionIds;
  if (!questionId) throw new Error("It has one.");
  const question = { questionId, areas: [], judgmentStep: null, body: selectAllBody() };
  await changeStimulus(db, admin, { stimulusId, basedOn: null }, { kind: "question", question }, NOW);
  await publishStimulus(db, admin, { stimulusId, basedOn: null }, NOW);
  const source = { kind: "fixed" as const, questions: questionIds };
  const attemptId = await start(await buildStudent(db), [fixedSection("trend", [], { source })]);
  const [asked] = await db
    .select({ type: questionVersions.type, isCurrent: eq(questions.versionId, questionVersions.id) })
    .from(attemptItems)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .where(and(eq(attemptItems.attemptId, attemptId)));
  expect(asked).toEqual({ type: "multi-select", isCurrent: true });
});

test("A test of one's own of case studies is in the student's file as it was chosen, each lesson once", async () => {
  const place = await buildLesson(db);
  await buildStimulus(db, admin, place, NOW);
  await buildQuestion(db, place.lessonId);
  const student = await buildStudent(db);
  const choices = { lessons: [place.lessonId], cases: 1, count: 3 };
  expect((await startCustomTest(db, student, choices, NOW, Math.random)).kind).toBe("started");
  let file = "";
  for await (const piece of writeOwnData(db, student, { institute: "Lamplight", now: later(120) })) file += piece;
  const asked = [{ count: 1, unit: { kind: "case", questions: 6 } }];
  expect(JSON.parse(file)).toMatchObject({
    ownTests: [{ lessons: [expect.any(String)], chosen: { count: 3 }, caseStudiesAndTrends: asked }],
  });
});

test("The student's file and the page of the test say to which case study each question belonged", async () => {
  const { stimulusId, questionIds } = await buildStimulus(db, admin, { title: "The answer is sepsis" }, NOW);
  const { lessonId } = await buildLesson(db);
  const { questionId: alone } = await buildQuestion(db, lessonId);
  const student = await buildStudent(db);
  const sections = [fixedSection("case", [], { source: { kind: "fixed", questions: [...questionIds, alone] } })];
  const { testId } = await buildInstituteTest(db, { sections });
  const started = await startInstituteTest(db, student, testId, NOW, Math.random);
  if (started.kind !== "started") throw new Error(started.kind);
  await submitAttempt(db, student, started.attemptId, later(60));
  const found = await findStimulus(db, admin, stimulusId);

  let file = "";
  for await (const piece of writeOwnData(db, student, { institute: "Lamplight", now: later(120) })) file += piece;
  const partOf = { kind: "Case study", number: found?.displayId, about: recordOf([]).client };
  const { attempts } = z
    .object({ attempts: z.array(z.object({ questions: z.array(z.object({ partOf: z.optional(z.unknown()) })) })) })
    .parse(JSON.parse(file));
  expect(attempts[0]?.questions.map((question) => question.partOf)).toEqual([...Array(6).fill(partOf), undefined]);
  expect(file).not.toContain("The answer is sepsis");

  const listed = await listTestQuestions(db, admin, testId, 1);
  const stimulusOf = new Map(listed.questions.map(({ id, stimulus }) => [id, stimulus]));
  expect(questionIds.map((id) => stimulusOf.get(id)?.position)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(stimulusOf.get(alone)).toBeNull();
});

function sixBodies() {
  return [selectAllBody(), ...Array.from({ length: 5 }, () => singleChoiceBody())];
}
