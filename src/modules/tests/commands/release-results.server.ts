import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { attempts, deliveries, students, testResults, tests } from "../../../db/schema.ts";
import { isUnreleased } from "../../../db/tables/tests.ts";
import { mailMessage } from "../../../mail/message.ts";
import type { Accounts } from "../../accounts/auth.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";

/** What telling students takes besides the database. */
type Office = Pick<Accounts, "db" | "queue" | "publicUrl">;

/** Mails that are put into the queue by one statement. */
const AT_ONCE = 500;

export type ReleaseResult =
  /** How many students were told. */
  | { kind: "released"; students: number }
  /** It was released before, or nothing of it waits for a release. */
  | { kind: "unchanged" }
  | { kind: "not-found" };

/**
 * Shows students the scores and solutions of a test that waited for it, also of results to come. Each student with a result gets one
 * mail, in which nothing of the result stands.
 */
export async function releaseResults(
  { db, queue, publicUrl }: Office,
  admin: Admin,
  testId: Id<"test">,
  now: Date,
): Promise<ReleaseResult> {
  return db.transaction(async (tx): Promise<ReleaseResult> => {
    const [test] = await tx
      .select({ deliveryId: deliveries.id, title: tests.title, waits: isUnreleased(deliveries) })
      .from(tests)
      .innerJoin(deliveries, eq(deliveries.testId, tests.id))
      .where(and(eq(tests.id, testId), eq(tests.kind, "institute"), isNotNull(tests.publishedAt)))
      .for("no key update", { of: deliveries });
    if (!test) return { kind: "not-found" };
    if (!test.waits) return { kind: "unchanged" };
    const { deliveryId, title } = test;
    const name = title ?? "";
    await tx
      .update(deliveries)
      .set({
        scoreReleasedAt: sql`coalesce(${deliveries.scoreReleasedAt}, ${now.toISOString()}::timestamptz)`,
        solutionsReleasedAt: sql`coalesce(${deliveries.solutionsReleasedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(eq(deliveries.id, deliveryId));
    const told = await listTold(tx, deliveryId);
    await recordAudit(
      tx,
      admin,
      { action: "test.released", subject: { id: testId, name }, after: { students: told.length } },
      now,
    );
    const mails = told.map(({ attemptId, ...student }) =>
      mailMessage("results-released", student.email, {
        ...{ name: student.name, test: name },
        link: `${publicUrl}/attempts/${attemptId}/review`,
      }),
    );
    for (let first = 0; first < mails.length; first += AT_ONCE) {
      await queue.enqueue(tx, "send-mail", ...mails.slice(first, first + AT_ONCE));
    }
    return { kind: "released", students: told.length };
  });
}

/** Everybody with a result, with the attempt of the latest. */
async function listTold(tx: Tx, deliveryId: Id<"delivery">) {
  return tx
    .selectDistinctOn([students.id], { name: students.name, email: students.email, attemptId: attempts.id })
    .from(attempts)
    .innerJoin(testResults, eq(testResults.attemptId, attempts.id))
    .innerJoin(students, eq(students.id, attempts.studentId))
    .where(eq(attempts.deliveryId, deliveryId))
    .orderBy(students.id, sql`${testResults.completedAt} desc`);
}
