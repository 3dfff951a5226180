import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { lessons, practicePlaces, practiceTests, questions } from "../../../db/schema.ts";
import { isSubjectOf } from "../../subjects/queries/subjects-of-course.server.ts";
import { PRACTICE_TEST_SIZE } from "../rules.ts";

const readVersions = nameStatement<{ versionId: Id<"version"> }>(
  "read_versions_of_practice_test",
  sql`
    select ${questions.versionId} as "versionId"
    from ${practicePlaces}
    join ${questions} on ${questions.id} = ${practicePlaces.questionId}
    join ${practiceTests} on ${practiceTests.id} = ${practicePlaces.practiceTestId}
    where ${practiceTests.id} = ${sql.placeholder("practiceTestId")} and ${practiceTests.openPlaces} = 0
      and not exists (
        select from ${practicePlaces} as other join ${questions} as asked on asked.id = other.question_id
        join ${lessons} on ${lessons.id} = asked.lesson_id
        where other.practice_test_id = ${practiceTests.id} and not ${isSubjectOf(sql`${sql.placeholder("course")}`, lessons.subjectId)}
      )
    order by ${practicePlaces.position}
    limit ${sql.placeholder("most")}`,
);

/**
 * Versions that a practice test asks now, in order. Empty if the course does not offer the test: one of its places is open, or one of its
 * questions belongs to other courses.
 */
export async function versionsOfPracticeTest(
  db: Db | Tx,
  course: string,
  practiceTestId: Id<"practice-test">,
): Promise<Id<"version">[]> {
  const rows = await readVersions(db, { practiceTestId, course, most: PRACTICE_TEST_SIZE });
  return rows.map(({ versionId }) => versionId);
}
