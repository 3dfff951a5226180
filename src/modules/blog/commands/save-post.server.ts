/**
 * Saving a post, a new one or one that is there. Its address stays unless another one is requested; then the previous one
 * redirects to it.
 */
import { and, eq, ne, sql } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import { sanitizeRichText } from "../../../core/rich-text.server.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { blogPostSlugs, blogPosts } from "../../../db/schema.ts";
import { isStale, nextUpdatedAt } from "../../../db/updated-at.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { loadSite } from "../../site/queries/load-site.server.ts";
import { auditedPost } from "../audited-post.ts";
import type { PostInput } from "../forms.ts";
import { freeSlug, publicationOf, readingMinutes, slugOf, storedAuthor } from "../rules.ts";

/** A new post, or the one to change and what it was when the author opened it. */
export type PostTarget = { kind: "new" } | { kind: "existing"; postId: Id<"blog-post">; basedOn: Date };

export type SavePostResult =
  | { kind: "saved"; postId: Id<"blog-post">; slug: string; updatedAt: Date }
  /** Another post has or had the requested address. */
  | { kind: "slug-taken" }
  /** It was saved by somebody else after the author opened it; nothing was written. */
  | { kind: "stale"; updatedAt: Date }
  | { kind: "gone" };

type Post = typeof blogPosts.$inferSelect;

/** Saves a post; its content is cleaned here, once. A post without a time of publication is public from now on. */
export async function savePost(
  db: Db,
  admin: Admin,
  target: PostTarget,
  input: PostInput,
  now: Date,
): Promise<SavePostResult> {
  const { instituteName } = await loadSite(db);
  const post = { ...input, author: storedAuthor(input.author, instituteName) };
  return db.transaction(async (tx): Promise<SavePostResult> => {
    await takeLock(tx, "postAddresses");
    switch (target.kind) {
      case "new":
        return addPost(tx, admin, post, now);
      case "existing":
        return changePost(tx, admin, target, post, now);
      default:
        return target satisfies never;
    }
  });
}

/** The content of a post as it is stored: clean, and without a heading of the first rank, which is the post's title. */
export function cleanContent(html: string): string {
  return sanitizeRichText(html).replace(/<(\/?)h1\b/g, "<$1h2");
}

async function addPost(tx: Tx, admin: Admin, input: PostInput, now: Date): Promise<SavePostResult> {
  const postId = newId<"blog-post">();
  const slug = await chooseSlug(tx, postId, input.slug, input.title);
  if (slug === null) return { kind: "slug-taken" };
  const post = { ...columnsOf(input), slug, publishedAt: publicationOf(null, input, now) };
  await tx.insert(blogPosts).values({ ...post, id: postId, createdAt: now, updatedAt: now });
  const subject = { id: postId, name: post.title };
  await recordAudit(tx, admin, { action: "post.added", subject, after: auditedPost(post) }, now);
  return { kind: "saved", postId, slug, updatedAt: now };
}

async function changePost(
  tx: Tx,
  admin: Admin,
  { postId, basedOn }: Extract<PostTarget, { kind: "existing" }>,
  input: PostInput,
  now: Date,
): Promise<SavePostResult> {
  const [before] = await tx.select().from(blogPosts).where(eq(blogPosts.id, postId)).for("update");
  if (!before) return { kind: "gone" };
  if (isStale(before, basedOn)) return { kind: "stale", updatedAt: before.updatedAt };
  const slug = input.slug === null ? before.slug : await chooseSlug(tx, postId, input.slug, input.title);
  if (slug === null) return { kind: "slug-taken" };

  if (slug !== before.slug) await keepAddress(tx, before, slug, now);
  const post = { ...columnsOf(input), slug, publishedAt: publicationOf(before.publishedAt, input, now) };
  const updatedAt = nextUpdatedAt(before, now);
  await tx
    .update(blogPosts)
    .set({ ...post, updatedAt })
    .where(eq(blogPosts.id, postId));
  const subject = { id: postId, name: post.title };
  const change = { before: auditedPost(before), after: auditedPost(post) };
  await recordAudit(tx, admin, { action: "post.edited", subject, ...change }, now);
  return { kind: "saved", postId, slug, updatedAt };
}

function columnsOf({ title, author, category, imageUrl, imageAlt, excerpt, status, ...input }: PostInput) {
  const content = cleanContent(input.content);
  const minutes = readingMinutes(content);
  return { title, author, category, imageUrl, imageAlt, excerpt, status, content, readingMinutes: minutes };
}

/** The requested address, or one made from the title; null if the requested one belongs to another post. */
async function chooseSlug(
  tx: Tx,
  postId: Id<"blog-post">,
  typedSlug: string | null,
  title: string,
): Promise<string | null> {
  const wanted = typedSlug ?? slugOf(title);
  const begins = (slug: typeof blogPosts.slug | typeof blogPostSlugs.slug) =>
    typedSlug === null ? sql`starts_with(${slug}, ${wanted})` : eq(slug, wanted);
  const current = await tx
    .select({ slug: blogPosts.slug })
    .from(blogPosts)
    .where(and(ne(blogPosts.id, postId), begins(blogPosts.slug)));
  const former = await tx
    .select({ slug: blogPostSlugs.slug })
    .from(blogPostSlugs)
    .where(and(ne(blogPostSlugs.postId, postId), begins(blogPostSlugs.slug)));
  const taken = new Set([...current, ...former].map(({ slug }) => slug));
  if (typedSlug === null) return freeSlug(wanted, (slug) => taken.has(slug));
  return taken.has(typedSlug) ? null : typedSlug;
}

/** A post that was never public was never shared, so no redirect is needed. */
async function keepAddress(tx: Tx, before: Post, slug: string, now: Date): Promise<void> {
  await tx.delete(blogPostSlugs).where(eq(blogPostSlugs.slug, slug));
  if (before.publishedAt === null || before.publishedAt > now) return;
  await tx.insert(blogPostSlugs).values({ slug: before.slug, postId: before.id }).onConflictDoNothing();
}
