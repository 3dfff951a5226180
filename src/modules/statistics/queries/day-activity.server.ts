import { sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { dayStatistics } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import type { Days } from "../rules.ts";

export type DayActivity = { day: string; activeStudents: number; tests: number };

/** What happened on each day of a span, oldest first; days without anything are left out. */
export async function listDayActivity(db: Db, _admin: Admin, { from, to }: Days): Promise<DayActivity[]> {
  const { rows } = await db.execute<DayActivity>(sql`
    select day::text as day, sum(active_students)::int as "activeStudents", sum(tests)::int as tests
    from ${dayStatistics}
    where day between ${from}::date and ${to}::date
    group by day_statistics.day
    order by day_statistics.day`);
  return rows;
}
