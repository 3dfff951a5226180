import { sql } from "drizzle-orm";

/** Whoever answers sooner has not read the question, and who leaves out more than a fifth has not taken the test. */
const SECONDS_MIN = 3;
const ANSWERED_OF_FIVE = 4;

/** Which rows of `answer`, with their `result`, say something of a difficulty or an ability (docs/product/adaptive.md#difficulty). */
export const countsForDifficulty = sql`(answer.is_first and answer.max > 0
  and (answer.seconds is null or answer.seconds >= ${SECONDS_MIN}::int)
  and result.answered_count * 5 >= result.question_count * ${ANSWERED_OF_FIVE}::int)`;
