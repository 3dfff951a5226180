import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type Id, newId } from "../../../core/id.ts";
import {
  attemptItems,
  attemptSections,
  attempts,
  deliveries,
  questions,
  questionVersions,
  tests,
  testVersions,
} from "../../../db/schema.ts";
import { buildLesson, buildStudent, unique } from "../../../testing/build.ts";
import { buildAreaQuestions } from "../../../testing/build-area-questions.ts";
import { buildQuestion } from "../../../testing/build-attempts.ts";
import { db } from "../../../testing/test-db.ts";
import { waitingForLocks } from "../../../testing/waiting-for-locks.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";
import { listPracticeTests } from "../../practice-tests/queries/list-practice-tests.server.ts";
import type { CustomChoices } from "../../tests/custom-choices.ts";
import { DeliveryRules, problemsOfDelivery } from "../../tests/delivery.ts";
import { INDIA } from "../../tests/presets/india.ts";
import { sectionOf, versionOf } from "../../tests/presets/preset.ts";
import { TestVersion } from "../../tests/test-version.ts";
import { timelineOf } from "../../tests/timeline.ts";
import { findOpenAttempt } from "../queries/open-attempt.server.ts";
import { listRunningAttempts } from "../queries/running-attempts.server.ts";
import { OPEN_ATTEMPTS_MAX } from "../rules.ts";
import { saveAnswers } from "./save-answers.server.ts";
import { type StartResult, startCustomTest, startPracticeTest, startPreset } from "./start-attempt.server.ts";
import { submitAttempt } from "./submit-attempt.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

let practiceTestId: Id<"practice-test">;
let lessonId: Id<"lesson">;
let questionIds: Id<"question">[];

beforeAll(async () => {
  lessonId = (await buildLesson(db)).lessonId;
  questionIds = [];
  for (let number = 0; number < 12; number += 1) questionIds.push((await buildQuestion(db, lessonId)).questionId);
  await db.transaction((tx) => formPracticeTests(tx));
  const [first] = (await listPracticeTests(db, await buildStudent(db))).tests;
  if (first) practiceTestId = first.id;
});

async function rowsOf(attemptId: Id<"attempt">) {
  return db
    .select({ position: attemptItems.position, questionId: questionVersions.questionId })
    .from(attemptItems)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
}

test("a practice test asks its ten questions in order and closes after 30 minutes", async () => {
  const student = await buildStudent(db);

  const started = await startPracticeTest(db, student, practiceTestId, NOW);

  expect(started.kind).toBe("started");
  if (started.kind !== "started") return;
  expect((await rowsOf(started.attemptId)).map(({ questionId }) => questionId)).toEqual(questionIds.slice(0, 10));
  const found = await findOpenAttempt(db, student, started.attemptId, NOW);
  expect(found).toMatchObject({
    kind: "open",
    attempt: { test: { kind: "practice", number: 1 }, closesAt: later(30) },
  });
});

test("attempts at practice tests share one test, and two students' own tests of the same lessons one version", async () => {
  const [one, other] = [await buildStudent(db), await buildStudent(db)];
  const started = [
    await startPracticeTest(db, one, practiceTestId, NOW),
    await startPracticeTest(db, other, practiceTestId, NOW),
    await startCustomTest(db, one, { lessons: [lessonId] }, NOW, Math.random),
    await startCustomTest(db, other, { lessons: [lessonId] }, NOW, Math.random),
  ];
  const found = await Promise.all(
    started.map(async (result) => {
      const [row] = await db
        .select({
          kind: tests.kind,
          testId: tests.id,
          owner: tests.ownerId,
          version: testVersions,
          delivery: deliveries,
        })
        .from(attempts)
        .innerJoin(tests, eq(tests.id, attempts.testId))
        .innerJoin(testVersions, eq(testVersions.id, attempts.testVersionId))
        .innerJoin(deliveries, eq(deliveries.id, attempts.deliveryId))
        .where(eq(attempts.id, result.kind === "started" ? result.attemptId : newId()));
      if (!row) throw new Error(result.kind);
      return row;
    }),
  );
  const [practice, again, own, same] = found;
  expect(again).toEqual(practice);
  expect([practice?.kind, own?.kind]).toEqual(["practice", "custom"]);
  expect([own?.owner, same?.owner]).toEqual([one.studentId, other.studentId]);
  expect([same?.version, same?.delivery]).toEqual([own?.version, own?.delivery]);
  for (const { version, delivery } of found) {
    expect(problemsOfDelivery(DeliveryRules.parse(delivery.rules), TestVersion.parse(version.content))).toEqual([]);
  }
});

test("a custom test with fewer than 20 questions in its lessons takes all of them, for 45 minutes", async () => {
  const student = await buildStudent(db);

  const started = await startCustomTest(db, student, { lessons: [lessonId] }, NOW, Math.random);

  expect(started.kind).toBe("started");
  if (started.kind !== "started") return;
  const asked = (await rowsOf(started.attemptId)).map(({ questionId }) => questionId);
  expect(new Set(asked)).toEqual(new Set(questionIds));
  expect(await findOpenAttempt(db, student, started.attemptId, NOW)).toMatchObject({
    attempt: { test: { kind: "custom" }, closesAt: later(45) },
  });
});

test("a custom test asks 20 different questions of lessons that have more", async () => {
  const larger = (await buildLesson(db)).lessonId;
  for (let number = 0; number < 22; number += 1) await buildQuestion(db, larger);

  const started = await startCustomTest(db, await buildStudent(db), { lessons: [larger] }, NOW, Math.random);

  if (started.kind !== "started") throw new Error(started.kind);
  const asked = (await rowsOf(started.attemptId)).map(({ questionId }) => questionId);
  expect([asked.length, new Set(asked).size]).toEqual([20, 20]);
});

test("a custom test without a clock closes after 14 days, one of other choices is another test, and one of none does not start", async () => {
  const student = await buildStudent(db);
  const start = (more: Partial<CustomChoices>) =>
    startCustomTest(db, student, { lessons: [lessonId], ...more }, NOW, Math.random);

  const [untimed, short, usual] = [
    await start({ minutes: null }),
    await start({ count: 3, minutes: 5 }),
    await start({ count: 20, minutes: 45 }),
  ];
  expect(await start({})).toEqual({ kind: "resumed", attemptId: usual.kind === "started" && usual.attemptId });
  expect((await start({ minutes: null })).kind).toBe("resumed");
  expect(await closingOf(untimed)).toEqual(later(14 * 24 * 60));
  expect(await closingOf(short)).toEqual(later(5));
  expect(short.kind === "started" && (await rowsOf(short.attemptId)).length).toBe(3);
  expect(await start({ types: ["matrix"] })).toEqual({ kind: "no-questions" });
  expect(await start({ only: ["wrong", "partly", "flagged", "blank"] })).toEqual({ kind: "no-questions" });
});

test("extra time makes both kinds of test longer, to the second", async () => {
  const student = await buildStudent(db, { extraTimePercent: 25 });
  const odd = await buildStudent(db, { extraTimePercent: 33 });

  const practice = await startPracticeTest(db, student, practiceTestId, NOW);
  const custom = await startCustomTest(db, student, { lessons: [lessonId] }, NOW, Math.random);
  const oddOne = await startCustomTest(db, odd, { lessons: [lessonId] }, NOW, Math.random);

  expect(await closingOf(practice)).toEqual(new Date("2026-03-01T09:37:30Z"));
  expect(await closingOf(custom)).toEqual(new Date("2026-03-01T09:56:15Z"));
  expect(await closingOf(oddOne)).toEqual(new Date("2026-03-01T09:59:51Z"));
});

test("extra time granted later does not change a running test", async () => {
  const student = await buildStudent(db);
  await startPracticeTest(db, student, practiceTestId, NOW);

  const resumed = await startPracticeTest(db, { ...student, extraTimePercent: 50 }, practiceTestId, later(1));

  expect(resumed.kind).toBe("resumed");
  expect(await closingOf(resumed)).toEqual(later(30));
});

async function closingOf(result: StartResult): Promise<Date | undefined> {
  if (!("attemptId" in result)) throw new Error(result.kind);
  const [attempt] = await db.select().from(attempts).where(eq(attempts.id, result.attemptId));
  return attempt?.closesAt;
}

test("starting again resumes, even with concurrent requests; another student gets their own attempt", async () => {
  const student = await buildStudent(db);
  const other = await buildStudent(db);

  const results = await Promise.all(
    Array.from({ length: 10 }, () => startPracticeTest(db, student, practiceTestId, NOW)),
  );
  const otherResult = await startPracticeTest(db, other, practiceTestId, NOW);

  const ids = new Set(results.map((result) => ("attemptId" in result ? result.attemptId : result.kind)));
  expect(ids.size).toBe(1);
  expect(results.filter(({ kind }) => kind === "started")).toHaveLength(1);
  expect(otherResult.kind).toBe("started");
  expect(await listRunningAttempts(db, student, NOW)).toMatchObject([{ questionCount: 10, answeredCount: 0 }]);
});

test("the same lessons are the same custom test, in whatever order and however many they are", async () => {
  const student = await buildStudent(db);
  const others = Array.from({ length: 400 }, () => newId<"lesson">());

  const first = await startCustomTest(db, student, { lessons: [lessonId, ...others] }, NOW, Math.random);
  const again = await startCustomTest(
    db,
    student,
    { lessons: [...others.reverse(), lessonId, lessonId] },
    NOW,
    Math.random,
  );
  const another = await startCustomTest(db, student, { lessons: [lessonId] }, NOW, Math.random);

  expect(again).toEqual({ ...first, kind: "resumed" });
  expect(another.kind).toBe("started");
});

test("once the time of an attempt is over, starting again closes it and begins a new one", async () => {
  const student = await buildStudent(db);
  const first = await startPracticeTest(db, student, practiceTestId, NOW);
  if (first.kind !== "started") throw new Error(first.kind);
  const save = { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 };
  await saveAnswers(db, student, first.attemptId, [save], later(1));

  const second = await startPracticeTest(db, student, practiceTestId, later(40));

  expect(second.kind).toBe("started");
  const [closed] = await db.select().from(attempts).where(eq(attempts.id, first.attemptId));
  expect(closed).toMatchObject({ state: "submitted" });
});

test("an inactive student starts nothing", async () => {
  const student = await buildStudent(db, { status: "Inactive" });

  expect(await startPracticeTest(db, student, practiceTestId, NOW)).toEqual({ kind: "inactive" });
  expect(await listRunningAttempts(db, student, NOW)).toEqual([]);
});

test("a test without questions does not start", async () => {
  const student = await buildStudent(db);
  const empty = await buildLesson(db);

  expect(await startCustomTest(db, student, { lessons: [empty.lessonId] }, NOW, Math.random)).toEqual({
    kind: "no-questions",
  });
  expect(await startCustomTest(db, student, { lessons: [] }, NOW, Math.random)).toEqual({ kind: "no-questions" });
});

test("a question that is deleted while it is drawn is not asked, and the test begins with the others", async () => {
  const student = await buildStudent(db);
  const ownLesson = (await buildLesson(db)).lessonId;
  const stays = (await buildQuestion(db, ownLesson)).questionId;
  const goes = (await buildQuestion(db, ownLesson)).questionId;
  const begin = () => startCustomTest(db, student, { lessons: [ownLesson] }, NOW, Math.random);

  const { starting } = await db.transaction(async (tx) => {
    await tx.delete(questions).where(eq(questions.id, goes));
    // It draws both, as this is not committed yet, and waits when it stores them.
    const starting = begin();
    await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0);
    return { starting };
  });

  const started = await starting;
  if (started.kind !== "started") throw new Error(started.kind);
  expect((await rowsOf(started.attemptId)).map(({ questionId }) => questionId)).toEqual([stays]);
});

test("a student cannot open another's attempt", async () => {
  const student = await buildStudent(db);
  const stranger = await buildStudent(db);
  const started = await startPracticeTest(db, student, practiceTestId, NOW);
  if (started.kind !== "started") throw new Error(started.kind);

  expect(await findOpenAttempt(db, stranger, started.attemptId, NOW)).toEqual({ kind: "unknown" });
});

test("what is opened while answering holds no solution", async () => {
  const student = await buildStudent(db);
  const started = await startPracticeTest(db, student, practiceTestId, NOW);
  if (started.kind !== "started") throw new Error(started.kind);

  const sent = JSON.stringify(await findOpenAttempt(db, student, started.attemptId, NOW));

  expect(sent).not.toContain("Because it is a.");
  expect(sent).not.toContain("solution");
});

test("ten tests may be open at a time, however many are started concurrently; submitting one makes room", async () => {
  const student = await buildStudent(db);
  const places = await Promise.all(Array.from({ length: 14 }, () => buildLesson(db)));
  const choices = places.map((place) => [lessonId, place.lessonId]);
  const start = (lessonIds: Id<"lesson">[], at = NOW) =>
    startCustomTest(db, student, { lessons: [...lessonIds] }, at, Math.random);

  const results = await Promise.all(choices.map((choice) => start(choice)));

  const started = results.flatMap((result) => (result.kind === "started" ? [result.attemptId] : []));
  expect(started).toHaveLength(OPEN_ATTEMPTS_MAX);
  expect(results.filter(({ kind }) => kind === "too-many-open")).toHaveLength(choices.length - OPEN_ATTEMPTS_MAX);
  const [open, refused] = [
    results.findIndex(({ kind }) => kind === "started"),
    results.findIndex(({ kind }) => kind === "too-many-open"),
  ];
  expect(await start(choices[open] ?? [])).toMatchObject({ kind: "resumed" });
  const [first] = started;
  if (!first) throw new Error("Nothing was started.");
  await submitAttempt(db, student, first, later(1));
  expect(await start(choices[refused] ?? [])).toMatchObject({ kind: "started" });
  expect(await startPracticeTest(db, student, practiceTestId, later(2))).toEqual({ kind: "too-many-open" });
  expect(await startPracticeTest(db, student, practiceTestId, later(46))).toMatchObject({ kind: "started" });
});

test("a preset starts with the times of its sections, each clock with the student's extra time", async () => {
  const student = { ...(await buildStudent(db)), extraTimePercent: 50 };
  const [area, none] = [unique("area"), unique("area")];
  await buildAreaQuestions(db, 5, [area]);
  const [norcet] = INDIA;
  if (!norcet) throw new Error("no preset");
  const sections = [sectionOf("one", "One", 10, [[2, area]]), sectionOf("two", "Two", 20, [[3, area]])];
  const version = versionOf({ title: "Two sections", sections });

  const empty = { ...version, sections: [...sections, sectionOf("three", "Three", 5, [[1, none]])] };
  expect(await startPreset(db, student, norcet, empty, NOW, Math.random)).toEqual({ kind: "no-questions" });
  const started = await startPreset(db, student, norcet, version, NOW, Math.random);
  if (started.kind !== "started") throw new Error(started.kind);
  expect(await startPreset(db, student, norcet, version, later(1), Math.random)).toEqual({
    ...started,
    kind: "resumed",
  });

  const found = await findOpenAttempt(db, student, started.attemptId, NOW);
  if (found.kind !== "open") throw new Error(found.kind);
  const { attempt } = found;
  expect(attempt).toMatchObject({ test: { kind: "titled", title: "Two sections" }, closesAt: later(45) });
  expect(attempt.questions.map(({ section }) => section)).toEqual([1, 1, 2, 2, 2]);
  expect(timelineOf(attempt.plan, +NOW, attempt.events).map(({ opensAt, endsAt }) => [opensAt, endsAt])).toEqual([
    [+NOW, +later(15)],
    [+later(15), +later(45)],
  ]);
  const rows = await db.select().from(attemptSections).where(eq(attemptSections.attemptId, started.attemptId));
  expect(rows.map(({ section, endsAt }) => [section, endsAt]).sort()).toEqual([
    [1, later(15)],
    [2, later(45)],
  ]);
});
