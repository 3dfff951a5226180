/**
 * Gives extra minutes to one student or to all who are in a test: whose time is not over, and who has a clock. Their pages learn of it
 * with the next reply (record 56).
 */
import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { attempts, extraMinutes, students, tests } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { loadTestVersion } from "../../tests/queries/test-versions.server.ts";
import { readSectionStates, type SectionState, writeSectionTimes } from "../section-times.server.ts";
import { type AttemptTimes, closesAtOf, timelineOfAttempt, timesOfAttempt } from "../sections.ts";

export type ExtraMinutesAsked = {
  testId: Id<"test">;
  /** Null for all who are in the test. */
  attemptId: Id<"attempt"> | null;
  /** Made with the form: what is sent twice is given once. */
  giftId: Id<"gift">;
  minutes: number;
  reason: string;
  /** False to learn how many would get them. */
  isConfirmed: boolean;
};

export type ExtraMinutesResult =
  | { kind: "given"; students: number }
  | { kind: "to-confirm"; students: number }
  /** Nobody is in the test, or no clock runs there. */
  | { kind: "nobody" };

/** Gives the minutes to whoever is in the test at this moment. */
export async function giveExtraMinutes(
  db: Db,
  admin: Admin,
  asked: ExtraMinutesAsked,
  now: Date,
): Promise<ExtraMinutesResult> {
  return db.transaction(async (tx): Promise<ExtraMinutesResult> => {
    const running = await lockRunning(tx, asked, now);
    const before = await countGiven(tx, asked.giftId);
    if (before > 0) return { kind: "given", students: before };
    const longer = await longerBy(tx, running, asked.minutes, now);
    if (longer.length === 0) return { kind: "nobody" };
    if (!asked.isConfirmed) return { kind: "to-confirm", students: longer.length };
    await lengthen(tx, longer, asked, now);
    await recordGift(tx, admin, asked, longer.length, now);
    return { kind: "given", students: longer.length };
  });
}

/** In the order in which saves lock them. */
async function lockRunning(tx: Tx, { testId, attemptId }: ExtraMinutesAsked, now: Date) {
  return tx
    .select({
      id: attempts.id,
      startedAt: attempts.startedAt,
      closesAt: attempts.closesAt,
      extraTimePercent: attempts.extraTimePercent,
      extraMinutes: attempts.extraMinutes,
      testVersionId: attempts.testVersionId,
    })
    .from(attempts)
    .where(
      and(
        ...[eq(attempts.testId, testId), eq(attempts.state, "open"), gt(attempts.closesAt, now)],
        ...(attemptId ? [eq(attempts.id, attemptId)] : []),
      ),
    )
    .orderBy(attempts.id)
    .for("no key update");
}

async function countGiven(tx: Tx, giftId: Id<"gift">): Promise<number> {
  const [found] = await tx.select({ rows: count() }).from(extraMinutes).where(eq(extraMinutes.giftId, giftId));
  return found?.rows ?? 0;
}

type Longer = SectionState & { attemptId: Id<"attempt">; constants: AttemptTimes; closesAt: Date };

/** Those that end later with these minutes, with the times they get. */
async function longerBy(
  tx: Tx,
  running: Awaited<ReturnType<typeof lockRunning>>,
  minutes: number,
  now: Date,
): Promise<Longer[]> {
  const ids = running.map(({ id }) => id);
  const states = ids.length === 0 ? new Map<Id<"attempt">, SectionState>() : await readSectionStates(tx, ids);
  const longer: Longer[] = [];
  for (const { id, testVersionId, ...row } of running) {
    const version = await loadTestVersion(tx, testVersionId);
    const constants = timesOfAttempt({ ...row, version });
    const { events, extra: known } = states.get(id) ?? { events: [], extra: [] };
    const extra = [...known, { at: now.getTime(), ms: minutes * 60_000 }];
    const [without, timeline] = [known, extra].map((given) => timelineOfAttempt(constants, events, given));
    if (!without || !timeline) continue;
    const isLonger = timeline.some(({ closesAt }, index) => closesAt > (without[index]?.closesAt ?? closesAt));
    const closesAt = closesAtOf(timeline, row.startedAt);
    if (isLonger) longer.push({ attemptId: id, constants, events, extra, closesAt });
  }
  return longer;
}

/** One statement each for the attempts, their sections, and what was given, however many they are. */
async function lengthen(
  tx: Tx,
  longer: ReadonlyArray<Longer>,
  { giftId, minutes, reason }: ExtraMinutesAsked,
  now: Date,
): Promise<void> {
  const rows = longer.map(({ attemptId, closesAt }) => ({ attempt_id: attemptId, closes_at: closesAt }));
  await tx.execute(sql`
    with longer as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (attempt_id uuid, closes_at timestamptz)
    ), lengthened as (
      update ${attempts} as attempt
      set closes_at = greatest(attempt.closes_at, longer.closes_at), extra_minutes = attempt.extra_minutes + ${minutes}::int
      from longer where attempt.id = longer.attempt_id
    )
    insert into ${extraMinutes} (gift_id, attempt_id, minutes, reason, given_at)
    select ${giftId}, attempt_id, ${minutes}::int, ${reason}, ${now.toISOString()}::timestamptz from longer`);
  await writeSectionTimes(tx, longer);
}

async function recordGift(
  tx: Tx,
  admin: Admin,
  { testId, attemptId, minutes, reason }: ExtraMinutesAsked,
  given: number,
  now: Date,
): Promise<void> {
  const [test] = await tx.select({ title: tests.title }).from(tests).where(eq(tests.id, testId));
  const title = test?.title ?? "";
  if (attemptId === null) {
    const after = { minutes, students: given, reason };
    return recordAudit(tx, admin, { action: "test.extra-minutes", subject: { id: testId, name: title }, after }, now);
  }
  const [student] = await tx
    .select({ id: students.id, name: students.name })
    .from(students)
    .innerJoin(attempts, eq(attempts.studentId, students.id))
    .where(eq(attempts.id, attemptId));
  if (!student) throw new Error("An attempt has no student.");
  const after = { test: title, minutes, reason };
  await recordAudit(tx, admin, { action: "student.extra-minutes", subject: student, after }, now);
}
