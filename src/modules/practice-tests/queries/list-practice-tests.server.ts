import { and, asc, desc, eq, gt, lt } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { practiceTests } from "../../../db/schema.ts";
import { shareQuery } from "../../../db/shared-query.ts";
import { PRACTICE_TEST_MINUTES, PRACTICE_TEST_SIZE } from "../rules.ts";

/** How many tests one page of the list shows. */
export const PRACTICE_TESTS_PER_PAGE = 20;

export type PracticeTest = { id: Id<"practice-test">; number: number; questionCount: number; minutes: number };

export type PracticeTestPage = {
  /** By number. */
  tests: PracticeTest[];
  /** Of all pages. */
  total: number;
  /** Pass as `before` for the page before this one; null on the first. */
  before: number | null;
  /** Pass as `after` for the page after this one; null on the last. */
  after: number | null;
};

type Page = { after?: number | undefined; before?: number | undefined };

/** One page of the practice tests that can be started: those after or before a number, else the first ones. */
export function listPracticeTests(db: Db, page: Page = {}): Promise<PracticeTestPage> {
  return findPage(db, page);
}

const findPage = shareQuery(async (db: Db, page: Page): Promise<PracticeTestPage> => {
  const offered = eq(practiceTests.openPlaces, 0);
  const backwards = page.before !== undefined;
  const beyond =
    page.before === undefined ? gt(practiceTests.number, page.after ?? 0) : lt(practiceTests.number, page.before);
  const [rows, total] = await Promise.all([
    db
      .select({ id: practiceTests.id, number: practiceTests.number })
      .from(practiceTests)
      .where(and(offered, beyond))
      .orderBy(backwards ? desc(practiceTests.number) : asc(practiceTests.number))
      .limit(PRACTICE_TESTS_PER_PAGE + 1),
    db.$count(practiceTests, offered),
  ]);
  const hasMore = rows.length > PRACTICE_TESTS_PER_PAGE;
  const shown = rows.slice(0, PRACTICE_TESTS_PER_PAGE).sort((a, b) => a.number - b.number);
  const first = shown[0]?.number;
  const last = shown.at(-1)?.number;
  const isFirst = backwards ? !hasMore : page.after === undefined;
  const isLast = backwards ? false : !hasMore;
  return {
    tests: shown.map((test) => ({ ...test, questionCount: PRACTICE_TEST_SIZE, minutes: PRACTICE_TEST_MINUTES })),
    total,
    before: isFirst || first === undefined ? null : first,
    after: isLast || last === undefined ? null : last,
  };
});
