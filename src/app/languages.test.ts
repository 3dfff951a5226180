/**
 * Every kind of page in `en-XA`, English disguised: accented, in brackets (record 46). What stands outside of the brackets has not come
 * through the texts.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import parse, { type DOMNode, type Element, type Text } from "html-dom-parser";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { courseTitles } from "../content/courses.ts";
import { sheets } from "../content/en/sheets.ts";
import { ITEM_TYPES } from "../items/registry/models.ts";
import { sampleOf } from "../items/registry/samples.server.ts";
import { EXAM_PLANS } from "../modules/tests/exam-plans.ts";
import { PRESETS } from "../modules/tests/presets/presets.ts";
import { DEMO_STUDENT, onEveryPage } from "../testing/every-page.ts";
import { urlOf } from "../testing/other-databases.ts";
import { type Product, startProduct } from "../testing/product.ts";
import { buildSessionOf } from "../testing/signed-in.ts";
import { db, pool, testConnection } from "../testing/test-db.ts";

/** How deep texts may stand in texts. */
const DEEPEST = 5;

const SECRET = "a secret of at least thirty-two signs";
const ADMIN = { email: "admin@example.org", password: "a lamp in the long ward" };

// Each test asks for every kind of page.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lamplight-languages-"));
  product = await startProduct({
    DATABASE_URL: urlOf(testConnection.database),
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SESSION_SECRET: SECRET,
    LANGUAGE_DISPLAY: "en-XA",
  });
}, 120_000);

afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ["everyone", null],
  ["student", DEMO_STUDENT],
  ["admin", ADMIN.email],
] as const)("in another language every text of the pages of %s is translated", async (access, email) => {
  const cookie = email === null ? "" : await buildSessionOf({ db, pool }, { secret: SECRET, url: product.url, email });
  const stored = await storedTexts();
  const found: string[] = [];
  await onEveryPage(access, async (address) => {
    const answer = await fetch(new URL(address, product.url), { headers: { accept: "text/html", cookie } });
    const elements = elementsIn(parse(await answer.text()));
    expect(elements.find(({ name }) => name === "html")?.attribs.lang, address).toBe("en-XA");
    const own = textsOf(elements).filter((text) => hasWords(text) && !isStored(stored, text));
    found.push(...[...new Set(own)].map((text) => `${address} is not translated: ${text}`));
    return elements.flatMap(({ name, attribs }) =>
      name === "a" && attribs.href?.startsWith("/") ? [attribs.href] : [],
    );
  });

  expect(found).toEqual([]);
});

/** Elements that hold no text of a page, with all that is in them. */
const SILENT = new Set(["script", "style", "noscript", "svg", "template", "head"]);
/** Attributes that are read or heard. */
const SPOKEN = ["aria-label", "alt", "placeholder", "title", "aria-roledescription"];

/** All elements of a document in their order, without silent ones; of the head its title alone. */
function elementsIn(nodes: ReadonlyArray<DOMNode>): Element[] {
  return nodes.filter(isElement).flatMap((element) => {
    const below = elementsIn(element.children.filter((child): child is DOMNode => "type" in child));
    if (element.name === "head") return below.filter(({ name }) => name === "title");
    return SILENT.has(element.name) ? [] : [element, ...below];
  });
}

function isElement(node: DOMNode): node is Element {
  return "attribs" in node && "children" in node;
}

/** Lists everything that people read or hear on a page: its title, its texts, and the names that only attributes give. */
function textsOf(elements: ReadonlyArray<Element>): string[] {
  const isText = (node: Element["children"][number]): node is Text => node.type === "text";
  const texts = elements.flatMap(({ attribs, children }) => [
    ...SPOKEN.map((name) => attribs[name] ?? ""),
    ...children.filter(isText).map(({ data }) => data),
  ]);
  return texts.map((text) =>
    text
      .replace(/\s+/g, " ")
      .replace(/ · Lamplight$/, "")
      // The number of a case study, after its title.
      .replace(/ \(C\d+\)$/, "")
      .trim(),
  );
}

const EXAMS = EXAM_PLANS.flatMap(({ title, areas }) => [title, ...areas.map(({ name }) => name)]);
/** The longest first: one may be the beginning of another. */
const NAMES = new RegExp(
  `Lamplight|PDF|${[...courseTitles, ...EXAMS].toSorted((a, b) => b.length - a.length).join("|")}`,
  "g",
);

/** A text without its disguised parts. */
function outsideOf(text: string): string {
  let outside = text;
  for (let depth = 0; depth < DEEPEST; depth += 1) outside = outside.replace(/⟦[^⟦⟧]*⟧/gu, "");
  // A text around a link begins in one node and ends in another.
  return outside.replace(/⟦[^⟦⟧]*$|^[^⟦⟧]*⟧/gu, "");
}

/** True when something is left of a text that is neither disguised, nor a number, a date, an address or a name of ours. */
function hasWords(text: string): boolean {
  const left = outsideOf(text)
    .replace(NAMES, "")
    .replace(
      /https?:\S+|\S+@\S+|\d+pt|\bat\b(?= \d)|\b(?:am|pm)(?: [A-Z]{3,4}\b)?|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\b/g,
      "",
    );
  // Disguised letters all have accents.
  return /[A-Za-z]{2}/.test(left);
}

/** True also for a text of which only the beginning is shown, and of several texts in one text node with punctuation between them. */
function isStored(stored: ReadonlySet<string>, text: string): boolean {
  const outside = outsideOf(text).trim();
  const own = outside.replace(/^[\s:;,.(]+|[\s:;,.)]+$/g, "");
  const beginning = text.endsWith("…") ? own.slice(0, -1) : null;
  if ([text, outside, own].some((one) => stored.has(one))) return true;
  if (beginning !== null && [...stored].some((one) => one.startsWith(beginning))) return true;
  return [...own.matchAll(/[:;,.(] /g)].some(({ index }) =>
    [own.slice(0, index), own.slice(index + 1)].every((part) => !hasWords(part) || isStored(stored, part.trim())),
  );
}

/** Everything that people wrote: the values of the database, with the worked examples, the sheets and the exams; also the pieces of text of what is HTML or JSON. */
async function storedTexts(): Promise<Set<string>> {
  const columns = await db.execute<{ name: string; column: string }>(
    sql`select table_name as name, column_name as column from information_schema.columns
        where table_schema = 'public' and data_type in ('text', 'jsonb', 'character varying')`,
  );
  const texts = new Set<string>();
  for (const { name, column } of columns.rows) {
    const values = await db.execute<{ value: unknown }>(
      sql`select distinct ${sql.identifier(column)} as value from ${sql.identifier(name)} limit 10000`,
    );
    for (const { value } of values.rows) addTexts(texts, value);
  }
  for (const type of ITEM_TYPES) addTexts(texts, sampleOf(type));
  addTexts(texts, [sheets, PRESETS]);
  return texts;
}

function addTexts(texts: Set<string>, value: unknown): void {
  if (typeof value === "string") {
    const lines = value.split(/<[^>]*>|\n|(?=@)/);
    const betweenGaps = lines.flatMap((line) => line.split(/(?=\[)|(?<=\]),?/));
    const plain = value.replace(/<[^>]*>/g, " ");
    for (const piece of [value, plain, ...lines, ...betweenGaps]) texts.add(piece.replace(/\s+/g, " ").trim());
  } else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) addTexts(texts, part);
  }
}
