import { eq, type SQL } from "drizzle-orm";
import type { bookmarks, notes } from "../../../db/schema.ts";
import type { About } from "../about.ts";

/** The rows of this table that are about it. */
export function isAbout(table: typeof notes | typeof bookmarks, about: About): SQL {
  return "questionId" in about ? eq(table.questionId, about.questionId) : eq(table.lessonId, about.lessonId);
}
