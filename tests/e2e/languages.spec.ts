/**
 * Every kind of page in `en-XA`, English disguised: longer, accented, in brackets (record 46). What stands outside of them has
 * not come through the texts; what overflows has no room for other languages.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { courseTitles } from "../../src/content/courses.ts";
import { sheets } from "../../src/content/en/sheets.ts";
import { type Database, openDatabase } from "../../src/db/client.ts";
import { ITEM_TYPES } from "../../src/items/registry/models.ts";
import { sampleOf } from "../../src/items/registry/samples.server.ts";
import { EXAM_PLANS } from "../../src/modules/tests/exam-plans.ts";
import { PRESETS } from "../../src/modules/tests/presets/presets.ts";
import { type Product, startProduct } from "../../src/testing/product.ts";
import { buildSessionOf } from "../../src/testing/signed-in.ts";
import { AUDIENCES, onEveryPage } from "./every-page.ts";
import { expect, PHONE, signIn, test } from "./fixtures.ts";
import { problemsOfLargeText } from "./large-text.ts";
import { ADMIN } from "./people.ts";

/** How deep texts may stand in texts. */
const DEEPEST = 5;

const SECRET = "a secret of at least thirty-two signs";

// A product of its own: what other tests write is in no language.
let folder: string;
let product: Product;
let database: Database;

test.use({ viewport: PHONE });

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lamplight-languages-"));
  product = await startProduct({
    DATA_DIR: folder,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SESSION_SECRET: SECRET,
    LANGUAGE_DISPLAY: "en-XA",
  });
  database = await openDatabase({ dataDir: folder });
});

test.afterAll(async () => {
  await database.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { access, email } of AUDIENCES) {
    test(`in another language every text of the pages of ${access} is translated, and has room at 360 px`, async ({
      page,
      context,
      expectConsoleErrors,
    }) => {
      test.setTimeout(180_000);
      expectConsoleErrors(/status of 404/);
      if (email !== null) await signInHere(context, email);
      const stored = await storedTexts();
      const found: string[] = [];
      const look = async (address: string) => {
        await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
        const own = (await shownTexts(page)).filter((text) => hasWords(text) && !isStored(stored, text));
        found.push(...[...new Set(own)].map((text) => `${address} is not translated: ${text}`));
        found.push(...(await problemsOfLargeText(page, "100%")).map((problem) => `${address} ${problem}`));
      };
      await onEveryPage(page, access, look, product.url);

      expect(found).toEqual([]);
    });
  }
});

test("in another language pages come alive in the browser as they were sent", async ({ page, context }) => {
  await signInHere(context, "asha@example.org");
  for (const address of ["/", "/sample-test", "/dashboard", "/dashboard/tests"]) {
    await page.goto(new URL(address, product.url).href);
    const own = (await shownTexts(page)).filter(hasWords);
    const stored = await storedTexts();
    expect(
      own.filter((text) => !isStored(stored, text)),
      address,
    ).toEqual([]);
  }
});

async function signInHere(context: BrowserContext, email: string): Promise<void> {
  await signIn(context, await buildSessionOf(database, { secret: SECRET, url: product.url, email }));
}

/** What people read or hear on a page: its title, its texts, and the names that only attributes give. */
async function shownTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ["aria-label", "alt", "placeholder", "title", "aria-roledescription"];
    const found = [document.title];
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("script, style, noscript, svg, template")) continue;
      for (const name of attributes) found.push(element.getAttribute(name) ?? "");
      for (const node of element.childNodes) if (node instanceof Text) found.push(node.data);
    }
    return found;
  });
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

/** True when something is left of a text that is neither disguised, nor a number, a date, an address or a name of ours. */
function hasWords(text: string): boolean {
  let outside = text;
  for (let depth = 0; depth < DEEPEST; depth += 1) outside = outside.replace(/⟦[^⟦⟧]*⟧/gu, "");
  const left = outside
    // A text around a link begins in one node and ends in another.
    .replace(/⟦[^⟦⟧]*$|^[^⟦⟧]*⟧/gu, "")
    .replace(NAMES, "")
    .replace(
      /https?:\S+|\S+@\S+|\d+pt|\bat\b(?= \d)|\b(?:am|pm)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\b/g,
      "",
    );
  // Disguised letters all have accents.
  return /[A-Za-z]{2}/.test(left);
}

/** Also of a text of which only the beginning is shown. */
function isStored(stored: ReadonlySet<string>, text: string): boolean {
  const beginning = text.endsWith("…") ? text.slice(0, -1) : null;
  return stored.has(text) || (beginning !== null && [...stored].some((one) => one.startsWith(beginning)));
}

/** Everything that people wrote: the values of the database, with the worked examples, the sheets and the exams; also the pieces of text of what is HTML or JSON. */
async function storedTexts(): Promise<Set<string>> {
  const { db } = database;
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
