/** The blog as visitors find it: list, post, feed, old addresses. */
import type { Page } from "@playwright/test";
import { savePost } from "../../../src/modules/blog/commands/save-post.server.ts";
import { builtInPosts } from "../../../src/modules/blog/content/built-in-posts.ts";
import { buildAdmin, unique } from "../../../src/testing/build.ts";
import { buildPost } from "../../../src/testing/build-posts.ts";
import { expectStateAccessible, LONG, PHONE, productUnderTest } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";

const [judgement, plan] = builtInPosts;
if (!judgement || !plan) throw new Error("The built-in posts are missing.");

/** Long ago, so that what other tests look for stays on the first page. */
const OLD = new Date("2020-01-15T06:00:00Z");

async function structuredData(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}

test("a visitor reads a post, one beside it, and comes back to the list", async ({ page }) => {
  await page.goto("/blog");
  await expect(page).toHaveTitle("Blog · Lamplight");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: plan.title }) });
  for (const text of ["Study Skills", plan.excerpt, "Lamplight Team", "9 November 2026", "5 min read"]) {
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(card.getByRole("img")).toHaveAccessibleName(plan.imageAlt);
  await expect(page.getByRole("region", { name: "Stay Updated" })).toBeVisible();
  await expectStateAccessible(page, "look");

  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Study Skills" }).click();
  await expect(page).toHaveURL("/blog?category=Study+Skills");
  await expect(page.getByRole("heading", { level: 2, name: judgement.title })).toBeHidden();
  const readMore = card.getByRole("link", { name: "Read More", exact: true });
  await expect(readMore).toHaveAccessibleDescription(plan.title);
  await readMore.click();

  await expect(page).toHaveURL(`/blog/${plan.slug}`);
  await expect(page).toHaveTitle(`${plan.title} · Lamplight`);
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(plan.title);
  for (const text of ["Study Skills", plan.excerpt, "Lamplight Team", "9 November 2026", "5 min read"]) {
    await expect(article.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(article.getByRole("heading", { level: 2, name: "When a week goes wrong" })).toBeVisible();
  await expectStateAccessible(page, "look");

  const related = page.getByRole("region", { name: "Related Posts" });
  await related.getByRole("link", { name: "Read More" }).first().click();
  await expect(article.getByRole("heading", { level: 1 })).not.toHaveText(plan.title);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("a post that is not there is 404 inside the frame and leads back", async ({
  page,
  request,
  database: { db },
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/status of 404/);
  await page.setViewportSize(PHONE);
  const draft = await buildPost(db, await buildAdmin(db), { status: "draft", publishedAt: OLD }, OLD);
  for (const address of ["no-such-post", "999999"]) {
    const answer = await request.get(`/blog/${address}`);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toMatch(/<h1[^>]*>Post Not Found</);
  }
  expect((await page.goto(`/blog/${draft.slug}`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Post Not Found" })).toBeVisible();
  await expect(page.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
  await expect(page).toHaveTitle("Post Not Found · Lamplight");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectStateAccessible(page);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("a post tells search engines what it is, and both pages lead to the feed", async ({
  plainPage: page,
  database: { db },
}) => {
  const { url } = productUnderTest();
  const admin = await buildAdmin(db);
  const own = await buildPost(db, admin, { title: "A title with </script><b>marks</b>", publishedAt: OLD }, OLD);

  await page.goto(`/blog/${plan.slug}`);
  const publishedAt = plan.publishedAt.toISOString();
  const institute = { "@type": "Organization", name: "Lamplight", url: `${url}/` };
  const address = `${url}/blog/${plan.slug}`;
  expect(await structuredData(page)).toEqual([
    expect.objectContaining({
      "@type": "BlogPosting",
      headline: plan.title,
      image: [`${url}${plan.imageUrl}`],
      datePublished: publishedAt,
      dateModified: publishedAt,
      author: { ...institute, name: "Lamplight Team" },
      publisher: institute,
      mainEntityOfPage: address,
    }),
    expect.objectContaining({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Blog", item: `${url}/blog` },
        { "@type": "ListItem", position: 2, name: plan.title, item: address },
      ],
    }),
  ]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  await expect(page.locator('link[rel="alternate"]')).toHaveAttribute("href", "/feed.xml");

  await page.goto(`/blog/${own.slug}`);
  expect((await structuredData(page))[0]).toMatchObject({
    headline: own.input.title,
    author: { "@type": "Person", name: "Asha Verma" },
  });
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", `${url}/og.png`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(own.input.title);

  await page.goto("/blog");
  await expect(page.locator('link[rel="alternate"]')).toHaveAttribute("type", "application/atom+xml");
});

test("numbers and former addresses lead on for good; a picture of the product is there", async ({
  elsewhere,
  database: { db },
}) => {
  const { url } = productUnderTest();
  const ask = (address: string) => elsewhere.get(`${url}${address}`, { maxRedirects: 0 });
  const admin = await buildAdmin(db);
  const post = { slug: unique("numbered"), publishedAt: OLD };
  const { slug, postId, updatedAt, input } = await buildPost(db, admin, post, OLD);
  expect((await ask(`/blog/${slug}`)).status()).toBe(200);
  const renamed = unique("renamed");
  const target = { kind: "existing", postId, basedOn: updatedAt } as const;
  await savePost(db, admin, target, { ...input, slug: renamed }, new Date());

  for (const [from, to] of [
    ["1", judgement.slug],
    ["2", plan.slug],
    [slug, renamed],
  ]) {
    const answer = await ask(`/blog/${from}`);
    expect([answer.status(), answer.headers().location], from).toEqual([301, `/blog/${to}`]);
  }
  const shouted = await ask(`/blog/${renamed.toUpperCase()}`);
  expect([shouted.status(), shouted.headers().location]).toEqual([308, `/blog/${renamed}`]);
  const picture = await ask(plan.imageUrl);
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/svg+xml; charset=utf-8"]);
});

test("without scripts a category is paged through, and a page beyond the last is 404", { tag: LONG }, async ({
  plainPage,
  database: { db },
}) => {
  const { url } = productUnderTest();
  const admin = await buildAdmin(db);
  const category = unique("Paged & filtered");
  for (let day = 0; day < 10; day += 1) {
    const publishedAt = new Date(OLD.getTime() - day * 86_400_000);
    await buildPost(db, admin, { title: `Part ${day + 1}`, category, publishedAt }, OLD);
  }
  const titles = plainPage.getByRole("list", { name: "Posts" }).getByRole("heading");

  await plainPage.goto(`${url}/blog`);
  await plainPage.getByRole("link", { name: category }).click();
  await expect(titles).toHaveText(Array.from({ length: 9 }, (_, index) => `Part ${index + 1}`));
  await expect(plainPage.getByText("Page 1 of 2")).toBeVisible();
  await plainPage.getByRole("link", { name: "Next" }).click();
  await expect(titles).toHaveText(["Part 10"]);
  await expect(plainPage).toHaveTitle(`Blog: ${category}, Page 2 of 2 · Lamplight`);
  await plainPage.getByRole("link", { name: "Previous" }).click();
  await expect(titles).toHaveCount(9);

  for (const query of [`?${new URLSearchParams({ category, page: "3" })}`, "?page=0", "?category=nothing", "?page=x"]) {
    expect((await plainPage.goto(`${url}/blog${query}`))?.status(), query).toBe(404);
    await expect(plainPage.getByText("No posts here")).toBeVisible();
    await expect(plainPage).not.toHaveTitle(/Page \d/);
  }
  await plainPage.getByRole("link", { name: "All posts" }).click();
  await expect(plainPage).toHaveURL(`${url}/blog`);
});

test("the feed is valid Atom of the newest posts, and is not sent again unchanged", async ({
  page,
  elsewhere,
  database: { db },
}) => {
  const { url } = productUnderTest();
  const content = "<p>A & B ]]> <strong>C</strong></p>";
  const { input, slug, postId } = await buildPost(db, await buildAdmin(db), { content }, new Date());
  const answer = await elsewhere.get(`${url}/feed.xml`);
  expect(answer.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  const { etag = "", "last-modified": modified = "" } = answer.headers();
  expect(Date.parse(modified)).toBeGreaterThan(plan.publishedAt.getTime());
  expect((await elsewhere.get(`${url}/feed.xml`, { headers: { "If-None-Match": etag } })).status()).toBe(304);

  const feed = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, "application/xml");
      const texts = (within: Element, name: string) =>
        [...within.querySelectorAll(`:scope > ${name}`)].map((e) => e.textContent);
      const links = (within: Element) =>
        [...within.querySelectorAll(":scope > link")].map((e) => e.getAttribute("href"));
      const root = parsed.documentElement;
      return {
        root: `${root.namespaceURI} ${root.localName}`,
        own: ["id", "title", "updated"].map((name) => texts(root, name).length),
        links: links(root),
        entries: [...root.querySelectorAll(":scope > entry")].map((entry) => ({
          id: texts(entry, "id")[0],
          title: texts(entry, "title")[0],
          content: texts(entry, "content")[0],
          links: links(entry),
          required: ["updated", "published", "author", "summary"].map((name) => texts(entry, name).length),
        })),
      };
    },
    await answer.text(),
  );
  expect(feed).toMatchObject({
    root: "http://www.w3.org/2005/Atom feed",
    own: [1, 1, 1],
    links: [`${url}/feed.xml`, `${url}/blog`],
  });
  expect(feed.entries.length).toBeLessThanOrEqual(20);
  expect(feed.entries.find(({ title }) => title === input.title)).toEqual({
    id: `urn:uuid:${postId}`,
    title: input.title,
    content: "<p>A &amp; B ]]&gt; <strong>C</strong></p>",
    links: [`${url}/blog/${slug}`],
    required: [1, 1, 1, 1],
  });
});
