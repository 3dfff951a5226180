import { expect, test } from "vitest";
import { holdScripts } from "./hold-scripts.server.ts";

const ENTRY = new Set(["/assets/entry.js"]);
const hold = (page: string) => holdScripts(page, "n0nce", ENTRY);

test("what React Router would run waits as text, and what it would load has no address yet", () => {
  expect(hold('<script nonce="n0nce">window.a = 1;</script>')).toBe(
    '<script type="text/plain" data-held="" nonce="n0nce">window.a = 1;</script>',
  );
  expect(hold('<script nonce="n0nce" type="module" async="">import "/assets/a.js";</script>')).toBe(
    '<script nonce="n0nce" type="text/plain" data-held="module" async="">import "/assets/a.js";</script>',
  );
  expect(hold('<link rel="modulepreload" href="/assets/a.js" nonce="n0nce"/>')).toBe(
    '<link data-held="/assets/a.js" nonce="n0nce"/>',
  );
});

test.each([
  ["the first script", '<script src="/assets/entry.js" nonce="n0nce" type="module" async=""></script>'],
  ["what has to run before the page is seen", '<script nonce="n0nce" data-at-once="">scroll()</script>'],
  [
    "structured data, and what somebody wrote",
    '<script type="application/ld+json">{}</script><script>write()</script>',
  ],
])("%s stays as it is", (_what, html) => {
  expect(hold(html)).toBe(html);
});

test("the preload of the first script waits for what is read", () => {
  expect(hold('<link rel="modulepreload" href="/assets/entry.js" nonce="n0nce"/>')).toBe(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/entry.js" nonce="n0nce"/>',
  );
});

test("the pages that are the same for everybody, and the way in, are rendered before a link to them is pressed; files are not", () => {
  const [, rules = ""] =
    /<script type="speculationrules" nonce="n0nce">(.*)<\/script><\/head>$/.exec(hold("</head>")) ?? [];
  const [{ where }] = JSON.parse(rules).prerender;
  const [{ href_matches: addresses }] = where.and;
  expect(addresses).toEqual(expect.arrayContaining(["/", "/courses/:courseId", "/login"]));
  expect(addresses).not.toEqual(expect.arrayContaining([expect.stringMatching(/[.]|dashboard|logout/)]));
});
