import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { parseForm } from "../../core/forms.ts";
import { newId } from "../../core/id.ts";
import { blogPostSlugs, blogPosts } from "../../db/schema.ts";
import { buildAdmin, unique } from "../../testing/build.ts";
import { buildPost, postInput } from "../../testing/build-posts.ts";
import { db } from "../../testing/test-db.ts";
import { savePost } from "./commands/save-post.server.ts";
import { PostForm } from "./forms.ts";
import { findPublishedPost } from "./queries/find-published-post.server.ts";
import { listNewestPosts } from "./queries/list-newest-posts.server.ts";
import { listPublishedPosts } from "./queries/list-published-posts.server.ts";
import { listRelatedPosts } from "./queries/list-related-posts.server.ts";

const NOW = new Date("2026-03-01T09:00:00Z");
const LATER = new Date("2026-03-02T09:00:00Z");
const admin = await buildAdmin(db);
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

async function rowOf(slug: string) {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
  if (!row) throw new Error(`There is no post ${slug}.`);
  return row;
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("the form asks for title, author, category, image and excerpt, in this order, and for nothing else", () => {
  const parsed = parseForm(PostForm, formOf({}));
  const filled = {
    title: " A  title ",
    author: "A",
    category: "C",
    imageUrl: "https://example.org/a.png",
    excerpt: "E",
  };

  expect(parsed).toMatchObject({ kind: "invalid" });
  expect(parsed.kind === "invalid" && Object.entries(parsed.errors)).toEqual([
    ["title", "Please enter the title."],
    ["author", "Please enter the author."],
    ["category", "Please enter the category."],
    ["imageUrl", "Please enter the address of the featured image, or upload one."],
    ["excerpt", "Please enter the excerpt."],
  ]);
  expect(parseForm(PostForm, formOf(filled))).toMatchObject({
    kind: "valid",
    data: { ...filled, title: "A title", imageAlt: "", content: "", slug: null, status: "draft", publishedAt: null },
  });
});

test.each([
  [{ imageUrl: "lamp.png" }, "imageUrl", "This is not the address of an image."],
  [{ imageUrl: "javascript:alert(1)" }, "imageUrl", "This is not the address of an image."],
  [{ slug: "no spaces" }, "slug", "Please use small letters"],
  [{ slug: "42" }, "slug", "Please use small letters"],
  [{ publishedAt: "tomorrow" }, "publishedAt", "This is not a date and time."],
  [{ publishedAt: "2026-03-01T09:00" }, "publishedAt", "This is not a date and time."],
  [{ status: "public" }, "status", "Invalid"],
  [{ content: "x".repeat(200_001) }, "content", "A post may have at most 2,00,000 characters."],
])("the form refuses %j", (fields, name, message) => {
  const filled = { title: "T", author: "A", category: "C", imageUrl: "https://example.org/a.png", excerpt: "E" };
  const parsed = parseForm(PostForm, formOf({ ...filled, ...fields }));

  expect(parsed.kind === "invalid" && Object.keys(parsed.errors)).toEqual([name]);
  expect(parsed.kind === "invalid" && parsed.errors[name]).toContain(message);
});

test("the form takes an address in capitals and an instant with its zone", () => {
  const filled = { title: "T", author: "A", category: "C", imageUrl: "https://example.org/a.png", excerpt: "E" };

  expect(
    parseForm(PostForm, formOf({ ...filled, slug: " My-Post ", publishedAt: "2026-03-01T14:30:00+05:30" })),
  ).toMatchObject({ kind: "valid", data: { slug: "my-post", publishedAt: NOW } });
});

test("a saved post is clean, its first rank of headings belongs to its title, and its reading time is counted", async () => {
  const foreign = '<img src="https://example.org/a.png" alt="A chart">';
  const content = `<h1 onclick="x()">Part</h1><p>${"word ".repeat(660)}</p>${foreign}<script>alert(1)</script>`;
  const { slug, input } = await buildPost(db, admin, { content }, NOW);

  const found = await findPublishedPost(db, slug, NOW);

  expect(found).toMatchObject({
    kind: "found",
    post: { title: input.title, author: "Asha Verma", imageAlt: "A lamp", readingMinutes: 3, publishedAt: NOW },
  });
  expect(found.kind === "found" && found.post.content.replaceAll("word ", "")).toBe(
    '<h2>Part</h2><p></p><img src="https://example.org/a.png" alt="A chart" loading="lazy" referrerpolicy="no-referrer" />',
  );
});

test("two posts with one title have two addresses, also when they are saved at once", async () => {
  const title = unique("Twice");
  const saves = await Promise.all(Array.from({ length: 4 }, () => buildPost(db, admin, { title }, NOW)));
  const [first = ""] = saves.map(({ slug }) => slug).sort();

  expect(saves.map(({ slug }) => slug).sort()).toEqual([first, `${first}-2`, `${first}-3`, `${first}-4`]);
});

test("an address that another post has, or had, is refused and nothing is saved", async () => {
  const [has, had] = [unique("has"), unique("had")];
  await buildPost(db, admin, { slug: has }, NOW);
  const other = await buildPost(db, admin, { slug: had }, NOW);
  const target = { kind: "existing", postId: other.postId, basedOn: other.updatedAt } as const;
  await savePost(db, admin, target, { ...other.input, slug: unique("moved") }, NOW);
  const before = await db.$count(blogPosts);

  for (const slug of [has, had]) {
    expect(await savePost(db, admin, { kind: "new" }, postInput({ slug }), NOW)).toEqual({ kind: "slug-taken" });
  }
  expect(await db.$count(blogPosts)).toBe(before);
  expect((await buildPost(db, admin, { title: had }, NOW)).slug).toBe(`${had}-2`);
});

test("a new title leaves the address as it is; every address a post had leads to the one it has", async () => {
  const [one, two, three] = [unique("one"), unique("two"), unique("three")];
  let { postId, updatedAt, input } = await buildPost(db, admin, { slug: one }, NOW);
  const change = async (over: Partial<typeof input>) => {
    const saved = await savePost(
      db,
      admin,
      { kind: "existing", postId, basedOn: updatedAt },
      { ...input, ...over },
      NOW,
    );
    if (saved.kind !== "saved") throw new Error(JSON.stringify(saved));
    updatedAt = saved.updatedAt;
    return saved.slug;
  };

  expect(await change({ title: "Another title", slug: null })).toBe(one);
  expect(await change({ slug: two })).toBe(two);
  expect(await change({ slug: three })).toBe(three);
  for (const slug of [one, two]) expect(await findPublishedPost(db, slug, NOW)).toEqual({ kind: "moved", slug: three });
  expect(await findPublishedPost(db, three.toUpperCase(), NOW)).toEqual({ kind: "moved", slug: three });

  expect(await change({ slug: one })).toBe(one);
  expect(await findPublishedPost(db, one, NOW)).toMatchObject({ kind: "found" });
  for (const slug of [two, three]) expect(await findPublishedPost(db, slug, NOW)).toEqual({ kind: "moved", slug: one });

  expect(await change({ status: "draft" })).toBe(one);
  for (const slug of [one, two, three]) expect(await findPublishedPost(db, slug, NOW)).toEqual({ kind: "unknown" });
});

test("the address of a draft that never was public is free again when it changes", async () => {
  const slug = unique("draft");
  const { postId, updatedAt, input } = await buildPost(db, admin, { slug, status: "draft" }, NOW);
  const target = { kind: "existing", postId, basedOn: updatedAt } as const;

  await savePost(db, admin, target, { ...input, slug: unique("renamed") }, NOW);

  expect(await db.$count(blogPostSlugs, eq(blogPostSlugs.slug, slug))).toBe(0);
  expect((await buildPost(db, admin, { slug }, NOW)).slug).toBe(slug);
});

test("a post keeps the time of its first publication through drafts and changes", async () => {
  const { postId, slug, updatedAt, input } = await buildPost(db, admin, { status: "draft" }, NOW);
  expect(await rowOf(slug)).toMatchObject({ publishedAt: null, createdAt: NOW });
  let basedOn = updatedAt;
  for (const status of ["published", "draft", "published"] as const) {
    const saved = await savePost(db, admin, { kind: "existing", postId, basedOn }, { ...input, status }, LATER);
    if (saved.kind !== "saved") throw new Error(saved.kind);
    basedOn = saved.updatedAt;
    expect(await rowOf(slug)).toMatchObject({ publishedAt: LATER, status, createdAt: NOW });
  }
  const moved = await savePost(db, admin, { kind: "existing", postId, basedOn }, { ...input, publishedAt: NOW }, LATER);
  expect(moved.kind).toBe("saved");
  expect(await rowOf(slug)).toMatchObject({ publishedAt: NOW });
});

test("a second tab does not overwrite what the first one saved", async () => {
  const { postId, slug, updatedAt, input } = await buildPost(db, admin, {}, NOW);
  const target = { kind: "existing", postId, basedOn: updatedAt } as const;

  const titles = ["First", "Second"];
  const tabs = await Promise.all(titles.map((title) => savePost(db, admin, target, { ...input, title }, NOW)));

  expect(tabs.map(({ kind }) => kind).sort()).toEqual(["saved", "stale"]);
  expect(await rowOf(slug)).toMatchObject({ title: titles[tabs.findIndex(({ kind }) => kind === "saved")] });
  expect(await savePost(db, admin, { ...target, postId: newId() }, input, NOW)).toEqual({ kind: "gone" });
});

test("what is not public is nowhere: drafts, and posts of a time to come until it comes", async () => {
  const category = unique("Hidden");
  const publishedAt = new Date(NOW.getTime() + 1);
  const draft = await buildPost(db, admin, { category, status: "draft", publishedAt: daysAgo(1) }, NOW);
  const planned = await buildPost(db, admin, { category, publishedAt }, NOW);
  const numbers = [(await rowOf(draft.slug)).number, (await rowOf(planned.slug)).number];

  for (const address of [draft.slug, planned.slug, ...numbers.map(String)]) {
    expect(await findPublishedPost(db, address, NOW)).toEqual({ kind: "unknown" });
  }
  expect(await listPublishedPosts(db, { category, page: 1 }, NOW)).toMatchObject({ posts: [], pageCount: 1 });
  expect((await listPublishedPosts(db, { category: null, page: 1 }, NOW)).categories).not.toContain(category);
  expect((await listNewestPosts(db, 100, NOW)).map(({ slug }) => slug)).not.toContain(planned.slug);

  expect(await listPublishedPosts(db, { category, page: 1 }, publishedAt)).toMatchObject({
    posts: [{ slug: planned.slug }],
  });
  expect(await findPublishedPost(db, String(numbers[1]), publishedAt)).toEqual({ kind: "moved", slug: planned.slug });
});

test("pages hold nine posts each, the newest first, and one beyond the last holds none", async () => {
  const category = unique("Paged");
  const slugs: string[] = [];
  for (let day = 0; day < 11; day += 1) {
    slugs.push((await buildPost(db, admin, { category, publishedAt: daysAgo(day) }, NOW)).slug);
  }
  const page = async (number: number) => {
    const { posts, pageCount } = await listPublishedPosts(db, { category, page: number }, NOW);
    return { slugs: posts.map(({ slug }) => slug), pageCount };
  };

  expect(await page(1)).toEqual({ slugs: slugs.slice(0, 9), pageCount: 2 });
  expect(await page(2)).toEqual({ slugs: slugs.slice(9), pageCount: 2 });
  expect(await page(3)).toEqual({ slugs: [], pageCount: 2 });
  expect(await page(1_000_000)).toEqual({ slugs: [], pageCount: 2 });
  const all = await listPublishedPosts(db, { category: null, page: 1 }, NOW);
  expect(all.categories).toEqual([...new Set(all.categories)]);
  expect(all.categories).toContain(category);
  expect((await listNewestPosts(db, 20, NOW)).length).toBe(20);
});

test("beside a post stand those of its category first, then the newest of all, and never itself", async () => {
  const category = unique("Related");
  const own = await buildPost(db, admin, { category, publishedAt: daysAgo(30) }, NOW);
  const older = await buildPost(db, admin, { category, publishedAt: daysAgo(40) }, NOW);
  const newest = await buildPost(db, admin, { publishedAt: LATER }, NOW);
  const second = await buildPost(db, admin, { publishedAt: new Date(LATER.getTime() - 1) }, NOW);

  const related = await listRelatedPosts(db, { slug: own.slug, category }, LATER);

  expect(related.map(({ slug }) => slug)).toEqual([older.slug, newest.slug, second.slug]);
});

test.each(["no-such-post", "", "../admin", "a\0b", "%", "9".repeat(12), "0", "x".repeat(5_000)])(
  "there is no post at %j",
  async (address) => {
    expect(await findPublishedPost(db, address, NOW)).toEqual({ kind: "unknown" });
  },
);
