/** What is in the database, as one mark for each table: to see whether something was changed that should not be. */
import { sql } from "drizzle-orm";
import { z } from "zod/mini";
import type { Db } from "../../src/db/client.ts";

/** Tables that also change when nobody does anything, or that write down who asked. */
const NOISE = new Set([
  "rate_limits",
  "flow_limits",
  "sessions",
  "recurring_work",
  "data_views",
  // That a file was taken away is written down whatever else was sent. What is changed shows in its own table.
  "audit_entries",
  "sign_ins",
  "day_statistics",
  "student_statistics",
  "student_days",
  "student_snapshots",
  "question_statistics",
  "measured_answers",
  "measured_forms",
  "measured_options",
  "measured_points",
  "measured_seconds",
  "measured_versions",
  "section_times",
  // The first is made when somebody looks at what simulations there are.
  "adaptive_banks",
]);

const Tables = z.array(z.object({ name: z.string() }));
const Mark = z.object({ mark: z.string() });

/** The number of rows of each table, and a digest of all of them. */
export async function readMarks(db: Db, over: ReadonlySet<string> = NOISE): Promise<Record<string, string>> {
  const { rows } = await db.execute(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const marks: Record<string, string> = {};
  for (const { name } of Tables.parse(rows)) {
    if (over.has(name)) continue;
    const found = await db.execute(sql`
      select count(*) || ' rows ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as mark
      from ${sql.identifier(name)} as t`);
    marks[name] = Mark.parse(found.rows[0]).mark;
  }
  return marks;
}
