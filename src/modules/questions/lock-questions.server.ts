import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { questions, questionVersions } from "../../db/schema.ts";

/**
 * Waits for attempts that are being started on these questions, and blocks new ones until this transaction ends, so that what
 * it then reads of their answers stays true.
 */
export async function lockQuestions(tx: Tx, which: SQL): Promise<void> {
  await tx.execute(sql`
    select count(*) from (
      select from ${questionVersions}
      where ${questionVersions.questionId} in (select ${questions.id} from ${questions} where ${which})
      for update
    ) held`);
}
