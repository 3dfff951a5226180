/** What search engines are told about the site. */
import { publicCourses } from "../../../src/content/courses.ts";
import { builtInPosts } from "../../../src/modules/blog/content/built-in-posts.ts";
import { productUnderTest } from "../fixtures.ts";
import { expect, test } from "../visitors.ts";

test("the map of the site has every public address once, and each is a page that wants to be found there", async ({
  request,
}) => {
  const { url } = productUnderTest();
  const answer = await request.get("/sitemap.xml");
  expect(answer.headers()["content-type"]).toBe("application/xml; charset=utf-8");
  const xml = await answer.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toEqual(expect.arrayContaining([`${url}/`, `${url}/courses/nclex-rn`, `${url}/blog`]));
  const posts = addresses.filter((address) => address.startsWith(`${url}/blog/`));
  expect(posts.length).toBeGreaterThanOrEqual(2);
  for (const post of posts) {
    expect(xml).toMatch(new RegExp(`<loc>${post}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`));
  }
  const sharedPictures = new Map<string, string>();
  for (const address of addresses) {
    const page = await request.get(address, { maxRedirects: 0 });
    expect(page.status(), address).toBe(200);
    const html = await page.text();
    expect(html, address).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html, address).not.toContain("noindex");
    const [, image = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    sharedPictures.set(address, image);
  }

  for (const image of new Set(sharedPictures.values())) {
    const answer = await request.get(image);
    expect([answer.status(), answer.headers()["content-type"]], image).toEqual([
      200,
      expect.stringMatching(/^image\/(?:jpeg|png|webp)$/),
    ]);
  }
  const own = [
    ...publicCourses.map(({ id }) => `${url}/courses/${id}`),
    ...builtInPosts.map(({ slug }) => `${url}/blog/${slug}`),
  ].map((address) => sharedPictures.get(address));
  expect(own.filter((image) => image?.startsWith(`${url}/previews/`))).toHaveLength(own.length);
  expect(new Set(own).size).toBe(own.length);
});

test("robots are told what is private and where the map is", async ({ request }) => {
  const lines = (await (await request.get("/robots.txt")).text()).split("\n");

  expect(lines[0]).toBe("User-agent: *");
  for (const path of ["/admin", "/dashboard", "/attempts", "/account"]) expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).not.toContain("Disallow: /");
  expect(lines).toContain(`Sitemap: ${productUnderTest().url}/sitemap.xml`);
});

/** What the search engines that read it cannot do without: https://developers.google.com/search/docs/appearance. */
const REQUIRED: Readonly<Record<string, ReadonlyArray<string>>> = {
  EducationalOrganization: ["name", "url", "logo"],
  ItemList: ["itemListElement"],
  Course: ["name", "description", "provider", "offers", "hasCourseInstance"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "publisher"],
  BreadcrumbList: ["itemListElement"],
  FAQPage: ["mainEntity"],
};

test("each page says in structured data what it is, with everything that must be said", async ({ plainPage: page }) => {
  const found = new Map<string, string[]>();
  for (const address of ["/", "/courses", "/courses/osce", "/blog/1"]) {
    await page.goto(address);
    const things = await page.locator('script[type="application/ld+json"]').allTextContents();
    const parsed: Record<string, unknown>[] = things.map((thing) => JSON.parse(thing));
    for (const thing of parsed) {
      expect(thing["@context"]).toBe("https://schema.org");
      const required = REQUIRED[String(thing["@type"])];
      expect(required, `${address} has a ${thing["@type"]}`).toBeDefined();
      for (const name of required ?? []) expect(thing[name], `${thing["@type"]} of ${address}: ${name}`).toBeTruthy();
    }
    found.set(
      address,
      parsed.map((thing) => String(thing["@type"])),
    );
  }

  expect(found.get("/")).toContain("EducationalOrganization");
  expect(found.get("/courses")).toContain("ItemList");
  expect(found.get("/courses/osce")).toEqual(expect.arrayContaining(["Course", "BreadcrumbList"]));
  expect(found.get("/blog/1")).toEqual(expect.arrayContaining(["BlogPosting", "BreadcrumbList"]));
});
