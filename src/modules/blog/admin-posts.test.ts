/** What the administrator's table shows of posts, what a post leaves behind when it goes, and what the audit keeps. */
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { newId } from "../../core/id.ts";
import { auditEntries, blogPostSlugs, siteSettings } from "../../db/schema.ts";
import { buildAdmin, unique } from "../../testing/build.ts";
import { buildPost } from "../../testing/build-posts.ts";
import { db } from "../../testing/test-db.ts";
import { loadSite } from "../site/queries/load-site.server.ts";
import { deletePost } from "./commands/delete-post.server.ts";
import { savePost } from "./commands/save-post.server.ts";
import { addressOfPostFilter, type PostFilter, postFilterIn } from "./post-filter.ts";
import { countPosts } from "./queries/count-posts.server.ts";
import { findPostPreview } from "./queries/find-post-preview.server.ts";
import { findPostToEdit, listCategories } from "./queries/find-post-to-edit.server.ts";
import { findPublishedPost } from "./queries/find-published-post.server.ts";
import { listPostsForAdmin } from "./queries/list-posts-for-admin.server.ts";
import { TEAM } from "./rules.ts";

const NOW = new Date("2026-11-21T09:00:00Z");
const TOMORROW = new Date("2026-11-22T09:00:00Z");
const NO_FILTER: PostFilter = { search: "", state: null, page: 1 };
const admin = await buildAdmin(db);

const entriesOf = (id: string) =>
  db.select().from(auditEntries).where(eq(auditEntries.subjectId, id)).orderBy(auditEntries.id);

test("the cards count what is public, what will be, and drafts, and together that is all", async () => {
  const before = await countPosts(db, admin, NOW);
  await buildPost(db, admin, { publishedAt: NOW }, NOW);
  await buildPost(db, admin, { publishedAt: TOMORROW }, NOW);
  await buildPost(db, admin, { publishedAt: TOMORROW }, NOW);
  for (let count = 0; count < 3; count += 1) await buildPost(db, admin, { status: "draft" }, NOW);

  expect(await countPosts(db, admin, NOW)).toEqual({
    total: before.total + 6,
    published: before.published + 1,
    scheduled: before.scheduled + 2,
    drafts: before.drafts + 3,
  });
  expect(await countPosts(db, admin, TOMORROW)).toMatchObject({ published: before.published + 3, scheduled: 0 });
});

test("the table has the newest post first, whatever its date, twenty to a page", async () => {
  const word = unique("Paged");
  const titles: string[] = [];
  for (let minute = 0; minute < 23; minute += 1) {
    const title = `${word} ${minute}`;
    titles.unshift(title);
    const createdAt = new Date(NOW.getTime() + minute * 60_000);
    await buildPost(db, admin, { title, publishedAt: new Date(NOW.getTime() - minute * 60_000) }, createdAt);
  }
  const page = async (number: number) => {
    const { posts, ...rest } = await listPostsForAdmin(
      db,
      admin,
      { ...NO_FILTER, search: word, page: number },
      TOMORROW,
    );
    return { titles: posts.map(({ title }) => title), ...rest };
  };

  expect(await page(1)).toEqual({ titles: titles.slice(0, 20), total: 23, pageCount: 2 });
  expect(await page(2)).toEqual({ titles: titles.slice(20), total: 23, pageCount: 2 });
  expect(await page(3)).toEqual({ titles: [], total: 23, pageCount: 2 });
});

test("each state has its own posts, with the date that counts for it", async () => {
  const word = unique("State");
  const title = (state: string) => `${word} ${state}`;
  await buildPost(db, admin, { title: title("draft"), status: "draft" }, NOW);
  await buildPost(db, admin, { title: title("dated draft"), status: "draft", publishedAt: TOMORROW }, NOW);
  await buildPost(db, admin, { title: title("scheduled"), publishedAt: TOMORROW }, NOW);
  await buildPost(db, admin, { title: title("published") }, NOW);
  const inState = async (state: PostFilter["state"], now = NOW) => {
    const { posts } = await listPostsForAdmin(db, admin, { search: word, state, page: 1 }, now);
    return posts.map((post) => [post.title.slice(word.length + 1), post.state, post.date]).sort();
  };

  expect(await inState("published")).toEqual([["published", "published", NOW]]);
  expect(await inState("scheduled")).toEqual([["scheduled", "scheduled", TOMORROW]]);
  expect(await inState("draft")).toEqual([
    ["dated draft", "draft", TOMORROW],
    ["draft", "draft", NOW],
  ]);
  expect(await inState(null)).toHaveLength(4);
  expect(await inState("scheduled", TOMORROW)).toEqual([]);
});

test("a search finds part of a title in any case, and signs of patterns only as themselves", async () => {
  const word = unique("Findable");
  await buildPost(db, admin, { title: `${word} 100%_sure\\` }, NOW);
  const hits = async (search: string) => (await listPostsForAdmin(db, admin, { ...NO_FILTER, search }, NOW)).total;

  expect(await hits(word.toUpperCase())).toBe(1);
  expect(await hits(`${word} 100%_sure\\`)).toBe(1);
  expect(await hits(`${word} 100__sure`)).toBe(0);
  expect(await hits(`${word}%sure`)).toBe(0);
});

test.each([
  ["", NO_FILTER, ""],
  ["?q=%20heart%20%20failure&status=draft&page=3", { search: "heart failure", state: "draft", page: 3 }, undefined],
  ["?status=public&page=0&q=%00", NO_FILTER, ""],
  ["?done=post-added", NO_FILTER, ""],
])("the address %j says which posts are shown", (search, filter, address) => {
  expect(postFilterIn(new URLSearchParams(search))).toEqual(filter);
  if (address !== undefined) expect(addressOfPostFilter(postFilterIn(new URLSearchParams(search)))).toBe(address);
});

test("a filter is the same after it was an address", () => {
  const filter: PostFilter = { search: "a & b", state: "scheduled", page: 2 };

  expect(postFilterIn(new URLSearchParams(addressOfPostFilter(filter)))).toEqual(filter);
});

test("a post is deleted with every address it had, once, and the audit keeps how it was", async () => {
  const [first, second] = [unique("first"), unique("second")];
  const { postId, updatedAt, input } = await buildPost(db, admin, { slug: first }, NOW);
  await savePost(db, admin, { kind: "existing", postId, basedOn: updatedAt }, { ...input, slug: second }, NOW);
  expect(await findPublishedPost(db, first, NOW)).toEqual({ kind: "moved", slug: second });

  expect(await deletePost(db, admin, postId, NOW)).toEqual({ kind: "deleted" });
  expect(await deletePost(db, admin, postId, NOW)).toEqual({ kind: "not-found" });

  for (const slug of [first, second]) expect(await findPublishedPost(db, slug, NOW)).toEqual({ kind: "unknown" });
  expect(await db.$count(blogPostSlugs, eq(blogPostSlugs.slug, first))).toBe(0);
  const entries = await entriesOf(postId);
  expect(entries.map(({ action }) => action)).toEqual(["post.added", "post.edited", "post.deleted"]);
  expect(entries[2]).toMatchObject({
    actorEmail: admin.email,
    subjectName: input.title,
    before: { title: input.title, slug: second, status: "published", content: "<p>Some words.</p>" },
    after: null,
  });
});

test("the audit says who added a post, and of a change only what differs", async () => {
  const { postId, updatedAt, input } = await buildPost(db, admin, { status: "draft" }, NOW);
  const target = { kind: "existing", postId, basedOn: updatedAt } as const;
  const title = unique("Renamed");
  const saved = await savePost(db, admin, target, { ...input, title, status: "published" }, NOW);
  if (saved.kind !== "saved") throw new Error(saved.kind);
  // Saves without a change, and refused ones, are not recorded.
  await savePost(
    db,
    admin,
    { ...target, basedOn: saved.updatedAt },
    { ...input, title, status: "published" },
    TOMORROW,
  );
  await savePost(db, admin, target, { ...input, title: "Stale" }, TOMORROW);

  const entries = await entriesOf(postId);
  expect(entries).toMatchObject([
    { action: "post.added", actorId: admin.userId, before: null, after: { title: input.title, status: "draft" } },
    { action: "post.edited", subjectName: title },
  ]);
  expect(entries[1]?.before).toEqual({ title: input.title, status: "draft", publishedAt: null });
  expect(entries[1]?.after).toEqual({ title, status: "published", publishedAt: NOW.toISOString() });
});

test("a form that tells minutes does not move a post, and an empty one publishes what waited at once", async () => {
  const at = new Date("2026-11-20T09:00:42.500Z");
  const { postId, updatedAt, input } = await buildPost(db, admin, { publishedAt: at }, NOW);
  let basedOn = updatedAt;
  const save = async (over: Partial<typeof input>) => {
    const saved = await savePost(db, admin, { kind: "existing", postId, basedOn }, { ...input, ...over }, NOW);
    if (saved.kind !== "saved") throw new Error(saved.kind);
    basedOn = saved.updatedAt;
    return (await findPostToEdit(db, admin, postId))?.publishedAt;
  };

  expect(await save({ publishedAt: new Date("2026-11-20T09:00:00Z") })).toEqual(at);
  expect(await save({ publishedAt: null })).toEqual(at);
  expect(await save({ publishedAt: TOMORROW })).toEqual(TOMORROW);
  expect(await save({ publishedAt: null })).toEqual(NOW);
  expect(await save({ publishedAt: TOMORROW, status: "draft" })).toEqual(TOMORROW);
  expect(await save({ publishedAt: null, status: "draft" })).toBeNull();
});

test("a post is found to be edited as it was saved, and its category among those to choose from", async () => {
  const category = unique("Category");
  const { postId, slug, updatedAt, input } = await buildPost(db, admin, { category, status: "draft" }, NOW);

  expect(await findPostToEdit(db, admin, postId)).toEqual({ ...input, id: postId, slug, updatedAt, publishedAt: null });
  expect(await findPostToEdit(db, admin, newId())).toBeNull();
  const categories = await listCategories(db, admin);
  expect(categories).toContain(category);
  expect(categories).toEqual([...new Set(categories)]);
});

test("a preview shows what visitors will see, a draft as if it were published now", async () => {
  const { postId, slug, input } = await buildPost(db, admin, { status: "draft" }, NOW);
  const planned = await buildPost(db, admin, { publishedAt: TOMORROW }, NOW);

  expect(await findPostPreview(db, postId, NOW)).toEqual({
    state: "draft",
    post: {
      slug,
      title: input.title,
      excerpt: input.excerpt,
      author: input.author,
      category: input.category,
      imageUrl: input.imageUrl,
      imageAlt: input.imageAlt,
      content: input.content,
      readingMinutes: 1,
      publishedAt: NOW,
      updatedAt: NOW,
    },
  });
  expect(await findPostPreview(db, planned.postId, NOW)).toMatchObject({
    state: "scheduled",
    post: { publishedAt: TOMORROW },
  });
  expect(await findPostPreview(db, planned.postId, TOMORROW)).toMatchObject({ state: "published" });
  expect(await findPostPreview(db, newId(), NOW)).toBeNull();
});

test("a post signed by the institute's team is stored as such, and the audit names the institute", async () => {
  await db.update(siteSettings).set({ instituteName: "The Night School" });
  const { postId } = await buildPost(db, admin, { author: "The Night School Team" }, NOW);
  await db.update(siteSettings).set({ instituteName: "Lamplight" });
  await loadSite(db);

  expect(await findPostToEdit(db, admin, postId)).toMatchObject({ author: TEAM });
  expect(await entriesOf(postId)).toMatchObject([{ after: { author: "The Night School Team" } }]);
});
