import type { PostInput } from "./forms.ts";

/** A post as the audit keeps it: what its author decides, and nothing that is counted from that. */
export function auditedPost(post: Omit<PostInput, "slug"> & { slug: string }) {
  const { title, author, category, status, imageUrl, imageAlt, excerpt, content, slug, publishedAt } = post;
  return { title, author, category, status, publishedAt, slug, imageUrl, imageAlt, excerpt, content };
}
