/** The addresses of public posts. */
import type { Db } from "../../../db/client.ts";
import { blogPosts } from "../../../db/schema.ts";
import { isPublic, newestPosts } from "./post-columns.server.ts";

export type PostAddress = {
  slug: string;
  /** When the page last changed for a reader. */
  changedAt: Date;
};

/** The posts that are public now, newest first, at most that many. */
export async function listPostAddresses(db: Db, now: Date, most: number): Promise<PostAddress[]> {
  const rows = await db
    .select({ slug: blogPosts.slug, publishedAt: blogPosts.publishedAt, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(isPublic(now))
    .orderBy(...newestPosts(blogPosts.publishedAt))
    .limit(most);
  return rows.map(({ slug, publishedAt, updatedAt }) => ({
    slug,
    changedAt: publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt,
  }));
}
