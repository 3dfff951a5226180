import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { blogPosts } from "../../../db/schema.ts";
import { type PostState, postStateOf } from "../rules.ts";
import { cardColumns, type Post } from "./post-columns.server.ts";

export type PostPreview = {
  state: PostState;
  /** As visitors will see it; without a time of publication it looks as if that were now. */
  post: Post;
};

/** A post as it was saved last, public or not. */
export async function findPostPreview(db: Db, postId: Id<"blog-post">, now: Date): Promise<PostPreview | null> {
  const [row] = await db
    .select({ ...cardColumns, content: blogPosts.content, updatedAt: blogPosts.updatedAt, status: blogPosts.status })
    .from(blogPosts)
    .where(eq(blogPosts.id, postId));
  if (!row) return null;
  const { status, publishedAt, ...post } = row;
  return { state: postStateOf({ status, publishedAt }, now), post: { ...post, publishedAt: publishedAt ?? now } };
}
