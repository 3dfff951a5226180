import { and, eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { attempts, deliveries, tests, testVersions } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { DeliveryRules } from "../delivery.ts";
import { draftOf, TestDraft } from "../draft.ts";
import { TestVersion } from "../test-version.ts";

export type InstituteTest = {
  id: Id<"test">;
  title: string;
  /** What the next version will be; what the present one says where nothing else is written. */
  draft: TestDraft;
  /** Something is written that is not published. */
  hasDraft: boolean;
  /** The one that is taken now; null for a test that was never published. */
  versionId: Id<"test-version"> | null;
  version: TestVersion | null;
  publishedAt: Date | null;
  archivedAt: Date | null;
  updatedAt: Date;
  /** A student has started it, whatever became of that. */
  isStarted: boolean;
  delivery: {
    id: Id<"delivery">;
    course: string | null;
    opensAt: Date | null;
    closesAt: Date | null;
    attemptsMax: number | null;
    rules: DeliveryRules;
  };
};

/** A test of the institute with all that its builder shows; null for any other. */
export async function findInstituteTest(db: Db | Tx, _admin: Admin, testId: Id<"test">): Promise<InstituteTest | null> {
  const [row] = await db
    .select({
      test: tests,
      content: testVersions.content,
      delivery: deliveries,
      isStarted: sql<boolean>`exists (select from ${attempts} where ${attempts.testId} = ${tests.id})`,
    })
    .from(tests)
    .innerJoin(deliveries, eq(deliveries.testId, tests.id))
    .leftJoin(testVersions, eq(testVersions.id, tests.versionId))
    .where(and(eq(tests.id, testId), eq(tests.kind, "institute")));
  if (!row) return null;
  const { id, versionId, publishedAt, archivedAt, updatedAt } = row.test;
  const version = row.content === null ? null : TestVersion.parse(row.content);
  const draft = row.test.draft === null ? version && draftOf(version) : TestDraft.parse(row.test.draft);
  if (!draft) throw new Error("A test that was never published has a draft.");
  const { course, opensAt, closesAt, attemptsMax, rules } = row.delivery;
  return {
    ...{ id, title: draft.title, draft, hasDraft: row.test.draft !== null, versionId, version },
    ...{ publishedAt, archivedAt, updatedAt, isStarted: row.isStarted },
    delivery: { id: row.delivery.id, course, opensAt, closesAt, attemptsMax, rules: DeliveryRules.parse(rules) },
  };
}
