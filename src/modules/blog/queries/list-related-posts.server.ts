import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { blogPosts } from "../../../db/schema.ts";
import { chooseRelated, RELATED_POSTS } from "../rules.ts";
import { cardColumns, isPublic, newestPosts, type PostCard, withTime } from "./post-columns.server.ts";

/** The posts to read after this one: of its category first, then the newest (P25). */
export async function listRelatedPosts(
  db: Db,
  { slug, category }: { slug: string; category: string },
  now: Date,
): Promise<PostCard[]> {
  const newest = (ofCategory: boolean) =>
    db
      .select(cardColumns)
      .from(blogPosts)
      .where(
        and(
          isPublic(now),
          ne(blogPosts.slug, slug),
          ofCategory ? eq(blogPosts.category, category) : ne(blogPosts.category, category),
        ),
      )
      .orderBy(...newestPosts(blogPosts.publishedAt))
      .limit(RELATED_POSTS);
  // Two statements, each answered by an index: one sorted by both would read the whole blog.
  const [own, others] = await Promise.all([newest(true), newest(false)]);
  return chooseRelated(withTime([...own, ...others]), category);
}
