import { sql } from "drizzle-orm";
import type { Tx } from "../../../db/client.ts";
import { lessonCompletions, studentStatistics } from "../../../db/schema.ts";

/**
 * Gives everybody whose last lesson was just deleted the one completed before it: else they would seem to have stopped before
 * the first. In the transaction that deleted, which holds the lock of the statistics.
 */
export async function restoreLastLessons(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update ${studentStatistics} as sums set last_lesson_id = (
      select lesson_id from ${lessonCompletions} as completion
      where completion.student_id = sums.student_id
      order by completed_at desc, lesson_id desc limit 1)
    where sums.last_lesson_id is null
      and exists (select from ${lessonCompletions} as completion where completion.student_id = sums.student_id)`);
}
