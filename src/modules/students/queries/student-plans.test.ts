/** No order and no search reads all students: the plans of the very statements that the list sends, with many of them. */

import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PageRequest } from "../../../db/keyset.ts";
import { buildAdmin } from "../../../testing/build.ts";
import { fillStudents, RARE_NAME } from "../../../testing/fill-students.ts";
import { findPlans } from "../../../testing/query-plans.ts";
import { db } from "../../../testing/test-db.ts";
import { storeTestRows, USUAL_TEST } from "../../../testing/test-rows.ts";
import { SORT_FIELDS, type StudentFilter } from "../student-filter.ts";
import { listStudents } from "./list-students.server.ts";

const admin = await buildAdmin(db);
const STUDENTS = 20_000;

beforeAll(async () => {
  await fillStudents(db, STUDENTS);
  // One student in forty has taken a test, one in four hundred is taking one.
  await storeTestRows(db);
  const { testVersionId, deliveryId } = USUAL_TEST;
  await db.execute(sql`insert into attempts (id, student_id, test_key, test_version_id, delivery_id, question_count, started_at, closes_at, state)
    select gen_random_uuid(), id, 'test-' || number, ${testVersionId}, ${deliveryId}, 10, now(), now() + interval '1 hour',
      case when number % 400 = 0 then 'open' else 'submitted' end
    from (select id, row_number() over () as number from students) as numbered where number % 40 = 0`);
  await db.execute(sql`vacuum analyze attempts`);
}, 120_000);

/** How the database finds a page: every step on the table and its indexes. What only counts is left out. */
async function stepsOf(filter: Partial<StudentFilter>, page: PageRequest = {}): Promise<string[]> {
  const plans = await findPlans((listening) => listStudents(listening, admin, filter, page), /order by/);
  expect(plans).toHaveLength(1);
  return plans.flat().map(({ node, table, index }) => `${node} ${index ?? table}`);
}

test.each([
  ["name", "students_name"],
  ["course", "students_of_course"],
  ["progress", "students_progress"],
  ["joined", "students_joined"],
] as const)("a page by %s walks along its index, both ways and far back", async (field, index) => {
  for (const isDescending of [false, true]) {
    const filter = { sort: { field, isDescending } };
    const { after } = await listStudents(db, admin, filter);
    const step = `Index Scan ${index}`;

    expect(await stepsOf(filter)).toEqual([step]);
    expect(await stepsOf(filter, { after: after ?? "" })).toEqual([step]);
    expect(await stepsOf(filter, { before: after ?? "" })).toEqual([step]);
  }
});

test.each(SORT_FIELDS)("filters and searches read no student that an index can leave out, by %s", async (field) => {
  const sort = { field, isDescending: false };
  const asked: Partial<StudentFilter>[] = [
    { course: "OET" },
    { course: "nobody's" },
    { status: "Inactive" },
    { course: "OET", status: "Inactive" },
    { joined: "7" },
    { joined: "30", course: "OET" },
    { tests: "running" },
    { tests: "running", status: "Inactive" },
    { search: RARE_NAME },
    { search: "asha verma" },
    { search: "zzqqxxyy" },
    { search: "as" },
    { search: "example.org" },
  ];
  for (const filter of asked) {
    const steps = await stepsOf({ ...filter, sort });

    expect(steps.filter((step) => step.startsWith("Seq Scan"))).toEqual([]);
    expect(steps.length).toBeGreaterThan(0);
  }
});

test("what few hold is found by the index of names and addresses, whatever the order", async () => {
  for (const field of SORT_FIELDS) {
    const steps = await stepsOf({ search: RARE_NAME, sort: { field, isDescending: true } });

    expect(steps).toContain("Bitmap Index Scan students_search");
  }
});
