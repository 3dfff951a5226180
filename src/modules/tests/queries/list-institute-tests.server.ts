import { and, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { microseconds, newestFirst, type PageCursors, type PageRequest, pageIn } from "../../../db/keyset.ts";
import { contains } from "../../../db/like.ts";
import { attempts, deliveries, tests } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { TestDraft } from "../draft.ts";
import { stateOfTest, type TestFilter, type TestState } from "../institute-test.ts";
import { questionsIn } from "../test-version.ts";
import { loadTestVersion } from "./test-versions.server.ts";

/** How many tests one page of the list shows. */
export const TESTS_PER_PAGE = 20;

export type ListedInstituteTest = {
  id: Id<"test">;
  title: string;
  state: TestState;
  /** Something is written that is not published, of a test that is. */
  hasChanges: boolean;
  course: string | null;
  questions: number;
  opensAt: Date | null;
  closesAt: Date | null;
  /** How many results there are. */
  results: number;
  updatedAt: Date;
};

export type InstituteTestPage = PageCursors & { tests: ListedInstituteTest[] };

const KEYSET = newestFirst(tests.updatedAt, tests.id);

/** One page of the institute's own tests that match a filter, the latest changed first. */
export async function listInstituteTests(
  db: Db,
  _admin: Admin,
  filter: Pick<TestFilter, "search" | "course" | "state">,
  requested: PageRequest,
  now: Date,
): Promise<InstituteTestPage> {
  const page = pageIn(KEYSET, requested, TESTS_PER_PAGE);
  const rows = await db
    .select({
      id: tests.id,
      title: tests.title,
      draft: tests.draft,
      versionId: tests.versionId,
      publishedAt: tests.publishedAt,
      archivedAt: tests.archivedAt,
      updatedAt: tests.updatedAt,
      at: microseconds(tests.updatedAt),
      course: deliveries.course,
      opensAt: deliveries.opensAt,
      closesAt: deliveries.closesAt,
      results: sql<number>`(select count(*)::int from ${attempts}
        where ${attempts.testId} = ${tests.id} and ${attempts.state} = 'submitted')`,
    })
    .from(tests)
    .innerJoin(deliveries, eq(deliveries.testId, tests.id))
    .where(and(eq(tests.kind, "institute"), conditionOf(filter, now), page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  const { shown, before, after } = page.cut(rows);
  const listed = shown.map(async ({ at: _, draft, versionId, publishedAt, archivedAt, title, ...row }) => ({
    ...row,
    title: title ?? "",
    state: stateOfTest({ publishedAt, archivedAt, closesAt: row.closesAt }, now),
    hasChanges: versionId !== null && draft !== null,
    // What students get; of a draft what is written.
    questions: questionsIn(versionId ? await loadTestVersion(db, versionId) : TestDraft.parse(draft)),
  }));
  return { tests: await Promise.all(listed), before, after };
}

/** True when there is any, whatever the filter. */
export async function hasInstituteTests(db: Db, _admin: Admin): Promise<boolean> {
  const rows = await db.select({ id: tests.id }).from(tests).where(eq(tests.kind, "institute")).limit(1);
  return rows.length > 0;
}

function conditionOf({ search, course, state }: Pick<TestFilter, "search" | "course" | "state">, now: Date) {
  return and(
    search ? contains(sql`lower(${tests.title})`, search) : undefined,
    course ? eq(deliveries.course, course) : undefined,
    state ? isIn(state, now) : undefined,
  );
}

/** `stateOfTest` as a condition. */
function isIn(state: TestState, now: Date): SQL | undefined {
  switch (state) {
    case "archived":
      return isNotNull(tests.archivedAt);
    case "draft":
      return and(isNull(tests.archivedAt), isNull(tests.publishedAt));
    case "closed":
      return and(isNull(tests.archivedAt), isNotNull(tests.publishedAt), lte(deliveries.closesAt, now));
    case "published":
      return and(
        ...[isNull(tests.archivedAt), isNotNull(tests.publishedAt)],
        or(isNull(deliveries.closesAt), gt(deliveries.closesAt, now)),
      );
    default:
      return state satisfies never;
  }
}
