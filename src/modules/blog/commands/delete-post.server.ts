import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { blogPosts } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { auditedPost } from "../audited-post.ts";

export type DeletePostResult = { kind: "deleted" } | { kind: "not-found" };

/** Deletes a post for good, with every address it had. */
export async function deletePost(db: Db, admin: Admin, postId: Id<"blog-post">, now: Date): Promise<DeletePostResult> {
  return db.transaction(async (tx): Promise<DeletePostResult> => {
    const [post] = await tx.delete(blogPosts).where(eq(blogPosts.id, postId)).returning();
    if (!post) return { kind: "not-found" };
    const subject = { id: postId, name: post.title };
    await recordAudit(tx, admin, { action: "post.deleted", subject, before: auditedPost(post) }, now);
    return { kind: "deleted" };
  });
}
