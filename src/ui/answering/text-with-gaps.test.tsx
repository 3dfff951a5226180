import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { sanitizeRichText } from "../../core/rich-text.server.ts";
import { TextWithGaps } from "./text-with-gaps.tsx";

/** Without the elements around texts beside others. */
const shown = (html: string, gaps: string[]) =>
  renderToString(
    <TextWithGaps html={html} gaps={gaps.map((gap) => <b key={gap}>{gap}</b>)} label={(index) => `Gap ${index + 1}`} />,
  ).replaceAll(/<span>([^<]*)<\/span>/g, "$1");

const ALL = sanitizeRichText(
  '<h2 style="text-align:center">A &amp; B</h2><ol start="3"><li>One<br>two</li></ol><p><a href="https://example.org">link</a> <img src="https://example.org/a.png" alt="A &quot;b&quot;" width="20" height="10"> <span style="font-size:12pt;color:#123456">span</span> <mark data-color="yellow" style="background-color:yellow;color:inherit">mark</mark> [gap], <code>1 &lt; 2</code></p>',
);

/** Tags, attributes and words: React orders attributes in its own way. */
const piecesOf = (markup: string) =>
  markup
    .toLowerCase()
    .match(/<[a-z0-9]+|[a-z-]+="[^"]*"|>[^<]+/g)
    ?.toSorted();

test("all that a rich text may contain is shown as it is, with a gap in place of each bracket", () => {
  const markup = shown(ALL, ["x"]);
  const opening = markup.slice(0, markup.indexOf(">") + 1);

  expect(markup).toMatch(/ <span class="[^"]+"><b>x<\/b>,<\/span> <code>/);
  expect(piecesOf(markup.replace(/<span[^>]*><b>x<\/b>,<\/span>/, "[gap],"))).toEqual(
    piecesOf(`${opening}${ALL}</div>`),
  );
});

test("tables, superscripts and gaps in cells are shown as they are, each table in its box", () => {
  const html = sanitizeRichText(
    "<p>10<sup>9</sup></p><table><tr><th colspan=2>BP</th></tr><tr><td rowspan=2>[gap]</td><td></td></tr></table>",
  );
  const markup = shown(html, ["x"]);
  const withoutBox = markup.replace(/<div role="group"[^>]*>(.*)<\/div><\/div>$/, "$1</div>");
  const opening = withoutBox.slice(0, withoutBox.indexOf(">") + 1);

  expect(withoutBox).not.toBe(markup);
  expect(piecesOf(withoutBox)).toEqual(piecesOf(`${opening}${html.replace("[gap]", "<b>x</b>")}</div>`));
});

test("a bracket without a gap stays text, and a gap without a bracket goes below the text", () => {
  expect(shown("<p>One [a] two [b].</p>", ["x"])).toContain("<p>One <b>x</b> two [b].</p>");
  expect(shown("<p>One [a].</p>", ["x", "y"])).toMatch(/<li>Gap 2 <b>y<\/b><\/li>/);
});
