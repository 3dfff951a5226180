/** When the public pages next change without an edit. */
import { and, asc, eq, gt } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { blogPosts } from "../../../db/schema.ts";

/** The moment at which the next scheduled post becomes public. Null when none is scheduled. */
export async function findNextPublication(db: Db, now: Date): Promise<Date | null> {
  const [next] = await db
    .select({ publishedAt: blogPosts.publishedAt })
    .from(blogPosts)
    .where(and(eq(blogPosts.status, "published"), gt(blogPosts.publishedAt, now)))
    .orderBy(asc(blogPosts.publishedAt))
    .limit(1);
  return next?.publishedAt ?? null;
}
