import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { practicePlaces, practiceTests, questions } from "../../../db/schema.ts";
import { PRACTICE_TEST_SIZE } from "../rules.ts";

const readVersions = nameStatement<{ versionId: Id<"version"> }>(
  "read_versions_of_practice_test",
  sql`
    select ${questions.versionId} as "versionId"
    from ${practicePlaces}
    join ${questions} on ${questions.id} = ${practicePlaces.questionId}
    join ${practiceTests} on ${practiceTests.id} = ${practicePlaces.practiceTestId}
    where ${practiceTests.id} = ${sql.placeholder("practiceTestId")} and ${practiceTests.openPlaces} = 0
    order by ${practicePlaces.position}
    limit ${sql.placeholder("most")}`,
);

/** What a practice test asks now, in order; nothing if there is no such test or one of its places is open. */
export async function versionsOfPracticeTest(
  db: Db | Tx,
  practiceTestId: Id<"practice-test">,
): Promise<Id<"version">[]> {
  const rows = await readVersions(db, { practiceTestId, most: PRACTICE_TEST_SIZE });
  return rows.map(({ versionId }) => versionId);
}
