/** What is left of the blog when the database fails. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { builtInPosts } from "../modules/blog/content/built-in-posts.ts";
import { buildAdmin } from "../testing/build.ts";
import { buildPost } from "../testing/build-posts.ts";
import { urlOf } from "../testing/other-databases.ts";
import { startProduct } from "../testing/product.ts";
import { db, testConnection } from "../testing/test-db.ts";

test("pictures of others are not told who reads; when the database fails the built-in posts stay, kept by nobody", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-blog-"));
  const product = await startProduct({
    DATABASE_URL: urlOf(testConnection.database),
    DATA_DIR: folder,
    DEMO: "0",
  });
  const ask = async (address: string) => {
    const answer = await fetch(`${product.url}${address}`, { redirect: "manual" });
    return { status: answer.status, kept: answer.headers.get("cache-control"), text: await answer.text() };
  };
  try {
    const admin = await buildAdmin(db);
    const [imageUrl, category] = ["https://pictures.example.org/ward.webp", "Wards"];
    const seen = await buildPost(db, admin, { imageUrl, category }, new Date());
    const { slug } = await buildPost(db, admin, {}, new Date());
    for (const address of [`/blog?category=${category}`, `/blog/${seen.slug}`]) {
      const { text } = await ask(address);
      const tags = text.match(/<(?:img|link)\b[^>]*ward\.webp[^>]*>/g) ?? [];
      expect(tags.filter((tag) => /referrerpolicy="no-referrer"/i.test(tag))).toEqual(tags);
      expect(tags.length).toBeGreaterThan(0);
    }
    await db.execute("alter schema public rename to lost");

    const list = await ask("/blog");
    expect(list).toMatchObject({ status: 200, kept: "no-store" });
    for (const post of builtInPosts) {
      expect(list.text).toContain(post.title);
      const page = await ask(`/blog/${post.slug}`);
      expect(page).toMatchObject({ status: 200, kept: "no-store" });
      expect(page.text).toContain(post.title);
      expect(page.text).toContain("Related Posts");
      expect(await ask(`/blog/${post.number}`)).toMatchObject({ status: 302, kept: "no-store" });
    }
    for (const address of [`/blog/${slug}`, "/blog/another-post", "/blog/999", "/feed.xml", "/blog?category=Another"]) {
      expect(await ask(address), address).toMatchObject({ status: 503, kept: "no-store" });
    }

    await db.execute("alter schema lost rename to public");
    expect(await ask("/blog/another-post")).toMatchObject({ status: 404 });
    expect(await ask(`/blog/${slug}`)).toMatchObject({ status: 200 });
    expect(await ask("/blog")).toMatchObject({ status: 200 });
    expect((await ask("/feed.xml")).text).toContain(builtInPosts.at(-1)?.title);
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}, 120_000);
