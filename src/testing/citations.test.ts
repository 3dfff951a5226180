import { expect, test } from "vitest";
import { findBroken } from "../../scripts/citations.ts";

const TEXTS = {
  "docs/product/decisions.md": "# Product decisions\n\n## P1 One\n\n## P12 Another\n",
  "docs/product/questions.md": "# Questions\n\n## Question ID, and `#number`\n",
  "docs/decisions/0033-the-key.md": "# The key\n",
};

function brokenIn(file: string, text: string): string[] {
  return findBroken(new Map([...Object.entries(TEXTS), [file, text]]), (named) => named === "src/core/forms.ts");
}

test.for([
  "/** As it should be (P12). */",
  "// docs/product/questions.md#question-id-and-number, docs/product/questions.md",
  "// Counted as record 33 says.",
  "const address = 'https://example.org/docs/other.md';",
])("%s leads somewhere", (text) => {
  expect(brokenIn("src/a.ts", text)).toEqual([]);
});

test.for([
  ["// no such decision (P13)", "P13"],
  ["// no such page: docs/product/tests.md", "docs/product/tests.md"],
  ["// no such heading: docs/product/questions.md#question", "docs/product/questions.md#question"],
  ["// no such record (records 33 and 34)", "records 33 and 34"],
  ["// a form of before (decision 12)", "decision 12"],
])("%s is told with its line", ([text = "", cited = ""]) => {
  expect(brokenIn("src/a.ts", `\n${text}`)).toEqual([expect.stringContaining(`src/a.ts:2: "${cited}"`)]);
});

test("a document's links and the files that it names are there", () => {
  const text =
    "[a](decisions/0033-the-key.md) [b](product/questions.md#nothing) [c](#here) `core/forms.ts` `core/none.ts`";
  const broken = brokenIn("docs/page.md", text);
  expect(broken.map((line) => line.split('"')[1])).toEqual([
    "](product/questions.md#nothing)",
    "](#here)",
    "`core/none.ts`",
  ]);
});
