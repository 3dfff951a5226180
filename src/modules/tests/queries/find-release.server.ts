import { and, eq, isNotNull } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { deliveries, tests } from "../../../db/schema.ts";
import { isUnreleased } from "../../../db/tables/tests.ts";
import type { Admin } from "../../accounts/viewer.ts";

export type ReleaseOfTest = {
  /** Until somebody releases the results, their students see nothing of them. */
  waits: boolean;
  /** When they were released by hand; null where they were not. */
  releasedAt: Date | null;
  /** When nobody can start it any more. */
  closesAt: Date | null;
};

/** How far the results of a published test of the institute are shown; null for any other test. */
export async function findRelease(db: Db, _admin: Admin, testId: Id<"test">): Promise<ReleaseOfTest | null> {
  const [found] = await db
    .select({
      waits: isUnreleased(deliveries).mapWith(Boolean),
      releasedAt: deliveries.scoreReleasedAt,
      closesAt: deliveries.closesAt,
    })
    .from(tests)
    .innerJoin(deliveries, eq(deliveries.testId, tests.id))
    .where(and(eq(tests.id, testId), eq(tests.kind, "institute"), isNotNull(tests.publishedAt)));
  return found ?? null;
}
