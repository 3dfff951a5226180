import { attemptTexts } from "../../../content/en/attempts.ts";
import type { ComparedAttempt, Comparison } from "../../../modules/attempts/queries/compare-attempts.server.ts";
import { timeWriter } from "../../dates.server.ts";

/** A comparison with its test and its dates formatted for a time zone. */
export function writeComparison({ test, earlier, later, ...comparison }: Comparison, timeZone: string) {
  const write = timeWriter(timeZone);
  const withDay = ({ completedAt, ...attempt }: ComparedAttempt) => ({ ...attempt, day: write(completedAt) });
  return { ...comparison, title: attemptTexts.titleOf(test), earlier: withDay(earlier), later: withDay(later) };
}

export type WrittenComparison = ReturnType<typeof writeComparison>;
