import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { blogPosts } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { isPublic } from "./post-columns.server.ts";

export type PostCounts = { total: number; published: number; scheduled: number; drafts: number };

/** How many posts there are: of all, and of each state. */
export async function countPosts(db: Db, _admin: Admin, now: Date): Promise<PostCounts> {
  const where = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const [counts] = await db
    .select({
      total: sql<number>`count(*)::int`,
      published: where(isPublic(now)),
      scheduled: where(and(eq(blogPosts.status, "published"), gt(blogPosts.publishedAt, now))),
      drafts: where(eq(blogPosts.status, "draft")),
    })
    .from(blogPosts);
  return counts ?? { total: 0, published: 0, scheduled: 0, drafts: 0 };
}
