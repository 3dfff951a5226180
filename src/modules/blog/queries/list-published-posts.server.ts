import { and, count, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { blogPosts } from "../../../db/schema.ts";
import { POSTS_A_PAGE } from "../rules.ts";
import { cardColumns, isPublic, newestPosts, type PostCard, withTime } from "./post-columns.server.ts";

/** Which part of the blog to show. */
export type PostChoice = {
  /** Null for all. */
  category: string | null;
  /** From 1. */
  page: number;
};

export type PostPage = {
  posts: PostCard[];
  /** At least 1. */
  pageCount: number;
  /** Of all public posts, in the order of the alphabet. */
  categories: string[];
};

/** One page of the public posts, the newest first. A page beyond the last one has no posts. */
export async function listPublishedPosts(db: Db, { category, page }: PostChoice, now: Date): Promise<PostPage> {
  const condition = and(isPublic(now), category === null ? undefined : eq(blogPosts.category, category));
  const [rows, counts] = await Promise.all([
    db
      .select(cardColumns)
      .from(blogPosts)
      .where(condition)
      .orderBy(...newestPosts(blogPosts.publishedAt))
      .limit(POSTS_A_PAGE)
      .offset((page - 1) * POSTS_A_PAGE),
    db
      .select({ category: blogPosts.category, posts: count() })
      .from(blogPosts)
      .where(isPublic(now))
      .groupBy(blogPosts.category)
      .orderBy(blogPosts.category),
  ]);
  const total = counts.reduce((sum, row) => sum + (category === null || row.category === category ? row.posts : 0), 0);
  return {
    posts: withTime(rows),
    pageCount: Math.max(1, Math.ceil(total / POSTS_A_PAGE)),
    categories: counts.map((row) => row.category),
  };
}
