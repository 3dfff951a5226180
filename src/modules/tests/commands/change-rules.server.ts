/**
 * Changes by what a test is marked after students have taken it: the marks of its sections, its pass rule, or how the answers to a
 * question count (record 52). Results that are there are marked again, those to come are marked by it.
 */
import { isDeepStrictEqual } from "node:util";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { FieldErrors } from "../../../core/forms.ts";
import { type Id, newId, parseId } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import {
  attempts,
  deliveries,
  questions,
  resultChanges,
  ruleChanges,
  students,
  testAnswers,
  testResults,
  tests,
  testVersions,
  voidedQuestions,
} from "../../../db/schema.ts";
import { withChangedTerms } from "../../../db/tables/tests.ts";
import type { JobPayloads } from "../../../jobs/catalog.ts";
import { mailMessage } from "../../../mail/message.ts";
import type { Accounts } from "../../accounts/auth.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { findWaitingAmong } from "../../attempts/queries/withheld.server.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { problemsOfDelivery } from "../delivery.ts";
import { findTestRules, type TestRules } from "../queries/find-test-rules.server.ts";
import type { MarkedAgain } from "../queries/mark-results.server.ts";
import { listResultIds } from "../queries/preview-rule-change.server.ts";
import { testNameOfAttempt } from "../queries/test-name.server.ts";
import { RuleChange, rulesAfter, termsOf, whatChanged } from "../rule-change.ts";
import { rowsOfPreset } from "../test-rows.ts";
import { adaptivePlanOf } from "../test-version.ts";
import { lockResults, remarkResults } from "./remark-results.server.ts";

/** Results in one transaction of a job. */
const AT_ONCE = 200;
/** Results marked again while the administrator waits, in one transaction: about a second. */
const WAITED_FOR = 1_000;

export type ChangeRulesResult =
  /** So far. With `isAll` there is nothing left; else a job does the rest. */
  | { kind: "changed"; results: number; changed: number; isAll: boolean }
  /** Something was changed since the preview. */
  | { kind: "stale" }
  /** It is so already. */
  | { kind: "unchanged" }
  /** The rules would not fit the test. */
  | { kind: "invalid"; errors: FieldErrors }
  | { kind: "not-found" };

/** What notifying students takes besides the database. */
type Office = Pick<Accounts, "db" | "queue" | "publicUrl">;

export type RuleChangeOrder = {
  testId: Id<"test">;
  change: RuleChange;
  /** The number of the latest change that the preview knew. */
  basedOn: number;
};

/**
 * Stores the change and marks results again by it; what would take too long is left to a job. All of it, with the audit and that
 * job, is one transaction, which submissions of this test wait for.
 */
export async function changeRules(
  office: Office,
  admin: Admin,
  { testId, change, basedOn }: RuleChangeOrder,
  now: Date,
  waitedFor = WAITED_FOR,
): Promise<ChangeRulesResult> {
  return office.db.transaction(async (tx): Promise<ChangeRulesResult> => {
    await storeTest(tx, admin, testId);
    await tx.select({ id: tests.id }).from(tests).where(eq(tests.id, testId)).for("no key update");
    const test = await findTestRules(tx, admin, testId);
    if (!test || adaptivePlanOf(test.version)) return { kind: "not-found" };
    if (test.lastChange !== basedOn) return { kind: "stale" };
    const refused = await refusalOf(tx, test, change);
    if (refused) return refused;

    const number = test.lastChange + 1;
    const row = { id: newId<"rule-change">(), testId, number, change, createdBy: admin.userId, createdAt: now };
    await storeChange(tx, test, change);
    await tx.insert(ruleChanges).values(row);
    const resultIds = await listResultIds(tx, testId, change);
    const done = await markAgain(tx, office, row, resultIds.slice(0, waitedFor));
    const isAll = resultIds.length <= waitedFor;
    await keepPlace(tx, row.id, done, isAll ? now : null);
    const { changed } = done;
    await audit(tx, admin, test, change, { results: resultIds.length }, now);
    if (!isAll) await office.queue.enqueue(tx, "finish-rule-change", { changeId: row.id });
    return { kind: "changed", results: done.results, changed, isAll };
  });
}

/** Does what `changeRules` left to a job; goes on where an earlier run ended. */
export async function finishRuleChange(
  office: Office,
  rest: JobPayloads["finish-rule-change"],
  now: Date,
): Promise<void> {
  const changeId = parseId<"rule-change">(rest.changeId);
  if (!changeId) throw new Error("This names no change.");
  let isOver = false;
  while (!isOver) {
    isOver = await office.db.transaction(async (tx) => {
      const [row] = await tx.select().from(ruleChanges).where(eq(ruleChanges.id, changeId)).for("no key update");
      if (!row || row.finishedAt) return true;
      const change = RuleChange.parse(row.change);
      const resultIds = await listResultIds(tx, row.testId, change, { after: row.doneUntil, limit: AT_ONCE + 1 });
      const done = await markAgain(tx, office, { ...row, change }, resultIds.slice(0, AT_ONCE));
      const isAll = resultIds.length <= AT_ONCE;
      await keepPlace(tx, changeId, done, isAll ? now : null);
      return isAll;
    });
  }
}

/** A preset has a row only once somebody has started it. */
async function storeTest(tx: Tx, admin: Admin, testId: Id<"test">): Promise<void> {
  const found = await findTestRules(tx, admin, testId);
  if (!found?.preset) return;
  const { version, test } = rowsOfPreset(found.preset, found.preset.version);
  await tx.insert(testVersions).values(version).onConflictDoNothing();
  await tx
    .insert(tests)
    .values({ ...test, versionId: version.id })
    .onConflictDoNothing();
}

async function refusalOf(
  tx: Tx,
  { id, rules, version, voided }: TestRules,
  change: RuleChange,
): Promise<ChangeRulesResult | null> {
  if (change.kind === "void") {
    if ((voided.get(change.questionId) ?? null) === change.countedAs) return { kind: "unchanged" };
    const asked = await listResultIds(tx, id, change, { limit: 1 });
    return asked.length === 0 && change.countedAs !== null ? { kind: "not-found" } : null;
  }
  const after = rulesAfter(rules, change);
  const problems = problemsOfDelivery(after, version);
  if (problems.length > 0) {
    return { kind: "invalid", errors: Object.fromEntries(problems.map(({ at, message }) => [at.join("."), message])) };
  }
  return isDeepStrictEqual(after, rules) ? { kind: "unchanged" } : null;
}

/** Deliveries are locked as no submission can hold them: those that run have stored their results once this goes on. */
async function storeChange(tx: Tx, { id, changed }: TestRules, change: RuleChange): Promise<void> {
  await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.testId, id))
    .orderBy(deliveries.id)
    .for("update");
  if (change.kind === "void") {
    const { questionId, countedAs } = change;
    if (countedAs === null) {
      const isOne = and(eq(voidedQuestions.testId, id), eq(voidedQuestions.questionId, questionId));
      await tx.delete(voidedQuestions).where(isOne);
      return;
    }
    await tx
      .insert(voidedQuestions)
      .values({ testId: id, questionId, countedAs })
      .onConflictDoUpdate({ target: [voidedQuestions.testId, voidedQuestions.questionId], set: { countedAs } });
    return;
  }
  const terms = termsOf(change);
  await tx
    .update(tests)
    .set({ changedTerms: { ...changed, ...terms } })
    .where(eq(tests.id, id));
  const rules = withChangedTerms(deliveries.rules, sql`${JSON.stringify(terms)}::jsonb`);
  await tx.update(deliveries).set({ rules }).where(eq(deliveries.testId, id));
}

/** How the audit names what is not voided. */
const AS_SCORED = "as-scored";

type StoredChange = { id: Id<"rule-change">; testId: Id<"test">; change: RuleChange; createdAt: Date };

/** How many results were marked again, how many came out differently, and the last one. */
type Done = { results: number; changed: number; last: Id<"result"> | null };

/** Marks these results by what holds now, which a later change may have set; keeps the old marks and tells the students. */
async function markAgain(
  tx: Tx,
  { queue, publicUrl }: Omit<Office, "db">,
  { id, testId, change, createdAt }: StoredChange,
  resultIds: ReadonlyArray<Id<"result">>,
): Promise<Done> {
  const last = resultIds.at(-1) ?? null;
  if (last === null) return { results: 0, changed: 0, last };
  if (change.kind === "void") await countAnswersAs(tx, testId, change.questionId, resultIds);
  const changed = await remarkResults(tx, resultIds);
  if (changed.length > 0) {
    await tx
      .insert(resultChanges)
      .values(
        changed.map(({ resultId, before, after }) => ({
          ...{ testResultId: resultId, changeId: id, createdAt, ...after },
          ...{ oldMarks: before.marks, oldPossibleMarks: before.possibleMarks, oldIsPassed: before.isPassed },
        })),
      )
      .onConflictDoNothing();
    await queue.enqueue(tx, "send-mail", ...(await mailsTo(tx, changed, change, publicUrl, createdAt)));
  }
  return { results: resultIds.length, changed: changed.length, last };
}

/** The results are locked first, as whoever scores them again does it. */
async function countAnswersAs(
  tx: Tx,
  testId: Id<"test">,
  questionId: Id<"question">,
  resultIds: ReadonlyArray<Id<"result">>,
): Promise<void> {
  await lockResults(tx, resultIds);
  await tx.execute(sql`
    update ${testAnswers} set counted_as = (select ${voidedQuestions.countedAs} from ${voidedQuestions}
      where ${voidedQuestions.testId} = ${testId} and ${voidedQuestions.questionId} = ${questionId})
    where ${testAnswers.testResultId} = any (${sql.param([...resultIds])}::uuid[])
      and ${testAnswers.questionId} = ${questionId} and ${testAnswers.countedAs} is distinct from 'unscored'`);
}

async function keepPlace(
  tx: Tx,
  changeId: Id<"rule-change">,
  { results, changed, last }: Done,
  finishedAt: Date | null,
): Promise<void> {
  await tx
    .update(ruleChanges)
    .set({
      results: sql`${ruleChanges.results} + ${results}`,
      changed: sql`${ruleChanges.changed} + ${changed}`,
      ...(last && { doneUntil: last }),
      finishedAt,
    })
    .where(eq(ruleChanges.id, changeId));
}

/** Whose score is not released hears nothing: there is nothing yet that has changed for them. */
async function mailsTo(tx: Tx, changed: ReadonlyArray<MarkedAgain>, change: RuleChange, publicUrl: string, now: Date) {
  const ids = changed.map(({ resultId }) => resultId);
  const waiting = await findWaitingAmong(tx, ids, now);
  const rows = await tx
    .select({
      resultId: testResults.id,
      attemptId: attempts.id,
      name: students.name,
      email: students.email,
      test: testNameOfAttempt,
    })
    .from(testResults)
    .innerJoin(students, eq(students.id, testResults.studentId))
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .innerJoin(deliveries, eq(deliveries.id, attempts.deliveryId))
    .where(
      and(
        inArray(testResults.id, ids),
        sql`(${deliveries.rules} #>> '{release,score}' <> 'by-hand' or ${deliveries.scoreReleasedAt} is not null)`,
      ),
    );
  const changeOf = new Map(changed.map((one) => [one.resultId, one]));
  const what = whatChanged(change);
  return rows.flatMap(({ resultId, attemptId, name, email, test }) => {
    const one = changeOf.get(resultId);
    if (!one) return [];
    const link = `${publicUrl}/attempts/${attemptId}/review`;
    const figures = waiting.has(resultId) ? {} : { before: one.before, after: one.after };
    return [mailMessage("result-changed", email, { name, link, test, what, ...figures })];
  });
}

async function audit(
  tx: Tx,
  admin: Admin,
  { id, version, rules, voided }: TestRules,
  change: RuleChange,
  counts: { results: number },
  now: Date,
): Promise<void> {
  const subject = { id, name: version.title };
  switch (change.kind) {
    case "marks": {
      const named = (marks: typeof rules.marks) => version.sections.map(({ id, title }) => ({ title, ...marks[id] }));
      const [before, after] = [{ sectionMarks: named(rules.marks) }, { sectionMarks: named(change.marks), ...counts }];
      return recordAudit(tx, admin, { action: "test.marks-changed", subject, before, after }, now);
    }
    case "pass": {
      const [before, after] = [{ passRule: rules.pass }, { passRule: change.pass, ...counts }];
      return recordAudit(tx, admin, { action: "test.pass-rule-changed", subject, before, after }, now);
    }
    case "void": {
      const { questionId, countedAs } = change;
      const [asked] = await tx
        .select({ number: questions.displayId })
        .from(questions)
        .where(eq(questions.id, questionId));
      const question = asked?.number ?? 0;
      const before = { countedAs: voided.get(questionId) ?? AS_SCORED };
      const after = { question, countedAs: countedAs ?? AS_SCORED, ...counts };
      const action = countedAs === null ? "test.voiding-undone" : "test.question-voided";
      return recordAudit(tx, admin, { action, subject, before, after }, now);
    }
    default:
      return change satisfies never;
  }
}
