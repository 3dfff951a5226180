/** What a student knows and does on a day, from real answers. */
import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Id } from "../../core/id.ts";
import { seededRandom } from "../../core/random.ts";
import { attemptItems, dayPlans, lessonReadings, questions, studyPlans, subjectCourses } from "../../db/schema.ts";
import { mailsTo, openAccounts } from "../../testing/accounts.ts";
import { buildLesson, buildStudent, unique } from "../../testing/build.ts";
import { buildQuestion } from "../../testing/build-attempts.ts";
import { buildInstituteTest, takeInstituteTest } from "../../testing/build-institute-test.ts";
import { db } from "../../testing/test-db.ts";
import type { Student } from "../accounts/viewer.ts";
import { saveAnswers } from "../attempts/commands/save-answers.server.ts";
import { startCustomTest } from "../attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../attempts/commands/submit-attempt.server.ts";
import type { Confidence } from "../repetition/confidence.ts";
import { findDue } from "../repetition/queries/find-due.server.ts";
import { findMedians } from "./commands/find-medians.server.ts";
import { planDay } from "./commands/plan-day.server.ts";
import { remindDue } from "./commands/remind-due.server.ts";
import { savePlan } from "./commands/save-plan.server.ts";
import { stopReminders } from "./commands/stop-reminders.server.ts";
import { findCalibration } from "./queries/find-calibration.server.ts";
import { findStanding } from "./queries/find-standing.server.ts";
import { findStudyDays } from "./queries/find-study-days.server.ts";
import { listMedians } from "./queries/list-medians.server.ts";
import type { DayPlan } from "./rules.ts";

const ZONE = "Asia/Kolkata";
const { queue, publicUrl } = openAccounts();
const at = (day: number, hours = 6) => new Date(Date.UTC(2026, 2, day, hours));
const standing = (student: Student, now: Date) =>
  findStanding(db, student, { timeZone: ZONE, today: now.toISOString().slice(0, 10), now });
const plan = async (student: Student, now: Date) =>
  planDay(db, student, await findDue(db, student, ZONE, now), { timeZone: ZONE, now });

/** A submitted test of all questions of the lesson, the first `right` of them right ("a"), the rest wrong. */
async function take(
  student: Student,
  lessonId: Id<"lesson">,
  { right, now, confidence }: { right: number; now: Date; confidence?: Confidence },
) {
  const started = await startCustomTest(db, student, { lessons: [lessonId] }, now, seededRandom(1));
  if (started.kind !== "started") throw new Error(`Nothing was started: ${started.kind}.`);
  const positions = await db
    .select({ position: attemptItems.position })
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, started.attemptId))
    .orderBy(attemptItems.position);
  for (const [index, { position }] of positions.entries()) {
    const save = { position, basedOn: 0, answer: { chosen: index < right ? "a" : "b" }, ageMs: 0 };
    await saveAnswers(db, student, started.attemptId, [confidence ? { ...save, confidence } : save], now);
  }
  const seconds = positions.map(({ position }) => ({ position, seconds: 60 }));
  await submitAttempt(db, student, started.attemptId, new Date(now.getTime() + 25 * 60_000), { seconds });
  return started.attemptId;
}

async function buildLessonOf(count: number) {
  const lesson = await buildLesson(db);
  const asked = await Promise.all(Array.from({ length: count }, () => buildQuestion(db, lesson.lessonId)));
  return { ...lesson, asked };
}

test("the standing of a lesson: first answers stay what they were, mastery goes with the latest, a month is compared with before", async () => {
  const student = await buildStudent(db);
  const { lessonId, subjectId, asked } = await buildLessonOf(12);
  await db
    .update(questions)
    .set({ areas: ["nclex-rn:basic-care"] })
    .where(eq(questions.lessonId, lessonId));
  await take(student, lessonId, { right: 3, now: at(1), confidence: "sure" });
  const before = (await standing(student, at(2))).subject.get(subjectId);
  expect(before).toMatchObject({ answered: 12, first: 12, firstRight: 3, trend: null, seenOpen: 12, wrongOpen: 9 });

  await take(student, lessonId, { right: 12, now: at(3), confidence: "guess" });
  const now = await standing(student, at(4));
  for (const topic of [now.subject.get(subjectId), now.lesson.get(lessonId), now.area.get("nclex-rn:basic-care")]) {
    expect(topic).toMatchObject({ answered: 12, first: 12, firstRight: 3, wrongOpen: 0 });
    expect(topic?.mastery.expected).toBeGreaterThan((before?.mastery.expected ?? 1) + 0.2);
  }
  expect(await findCalibration(db, student, at(4))).toEqual([{ confidence: "guess", answers: 12, right: 12 }]);

  // Forty days later all of these are of the time before.
  const more = await Promise.all(Array.from({ length: 10 }, () => buildQuestion(db, lessonId)));
  await db
    .update(questions)
    .set({ withdrawnAt: at(5) })
    .where(
      inArray(
        questions.id,
        asked.map(({ questionId }) => questionId),
      ),
    );
  await take(student, lessonId, { right: 10, now: at(41) });
  expect((await standing(student, at(42))).lesson.get(lessonId)).toMatchObject({
    ...{ first: 22, firstRight: 13, trend: "up", seenOpen: more.length, wrongOpen: 0 },
  });
});

test("nothing of a withheld or unreleased question is in a standing, a calibration or a plan", async () => {
  const course = unique("Course");
  const student = await buildStudent(db, { course });
  const { lessonId, subjectId } = await buildLessonOf(10);
  await take(student, lessonId, { right: 2, now: at(1), confidence: "sure" });
  const own = await standing(student, at(1));
  // The same questions once more: while they are open, what the first answers came to is not told.
  const open = await startCustomTest(db, student, { lessons: [lessonId] }, at(2), seededRandom(1));
  expect(open.kind).toBe("started");
  expect(own.subject.get(subjectId)?.answered).toBe(10);
  expect((await standing(student, at(2))).subject.size).toBe(0);
  expect(await findCalibration(db, student, at(2))).toEqual([]);

  const other = await buildStudent(db, { course });
  const secret = await buildLessonOf(5);
  const { testId } = await buildInstituteTest(db, {
    questions: secret.asked,
    delivery: { course },
    rules: { release: { score: "by-hand", solutions: "by-hand" } },
  });
  await takeInstituteTest(db, other, testId, { right: 1, at: at(1) });
  expect((await standing(other, at(2))).subject.size).toBe(0);
  expect((await plan(other, at(2))).weakest).toEqual([]);
});

const total = ({ due, parts }: DayPlan) =>
  parts.reduce((sum, part) => sum + (part.kind === "mock" ? 0 : part.count), due);

test("a plan is made once a day, counts what was done of it, and is made anew on the next day, no longer for what was missed", async () => {
  const course = unique("Course");
  const student = await buildStudent(db, { course });
  const { lessonId, subjectId } = await buildLessonOf(60);
  const others = await Promise.all([buildLessonOf(10), buildLessonOf(10)]);
  const subjectIds = [subjectId, ...others.map((one) => one.subjectId)];
  await db.insert(subjectCourses).values(subjectIds.map((id) => ({ subjectId: id, course })));
  await db.insert(studyPlans).values({ studentId: student.studentId, repeatsADay: 30, minutesADay: 25 });

  const first = await plan(student, at(1));
  // 25 minutes of 75 seconds; nothing of the lesson is known, and most questions of the course are of it.
  expect(first).toMatchObject({ due: 0, weakest: [], answered: 0 });
  expect(total(first)).toBe(20);
  const mine = first.parts.filter((part) => part.kind === "new" && subjectIds.some((id) => id === part.subjectId));
  expect(mine[0]).toMatchObject({ kind: "new", subjectId, why: "most" });

  await take(student, lessonId, { right: 5, now: at(1, 7) });
  const again = await plan(student, at(1, 8));
  expect(again.done.fresh.get(subjectId)).toBe(20);
  expect(again.answered).toBe(20);
  expect(await plan(student, at(1, 9))).toEqual(again);
  expect(again.weakest[0]).toMatchObject({ subjectId });

  // Two days are missed. The student answers in a minute a question: 25 fit into the day.
  expect(total(await plan(student, at(3)))).toBe(25);
  expect(total(await plan(student, at(4)))).toBe(25);
  const kept = () => db.$count(dayPlans, eq(dayPlans.studentId, student.studentId));
  expect(await kept()).toBe(3);
  await plan(student, at(9));
  expect(await kept()).toBe(2);
});

test("days of study are those of the product's time zone, with answers and minutes of reading", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLessonOf(4);
  // Half past midnight in India.
  await take(student, lessonId, { right: 1, now: at(1, 19) });
  await db.insert(lessonReadings).values([
    { studentId: student.studentId, lessonId, day: "2026-03-02", seconds: 300, lastAt: at(2) },
    { studentId: student.studentId, lessonId, day: "2026-03-05", seconds: 30, lastAt: at(5) },
  ]);
  expect(await findStudyDays(db, student, ZONE, "2026-03-01")).toEqual([{ day: "2026-03-02", answers: 4, minutes: 5 }]);
});

test("medians are told from thirty students on, of those who have answered five questions of the topic", async () => {
  const { lessonId } = await buildLessonOf(5);
  const few = await buildLessonOf(4);
  for (let nth = 0; nth < 29; nth += 1) {
    const student = await buildStudent(db);
    await take(student, lessonId, { right: nth % 6, now: at(1) });
    await take(student, few.lessonId, { right: 4, now: at(1) });
  }
  const last = await buildStudent(db);
  await findMedians(db);
  expect((await listMedians(db, last, "lesson", [lessonId])).size).toBe(0);

  await take(last, lessonId, { right: 5, now: at(1) });
  // What comes later counts for nothing: only first answers do.
  await take(last, lessonId, { right: 0, now: at(2) });
  await findMedians(db);
  // Five each of 0 to 4 right, four and the last with all: of thirty the fifteenth has two of five.
  expect(Object.fromEntries(await listMedians(db, last, "lesson", [lessonId, few.lessonId]))).toEqual({
    [lessonId]: { students: 30, right: 40, seconds: 60 },
  });
});

test("who asked for it is written to in the morning if something is due, once a day, and not after the link was used", async () => {
  const remind = (now: Date) => remindDue({ db, queue, publicUrl, timeZone: ZONE, isOver: () => false }, now);
  const { lessonId } = await buildLessonOf(3);
  const [student, quiet] = [await buildStudent(db), await buildStudent(db)];
  for (const one of [student, quiet]) await take(one, lessonId, { right: 1, now: at(1) });
  await savePlan(db, student, { wantsMail: true }, { timeZone: ZONE, now: at(1) });

  await remind(at(1));
  // Half past six in India.
  await remind(at(2, 1));
  expect(await mailsTo(student.email)).toEqual([]);
  await Promise.all([remind(at(2, 3)), remind(at(2, 3))]);
  await remind(at(2, 9));
  const mails = await mailsTo(student.email);
  expect(mails).toMatchObject([{ template: "due-today", props: { count: 2, link: `${publicUrl}/dashboard#today` } }]);
  expect(await mailsTo(quiet.email)).toEqual([]);

  const token = new URL(String(mails[0]?.props?.leaveLink)).searchParams.get("token") ?? "";
  expect(await stopReminders(db, "a".repeat(43))).toEqual({ kind: "unknown" });
  expect(await stopReminders(db, token)).toEqual({ kind: "stopped" });
  await remind(at(3, 3));
  expect(await mailsTo(student.email)).toHaveLength(1);
  // Wanted again: the link in the first email still ends it.
  await savePlan(db, student, { wantsMail: true }, { timeZone: ZONE, now: at(3) });
  expect(await stopReminders(db, token)).toEqual({ kind: "stopped" });
});
