/** The student of the demo content: an account with a history, made with the commands that every student uses. */
import { randomBytes } from "node:crypto";
import { ne } from "drizzle-orm";
import { DEFAULT_LANGUAGE } from "../../../content/language.ts";
import type { Db } from "../../../db/client.ts";
import { lessons } from "../../../db/schema.ts";
import { readContent } from "../../../items/registry/authoring.ts";
import { parseSolvedItem, type SolvedItem } from "../../../items/registry/models.ts";
import { bestAnswer } from "../../../items/registry/scorers.server.ts";
import { createStudentAccount } from "../../accounts/commands/create-student-account.server.ts";
import type { Student } from "../../accounts/viewer.ts";
import { saveAnswers } from "../../attempts/commands/save-answers.server.ts";
import { startPracticeTest } from "../../attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../../attempts/commands/submit-attempt.server.ts";
import { findAttemptConstants } from "../../attempts/queries/attempt-constants.server.ts";
import { requireSolvedVersions } from "../../attempts/queries/versions.server.ts";
import { completeLesson } from "../../learning/commands/mark-lesson.server.ts";
import { listPracticeTests } from "../../practice-tests/queries/list-practice-tests.server.ts";

const DEMO_STUDENT = { name: "Asha Verma", email: "asha@example.org", course: "NCLEX-RN" } as const;
const DAY_MS = 24 * 60 * 60 * 1000;
const SECONDS_A_QUESTION = 75;

/** Past attempts, oldest first: which test, how many days ago, how many of each ten questions are answered right and not at all. */
const PAST_ATTEMPTS = [
  { test: 0, daysAgo: 19, right: 4, unanswered: 2 },
  { test: 1, daysAgo: 12, right: 6, unanswered: 1 },
  { test: 0, daysAgo: 6, right: 7, unanswered: 0 },
  { test: 2, daysAgo: 2, right: 8, unanswered: 0 },
] as const;

/** How many days ago a lesson was completed, the first one first. */
const LESSONS_COMPLETED = [18, 11, 5] as const;

/** Makes the student and the history, and returns how to sign in; null when that address has an account already. */
export async function seedDemoStudent(
  db: Db,
  timeZone: string,
  now: Date,
): Promise<{ email: string; password: string } | null> {
  const password = randomBytes(9).toString("base64url");
  const joined = new Date(now.getTime() - 21 * DAY_MS);
  const created = await createStudentAccount(db, { ...DEMO_STUDENT, password }, joined);
  if (created.kind === "exists") return null;

  const { userId, studentId } = created;
  const student: Student = {
    kind: "student",
    userId,
    studentId,
    ...DEMO_STUDENT,
    emailVerified: true,
    language: DEFAULT_LANGUAGE,
    status: "Active",
    extraTimePercent: 0,
  };
  const { tests } = await listPracticeTests(db, student);
  for (const { test, daysAgo, right, unanswered } of PAST_ATTEMPTS) {
    const practiceTest = tests[test];
    if (!practiceTest) continue;
    const startedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const started = await startPracticeTest(db, student, practiceTest.id, startedAt);
    if (started.kind !== "started") continue;
    await sit(db, student, started.attemptId, startedAt, { right, unanswered });
  }
  await learn(db, student, timeZone, now);
  return { email: DEMO_STUDENT.email, password };
}

async function learn(db: Db, student: Student, timeZone: string, now: Date): Promise<void> {
  const readable = await db
    .select({ id: lessons.id })
    .from(lessons)
    .where(ne(lessons.content, ""))
    .orderBy(lessons.createdAt, lessons.id)
    .limit(LESSONS_COMPLETED.length);
  for (const [index, { id }] of readable.entries()) {
    const daysAgo = LESSONS_COMPLETED[index] ?? 0;
    await completeLesson(db, student, id, { now: new Date(now.getTime() - daysAgo * DAY_MS), timeZone, randomBytes });
  }
}

async function sit(
  db: Db,
  student: Student,
  attemptId: Parameters<typeof saveAnswers>[2],
  startedAt: Date,
  outcome: { right: number; unanswered: number },
): Promise<void> {
  const constants = await findAttemptConstants(db, student, attemptId);
  if (!constants) return;
  const versions = await requireSolvedVersions(db, constants.versionIds);
  const answered = constants.versionIds.length - outcome.unanswered;
  const saves = constants.versionIds.slice(0, answered).flatMap((versionId, index) => {
    const version = versions.get(versionId);
    if (!version) return [];
    // Spread over the test, so that every subject has right and wrong ones.
    const isRight =
      Math.floor(((index + 1) * outcome.right) / answered) > Math.floor((index * outcome.right) / answered);
    const answer = answerFor(parseSolvedItem({ ...version, answer: null }), isRight);
    return [{ position: index + 1, basedOn: 0, answer, ageMs: 0 }];
  });
  const end = new Date(startedAt.getTime() + answered * SECONDS_A_QUESTION * 1000);
  await saveAnswers(db, student, attemptId, saves, end);
  await submitAttempt(db, student, attemptId, end);
}

/** The right answer, or one that a student might give: the first thing in each of its parts is another one or missing. */
function answerFor(item: SolvedItem, isRight: boolean): unknown {
  const best = bestAnswer(item);
  const lists = readContent(item.content, item.type)?.choices ?? [];
  const spoilt = (part: unknown): unknown => {
    const list = lists.find(({ choices }) => choices.some(({ id }) => id === part));
    if (list) return list.choices.find(({ id }) => id !== part)?.id ?? null;
    if (Array.isArray(part)) return part.slice(1);
    // A number that is typed gets a figure too many.
    if (typeof part === "string") return `1${part}`;
    return typeof part === "object" && part !== null ? Object.fromEntries(Object.entries(part).slice(1)) : part;
  };
  return isRight ? best : Object.fromEntries(Object.entries(best).map(([name, part]) => [name, spoilt(part)]));
}
