import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, blogPosts } from "../../db/schema.ts";
import { buildAdmin } from "../../testing/build.ts";
import { buildPost } from "../../testing/build-posts.ts";
import { db } from "../../testing/test-db.ts";
import { seedPosts } from "./commands/seed-posts.server.ts";
import { builtInPosts } from "./content/built-in-posts.ts";
import { findBuiltInPost, listBuiltInPosts, listRelatedBuiltIn } from "./queries/built-in-posts.server.ts";
import { findPublishedPost } from "./queries/find-published-post.server.ts";
import { listPublishedPosts } from "./queries/list-published-posts.server.ts";
import { listRelatedPosts } from "./queries/list-related-posts.server.ts";
import { RELATED_POSTS } from "./rules.ts";

const NOW = new Date("2026-11-21T09:00:00Z");

test("the built-in posts are put in once, with the numbers 1 to 8, are ordinary, and do not come back", async () => {
  const starts = await Promise.all([seedPosts(db, NOW), seedPosts(db, NOW)]);
  expect(starts.map(({ kind }) => kind).sort()).toEqual(["left-alone", "seeded"]);
  // It names no account.
  expect(await db.$count(auditEntries)).toBe(0);

  for (const choice of [
    { category: null, page: 1 },
    { category: "Study Skills", page: 1 },
    { category: null, page: 2 },
  ]) {
    expect(await listPublishedPosts(db, choice, NOW)).toEqual(listBuiltInPosts(choice));
  }
  expect(builtInPosts.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const post of builtInPosts) {
    const { slug } = post;
    expect(await findPublishedPost(db, slug, NOW)).toEqual(findBuiltInPost(slug));
    expect(await findPublishedPost(db, String(post.number), NOW)).toEqual({ kind: "moved", slug });
    expect(findBuiltInPost(String(post.number))).toEqual({ kind: "moved", slug });
    expect(await listRelatedPosts(db, post, NOW)).toEqual(listRelatedBuiltIn(post));
    expect(listRelatedBuiltIn(post)).toHaveLength(RELATED_POSTS);
  }
  expect(findBuiltInPost("9")).toEqual({ kind: "unknown" });

  const { slug } = await buildPost(db, await buildAdmin(db), {}, NOW);
  expect(await findPublishedPost(db, "9", NOW)).toEqual({ kind: "moved", slug });

  await db.delete(blogPosts).where(eq(blogPosts.number, 1));
  expect(await seedPosts(db, NOW)).toEqual({ kind: "left-alone" });
  expect(await findPublishedPost(db, "1", NOW)).toEqual({ kind: "unknown" });
});
