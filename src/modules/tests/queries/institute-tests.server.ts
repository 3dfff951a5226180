/** The tests of the institute as their students have them. */
import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attempts, deliveries, testReopenings, tests } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { DeliveryRules } from "../delivery.ts";
import type { Takings, Window } from "../institute.ts";
import type { TestVersion } from "../test-version.ts";
import { loadTestVersion } from "./test-versions.server.ts";

/** A published test with what this student has had of it. */
export type InstituteTest = {
  id: Id<"test">;
  versionId: Id<"test-version">;
  version: TestVersion;
  deliveryId: Id<"delivery">;
  rules: DeliveryRules;
  takings: Takings;
} & Window;

type Row = {
  id: Id<"test">;
  versionId: Id<"test-version">;
  deliveryId: Id<"delivery">;
  rules: unknown;
  opensAt: string | null;
  closesAt: string | null;
  attemptsMax: number | null;
} & Takings;

/** More than anybody looks through; the newest are shown. */
const LISTED_MAX = 200;

/** Published, not archived, for everybody or for the student's course. */
const readInstituteTests = nameStatement<Row>(
  "read_institute_tests",
  sql`
    select ${tests.id}, ${tests.versionId} as "versionId", ${deliveries.id} as "deliveryId", ${deliveries.rules},
      ${deliveries.opensAt} as "opensAt", ${deliveries.closesAt} as "closesAt", ${deliveries.attemptsMax} as "attemptsMax",
      had.taken, had.late as "takenLate",
      (select count(*)::int from ${testReopenings}
        where ${testReopenings.testId} = ${tests.id} and ${testReopenings.studentId} = ${sql.placeholder("studentId")}) as reopened
    from ${tests}
    join ${deliveries} on ${deliveries.testId} = ${tests.id}
    cross join lateral (
      select count(*)::int as taken, count(*) filter (where ${attempts.startedAt} >= ${deliveries.closesAt})::int as late
      from ${attempts}
      where ${attempts.deliveryId} = ${deliveries.id} and ${attempts.studentId} = ${sql.placeholder("studentId")}
    ) as had
    where ${tests.kind} = 'institute' and ${tests.publishedAt} is not null and ${tests.versionId} is not null
      and ${tests.archivedAt} is null
      and (${deliveries.course} is null or ${deliveries.course} = ${sql.placeholder("course")})
      and (${sql.placeholder("testId")}::uuid is null or ${tests.id} = ${sql.placeholder("testId")}::uuid)
    order by ${tests.publishedAt} desc, ${tests.id}
    limit ${sql.raw(String(LISTED_MAX))}`,
);

type Asker = Pick<Student, "studentId" | "course">;

/** The tests that the institute gives the student, the one published last first. */
export async function listInstituteTests(db: Db, student: Asker): Promise<InstituteTest[]> {
  return read(db, student, null);
}

/** One of them; null where the student has none of that id. */
export async function findInstituteTest(
  db: Db | Tx,
  student: Asker,
  testId: Id<"test">,
): Promise<InstituteTest | null> {
  const [found] = await read(db, student, testId);
  return found ?? null;
}

async function read(db: Db | Tx, { studentId, course }: Asker, testId: Id<"test"> | null): Promise<InstituteTest[]> {
  const rows = await readInstituteTests(db, { studentId, course, testId });
  return Promise.all(
    rows.map(async ({ taken, takenLate, reopened, rules, opensAt, closesAt, ...row }) => ({
      ...row,
      version: await loadTestVersion(db, row.versionId),
      rules: DeliveryRules.parse(rules),
      opensAt: opensAt === null ? null : new Date(opensAt),
      closesAt: closesAt === null ? null : new Date(closesAt),
      takings: { taken, takenLate, reopened },
    })),
  );
}
