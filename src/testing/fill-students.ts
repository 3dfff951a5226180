/** Many generated students, put in as rows: for asking what it costs to look through them. */
import { sql } from "drizzle-orm";
import { courseTitles } from "../content/courses.ts";
import type { Db } from "../db/client.ts";
import { allowLongStatements } from "../db/long-statements.ts";

const FIRST = "Asha Meera Priya Anita Sunita Kavita Ravi Amit Rahul Vijay Deepa Neha Pooja Sanjay Geeta Lakshmi".split(
  " ",
);
const LAST = "Verma Nair Sharma Singh Kaur Patel Das Iyer Thomas George Gupta Yadav Rao Reddy Joshi Mathew".split(" ");
/** One student in ten thousand has this name. */
export const RARE_NAME = "Xiomara";

/**
 * Puts in that many students without accounts, five minutes apart, over all courses; one in ten is inactive. Analyses the
 * tables.
 */
export async function fillStudents(db: Db, count: number): Promise<void> {
  const text = (list: ReadonlyArray<string>) => sql`(${sql.param([...list])}::text[])`;
  await db.transaction(async (tx) => {
    await allowLongStatements(tx);
    await tx.execute(sql`
      insert into students (id, name, email, course, progress, status, join_date, invited_at)
      select gen_random_uuid(),
        case when n % 10000 = 77 then ${RARE_NAME}::text else ${text(FIRST)}[1 + n % ${FIRST.length}] end
          || ' ' || ${text(LAST)}[1 + n / 16 % ${LAST.length}],
        'filled-' || n || '-' || substr(md5(n::text), 1, 6) || '@example.org',
        ${text(courseTitles)}[1 + n % ${courseTitles.length}],
        -- Squared: most have just begun.
        floor(101 * power(random(), 2))::int % 101,
        case when n % 10 = 3 then 'Inactive' else 'Active' end,
        timestamptz '2026-11-01' - make_interval(mins => n * 5), timestamptz '2026-11-01' - make_interval(mins => n * 5)
      from generate_series(1, ${count}::int) as n`);
    await tx.execute(sql`
      insert into enrolments (student_id, course, enrolled_at)
      select id, course, join_date from students on conflict do nothing`);
  });
  await db.execute(sql`vacuum analyze students`);
}
