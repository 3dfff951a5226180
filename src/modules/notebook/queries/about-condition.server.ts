import { eq, type SQL } from "drizzle-orm";
import type { Tx } from "../../../db/client.ts";
import { type bookmarks, lessons, type notes, questions } from "../../../db/schema.ts";
import type { About } from "../about.ts";

/** The rows of this table that are about it. */
export function isAbout(table: typeof notes | typeof bookmarks, about: About): SQL {
  return "questionId" in about ? eq(table.questionId, about.questionId) : eq(table.lessonId, about.lessonId);
}

/** Whether it is there still; it then stays until the transaction ends. */
export async function isThere(tx: Tx, about: About): Promise<boolean> {
  const rows =
    "questionId" in about
      ? await tx.select({ id: questions.id }).from(questions).where(eq(questions.id, about.questionId)).for("key share")
      : await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, about.lessonId)).for("key share");
  return rows.length > 0;
}
