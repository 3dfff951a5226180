import { sql } from "drizzle-orm";
import { newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { blogPosts, installation } from "../../../db/schema.ts";
import { builtInPosts } from "../content/built-in-posts.ts";
import { readingMinutes } from "../rules.ts";

const MARK = "built-in-posts";

export type SeedPostsResult =
  | { kind: "seeded" }
  /** They were put in before, or the blog had posts of the institute's own first. */
  | { kind: "left-alone" };

/** Puts the posts that come with the product into an empty blog, once: one that is deleted does not come back. */
export async function seedPosts(db: Db, now: Date): Promise<SeedPostsResult> {
  return db.transaction(async (tx): Promise<SeedPostsResult> => {
    const isFirst = await tx
      .insert(installation)
      .values({ key: MARK, value: "put in", createdAt: now })
      .onConflictDoNothing()
      .returning({ key: installation.key });
    if (isFirst.length === 0 || (await tx.$count(blogPosts)) > 0) return { kind: "left-alone" };

    for (const post of builtInPosts) {
      const { publishedAt } = post;
      await tx.insert(blogPosts).values({
        ...post,
        id: newId<"blog-post">(),
        readingMinutes: readingMinutes(post.content),
        status: "published",
        createdAt: publishedAt,
        updatedAt: publishedAt,
      });
    }
    // The sequence does not know ids that were inserted explicitly.
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('blog_posts', 'number'), (select max(${blogPosts.number}) from ${blogPosts}))`,
    );
    return { kind: "seeded" };
  });
}
