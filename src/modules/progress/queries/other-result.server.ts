import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
import { takenTest } from "../../tests/queries/test-name.server.ts";

export type OtherResult = { attemptId: Id<"attempt">; at: Date };

/** The student's result of the same test right before that of this attempt or, of the first, right after it; null for none. */
export async function findOtherResult(
  db: Db,
  { studentId }: Student,
  attemptId: Id<"attempt">,
): Promise<OtherResult | null> {
  return otherResult(db, studentId, attemptId);
}

/** The same of the student named, for the administrator. */
export async function findOtherResultOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
  attemptId: Id<"attempt">,
): Promise<OtherResult | null> {
  return otherResult(db, studentId, attemptId);
}

async function otherResult(db: Db, studentId: Id<"student">, attemptId: Id<"attempt">): Promise<OtherResult | null> {
  const { rows } = await db.execute<{ attemptId: Id<"attempt">; at: string }>(sql`
    with same as materialized (
      select ${attempts.id} as attempt_id, ${testResults.id} as result_id, ${testResults.completedAt} as at
      from ${testResults} join ${attempts} on ${attempts.id} = ${testResults.attemptId}
      where ${testResults.studentId} = ${studentId} and ${takenTest} = (
        select ${takenTest} from ${attempts} where ${attempts.id} = ${attemptId} and ${attempts.studentId} = ${studentId})
    )
    select other.attempt_id as "attemptId", other.at
    from same as own, same as other
    where own.attempt_id = ${attemptId} and other.attempt_id <> own.attempt_id
    order by (other.at, other.result_id) < (own.at, own.result_id) desc, abs(extract(epoch from other.at - own.at))
    limit 1`);
  const [other] = rows;
  return other ? { attemptId: other.attemptId, at: new Date(other.at) } : null;
}
