import { attemptTexts } from "../../../content/en/attempts.ts";
import type { ResultPage } from "../../../modules/progress/queries/list-results.server.ts";
import { timeWriter } from "../../dates.server.ts";

/** A page of results with tests and dates formatted for a time zone. */
export function writeResults({ results, ...page }: ResultPage, timeZone: string) {
  const write = timeWriter(timeZone);
  return {
    ...page,
    results: results.map(({ completedAt, test, ...result }) => ({
      ...result,
      title: attemptTexts.titleOf(test),
      day: write(completedAt),
    })),
  };
}

export type WrittenResults = ReturnType<typeof writeResults>;
