/**
 * Scores answers again after the key of a question was corrected. The new scores take the place of the old ones wherever
 * results are read; the old ones stay beside them in `rescores`, and the students are told.
 */
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { attempts, practiceTests, rescores, students, testAnswers, testResults } from "../../../db/schema.ts";
import { mailMessage } from "../../../mail/message.ts";
import type { Accounts } from "../../accounts/auth.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { isChangedBy, openRescorer, type Rescorer, type RescoreTarget, totalsAfter } from "../rescoring.server.ts";

/** Results in one transaction: few enough that no student waits for it. */
const AT_ONCE = 200;

export type RescoreResult =
  | { kind: "rescored"; results: number; changed: number; notRescorable: number }
  /** Another version is in use by now: what was previewed does not hold. */
  | { kind: "stale" }
  | { kind: "not-found" };

/**
 * Scores the answers to old versions by `scoredBy`, the version that was previewed. Safe to repeat, and to be interrupted:
 * each answer moves to the new version together with its points, so it is met once, and what is left over is met the next
 * time.
 */
export async function rescoreResults(
  accounts: Pick<Accounts, "db" | "queue" | "publicUrl">,
  admin: Admin,
  target: RescoreTarget & { scoredBy: Id<"version"> },
  now: Date,
): Promise<RescoreResult> {
  const rescorer = await openRescorer(accounts.db, target);
  if (!rescorer) return { kind: "not-found" };
  if (rescorer.version.id !== target.scoredBy) return { kind: "stale" };

  const done = { results: 0, changed: 0, notRescorable: 0 };
  let after: Id<"result"> | null = null;
  do {
    const from: Id<"result"> | null = after;
    const batch: Batch = await accounts.db.transaction((tx) =>
      rescoreBatch(tx, accounts, admin, { rescorer, questionId: target.questionId, after: from }, now),
    );
    done.results += batch.results;
    done.changed += batch.changed;
    done.notRescorable += batch.notRescorable;
    after = batch.last;
  } while (after !== null);
  return { kind: "rescored", ...done };
}

/** `last` is null when there was nothing more. */
type Batch = { last: Id<"result"> | null; results: number; changed: number; notRescorable: number };

async function rescoreBatch(
  tx: Tx,
  accounts: Pick<Accounts, "queue" | "publicUrl">,
  admin: Admin,
  which: { rescorer: Rescorer; questionId: Id<"question">; after: Id<"result"> | null },
  now: Date,
): Promise<Batch> {
  const { rescorer, questionId } = which;
  const rows = await lockAnswers(tx, which);
  const moving = rows.flatMap((row) => {
    const points = rescorer.score(row.versionId, row.answer);
    return points ? [{ ...row, points, totals: totalsAfter(row.oldTotals, row.old, points) }] : [];
  });
  if (moving.length > 0) {
    await writeScores(tx, rescorer.version.id, moving);
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
        createdBy: admin.userId,
        createdAt: now,
      })),
    );
  }
  const changed = moving.filter(({ old, points }) => isChangedBy(old, points));
  for (const row of changed) await tellStudent(tx, accounts, row);
  return {
    last: rows.length === AT_ONCE ? (rows.at(-1)?.resultId ?? null) : null,
    results: moving.length,
    changed: changed.length,
    notRescorable: rows.length - moving.length,
  };
}

type Row = Awaited<ReturnType<typeof lockAnswers>>[number];
type Moving = Row & { points: NonNullable<ReturnType<Rescorer["score"]>>; totals: Row["oldTotals"] };

/** Both rows are locked: whoever comes second waits, and then finds the answer on its new version. */
async function lockAnswers(
  tx: Tx,
  { rescorer, questionId, after }: { rescorer: Rescorer; questionId: Id<"question">; after: Id<"result"> | null },
) {
  if (rescorer.oldVersionIds.length === 0) return [];
  return tx
    .select({
      resultId: testResults.id,
      attemptId: testResults.attemptId,
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
      practiceTestNumber: practiceTests.number,
    })
    .from(testAnswers)
    .innerJoin(testResults, eq(testResults.id, testAnswers.testResultId))
    .innerJoin(students, eq(students.id, testResults.studentId))
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .leftJoin(practiceTests, eq(practiceTests.id, attempts.practiceTestId))
    .where(
      and(
        eq(testAnswers.questionId, questionId),
        inArray(testAnswers.versionId, rescorer.oldVersionIds),
        after ? gt(testAnswers.testResultId, after) : undefined,
      ),
    )
    .orderBy(asc(testAnswers.testResultId))
    .limit(AT_ONCE)
    .for("no key update", { of: [testResults, testAnswers] });
}

async function writeScores(tx: Tx, versionId: Id<"version">, moving: ReadonlyArray<Moving>): Promise<void> {
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
  }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(scored)}::jsonb) as scored
    (result_id uuid, position int, earned int, max int, is_correct bool, rule text,
      score int, correct_count int, result_earned int, possible int)`;
  await tx.execute(sql`
    update ${testAnswers} as answer
    set version_id = ${versionId}, earned = scored.earned, max = scored.max, is_correct = scored.is_correct,
      rule = scored.rule
    from ${given}
    where answer.test_result_id = scored.result_id and answer.position = scored.position`);
  await tx.execute(sql`
    update ${testResults} as result
    set score = scored.score, correct_count = scored.correct_count, earned = scored.result_earned,
      possible = scored.possible
    from ${given}
    where result.id = scored.result_id`);
}

async function tellStudent(
  tx: Tx,
  { queue, publicUrl }: Pick<Accounts, "queue" | "publicUrl">,
  { name, email, attemptId, practiceTestNumber, position, old, points, oldTotals, totals }: Moving,
): Promise<void> {
  const mail = mailMessage("question-rescored", email, {
    name,
    link: `${publicUrl}/attempts/${attemptId}/review`,
    practiceTestNumber,
    position,
    before: { earned: old.earned, max: old.max },
    after: { earned: points.earned, max: points.max },
    scoreBefore: oldTotals.score,
    scoreAfter: totals.score,
  });
  await queue.enqueue(tx, "send-mail", mail);
}
