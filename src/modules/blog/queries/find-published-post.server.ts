import { and, eq } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { blogPostSlugs, blogPosts } from "../../../db/schema.ts";
import { numberIn } from "../rules.ts";
import { cardColumns, isPublic, type Post, withTime } from "./post-columns.server.ts";

export type FoundPost =
  | { kind: "found"; post: Post }
  /** It is public, at this address. */
  | { kind: "moved"; slug: string }
  | { kind: "unknown" };

/** The public post that an address means: by its slug, by one it had before, or by its number. */
export async function findPublishedPost(db: Db, address: string, now: Date): Promise<FoundPost> {
  const number = numberIn(address);
  if (number !== null) {
    const [row] = await db
      .select({ slug: blogPosts.slug })
      .from(blogPosts)
      .where(and(eq(blogPosts.number, number), isPublic(now)));
    return row ? { kind: "moved", slug: row.slug } : { kind: "unknown" };
  }

  const slug = address.toLowerCase();
  // Text that PostgreSQL refuses is not an address.
  if (slug.includes("\0")) return { kind: "unknown" };
  const rows = await db
    .select({ ...cardColumns, content: blogPosts.content, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), isPublic(now)));
  const [post] = withTime(rows);
  if (post) return slug === address ? { kind: "found", post } : { kind: "moved", slug };

  const [current] = await db
    .select({ slug: blogPosts.slug })
    .from(blogPostSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, blogPostSlugs.postId))
    .where(and(eq(blogPostSlugs.slug, slug), isPublic(now)));
  return current ? { kind: "moved", slug: current.slug } : { kind: "unknown" };
}
