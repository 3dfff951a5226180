/** The first attempts at a test, which its results are compared with (P59, P102). */
import { type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attempts, testResults } from "../../../db/schema.ts";
import type { FirstMarks } from "../pass-rules.ts";
import { isForm } from "../test-version.ts";
import { loadTestVersion } from "./test-versions.server.ts";

type Form = { testVersionId: Id<"test-version">; deliveryId: Id<"delivery"> };

/** The marks of the first attempts at each form of a test. */
export type FirstMarksOfForms = { of: (form: Form) => FirstMarks | null; students: number | null };

/** `of` gives null where every attempt has its own questions; `students` is the most that one form has, null without a form. */
export async function findFirstMarks(db: Db, testId: Id<"test">): Promise<FirstMarksOfForms> {
  const { rows } = await db.execute<{ versionId: Id<"test-version">; deliveryId: Id<"delivery">; marks: FirstMarks }>(
    sql`
      with firsts as (
        select distinct on (${attempts.studentId}, ${attempts.testVersionId}, ${attempts.deliveryId})
          ${attempts.testVersionId} as version_id, ${attempts.deliveryId} as delivery_id, ${testResults.marks} as marks
        from ${attempts} join ${testResults} on ${testResults.attemptId} = ${attempts.id}
        where ${attempts.testId} = ${testId} and ${testResults.marks} is not null
        order by ${attempts.studentId}, ${attempts.testVersionId}, ${attempts.deliveryId}, ${testResults.completedAt}
      ), counted as (
        select version_id, delivery_id, marks, count(*) as students from firsts group by 1, 2, 3
      )
      select version_id as "versionId", delivery_id as "deliveryId",
        jsonb_agg(jsonb_build_object('marks', marks, 'students', students)) as marks
      from counted group by 1, 2`,
  );
  const forms = new Map<string, FirstMarks>();
  for (const { versionId, deliveryId, marks } of rows) {
    if (isForm(await loadTestVersion(db, versionId))) forms.set(`${versionId} ${deliveryId}`, marks);
  }
  const sizes = [...forms.values()].map((marks) => marks.reduce((sum, { students }) => sum + students, 0));
  return {
    of: ({ testVersionId, deliveryId }) => forms.get(`${testVersionId} ${deliveryId}`) ?? null,
    students: sizes.length === 0 ? null : Math.max(...sizes),
  };
}

/** The marks of the first attempt of a row's student at its form. */
export const ownFirstMarks: SQL<number | null> = sql`(
  select result.marks from ${attempts} as attempt join ${testResults} as result on result.attempt_id = attempt.id
  where attempt.student_id = ${attempts.studentId} and attempt.test_version_id = ${attempts.testVersionId}
    and attempt.delivery_id = ${attempts.deliveryId} and result.marks is not null
  order by result.completed_at limit 1)`;
