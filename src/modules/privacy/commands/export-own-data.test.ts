import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod/mini";
import {
  attemptItems,
  attempts,
  accounts as logins,
  sessions,
  studentQuestions,
  twoFactors,
} from "../../../db/schema.ts";
import { newClient, openAccounts, PASSWORD, signUpAndProve } from "../../../testing/accounts.ts";
import { buildLesson, buildStudent } from "../../../testing/build.ts";
import { buildOpenAttempt, buildQuestion, buildResult, selectAllBody } from "../../../testing/build-attempts.ts";
import { buildMessage } from "../../../testing/build-messages.ts";
import { buildWholeStudent, tablesOfStudents } from "../../../testing/build-whole-student.ts";
import { signUpWithFactor } from "../../../testing/second-factor.ts";
import { db } from "../../../testing/test-db.ts";
import type { Student } from "../../accounts/viewer.ts";
import { writeOwnData } from "../queries/own-data.server.ts";
import { exportOwnData } from "./export-own-data.server.ts";

const accounts = openAccounts();
const NOW = new Date("2026-11-23T20:00:00Z");
const ZONE = "Asia/Kolkata";
const File = z.record(z.string(), z.unknown());

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

const fileOf = async (student: Student) => {
  const text = await textOf(writeOwnData(db, student, { institute: "Lamplight", now: NOW }));
  return { text, file: File.parse(JSON.parse(text)) };
};

/** What stands in the file at `attempts.0.result`. */
function at(file: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null
          ? Object.entries(value).find(([key]) => key === name)?.[1]
          : undefined,
      file,
    );
}

/** Where the file says what a table holds. A new table of students' data needs a place here, and so a part in the file. */
const PLACES: Record<string, string> = {
  accounts: "account.waysToSignIn.0.since",
  bookmarks: "bookmarks.0.labels.0",
  day_plans: "dayPlans.0.plan.due",
  highlights: "highlights.0.words",
  lesson_places: "readingPlaces.0.words",
  notes: "privateNotes.0.text",
  adaptive_results: "attempts.0.result.adaptive.ability",
  address_changes: "account.anotherEmailAskedFor.email",
  attempt_items: "attempts.0.questions.0.savedAt",
  attempt_markups: "attempts.0.questions.0.madeWithTools.testNotes.0",
  attempt_sections: "attempts.0.sections.0.endsAt",
  attempts: "attempts.0.startedAt",
  certificates: "certificates.0.number",
  consents: "consents.0.wording",
  enrolments: "enrolments.0.course",
  extra_minutes: "attempts.0.extraMinutes.0.minutes",
  lesson_completions: "lessonsCompleted.0.lesson",
  lesson_readings: "readingTimes.0.seconds",
  measured_answers: "attempts.0.result.countedInFiguresOfQuestions",
  question_reports: "questionReports.0.report",
  real_outcomes: "realExams.0.passed",
  recipes: "savedTests.0.lessons.0",
  recovery_codes: "account.recoveryCodes.0.madeAt",
  report_settlements: "questionReports.0.settledAt",
  result_changes: "attempts.0.result.markedAgain.0.marksInTwelfthsBefore",
  rescores: "attempts.0.questions.0.scoredAgain.0.pointsSince",
  sessions: "sessions.0.signedInAt",
  sign_ins: "signIns.0.at",
  student_categories: "categoryForPassMarks.category",
  student_days: "studyDays.0.day",
  student_notes: "notesAboutYou.0.note",
  student_questions: "questionsAsked.0.timesAsked",
  student_statistics: "studySums.testsWithoutExamSimulations",
  students: "account.course",
  study_plans: "studyPlan.examOn",
  test_reopenings: "testsReopened.0.reason",
  test_answers: "attempts.0.questions.0.points",
  test_results: "attempts.0.result.scoreInPercent",
  tests: "ownTests.0.lessons.0",
  two_factors: "account.secondFactor.confirmedAt",
};

/**
 * Reached by foreign keys, and never holding anything of a student: the own tests of all share one delivery, which no test owns, and
 * nobody changes their rules; panels are started by the administrator.
 */
const PANELS = ["standards", "standard_judges", "standard_ratings"];
const NOTHING_OF_STUDENTS = ["deliveries", "rule_changes", "test_questions", "voided_questions", ...PANELS];

/** What leads to a student by address or id instead of a foreign key. */
const ALSO = [
  "account.name",
  "account.linksInMails.0.purpose",
  "messages.0.message",
  "messages.0.answers.0.text",
  "messages.1.wantsToBeToldAbout",
  "newsletter.state",
  "changesByTheInstitute.0.what",
  "whoSawYourData.0.by",
];

test("every table that holds something of a student is in the file, and so is what leads to one without a foreign key", async () => {
  const { student } = await buildWholeStudent(db, accounts);
  const { file } = await fileOf(student);

  expect([...Object.keys(PLACES), ...NOTHING_OF_STUDENTS].sort()).toEqual(await tablesOfStudents(db));
  for (const path of [...Object.values(PLACES), ...ALSO]) {
    expect(at(file, path), path).toEqual(expect.anything());
    expect(at(file, path), path).not.toBe("");
  }
  expect(Object.keys(file)).toEqual([
    "about",
    ...Object.keys(z.record(z.string(), z.string()).parse(at(file, "about.parts"))),
  ]);
});

test("the file says what somebody wrote and chose in words, and nothing that opens the account or gives a solution away", async () => {
  const { student, words, number } = await buildWholeStudent(db, accounts);
  const { text, file } = await fileOf(student);

  for (const word of [...Object.values(words), student.email, student.name, number]) expect(text).toContain(word);
  expect(at(file, "attempts.0.questions.0.yourAnswer")).toEqual({ chosen: "Option a" });
  expect(text).not.toContain("Because it is a.");
  const [[session], [login], [factor]] = await Promise.all([
    db.select().from(sessions).where(eq(sessions.userId, student.userId)),
    db.select().from(logins).where(eq(logins.userId, student.userId)),
    db.select().from(twoFactors).where(eq(twoFactors.userId, student.userId)),
  ]);
  for (const secret of [session?.token, login?.password, factor?.secret]) {
    expect(secret).toEqual(expect.any(String));
    expect(text).not.toContain(secret);
  }
});

test("nobody else's data are in it, and of an address that is not proved nothing that was sent from it", async () => {
  const { student: other, words } = await buildWholeStudent(db, accounts);
  const student = { ...(await buildStudent(db)), emailVerified: false };
  await buildMessage(db, { email: student.email });

  const { text, file } = await fileOf(student);

  for (const word of [other.email, other.name, ...Object.values(words)]) expect(text).not.toContain(word);
  expect(file).toMatchObject({ messages: [], newsletter: null, attempts: [], studySums: null });
});

test("many tests come one after the other, also those that began at the same moment", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const ids: string[] = [];
  for (let nth = 0; nth < 23; nth += 1) {
    const completedAt = new Date(Date.UTC(2026, 2, 1 + Math.floor(nth / 12)));
    ids.push(
      (await buildResult(db, student, { answers: [{ lessonId }], completedAt, timeTaken: 600 + nth })).attemptId,
    );
  }
  const { file } = await fileOf(student);

  const taken = z.array(z.object({ result: z.object({ secondsTaken: z.int() }) })).parse(file.attempts);
  expect(taken.map(({ result }) => result.secondsTaken).sort()).toEqual(ids.map((_, nth) => 600 + nth));
});

test("the sums of a result are those of the dashboard: right of asked, with what was left out", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  await buildResult(db, student, {
    answers: [{ lessonId, isCorrect: true }, { lessonId }, { lessonId, isAnswered: false }],
  });
  const { file } = await fileOf(student);

  expect(at(file, "attempts.0.result")).toMatchObject({ scoreInPercent: 33, correct: 1, asked: 3, notAnswered: 1 });
});

test("a test that is running is in it with the answers given so far", async () => {
  const { student } = await buildOpenAttempt(db, { bodies: [selectAllBody()] });
  const { file } = await fileOf(student);

  expect(file.attempts).toMatchObject([
    { state: "open", result: null, questions: [{ type: "multi-select", yourAnswer: null }] },
  ]);
});

test("what the last answer to a question earned is left out while an open test asks the question", async () => {
  const student = await buildStudent(db);
  const { lessonId } = await buildLesson(db);
  const running = await buildOpenAttempt(db, { student, startedAt: NOW });
  const asked = await buildQuestion(db, lessonId);
  const shown = await buildQuestion(db, lessonId);
  await db
    .insert(attemptItems)
    .values({ attemptId: running.attemptId, position: running.versionIds.length + 1, versionId: asked.versionId });
  const counts = { exposures: 2, firstAt: NOW, lastAt: NOW, isAnswered: true, earned: 1, max: 1 };
  const derived = { whyWrong: "misread" as const, card: { due: "2026-12-01" } };
  for (const { questionId } of [asked, shown]) {
    await db.insert(studentQuestions).values({ studentId: student.studentId, questionId, ...counts, ...derived });
  }
  const { file } = await fileOf(student);

  const common = { questionNumber: expect.any(Number), timesAsked: 2, answeredLast: true, flagged: false };
  const times = { firstAt: NOW.toISOString(), lastAt: NOW.toISOString() };
  expect(file.questionsAsked).toEqual([
    { ...common, ...times, pointsLast: expect.stringContaining("once you submit") },
    {
      ...common,
      ...times,
      pointsLast: 1,
      pointsPossibleLast: 1,
      ...{ howSureLast: null, changedFromRightLast: false, toBeRepeatedOn: null },
      whyWrong: "misread",
      toBeRepeated: derived.card,
    },
  ]);
});

test("where there is a second factor the password alone gives no file", async () => {
  const { student, codes } = await signUpWithFactor(accounts, new Date());
  const take = (code?: string) =>
    exportOwnData(accounts, student, newClient(), { password: PASSWORD, code, timeZone: ZONE }, new Date());

  expect(await take()).toEqual({ kind: "wrong-code" });
  expect(await take("000000")).toEqual({ kind: "wrong-code" });
  expect(await take(codes[0])).toMatchObject({ kind: "file" });
  expect(await take(codes[0])).toEqual({ kind: "wrong-code" });
});

test("whoever has the file knows which answers were right: from then on tests take no late answer", async () => {
  const { student } = await signUpAndProve(accounts);
  const { lessonId } = await buildLesson(db);
  const { attemptId } = await buildResult(db, student, { answers: [{ lessonId }] });
  const take = (password: string) => exportOwnData(accounts, student, newClient(), { password, timeZone: ZONE }, NOW);
  const shownAt = async () =>
    (await db.select().from(attempts).where(eq(attempts.id, attemptId))).map((row) => row.solutionsShownAt);

  await take("wrong");
  expect(await shownAt()).toEqual([null]);
  await take(PASSWORD);
  expect(await shownAt()).toEqual([NOW]);
});

test("the password is asked for, the file carries the day, and a day gives five of them", async () => {
  const { student } = await signUpAndProve(accounts);
  const take = (password: string) => exportOwnData(accounts, student, newClient(), { password, timeZone: ZONE }, NOW);

  expect(await take("wrong")).toEqual({ kind: "wrong-password" });
  for (let nth = 0; nth < 5; nth += 1) {
    expect(await take(PASSWORD)).toMatchObject({ kind: "file", name: "lamplight-data-2026-11-24.json" });
  }
  expect(await take(PASSWORD)).toEqual({ kind: "too-many-files" });
  for (let nth = 0; nth < 8; nth += 1) await take("wrong");
  expect(await take(PASSWORD)).toEqual({ kind: "too-many-guesses" });
});
