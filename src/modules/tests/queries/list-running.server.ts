/** Who is in a test at this moment, for the administrator. */
import { and, eq, gt, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { newestFirst, type PageRequest, pageIn } from "../../../db/keyset.ts";
import { attemptItems, attemptSections, attempts, students } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { isUntimed } from "../test-version.ts";
import { loadTestVersion } from "./test-versions.server.ts";

/** Of these alone the answers are counted, so a look costs the same with two students in it and with thousands. */
const PER_PAGE = 50;

export type RunningStudent = {
  attemptId: Id<"attempt">;
  studentId: Id<"student">;
  name: string;
  email: string;
  startedAt: Date;
  /** Null where no clock runs. */
  closesAt: Date | null;
  /** Given by the institute; `closesAt` has them. */
  extraMinutes: number;
  /** Null where all sections are open, for a test of one, between two, and where the version is not known. */
  section: string | null;
  /** Questions with an answer, also one that answers only a part. */
  answered: number;
  questions: number;
  /** When an answer arrived last, or when the test was started. */
  lastSign: Date;
};

export type RunningPage = { students: RunningStudent[]; total: number; before: string | null; after: string | null };

const isInTest = (testId: Id<"test">, now: Date) =>
  and(eq(attempts.testId, testId), eq(attempts.state, "open"), gt(attempts.closesAt, now));

/** The name of the student who is in the test with this attempt; null if nobody is. */
export async function findRunningStudent(
  db: Db,
  _admin: Admin,
  testId: Id<"test">,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<string | null> {
  const [found] = await db
    .select({ name: students.name })
    .from(attempts)
    .innerJoin(students, eq(students.id, attempts.studentId))
    .where(and(isInTest(testId, now), eq(attempts.id, attemptId)));
  return found?.name ?? null;
}

/** One page of those who are in a test, who started last first. */
export async function listRunning(
  db: Db,
  _admin: Admin,
  testId: Id<"test">,
  requested: PageRequest,
  now: Date,
): Promise<RunningPage> {
  const page = pageIn(newestFirst(attempts.startedAt, attempts.id), requested, PER_PAGE);
  const isRunning = isInTest(testId, now);
  const at = sql`${now.toISOString()}::timestamptz`;
  const [total, rows] = await Promise.all([
    db.$count(attempts, isRunning),
    db
      .select({
        id: attempts.id,
        at: attempts.startedAt,
        closesAt: attempts.closesAt,
        extraMinutes: attempts.extraMinutes,
        studentId: students.id,
        name: students.name,
        email: students.email,
        questions: attempts.questionCount,
        versionId: attempts.testVersionId,
        section: sql<number | null>`(select min(${attemptSections.section}) from ${attemptSections}
          where ${attemptSections.attemptId} = ${attempts.id} and ${attemptSections.opensAt} <= ${at}
            and (${attemptSections.endsAt} is null or ${attemptSections.endsAt} > ${at}))`,
        answered: sql<number>`(select count(*)::int from ${attemptItems}
          where ${attemptItems.attemptId} = ${attempts.id} and ${attemptItems.answer} is not null)`,
        savedAt: sql<string | null>`(select max(${attemptItems.savedAt}) from ${attemptItems}
          where ${attemptItems.attemptId} = ${attempts.id})`,
      })
      .from(attempts)
      .innerJoin(students, eq(students.id, attempts.studentId))
      .where(and(isRunning, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
  ]);
  const { shown, ...beside } = page.cut(rows);
  const running = shown.map(async ({ id, at, closesAt, versionId, section, savedAt, ...row }) => {
    const version = await loadTestVersion(db, versionId);
    const sections = version.leavingASection === "closes" ? version.sections : [];
    return {
      ...row,
      attemptId: id,
      startedAt: at,
      closesAt: isUntimed(version) ? null : closesAt,
      section: (sections.length > 1 && section !== null && sections[section - 1]?.title) || null,
      lastSign: savedAt === null ? at : new Date(savedAt),
    };
  });
  return { students: await Promise.all(running), total, ...beside };
}
