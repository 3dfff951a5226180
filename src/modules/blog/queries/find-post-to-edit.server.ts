import { eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { blogPosts } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";

/** More than an author would choose from. */
const CATEGORIES_MAX = 200;

/** A post with everything its author decides, and what a change of it is based on. */
export async function findPostToEdit(db: Db, _admin: Admin, postId: Id<"blog-post">) {
  const [post] = await db
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      author: blogPosts.author,
      category: blogPosts.category,
      imageUrl: blogPosts.imageUrl,
      imageAlt: blogPosts.imageAlt,
      excerpt: blogPosts.excerpt,
      content: blogPosts.content,
      slug: blogPosts.slug,
      status: blogPosts.status,
      publishedAt: blogPosts.publishedAt,
      updatedAt: blogPosts.updatedAt,
    })
    .from(blogPosts)
    .where(eq(blogPosts.id, postId));
  return post ?? null;
}

/** What posts are about, of drafts as well, in the order of the alphabet. */
export async function listCategories(db: Db, _admin: Admin): Promise<string[]> {
  const rows = await db
    .selectDistinct({ category: blogPosts.category })
    .from(blogPosts)
    .orderBy(sql`${blogPosts.category}`)
    .limit(CATEGORIES_MAX);
  return rows.map(({ category }) => category);
}
