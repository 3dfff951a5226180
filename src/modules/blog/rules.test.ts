import { existsSync } from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { projectRoot } from "../../core/project-root.ts";
import { cleanContent } from "./commands/save-post.server.ts";
import { builtInPosts } from "./content/built-in-posts.ts";
import {
  chooseRelated,
  freeSlug,
  isPictureAddress,
  isSlug,
  numberIn,
  readingMinutes,
  shownAuthor,
  slugOf,
  storedAuthor,
  TEAM,
} from "./rules.ts";

test.each([
  ["Clinical judgement, in six steps!", "clinical-judgement-in-six-steps"],
  ["  OET vs. PTE – which one? ", "oet-vs-pte-which-one"],
  ["The nurse’s lamp & the patient's chart", "the-nurses-lamp-the-patients-chart"],
  ["Crème brûlée", "creme-brulee"],
  ["2026", "post-2026"],
  ["नर्सिंग", "post"],
  ["", "post"],
  ["a".repeat(200), "a".repeat(80)],
  [`${"word ".repeat(15)}and more`, "word-word-word-word-word-word-word-word-word-word-word-word-word-word-word-and"],
])("the title %j makes the address %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test("whatever the title, its address is one, and can be made free", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), fc.nat(5), (title, taken) => {
      const slug = slugOf(title);
      const used = new Set([slug, ...Array.from({ length: taken }, (_, index) => `${slug}-${index + 2}`)]);

      expect(isSlug(slug)).toBe(true);
      expect(isSlug(freeSlug(slug, (candidate) => used.has(candidate)))).toBe(true);
      expect(used).not.toContain(freeSlug(slug, (candidate) => used.has(candidate)));
      expect(freeSlug(slug, () => false)).toBe(slug);
    }),
  );
});

test.each(["a", "a-1", "2-weeks", "a".repeat(100)])("%j can be an address", (slug) => {
  expect(isSlug(slug)).toBe(true);
});

test.each(["", "1", "A", "a--b", "-a", "a-", "a b", "a/b", "a.b", "ä", "a".repeat(101)])(
  "%j cannot be an address",
  (slug) => {
    expect(isSlug(slug)).toBe(false);
  },
);

test("a number in an address is one that a post can have", () => {
  expect(["1", "0042", "2147483647"].map(numberIn)).toEqual([1, 42, 2_147_483_647]);
  expect(["0", "2147483648", "9".repeat(40), "-1", "1.5", "1e3", "", "one"].map(numberIn)).toEqual(Array(8).fill(null));
});

test.each([
  ["", 1],
  ["<p>one</p>", 1],
  [`<p>${"word ".repeat(329)}</p>`, 1],
  [`<p>${"word ".repeat(330)}</p>`, 2],
  [`<p>${"शब्द ".repeat(1_100)}</p>`, 5],
  [`<p>${"<strong>word</strong> – ".repeat(1_100)}</p>`, 5],
])("reading time counts words, not marks", (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});

test("beside a post stand three others: its own category first, then the newest", () => {
  const post = (name: string, category: string, day: number) => ({
    name,
    category,
    publishedAt: new Date(Date.UTC(2026, 0, day)),
  });
  const others = [post("new", "b", 9), post("old own", "a", 1), post("newer own", "a", 2), post("newest", "c", 10)];

  expect(chooseRelated(others, "a").map(({ name }) => name)).toEqual(["newer own", "old own", "newest"]);
  expect(chooseRelated([], "a")).toEqual([]);
});

test("a picture above a post is an uploaded one, one of the product's, or one elsewhere over https", () => {
  const own = ["/pictures/post-study-plan.svg", `/images/${"0a".repeat(32)}.webp`, "https://example.org/a.png"];
  const refused = [
    "",
    "x",
    "http://example.org/a.png",
    "/pictures/../x.svg",
    "/pictures/a.js",
    "//a.b/c.svg",
    "data:,",
  ];

  expect(own.map(isPictureAddress)).toEqual(own.map(() => true));
  expect(refused.map(isPictureAddress)).toEqual(refused.map(() => false));
});

test("the newer built-in posts say where what they claim can be read", () => {
  const unsourced = builtInPosts.filter(
    ({ content }) => !/<h2>Sources<\/h2><ul>(?:<li>.+: <a href="https:.+)+$/.test(content),
  );
  expect(unsourced.map(({ number }) => number)).toEqual([1, 2]);
});

test.each(builtInPosts.map((post) => [post.slug, post] as const))(
  "the built-in post %s is clean, takes some minutes, and has all it needs",
  (_slug, post) => {
    expect(cleanContent(post.content)).toBe(post.content);
    expect(readingMinutes(post.content)).toBeGreaterThanOrEqual(3);
    expect(readingMinutes(post.content)).toBeLessThanOrEqual(5);
    expect(isSlug(post.slug)).toBe(true);
    expect(isPictureAddress(post.imageUrl)).toBe(true);
    expect(existsSync(path.join(projectRoot(), "public", post.imageUrl))).toBe(true);
    expect(post.imageAlt).not.toBe("");
  },
);

test("the team that signs posts has the institute's name, also after several changes of it", () => {
  expect(shownAuthor(TEAM, "The Night School")).toBe("The Night School Team");
  expect(storedAuthor("The Night School Team", "The Night School")).toBe(TEAM);
  expect(shownAuthor(storedAuthor("The Night School Team", "The Night School"), "Dawn")).toBe("Dawn Team");
  expect([shownAuthor("Asha Verma", "Dawn"), storedAuthor("Asha Verma", "Dawn")]).toEqual(["Asha Verma", "Asha Verma"]);
  expect(builtInPosts.map(({ author }) => author)).toEqual(builtInPosts.map(() => TEAM));
});
