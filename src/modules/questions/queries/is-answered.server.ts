import { sql } from "drizzle-orm";

/**
 * True for a row of `questions` that stands in a result or in an attempt: it may be withdrawn, never deleted. Its names
 * are written out because Drizzle takes the tables off columns when it selects from one table alone.
 */
export const isAnswered = sql<boolean>`(
  exists (select from test_answers where test_answers.question_id = questions.id)
  or exists (
    select from question_versions
    join attempt_items on attempt_items.version_id = question_versions.id
    where question_versions.question_id = questions.id
  )
)`;
