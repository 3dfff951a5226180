import fc from "fast-check";
import { expect, test } from "vitest";
import { htmlOfPlainText, isBlankHtml, plainLines, plainText, textBetweenTags } from "./html.ts";
import { cleanRichText, sanitizeRichText } from "./rich-text.server.ts";

test("everything the editor can make is unchanged", () => {
  const html = [
    '<h1 style="text-align:center">One</h1><h2>Two</h2><h3>Three</h3>',
    "<p>Plain, <strong>bold</strong>, <em>italic</em>, <u>underlined</u>, <s>struck</s>, <code>code</code><br />next line</p>",
    '<p style="text-align:right"><span style="font-size:8pt">small</span> <span style="font-size:36pt">large</span></p>',
    '<p><span style="color:#b91c1c">red</span> <span style="color:rgb(1, 2, 3)">dark</span></p>',
    '<p><mark data-color="#ffec99" style="background-color:#ffec99;color:inherit">marked</mark></p>',
    "<blockquote><p>Quoted</p></blockquote><ul><li><p>a</p></li></ul>",
    '<ol start="3"><li><p>b</p></li></ol><pre><code>if (a &lt; b) {}</code></pre>',
    "<p>10<sup>9</sup>/L, CO<sub>2</sub>, 4<strong><sup>th</sup></strong></p>",
    '<table><tbody><tr><th colspan="2" scope="col"><p>BP</p></th></tr><tr><td><p>08:00</p></td><td><p>120/80</p></td></tr></tbody></table>',
  ].join("");

  expect(sanitizeRichText(html)).toBe(html);
});

test("a link opens in a new tab and sends no referrer", () => {
  expect(sanitizeRichText('<p><a href="https://example.org/a?b=1">x</a></p>')).toBe(
    '<p><a href="https://example.org/a?b=1" rel="noopener noreferrer nofollow" target="_blank">x</a></p>',
  );
  expect(sanitizeRichText('<a href="mailto:a@example.org" target="_top" onclick="x()">x</a>')).toBe(
    '<a href="mailto:a@example.org" rel="noopener noreferrer nofollow" target="_blank">x</a>',
  );
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "&#106;avascript:alert(1)",
  "javascript&colon;alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://example.org/1",
  "file:///etc/passwd",
  "//example.org/x",
  "/admin",
  "x",
  "",
])("a link to %j keeps its words and loses its address", (href) => {
  expect(sanitizeRichText(`<p><a href="${href.replaceAll('"', "&quot;")}">words</a></p>`)).toBe(
    "<p><span>words</span></p>",
  );
});

const OWN = `/images/${"0a".repeat(32)}.webp`;

test("an image of ours stays with what it says and how large it is; one from elsewhere is not told who reads", () => {
  const own = `<p>Look: <img src="${OWN}" alt="A scale, 36 to 42 °C" width="640" height="480" loading="lazy" /></p>`;
  expect(sanitizeRichText(own)).toBe(own);
  expect(sanitizeRichText(`<img src="${OWN}" alt="" class="x" style="width:9px" onload="x()" srcset="/x 2x">`)).toBe(
    `<img src="${OWN}" alt="" loading="lazy" />`,
  );
  expect(sanitizeRichText('<img src="https://example.org/a.png" width="10" height="10%">')).toBe(
    '<img src="https://example.org/a.png" loading="lazy" referrerpolicy="no-referrer" />',
  );
  expect(sanitizeRichText(`<img src="${OWN}" alt='"><script>alert(1)</script>'>`)).toBe(
    `<img src="${OWN}" alt="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" loading="lazy" />`,
  );
});

test.each([
  "",
  "x",
  "http://example.org/a.png",
  "//example.org/a.png",
  "/admin/questions",
  "/images/a.webp",
  "/images/../logout",
  `${OWN}?x`,
  "data:image/svg+xml,<svg onload=alert(1)>",
  "javascript:alert(1)",
  "blob:https://example.org/1",
])("an image at %j is taken out", (src) => {
  expect(sanitizeRichText(`<p>a<img src="${src.replaceAll('"', "&quot;")}" alt="b">c</p>`)).toBe("<p>a c</p>");
});

test.each([
  ["<script>alert(1)</script>after", "after"],
  ["<style>p{background:url(//x)}</style>after", "after"],
  ['<img src=x onerror="alert(1)">after', "after"],
  ["<svg><script>alert(1)</script></svg>after", "after"],
  ["<svg/onload=alert(1)>after", "after"],
  ["<math><mtext></p><img src=x onerror=alert(1)>after", "<p></p>after"],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>after', "after"],
  ["<noscript><p title='</noscript><img src=x onerror=alert(1)>'>", "<p></p>"],
  ['<form action="https://example.org"><input name="x"><button>go</button></form>', "go"],
  ['<p onclick="alert(1)" class="x" id="y" data-x="1">text</p>', "<p>text</p>"],
  ['<p style="position:fixed;top:0;background:url(https://example.org)">text</p>', "<p>text</p>"],
  ['<p style="text-align:justify">text</p>', "<p>text</p>"],
  ['<span style="color:expression(alert(1))">text</span>', "<span>text</span>"],
  ['<span style="color:url(javascript:alert(1))">text</span>', "<span>text</span>"],
  ['<span style="font-size:37pt">text</span>', "<span>text</span>"],
  ['<span style="font-size:7pt">text</span>', "<span>text</span>"],
  ['<span style="font-size:400px">text</span>', "<span>text</span>"],
  ['<mark data-color="red;}body{display:none">text</mark>', "<mark>text</mark>"],
  ['<ol start="1 onload=x">text</ol>', "<ol>text</ol>"],
  ["<h4>text</h4>more", "text<br />more"],
  ["<b>a</b><i>b</i><del>c</del>", "<strong>a</strong><em>b</em><s>c</s>"],
  ["<!-- comment --><p>text", "<p>text</p>"],
  ["<p>a < b & c > d</p>", "<p>a &lt; b &amp; c &gt; d</p>"],
  ["<p>nul\0byte</p>", "<p>nulbyte</p>"],
  ["<p>half \uD800 pair</p>", "<p>half \uFFFD pair</p>"],
])("%j becomes %j", (attack, clean) => {
  expect(sanitizeRichText(attack)).toBe(clean);
});

test.each(["<p><svg><p>one</p>two</svg></p>", "<p><math><p><p>one", "<svg><li><li>one"])(
  "%j is cleaned once for all",
  (written) => {
    const clean = sanitizeRichText(written);
    expect(sanitizeRichText(clean)).toBe(clean);
  },
);

test("no combination of pieces yields a text that can carry a script", () => {
  const piece = fc.constantFrom(
    ...[
      "<",
      ">",
      '"',
      "'",
      "/",
      "=",
      " ",
      "&",
      "&lt;",
      "&#60;",
      "\0",
      "<!--",
      "-->",
      "<![CDATA[",
      "]]>",
      "<p",
      "<a href=",
    ],
    ...[
      "script",
      "svg",
      "math",
      "style",
      "img src=x",
      `<img src=${OWN} alt=`,
      "onerror=alert(1)",
      "javascript:",
      "</p>",
      "<mark style=",
      "x",
      "<table>",
      "<tr>",
      "<td colspan=",
      "<th scope=",
      "<sup>",
      "<div>",
    ],
  );

  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const clean = sanitizeRichText(pieces.join(""));
      const tags = clean.match(/<[^>]*>/g) ?? [];

      expect(sanitizeRichText(clean)).toBe(clean);
      for (const tag of tags) {
        expect(tag).toMatch(
          /^<\/?(h[123]|p|blockquote|pre|[uo]l|li|t(able|head|body|r|h|d)|strong|em|u|s|su[bp]|code|a|mark|span|br|img)\b/,
        );
        // An image's alternative text may be anything; a quotation mark would end it.
        expect(tag.replace(/\salt="[^"]*"/, "")).not.toMatch(/\son\w+=|javascript:/i);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("plain text as rich text is already clean and reads the same", () => {
  const text = fc.string({
    unit: fc.constantFrom(..."aé日😀<>&\"'; \t\n\r\u00a0\u200b", "&amp;", "&#60;", "<p>", "\r\n"),
  });
  fc.assert(
    fc.property(text, (given) => {
      const html = htmlOfPlainText(given);

      expect(sanitizeRichText(html)).toBe(html);
      expect(plainText(html)).toBe(given.replace(/\s+/g, " ").trim());
    }),
    { numRuns: 1_000 },
  );
});

test("formatting inside a line puts no space into its words; blocks and breaks do", () => {
  const html = "<p>Act <strong>at once</strong>: <em>4.1</em> mg.<br />Then <a href='/x'>wait</a>.</p><p>End</p>";

  expect(plainText(html)).toBe("Act at once: 4.1 mg. Then wait. End");
});

test("of a hundred thousand nested tags the words stay", () => {
  const clean = sanitizeRichText(`${"<ul><li>".repeat(12_000)}deep`);

  expect(clean).toBe("<p>deep</p>");
});

test.each([
  ["10<sup>9</sup>/L", "10⁹/L"],
  ["10<sup>−3</sup>, 2<sup>-1</sup>, Ca<sup>2+</sup>", "10⁻³, 2⁻¹, Ca²⁺"],
  ["CO<sub>2</sub>, HbA<sub>1c</sub>", "CO₂, HbA_(1c)"],
  ["4<sup><strong>th</strong></sup>, 2<sup>1/2</sup>, a<sub>max</sub>", "4ᵗʰ, 2^(1/2), aₘₐₓ"],
  ["x<sup> 2 </sup>y<sup></sup>z", "x ² yz"],
  ["5<sup>&lt;3</sup>", "5^(<3)"],
])("%j reads %j in plain text", (html, text) => {
  expect(plainText(`<p>${html}</p>`)).toBe(text);
});

const TABLE =
  '<table><thead><tr><th scope="col">Time</th><th scope="col">BP</th></tr></thead><tbody><tr><td><p>08:00</p><p>sitting</p></td><td>120/80</td></tr></tbody></table>';

test("cells and rows of a table stay apart in plain text", () => {
  expect(plainText(`<p>See:</p>${TABLE}<p>Now?</p>`)).toBe("See: Time | BP ; 08:00 sitting | 120/80 Now?");
  expect(plainLines(`<p>See:</p>${TABLE}`).filter((line) => line !== "")).toEqual([
    "See:",
    "Time | BP",
    "08:00 sitting | 120/80",
  ]);
  expect(isBlankHtml("<table><tbody><tr><td><p></p></td><td></td></tr></tbody></table>")).toBe(true);
});

test("the words that a student marks are as many as the nodes of the page have", () => {
  expect(textBetweenTags(`<p>10<sup>9</sup>/L 2<sup>a b</sup></p>${TABLE}`)).toBe(
    "10 ⁹ /L 2 ^(a b) Time BP 08:00 sitting 120/80",
  );
});

test.each([
  ["<table><tr><td>120</td><td>80</td></tr></table>", "<table><tbody><tr><td>120</td><td>80</td></tr></tbody></table>"],
  [
    "<table><caption>Vitals</caption> <colgroup><col></colgroup> <tr><th>BP</th> <td>120</td></tr> </table>",
    'Vitals<table><tbody><tr><th scope="row">BP</th><td>120</td></tr></tbody></table>',
  ],
  [
    "<table><form><tr><td>a</td></tr></form>lost<tfoot><tr><td>b</td></tr></tfoot></table>",
    "lost<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>",
  ],
  ["<tr><td>120</td><td>80</td></tr>", "120<br />80"],
  ["<table><td>a</td><td>b</td></table>", "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>"],
  ["<table></table><table><tr></tr></table>5", "5"],
  [
    '<table border="1" style="width:9px" onclick="x()"><tr><td colspan="2" rowspan="999" width="9" style="color:red">a</td></tr></table>',
    '<table><tbody><tr><td colspan="2" rowspan="50">a</td></tr></tbody></table>',
  ],
  [
    '<table><tr><th colspan="x" scope="rowgroup">a</th></tr></table>',
    '<table><tbody><tr><th scope="rowgroup">a</th></tr></tbody></table>',
  ],
])("the table %j becomes %j", (written, clean) => {
  expect(sanitizeRichText(written)).toBe(clean);
});

test.each([
  ["<div>5</div><div>10</div>", "5<br />10"],
  ["<p><strong><div>5</div></strong><em><div>10</div></em></p>", "<p><strong>5</strong><br /><em>10</em></p>"],
  ["<dl><dt>Na</dt><dd>140</dd></dl>", "Na<br />140"],
  ["<math><msup><mn>10</mn><mn>9</mn></msup></math>", "10 9"],
  ["<m:oMath><m:e>10</m:e><m:sup>9</m:sup></m:oMath>", "10 9"],
  ["5<img src='x'>10, 5 <img src='x'> 10", "5 10, 5  10"],
  ["<o:p>4</o:p>2<font>0</font>", "420"],
  ['10<span style="font-size:0.6em; vertical-align: super">9</span>', "10<sup>9</sup>"],
  ['CO<span style="vertical-align:sub">2</span>', "CO<sub>2</sub>"],
])("where an element goes, its words do not run into others: %j becomes %j", (written, clean) => {
  expect(sanitizeRichText(written)).toBe(clean);
});

test.each([
  ["<p>a</p><div><font>b</font></div><script>x</script><a href='#top'>c</a>", []],
  ["<math><mn>1</mn></math><svg><text>1</text></svg>", ["formula", "drawing"]],
  ["<img src='data:image/png;base64,AA'><video></video><input value='5'>", ["picture", "media", "control"]],
  ["<ol type='A'><li>a</li></ol>", ["numbering"]],
  ["<ol><li value='5'>a</li></ol>", ["numbering"]],
  ["<dl><dt>a</dt></dl><ruby>a<rt>b</rt></ruby>", ["list", "annotation"]],
  ["<a href='/lessons/1'>a</a>", ["link"]],
  [`${"<ul><li>".repeat(30)}a`, ["nesting"]],
  [`${"<table>".repeat(1500)}a`, ["nesting"]],
])("of %j is lost: %j", (written, losses) => {
  expect(cleanRichText(written).losses).toEqual(losses);
  expect(cleanRichText(sanitizeRichText(written)).losses).toEqual([]);
});

test("any text with tables, levels and unknown elements is cleaned once for all", () => {
  const names = [
    ...["table", "thead", "tbody", "tfoot", "tr", "td", "th", "caption", "sup", "sub", "p", "div", "strong", "span"],
    ...["ul", "li", "h1", "h4", "pre", "a", "dl", "dt", "math", "mn", "form", "blockquote", "ol"],
  ];
  const { tree } = fc.letrec<{ tree: string }>((tie) => ({
    tree: fc.oneof(
      { depthSize: "medium", withCrossShrink: true },
      fc.constantFrom("12", " 34", "<br>", "<td>", "</td>", "</table>", "<tr>", "<img src=x>", "<p>"),
      fc
        .tuple(fc.constantFrom(...names), fc.array(tie("tree"), { maxLength: 4 }))
        .map(([name, inside]) => `<${name}>${inside.join("")}</${name}>`),
    ),
  }));
  const text = fc.array(tree, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(""));
  const deep = fc
    .tuple(fc.array(fc.constantFrom(...names), { minLength: 30, maxLength: 60 }), text)
    .map(([outer, inner]) => outer.map((name) => `<${name}>`).join("") + inner);
  fc.assert(
    fc.property(fc.oneof(text, deep), (written) => {
      const { html } = cleanRichText(written);

      expect(sanitizeRichText(html)).toBe(html);
      expect(cleanRichText(html).losses).toEqual([]);
      expect(html).toMatch(/^(?:(?!<(?:div|object)).)*$/);
    }),
    { numRuns: 300 },
  );
});

test("numbers in cells, levels and elements that go are never read as one number", () => {
  const name = fc.constantFrom(...["td", "th", "sup", "sub", "div", "h4", "dt", "mn", "svg", "p", "li", "option-x"]);
  const numbers = fc.array(fc.tuple(name, fc.integer({ min: 1, max: 999 })), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(numbers, (given) => {
      const written = given.map(([tag, number]) => `<${tag}>${number}</${tag}>`).join("");
      for (const html of [written, `<table><tr>${written}</tr></table>`, `<p>7${written}7</p>`]) {
        const read = plainText(sanitizeRichText(html)).match(/\d+/g) ?? [];
        const expected = new Set(["7", ...given.map(([, number]) => String(number))]);
        expect(read.filter((number) => !expected.has(number))).toEqual([]);
      }
    }),
    { numRuns: 500 },
  );
});
