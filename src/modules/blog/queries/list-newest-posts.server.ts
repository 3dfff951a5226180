import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { blogPosts } from "../../../db/schema.ts";
import { cardColumns, isPublic, newestPosts, type Post, withTime } from "./post-columns.server.ts";

/** A post as a feed names it: by an id that stays when its address changes. */
export type FeedPost = Post & { id: Id<"blog-post"> };

/** The newest public posts in full, for the feed. */
export async function listNewestPosts(db: Db, limit: number, now: Date): Promise<FeedPost[]> {
  const rows = await db
    .select({ ...cardColumns, id: blogPosts.id, content: blogPosts.content, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isPublic(now))
    .orderBy(...newestPosts(blogPosts.publishedAt))
    .limit(limit);
  return withTime(rows);
}
