/** What a visitor sees of a post, and which posts a visitor sees. */
import { and, eq, lte, type SQL } from "drizzle-orm";
import { newestFirst, orderBy } from "../../../db/keyset.ts";
import { blogPosts } from "../../../db/schema.ts";

/** A post as a card shows it. */
export type PostCard = {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  category: string;
  imageUrl: string;
  imageAlt: string;
  readingMinutes: number;
  publishedAt: Date;
};

/** A post as its page shows it. */
export type Post = PostCard & {
  /** Clean rich text. */
  content: string;
  updatedAt: Date;
};

export const cardColumns = {
  slug: blogPosts.slug,
  title: blogPosts.title,
  excerpt: blogPosts.excerpt,
  author: blogPosts.author,
  category: blogPosts.category,
  imageUrl: blogPosts.imageUrl,
  imageAlt: blogPosts.imageAlt,
  readingMinutes: blogPosts.readingMinutes,
  publishedAt: blogPosts.publishedAt,
};

/** Published, and not scheduled for later. */
export function isPublic(now: Date): SQL | undefined {
  return and(eq(blogPosts.status, "published"), lte(blogPosts.publishedAt, now));
}

/** By that time, the newest first. */
export function newestPosts(time: typeof blogPosts.publishedAt | typeof blogPosts.createdAt): SQL[] {
  return orderBy(newestFirst(time, blogPosts.id));
}

/** The rows with the time that every public post has. */
export function withTime<Row extends { publishedAt: Date | null }>(rows: ReadonlyArray<Row>) {
  return rows.flatMap((row) => (row.publishedAt ? [{ ...row, publishedAt: row.publishedAt }] : []));
}
