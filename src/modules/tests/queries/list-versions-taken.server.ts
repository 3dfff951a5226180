import { count, desc, eq, max } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, testVersions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { questionsIn, TestVersion } from "../test-version.ts";

export type TakenVersion = {
  isPresent: boolean;
  questions: number;
  attempts: number;
  lastStart: Date | null;
};

/** Which versions of a test students have started, and how often, the latest started first. */
export async function listVersionsTaken(
  db: Db,
  _admin: Admin,
  testId: Id<"test">,
  presentId: Id<"test-version"> | null,
): Promise<TakenVersion[]> {
  const rows = await db
    .select({
      id: testVersions.id,
      content: testVersions.content,
      attempts: count(),
      lastStart: max(attempts.startedAt),
    })
    .from(attempts)
    .innerJoin(testVersions, eq(testVersions.id, attempts.testVersionId))
    .where(eq(attempts.testId, testId))
    .groupBy(testVersions.id)
    .orderBy(desc(max(attempts.startedAt)));
  return rows.map(({ id, content, ...row }) => ({
    ...row,
    isPresent: id === presentId,
    questions: questionsIn(TestVersion.parse(content)),
  }));
}
