/** What a change of rules would do to the results that are there, before it is done. */
import { and, asc, eq, exists, gt, inArray, isNotNull } from "drizzle-orm";
import type { TestName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { attempts, students, testAnswers, testResults } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { ResultMarks } from "../marking.ts";
import { type RuleChange, rulesAfter } from "../rule-change.ts";
import { type MarkedAgain, markResults, type Supposition, withoutCategories } from "./mark-results.server.ts";
import { testNameOfAttempt } from "./test-name.server.ts";

/** Changed results on one page of the preview. */
const CHANGES_PER_PAGE = 50;

/** One result that would change. */
export type ResultChange = Pick<MarkedAgain, "before" | "after"> & {
  resultId: Id<"result">;
  attemptId: Id<"attempt">;
  studentId: Id<"student">;
  studentName: string;
  test: TestName;
  completedAt: Date;
};

export type RuleChangePreview = {
  counts: {
    /** Results that are marked again. */
    results: number;
    /** Those whose share of the marks rises, falls, and stays. */
    higher: number;
    lower: number;
    same: number;
    /** Those that pass by it and did not before, and the other way round; without those of `byCategory`. */
    passes: number;
    fails: number;
    /** Those whose verdict depends on the student's category: the administrator learns nothing of it. */
    byCategory: number;
  };
  changes: ResultChange[];
  page: number;
  pageCount: number;
};

/** Counts the results of a test and shows one page of those that would change. */
export async function previewRuleChange(
  db: Db,
  _admin: Admin,
  { testId, change }: { testId: Id<"test">; change: RuleChange },
  page = 1,
): Promise<RuleChangePreview> {
  const all = await markResults(db, await listResultIds(db, testId, change), suppositionOf(change));
  // Before anything is counted or listed: among few results a count tells as much as a name.
  const marked = withoutCategories(all);
  const count = (which: (one: MarkedAgain) => boolean) => marked.filter(which).length;
  const higher = count(({ before, after }) => compareShares(before, after) > 0);
  const lower = count(({ before, after }) => compareShares(before, after) < 0);
  const changed = marked.filter(({ before, after }) => differ(before, after));
  const pageCount = Math.max(1, Math.ceil(changed.length / CHANGES_PER_PAGE));
  const shown = Math.min(Math.max(1, page), pageCount);
  return {
    counts: {
      ...{ results: marked.length, higher, lower, same: marked.length - higher - lower },
      passes: count(({ before, after }) => before.isPassed !== true && after.isPassed === true),
      fails: count(({ before, after }) => before.isPassed === true && after.isPassed === false),
      byCategory: count(({ isByCategory }) => isByCategory),
    },
    changes: changed.length === 0 ? [] : await describe(db, changed, shown),
    page: shown,
    pageCount,
  };
}

/** The results that a change may touch, in the order of their ids: so many of those after one of them. */
export async function listResultIds(
  db: Db | Tx,
  testId: Id<"test">,
  change: RuleChange,
  { after = null, limit }: { after?: Id<"result"> | null; limit?: number } = {},
): Promise<Id<"result">[]> {
  const asked = (questionId: Id<"question">) =>
    exists(
      db
        .select({ position: testAnswers.position })
        .from(testAnswers)
        .where(and(eq(testAnswers.testResultId, testResults.id), eq(testAnswers.questionId, questionId))),
    );
  const query = db
    .select({ id: testResults.id })
    .from(attempts)
    .innerJoin(testResults, eq(testResults.attemptId, attempts.id))
    .where(
      and(
        eq(attempts.testId, testId),
        isNotNull(testResults.marks),
        after ? gt(testResults.id, after) : undefined,
        change.kind === "void" ? asked(change.questionId) : undefined,
      ),
    )
    .orderBy(asc(testResults.id));
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ id }) => id);
}

/** True if anything that a student reads of a result changes. */
export function differ(before: ResultMarks, after: ResultMarks): boolean {
  return (
    before.marks !== after.marks || before.possibleMarks !== after.possibleMarks || before.isPassed !== after.isPassed
  );
}

function suppositionOf(change: RuleChange): Supposition {
  return change.kind === "void" ? { voiding: change } : { rules: (rules) => rulesAfter(rules, change) };
}

function compareShares(before: ResultMarks, after: ResultMarks): number {
  const shareOf = ({ marks, possibleMarks }: ResultMarks) => (possibleMarks === 0 ? 0 : marks / possibleMarks);
  return Math.sign(shareOf(after) - shareOf(before));
}

async function describe(db: Db, changed: ReadonlyArray<MarkedAgain>, page: number): Promise<ResultChange[]> {
  const changeOf = new Map(changed.map((one) => [one.resultId, one]));
  const rows = await db
    .select({
      resultId: testResults.id,
      attemptId: attempts.id,
      studentId: students.id,
      studentName: students.name,
      test: testNameOfAttempt,
      completedAt: testResults.completedAt,
    })
    .from(testResults)
    .innerJoin(students, eq(students.id, testResults.studentId))
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .where(inArray(testResults.id, [...changeOf.keys()]))
    .orderBy(asc(students.name), asc(testResults.completedAt), asc(testResults.id))
    .limit(CHANGES_PER_PAGE)
    .offset((page - 1) * CHANGES_PER_PAGE);
  return rows.flatMap((row) => {
    const change = changeOf.get(row.resultId);
    return change ? [{ ...row, before: change.before, after: change.after }] : [];
  });
}
