/** Posts of the blog as an administrator saves them. */
import type { Db } from "../db/client.ts";
import type { Admin } from "../modules/accounts/viewer.ts";
import { savePost } from "../modules/blog/commands/save-post.server.ts";
import type { PostInput } from "../modules/blog/forms.ts";
import { unique } from "./build.ts";

/** What an administrator could type, with a title of its own. */
export function postInput(over: Partial<PostInput> = {}): PostInput {
  return {
    title: unique("A post"),
    slug: null,
    excerpt: "What this post is about, in a sentence.",
    content: "<p>Some words.</p>",
    author: "Asha Verma",
    category: unique("Category"),
    // Public pages of other tests must not ask another host.
    imageUrl: "/pictures/post-study-plan.svg",
    imageAlt: "A lamp",
    status: "published",
    publishedAt: null,
    ...over,
  };
}

/** A new post. */
export async function buildPost(db: Db, admin: Admin, over: Partial<PostInput>, now: Date) {
  const input = postInput(over);
  const saved = await savePost(db, admin, { kind: "new" }, input, now);
  if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
  return { ...saved, input };
}
