import { currentInstitute } from "../../content/institute.ts";
import type { PostInput } from "./forms.ts";
import { shownAuthor } from "./rules.ts";

/** A post as the audit keeps it: what its author decides, and nothing that is counted from that. */
export function auditedPost(post: Omit<PostInput, "slug"> & { slug: string }) {
  const { title, category, status, imageUrl, imageAlt, excerpt, content, slug, publishedAt } = post;
  const author = shownAuthor(post.author, currentInstitute());
  return { title, author, category, status, publishedAt, slug, imageUrl, imageAlt, excerpt, content };
}
