/** What results come to in marks by the rules of their deliveries as they are now, or as somebody supposes. */
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { attempts, testAnswers, testResults } from "../../../db/schema.ts";
import type { DeliveryRules } from "../delivery.ts";
import { type AnswerToMark, markResult, type ResultMarks } from "../marking.ts";
import { asksForCategory } from "../pass-rules.ts";
import type { Voided } from "../rule-change.ts";
import { loadMarkings } from "./find-marking.server.ts";

/** What is taken for true instead of what is stored. */
export type Supposition = {
  rules?: (rules: DeliveryRules) => DeliveryRules;
  /** How the answers to a question count; null for as they were scored. */
  voiding?: { questionId: Id<"question">; countedAs: Voided | null };
  /** Points of one answer of each of these results. */
  points?: ReadonlyArray<{ resultId: Id<"result">; position: number; points: { earned: number; max: number } }>;
};

/** A result with its marks as they are stored and as they would be. */
export type MarkedAgain = {
  resultId: Id<"result">;
  before: ResultMarks;
  after: ResultMarks;
  /** Whether either verdict depends on what the student told about themselves. */
  isByCategory: boolean;
};

/** Results whose answers are read at once: each may have some hundred. */
const MARKED_AT_ONCE = 500;

/** These results in marks, in no order; none for a result that has no marks. */
export async function markResults(
  db: Db | Tx,
  resultIds: ReadonlyArray<Id<"result">>,
  suppose: Supposition = {},
): Promise<MarkedAgain[]> {
  const marked: MarkedAgain[] = [];
  for (let from = 0; from < resultIds.length; from += MARKED_AT_ONCE) {
    marked.push(...(await markSome(db, resultIds.slice(from, from + MARKED_AT_ONCE), suppose)));
  }
  return marked;
}

async function markSome(
  db: Db | Tx,
  resultIds: ReadonlyArray<Id<"result">>,
  suppose: Supposition,
): Promise<MarkedAgain[]> {
  const results = await readMarkedResults(db, resultIds);
  const markings = await loadMarkings(db, results);
  const groups = Map.groupBy(await countEqualAnswers(db, resultIds, suppose), ({ resultId }) => resultId);
  return results.flatMap(({ resultId, before }, index) => {
    const marking = markings[index];
    if (!marking) return [];
    const answers = (groups.get(resultId) ?? []).flatMap(({ count, ...answer }) =>
      Array.from({ length: count }, () => answer),
    );
    const rules = suppose.rules ? suppose.rules(marking.rules) : marking.rules;
    const isByCategory = asksForCategory(marking.rules.pass) || asksForCategory(rules.pass);
    return [{ resultId, before, after: markResult(answers, { ...marking, rules }), isByCategory }];
  });
}

/** For the administrator: without verdicts that would tell a student's category or disability (P50). */
export function withoutCategories(marked: ReadonlyArray<MarkedAgain>): MarkedAgain[] {
  const hidden = (marks: ResultMarks) => ({ ...marks, isPassed: null });
  return marked.map((one) =>
    one.isByCategory ? { ...one, before: hidden(one.before), after: hidden(one.after) } : one,
  );
}

async function readMarkedResults(db: Db | Tx, resultIds: ReadonlyArray<Id<"result">>) {
  const rows = await db
    .select({
      resultId: testResults.id,
      studentId: testResults.studentId,
      versionId: attempts.testVersionId,
      deliveryId: attempts.deliveryId,
      marks: testResults.marks,
      possibleMarks: testResults.possibleMarks,
      isPassed: testResults.isPassed,
    })
    .from(testResults)
    .innerJoin(attempts, eq(attempts.id, testResults.attemptId))
    .where(and(inArray(testResults.id, [...resultIds]), isNotNull(testResults.marks)));
  return rows.flatMap(({ versionId, deliveryId, marks, possibleMarks, isPassed, ...row }) =>
    marks !== null && possibleMarks !== null
      ? [{ ...row, versionId, deliveryId, before: { marks, possibleMarks, isPassed } }]
      : [],
  );
}

type EqualAnswers = AnswerToMark & { resultId: Id<"result">; count: number };

/** Few rows a result, however many questions it has: answers that give the same marks are counted. */
async function countEqualAnswers(
  db: Db | Tx,
  resultIds: ReadonlyArray<Id<"result">>,
  { voiding, points = [] }: Supposition,
): Promise<EqualAnswers[]> {
  const { testResultId, position, questionId, section, isAnswered, earned, max, countedAs } = testAnswers;
  const supposed = points.map((one) => ({ result_id: one.resultId, position: one.position, ...one.points }));
  const counted = voiding
    ? sql`case when ${questionId} = ${voiding.questionId} and ${countedAs} is distinct from 'unscored'
        then ${voiding.countedAs}::text else ${countedAs} end`
    : countedAs;
  const { rows } = await db.execute<EqualAnswers>(sql`
    select ${testResultId} as "resultId", ${section}, ${isAnswered} as "isAnswered",
      coalesce(supposed.earned, ${earned}) as earned, coalesce(supposed.max, ${max}) as max, ${counted} as "countedAs",
      count(*)::int as count
    from ${testAnswers}
    left join jsonb_to_recordset(${JSON.stringify(supposed)}::jsonb)
      as supposed (result_id uuid, position int, earned int, max int)
      on supposed.result_id = ${testResultId} and supposed.position = ${position}
    where ${testResultId} = any (${sql.param([...resultIds])}::uuid[])
    group by 1, 2, 3, 4, 5, 6`);
  return rows;
}
