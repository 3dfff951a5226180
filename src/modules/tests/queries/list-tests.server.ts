import { count, inArray, max, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, tests } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { TestFilter } from "../institute-test.ts";
import type { Marks } from "../marks.ts";
import { PRESETS } from "../presets/presets.ts";
import { ChangedTerms, withTerms } from "../terms.ts";
import { rowsOfPreset } from "../test-rows.ts";
import { adaptivePlanOf } from "../test-version.ts";

export type ListedTest = {
  id: Id<"test">;
  title: string;
  results: number;
  /** Null while nobody has started it. */
  lastStart: Date | null;
  /** As they count now, by section; null for an adaptive test, which gives none. */
  marks: Marks[] | null;
  /** The institute has set its marks or its pass mark. */
  isChanged: boolean;
};

/** The presets that match a search of their titles and a course, in their order. */
export async function listTests(
  db: Db,
  _admin: Admin,
  { search, course }: Pick<TestFilter, "search" | "course">,
): Promise<ListedTest[]> {
  const presets = PRESETS.filter(
    ({ version, courses }) =>
      version.title.toLowerCase().includes(search.toLowerCase()) && (course === null || courses.includes(course)),
  ).map((preset) => ({ preset, id: rowsOfPreset(preset, preset.version).test.id }));
  const ids = presets.map(({ id }) => id);
  const [changed, taken] = await Promise.all([
    db.select({ id: tests.id, terms: tests.changedTerms }).from(tests).where(inArray(tests.id, ids)),
    db
      .select({
        id: attempts.testId,
        results: count(sql`case when ${attempts.state} = 'submitted' then 1 end`),
        lastStart: max(attempts.startedAt),
      })
      .from(attempts)
      .where(inArray(attempts.testId, ids))
      .groupBy(attempts.testId),
  ]);
  return presets.map(({ preset, id }) => {
    const terms = changed.find((row) => row.id === id)?.terms ?? null;
    const { results = 0, lastStart = null } = taken.find((row) => row.id === id) ?? {};
    const { marks } = withTerms(preset.rules, ChangedTerms.parse(terms ?? {}));
    const bySection = preset.version.sections.flatMap((section) => marks[section.id] ?? []);
    return {
      ...{ id, title: preset.version.title, results, lastStart, isChanged: terms !== null },
      marks: adaptivePlanOf(preset.version) ? null : bySection,
    };
  });
}
