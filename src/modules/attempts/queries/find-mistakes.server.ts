/** What a student can practise again of a test: what went wrong in it, or other questions of the same choices. */
import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attempts, tests } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { type CustomChoices, choicesOf } from "../../tests/custom-choices.ts";
import { loadTestVersion } from "../../tests/queries/test-versions.server.ts";
import type { Mistakes } from "../mistakes.ts";
import { findOutcome } from "./review.server.ts";

/**
 * The questions of the student's attempt that did not earn all of their points and can be asked again: in use, not reserved, and with
 * a solution that the review shows now.
 */
export async function findMistakes(
  db: Db,
  { studentId }: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<Mistakes> {
  const outcome = await findOutcome(db, { studentId, attemptId, isWithheld: true }, now);
  return outcome?.mistakes ?? { questionIds: [], total: 0 };
}

const readCustomVersion = nameStatement<{ versionId: Id<"test-version"> }>(
  "read_custom_version_of_attempt",
  sql`
    select ${attempts.testVersionId} as "versionId"
    from ${attempts}
    join ${tests} on ${tests.id} = ${attempts.testId} and ${tests.kind} = 'custom'
    where ${attempts.id} = ${sql.placeholder("attemptId")} and ${attempts.studentId} = ${sql.placeholder("studentId")}`,
);

/** What the student had chosen for this custom test; null for any other test, and where nothing was drawn by choices. */
export async function findChoicesOfAttempt(
  db: Db,
  { studentId }: Student,
  attemptId: Id<"attempt">,
): Promise<CustomChoices | null> {
  const [custom] = await readCustomVersion(db, { attemptId, studentId });
  return custom ? choicesOf(await loadTestVersion(db, custom.versionId)) : null;
}
