/**
 * Scores answers again after the key of a question was corrected. The new scores replace the old ones wherever results are
 * read; the old ones are kept in `rescores`, and the students are notified.
 */
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { type Id, parseId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { attempts, rescores, studentQuestions, students, testAnswers, testResults } from "../../../db/schema.ts";
import type { JobPayloads } from "../../../jobs/catalog.ts";
import { mailMessage } from "../../../mail/message.ts";
import type { Accounts } from "../../accounts/auth.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { measure } from "../../measurement/commands/measure-results.server.ts";
import { correctScores } from "../../statistics/commands/correct-scores.server.ts";
import type { ResultMarks } from "../../tests/marking.ts";
import { type MarkedAgain, markResults } from "../../tests/queries/mark-results.server.ts";
import { testNameOfAttempt } from "../../tests/queries/test-name.server.ts";
import { findWaitingAmong } from "../queries/withheld.server.ts";
import { isChangedBy, openRescorer, type Rescorer, type RescoreTarget, totalsAfter } from "../rescoring.server.ts";

/** Results in one transaction of a job. */
const AT_ONCE = 200;
/** Results rescored while the administrator waits, in one transaction: about a second. */
const WAITED_FOR = 2_000;

export type RescoreResult =
  /** So far. With `isAll` there is nothing left; else a job does the rest. */
  | { kind: "rescored"; results: number; changed: number; notRescorable: number; isAll: boolean }
  /** Another version is in use by now: the preview is out of date. */
  | { kind: "stale" }
  | { kind: "not-found" };

/** What notifying students takes besides the database. */
type Office = Pick<Accounts, "db" | "queue" | "publicUrl">;

/** What is scored again, by the version that was previewed. */
export type RescoreOrder = RescoreTarget & { scoredBy: Id<"version"> };

/**
 * Scores the answers to old versions by the one that was previewed; what would take too long is left to a job. All of it, with
 * the audit and that job, is one transaction. Safe to repeat: each answer moves to the new version together with its points, so
 * it is processed once, and what is left over the next time.
 */
export async function rescoreResults(
  office: Office,
  admin: Admin,
  order: RescoreOrder,
  now: Date,
  waitedFor = WAITED_FOR,
): Promise<RescoreResult> {
  const rescorer = await openPreviewed(office.db, order);
  if ("kind" in rescorer) return rescorer;
  return office.db.transaction(async (tx) => {
    const part = { rescorer, questionId: order.questionId, after: null, atMost: waitedFor };
    const { last, ...done } = await rescoreBatch(tx, office, admin.userId, part, now);
    const isAll = last === null;
    const subject = { id: order.questionId, name: order.scoredBy };
    const after = { results: done.results, changed: done.changed, isAll };
    await recordAudit(tx, admin, { action: "questions.rescored", subject, after }, now);
    if (!isAll) {
      const { questionId, scoredBy, versionIds } = order;
      const started = { startedBy: admin.userId, startedAt: now.toISOString() };
      await office.queue.enqueue(tx, "rescore-results", {
        questionId,
        scoredBy,
        versionIds: [...versionIds],
        ...started,
      });
    }
    return { kind: "rescored", ...done, isAll };
  });
}

/** Does what `rescoreResults` left to a job. Nothing is done by a version that is no longer in use. */
export async function finishRescoring(office: Office, rest: JobPayloads["rescore-results"]): Promise<void> {
  const [questionId, scoredBy] = [parseId<"question">(rest.questionId), parseId<"version">(rest.scoredBy)];
  const startedBy = parseId<"user">(rest.startedBy);
  const versionIds = rest.versionIds.map((id) => parseId<"version">(id)).filter((id) => id !== null);
  if (!questionId || !scoredBy || !startedBy) throw new Error("This names no question, version or administrator.");
  const rescorer = await openPreviewed(office.db, { questionId, versionIds, scoredBy });
  if ("kind" in rescorer) return;
  let after: Id<"result"> | null = null;
  do {
    const part: Part = { rescorer, questionId, after, atMost: AT_ONCE };
    const batch: Batch = await office.db.transaction((tx) =>
      rescoreBatch(tx, office, startedBy, part, new Date(rest.startedAt)),
    );
    after = batch.last;
  } while (after !== null);
}

/** How to score by the version that was previewed, unless another one is in use by now. */
async function openPreviewed(
  db: Db,
  order: RescoreOrder,
): Promise<Rescorer | Extract<RescoreResult, { kind: "stale" | "not-found" }>> {
  const rescorer = await openRescorer(db, order);
  if (!rescorer) return { kind: "not-found" };
  return rescorer.version.id === order.scoredBy ? rescorer : { kind: "stale" };
}

/** The answers of the next results after `after`, up to a limit. */
type Part = { rescorer: Rescorer; questionId: Id<"question">; after: Id<"result"> | null; atMost: number };

/** `last` is null when there was nothing more. */
type Batch = { last: Id<"result"> | null; results: number; changed: number; notRescorable: number };

async function rescoreBatch(
  tx: Tx,
  office: Omit<Office, "db">,
  startedBy: Id<"user">,
  part: Part,
  now: Date,
): Promise<Batch> {
  const { rescorer, questionId } = part;
  const rows = await lockAnswers(tx, part);
  const moving = rows.flatMap((row) => {
    const points = rescorer.score(row.versionId, row.answer);
    return points ? [{ ...row, points, totals: totalsAfter(row.oldTotals, row.old, points) }] : [];
  });
  const marked = new Map<Id<"result">, MarkedAgain>();
  if (moving.length > 0) {
    for (const one of await writeScores(tx, rescorer.version.id, moving)) marked.set(one.resultId, one);
    await writeLatestPoints(tx, questionId, moving);
    await tx.insert(rescores).values(
      moving.map(({ resultId, position, versionId, old, points, oldTotals, totals }) => ({
        testResultId: resultId,
        position,
        versionId: rescorer.version.id,
        oldVersionId: versionId,
        questionId,
        oldEarned: old.earned,
        oldMax: old.max,
        oldIsCorrect: old.isCorrect,
        oldRule: old.rule,
        ...points,
        oldResultScore: oldTotals.score,
        oldResultCorrect: oldTotals.correctCount,
        oldResultEarned: oldTotals.earned,
        oldResultPossible: oldTotals.possible,
        resultScore: totals.score,
        resultCorrect: totals.correctCount,
        resultEarned: totals.earned,
        resultPossible: totals.possible,
        createdBy: startedBy,
        createdAt: now,
      })),
    );
    const counted = moving.filter(({ isCounted }) => isCounted);
    await measure(
      tx,
      moving.map(({ resultId }) => resultId),
    );
    await correctScores(tx, counted.map(correctionOf));
  }
  const changed = moving.filter(({ old, points }) => isChangedBy(old, points));
  const waiting = await findWaitingAmong(
    tx,
    changed.map(({ resultId }) => resultId),
    now,
  );
  const mails = changed.map((row) =>
    mailTo(row, marked.get(row.resultId), { isWaiting: waiting.has(row.resultId), publicUrl: office.publicUrl }),
  );
  await office.queue.enqueue(tx, "send-mail", ...mails);
  return {
    last: rows.length === part.atMost ? (rows.at(-1)?.resultId ?? null) : null,
    results: moving.length,
    changed: changed.length,
    notRescorable: rows.length - moving.length,
  };
}

type Row = Awaited<ReturnType<typeof lockAnswers>>[number];
type Moving = Row & { points: NonNullable<ReturnType<Rescorer["score"]>>; totals: Row["oldTotals"] };

/** Both rows are locked: a second transaction waits, and then finds the answer on its new version. */
async function lockAnswers(tx: Tx, { rescorer, questionId, after, atMost }: Part) {
  if (rescorer.oldVersionIds.length === 0) return [];
  return tx
    .select({
      resultId: testResults.id,
      attemptId: testResults.attemptId,
      studentId: testResults.studentId,
      completedAt: testResults.completedAt,
      isCounted: testResults.isCounted,
      isPreset: testResults.isPreset,
      isAdaptive: sql<boolean>`${attempts.bankId} is not null`,
      position: testAnswers.position,
      versionId: testAnswers.versionId,
      answer: testAnswers.answer,
      old: {
        earned: testAnswers.earned,
        max: testAnswers.max,
        isCorrect: testAnswers.isCorrect,
        rule: testAnswers.rule,
      },
      oldTotals: {
        score: testResults.score,
        correctCount: testResults.correctCount,
        earned: testResults.earned,
        possible: testResults.possible,
        questionCount: testResults.questionCount,
      },
      name: students.name,
      email: students.email,
      test: testNameOfAttempt,
    })
    .from(testAnswers)
    .innerJoin(testResults, eq(testResults.id, testAnswers.testResultId))
    .innerJoin(students, eq(students.id, testResults.studentId))
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .where(
      and(
        eq(testAnswers.questionId, questionId),
        inArray(testAnswers.versionId, rescorer.oldVersionIds),
        after ? gt(testAnswers.testResultId, after) : undefined,
      ),
    )
    .orderBy(asc(testAnswers.testResultId))
    .limit(atMost)
    .for("no key update", { of: [testResults, testAnswers] });
}

/** Stores the new points; gives back the results that have marks, as they were and are. */
async function writeScores(tx: Tx, versionId: Id<"version">, moving: ReadonlyArray<Moving>): Promise<MarkedAgain[]> {
  const ids = moving.map(({ resultId }) => resultId);
  const marked = await markResults(tx, ids, { points: moving });
  const marks = new Map(marked.map(({ resultId, after }) => [resultId, after]));
  const scored = moving.map(({ resultId, position, points, totals }) => ({
    result_id: resultId,
    position,
    earned: points.earned,
    max: points.max,
    is_correct: points.isCorrect,
    rule: points.rule,
    score: totals.score,
    correct_count: totals.correctCount,
    result_earned: totals.earned,
    possible: totals.possible,
    marks: marks.get(resultId)?.marks,
    possible_marks: marks.get(resultId)?.possibleMarks,
    is_passed: marks.get(resultId)?.isPassed,
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(scored)}::jsonb) as scored
    (result_id uuid, position int, earned int, max int, is_correct bool, rule text,
      score int, correct_count int, result_earned int, possible int, marks int, possible_marks int, is_passed bool)`;
  await tx.execute(sql`
    update ${testAnswers} as answer
    set version_id = ${versionId}, earned = scored.earned, max = scored.max, is_correct = scored.is_correct,
      rule = scored.rule
    from ${given}
    where answer.test_result_id = scored.result_id and answer.position = scored.position`);
  await tx.execute(sql`
    update ${testResults} as result
    set score = scored.score, correct_count = scored.correct_count, earned = scored.result_earned,
      possible = scored.possible, marks = scored.marks, possible_marks = scored.possible_marks, is_passed = scored.is_passed
    from ${given}
    where result.id = scored.result_id`);
  return marked;
}

/** What students know of the question, where one of these is their latest answer to it. In one order, as submissions write it. */
async function writeLatestPoints(tx: Tx, questionId: Id<"question">, moving: ReadonlyArray<Moving>): Promise<void> {
  const latest = moving.map(({ studentId, completedAt, points }) => ({
    student_id: studentId,
    completed_at: completedAt,
    earned: points.earned,
    max: points.max,
  }));
  await tx.execute(sql`
    with latest as materialized (
      select known.student_id, answer.earned, answer.max
      from ${studentQuestions} as known
      join jsonb_to_recordset(${JSON.stringify(latest)}::jsonb)
        as answer (student_id uuid, completed_at timestamptz, earned int, max int) using (student_id)
      where known.question_id = ${questionId} and known.last_at = answer.completed_at
      order by known.student_id
      for no key update of known
    )
    update ${studentQuestions} as known set earned = latest.earned, max = latest.max
    from latest
    where known.student_id = latest.student_id and known.question_id = ${questionId}`);
}

function correctionOf({ studentId, isPreset, oldTotals, totals }: Moving) {
  return { studentId, isPreset, before: oldTotals, after: totals };
}

function mailTo(
  { name, email, attemptId, test, position, old, points, oldTotals, totals, isAdaptive }: Moving,
  marked: MarkedAgain | undefined,
  { isWaiting, publicUrl }: { isWaiting: boolean; publicUrl: string },
) {
  return mailMessage("question-rescored", email, {
    name,
    link: `${publicUrl}/attempts/${attemptId}/review`,
    test,
    position,
    before: { earned: old.earned, max: old.max },
    after: { earned: points.earned, max: points.max },
    scoreBefore: oldTotals.score,
    scoreAfter: totals.score,
    ...(marked && { marks: { before: marksIn(marked.before), after: marksIn(marked.after) } }),
    ...(isWaiting && { isWaiting }),
    ...(isAdaptive && { isAdaptive }),
  });
}

function marksIn({ marks, possibleMarks }: ResultMarks) {
  return { marks, possible: possibleMarks };
}
