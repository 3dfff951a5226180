/** How long a question was in sight, compared with others. Pure. */

/** From so many measured answers of other students on, their median says something. */
export const FEWEST_FOR_MEDIAN = 30;

/** So many times as long as usual is slow. */
const SLOW_FACTOR = 2;

/** Seconds; `others` is the median of other students. Null where nothing was measured. */
export type TimeOnQuestion = { seconds: number | null; others: number | null };

/** The average of the questions that were in sight; null when none was measured. */
export function averageSeconds(questions: ReadonlyArray<Pick<TimeOnQuestion, "seconds">>): number | null {
  const seen = questions.flatMap(({ seconds }) => seconds || []);
  return seen.length === 0 ? null : seen.reduce((sum, seconds) => sum + seconds, 0) / seen.length;
}

/**
 * With what a question took more than twice as long: with the median of other students or, where there is none, with the average of
 * its own test. Null for a question that did not.
 */
export function slowAgainst({ seconds, others }: TimeOnQuestion, average: number | null): "others" | "average" | null {
  const usual = others ?? average;
  if (seconds === null || usual === null || seconds <= SLOW_FACTOR * usual) return null;
  return others === null ? "average" : "others";
}
