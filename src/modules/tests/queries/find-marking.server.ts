import { sql } from "drizzle-orm";
import { z } from "zod/mini";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { deliveries, studentCategories, TEST_KINDS, tests, testVersions, voidedQuestions } from "../../../db/schema.ts";
import { DeliveryRules } from "../delivery.ts";
import type { Marking } from "../marking.ts";
import { Category } from "../pass-rules.ts";
import { Voided } from "../rule-change.ts";

/** Whose result is marked, and what was taken on which terms. */
export type Marked = { studentId: Id<"student">; versionId: Id<"test-version">; deliveryId: Id<"delivery"> };

const Row = z.object({
  kind: z.nullable(z.enum(TEST_KINDS)),
  rules: DeliveryRules,
  sectionIds: z.array(z.string()),
  candidate: z.nullable(z.object({ category: Category, hasDisability: z.boolean() })),
  /** How questions count that were voided, by their ids. */
  voided: z.record(z.string(), Voided),
});

const readMarkings = nameStatement<unknown>(
  "read_markings",
  sql`
    select ${tests.kind}, ${deliveries.rules},
      jsonb_path_query_array(${testVersions.content}, '$.sections[*].id') as "sectionIds",
      (select jsonb_build_object('category', category, 'hasDisability', has_disability)
        from ${studentCategories} where ${studentCategories.studentId} = given.student_id) as candidate,
      coalesce((select jsonb_object_agg(${voidedQuestions.questionId}, ${voidedQuestions.countedAs})
        from ${voidedQuestions} where ${voidedQuestions.testId} = ${deliveries.testId}), '{}') as voided
    from unnest(${sql.placeholder("studentIds")}::uuid[], ${sql.placeholder("versionIds")}::uuid[],
      ${sql.placeholder("deliveryIds")}::uuid[]) with ordinality as given (student_id, version_id, delivery_id, nth)
    join ${deliveries} on ${deliveries.id} = given.delivery_id
    left join ${tests} on ${tests.id} = ${deliveries.testId}
    join ${testVersions} on ${testVersions.id} = given.version_id
    order by nth`,
);

/**
 * How results are marked, in the same order, and what kind of test they are of; null for a delivery that belongs to no test. The
 * rules are read each time: they may have changed.
 */
export async function loadMarkings(
  db: Db | Tx,
  results: ReadonlyArray<Marked>,
): Promise<(Marking & Pick<z.infer<typeof Row>, "kind" | "voided">)[]> {
  const rows = await readMarkings(db, {
    studentIds: results.map(({ studentId }) => studentId),
    versionIds: results.map(({ versionId }) => versionId),
    deliveryIds: results.map(({ deliveryId }) => deliveryId),
  });
  if (rows.length < results.length) throw new Error("A delivery or a version of a test is missing.");
  return rows.map((row) => Row.parse(row));
}
