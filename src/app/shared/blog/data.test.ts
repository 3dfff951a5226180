import { expect, test } from "vitest";
import { seedPosts } from "../../../modules/blog/commands/seed-posts.server.ts";
import { builtInPosts } from "../../../modules/blog/content/built-in-posts.ts";
import { chooseRelated } from "../../../modules/blog/rules.ts";
import { brokenDatabase } from "../../../testing/broken-db.ts";
import { buildAdmin, unique } from "../../../testing/build.ts";
import { buildPost } from "../../../testing/build-posts.ts";
import { db } from "../../../testing/test-db.ts";
import { readPost, readPostList } from "./data.server.ts";

const newestFirst = builtInPosts.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
const NOW = new Date("2026-11-21T09:00:00Z");
await seedPosts(db, NOW);

function around(database: typeof db) {
  const logged: string[] = [];
  const note = (_details: object, message: string) => logged.push(message);
  return { db: database, timeZone: "Asia/Kolkata", now: NOW, log: { info: note, warn: note, error: note }, logged };
}

test("without a database the list is the built-in posts, and says that it may be incomplete", async () => {
  const [whole, broken] = [around(db), around(await brokenDatabase())];
  const choice = { category: null, page: 1 };

  const known = await readPostList(whole, choice);
  const less = await readPostList(broken, choice);

  expect(known).toMatchObject({ isComplete: true });
  expect(less).toEqual({ ...known, isComplete: false });
  expect(less.posts.map(({ slug }) => slug)).toEqual(newestFirst.map(({ slug }) => slug));
  expect(await readPostList(broken, { category: "Study Skills", page: 1 })).toMatchObject({
    posts: [{ title: builtInPosts[1]?.title, readingMinutes: 5, published: { text: "9 November 2026" } }],
  });
  expect(whole.logged).toEqual([]);
  expect(broken.logged).toEqual(Array(2).fill("the list of posts could not be read, the built-in posts stand in"));
});

test("without a database the built-in posts are served, and the existence of others is left open", async () => {
  const [whole, broken] = [around(db), around(await brokenDatabase())];
  const { slug } = await buildPost(db, await buildAdmin(db), { category: unique("Own") }, NOW);

  for (const post of builtInPosts) {
    expect(await readPost(broken, post.slug)).toMatchObject({
      kind: "found",
      post: { title: post.title, content: post.content },
      related: chooseRelated(
        newestFirst.filter((other) => other !== post),
        post.category,
      ).map(({ slug }) => ({ slug })),
      isComplete: false,
    });
    expect(await readPost(broken, String(post.number))).toEqual({ kind: "moved", slug: post.slug, isComplete: false });
    expect(await readPost(whole, String(post.number))).toEqual({ kind: "moved", slug: post.slug, isComplete: true });
  }
  for (const address of [slug, "no-such-post", "9"]) {
    expect(await readPost(broken, address)).toEqual({ kind: "unavailable" });
  }
  expect(await readPost(whole, slug)).toMatchObject({ kind: "found", isComplete: true });
  expect(await readPost(whole, "no-such-post")).toEqual({ kind: "unknown" });
});

test("dates are in the institute's time zone", async () => {
  const publishedAt = new Date("2026-03-31T18:30:00Z");
  const { slug } = await buildPost(db, await buildAdmin(db), { publishedAt }, NOW);

  expect(await readPost(around(db), slug)).toMatchObject({
    post: { published: { text: "1 April 2026", iso: "2026-03-31T18:30:00.000Z" } },
  });
});

test("a built-in post has its own preview; one with its drawing under another title has none", async () => {
  const previews = await Promise.all(
    builtInPosts.map(async ({ slug }) => {
      const found = await readPost(around(db), slug);
      return found.kind === "found" ? found.post.preview?.src : found.kind;
    }),
  );
  expect(previews.every((src) => src?.startsWith("/previews/post-"))).toBe(true);
  expect(new Set(previews).size).toBe(builtInPosts.length);

  const { slug } = await buildPost(db, await buildAdmin(db), { imageUrl: builtInPosts[1]?.imageUrl ?? "" }, NOW);
  expect(await readPost(around(db), slug)).toMatchObject({ post: { preview: null } });
});
