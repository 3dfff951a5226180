import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { questions, questionVersions } from "../../db/schema.ts";

/**
 * Waits for attempts that are just being started on these questions, and keeps new ones from starting until this
 * transaction ends: what is then read of their answers stays true.
 */
export async function lockQuestions(tx: Tx, which: SQL): Promise<void> {
  await tx.execute(sql`
    select count(*) from (
      select from ${questionVersions}
      where ${questionVersions.questionId} in (select ${questions.id} from ${questions} where ${which})
      for update
    ) held`);
}
