import { and, asc, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { practicePlaces, practiceTests, questions } from "../../../db/schema.ts";
import { PRACTICE_TEST_SIZE } from "../rules.ts";

/** What an automatic test asks now, in order; nothing when there is no such test or one of its places is open. */
export async function versionsOfPracticeTest(
  db: Db | Tx,
  practiceTestId: Id<"practice-test">,
): Promise<Id<"version">[]> {
  const rows = await db
    .select({ versionId: questions.versionId })
    .from(practicePlaces)
    .innerJoin(questions, eq(questions.id, practicePlaces.questionId))
    .innerJoin(practiceTests, eq(practiceTests.id, practicePlaces.practiceTestId))
    .where(and(eq(practiceTests.id, practiceTestId), eq(practiceTests.openPlaces, 0)))
    .orderBy(asc(practicePlaces.position))
    .limit(PRACTICE_TEST_SIZE);
  return rows.map(({ versionId }) => versionId);
}
