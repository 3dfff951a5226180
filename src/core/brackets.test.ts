import { expect, test } from "vitest";
import { countBrackets, replaceBrackets, splitAtBrackets, withoutEscapedBrackets } from "./brackets.ts";

test("brackets are counted in the text, in order", () => {
  const html = "<p>At risk of [condition] from <strong>[cause]</strong>.</p><p>[ next step ]</p>";

  expect(countBrackets(html)).toBe(3);
  expect(replaceBrackets(html, (index, bracket) => `${index}:${bracket.toUpperCase()}`)).toBe(
    "<p>At risk of 0:[CONDITION] from <strong>1:[CAUSE]</strong>.</p><p>2:[ NEXT STEP ]</p>",
  );
});

test("what is inside a tag is no bracket, whatever its attributes contain", () => {
  const html = `<a href="https://example.org/?a[0]=1&amp;b&gt;[c]" title='[d] "e"'>link</a> [gap]`;

  expect(countBrackets(html)).toBe(1);
  expect(replaceBrackets(html, () => "…")).toBe(html.replace("[gap]", "…"));
});

test("a bracket that a tag interrupts, an empty one, and an unclosed one do not count", () => {
  for (const html of ["<p>[a<br>b]</p>", "<p>[a</p><p>b]</p>", "[]", "[ \n ]", "[a", "a]", "[<em>a</em>]", ""]) {
    expect(countBrackets(html), html).toBe(0);
  }
});

test("of nested brackets the inner one counts", () => {
  expect(replaceBrackets("<p>[a [b] c]</p>", () => "…")).toBe("<p>[a … c]</p>");
});

test("an escaped bracket is one that readers see", () => {
  const html = "<p>Sodium is 128 mEq/L \\[normal 135–145\\], so the client has [condition] \\[a] and a\\b.</p>";

  expect(countBrackets(html)).toBe(1);
  expect(replaceBrackets(html, () => "…")).toBe(
    "<p>Sodium is 128 mEq/L [normal 135–145], so the client has … [a] and a\\b.</p>",
  );
  expect(splitAtBrackets(withoutEscapedBrackets("128 \\[135–145\\] [condition]"))).toEqual([
    { text: "128 135–145 ", isBracket: false },
    { text: "condition", isBracket: true },
  ]);
});

test("an angle bracket outside a tag hides no bracket", () => {
  expect(countBrackets("<p>pH &lt; 7.3 [a] &gt; 2 [b]</p>")).toBe(2);
});

test("a text of many half brackets and half tags is parsed quickly", () => {
  const started = performance.now();

  for (const half of ["<a ", "[a ", "<", "[", "[ <", "a "]) countBrackets(`[${half.repeat(100_000 / half.length)}`);
  expect(performance.now() - started).toBeLessThan(1_000);
});
