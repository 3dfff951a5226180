import { sql } from "drizzle-orm";
import { testAnswers, testResults } from "../../../db/schema.ts";
import type { NotAsScored } from "../headline.ts";

/** The answers of a row of `test_results` that do not count as they were scored; null for a result without marks. */
export const notAsScored = sql<NotAsScored | null>`case when ${testResults.marks} is not null then (
  select jsonb_build_object(
    'notCounted', count(*) filter (where ${testAnswers.countedAs} <> 'given-to-all'),
    'rightNotCounted', count(*) filter (where ${testAnswers.countedAs} <> 'given-to-all' and ${testAnswers.isCorrect}),
    'unansweredNotCounted', count(*) filter (where ${testAnswers.countedAs} <> 'given-to-all' and not ${testAnswers.isAnswered}),
    'givenToAll', count(*) filter (where ${testAnswers.countedAs} = 'given-to-all'))
  from ${testAnswers}
  where ${testAnswers.testResultId} = ${testResults.id} and ${testAnswers.countedAs} is not null) end`;
