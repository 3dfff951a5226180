/**
 * No text, however hostile, takes more than linear time: one request would stop everybody. Every parser and validator of text
 * from outside stands here, with the longest text that reaches it.
 */

import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "@swc/core";
import fc from "fast-check";
import { analyse } from "scslre";
import { describe, expect, test } from "vitest";
import { z } from "zod/mini";
import { pageNumberIn } from "../app/shared/page-number.ts";
import { replaceBrackets, splitAtBrackets } from "../core/brackets.ts";
import { hostOf, networkOf } from "../core/client-network.ts";
import { readCookie } from "../core/cookies.ts";
import { safeCell, textOfCell } from "../core/csv.ts";
import { delimiterOf } from "../core/csv-delimiter.ts";
import { momentOf } from "../core/days.ts";
import { decimalsOf, parseDecimal, readDecimal, writeDecimal } from "../core/decimal.ts";
import { reasonOf } from "../core/errors.ts";
import { parseForm } from "../core/forms.ts";
import { htmlOfPlainText, isBlankHtml, plainText, textBetweenTags } from "../core/html.ts";
import { parseId } from "../core/id.ts";
import { hasImageWithoutAlternative, imagesIn, isImageAddress, isOwnPicture } from "../core/image-address.ts";
import { mailboxOf } from "../core/mailbox.ts";
import { readWhole } from "../core/numerals.ts";
import { foldedCase, foldForSearch, oneLine } from "../core/plain-text.ts";
import { projectRoot } from "../core/project-root.ts";
import { sanitizeRichText } from "../core/rich-text.server.ts";
import { spellingsOf } from "../core/spellings.ts";
import { describeUserAgent } from "../core/user-agent.ts";
import { parseTimeCursor } from "../db/keyset.ts";
import { escapeLike } from "../db/like.ts";
import { speaksOfOthers } from "../items/option-order.ts";
import { OPTION_TEXT_LIMIT, RICH_TEXT_LIMIT } from "../items/options.ts";
import { splitOptions } from "../items/pasted-options.ts";
import { outlineOf, problemsOf } from "../items/registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "../items/registry/exchange-formats.server.ts";
import { findQuestionBody, ITEM_TYPES, modelOf, type SolvedItem } from "../items/registry/models.ts";
import { PASSWORD_MAX_LENGTH } from "../modules/accounts/forms.ts";
import { isCommonPassword, isMadeOfNames } from "../modules/accounts/passwords/common.server.ts";
import { localPath } from "../modules/accounts/rules.ts";
import { cleanContent } from "../modules/blog/commands/save-post.server.ts";
import { postFilterIn } from "../modules/blog/post-filter.ts";
import { isPictureAddress, isSlug, numberIn, readingMinutes, slugOf } from "../modules/blog/rules.ts";
import { readCertificateNumber } from "../modules/certificates/rules.ts";
import { topicText } from "../modules/messages/rules.ts";
import { notebookFilterIn } from "../modules/notebook/notebook-filter.ts";
import { testFilterIn } from "../modules/practice-tests/list-filter.ts";
import { historyFilterIn } from "../modules/progress/history-filter.ts";
import { filterIn } from "../modules/questions/bank-filter.ts";
import { parseJson } from "../modules/questions/forms.ts";
import { hintsOf } from "../modules/questions/hints.ts";
import { readJsonLine } from "../modules/questions/import/read-json-line.server.ts";
import { readQuestions } from "../modules/questions/import/read-questions.server.ts";
import { parseMetadata } from "../modules/questions/question-metadata.ts";
import { gradeOf } from "../modules/questions/reading-level.ts";
import { manualIdOf, questionIdentity, typedManualId } from "../modules/questions/rules.ts";
import { closestWords, searchOf, wordsOf } from "../modules/questions/search.ts";
import { areasIn, judgmentStepIn } from "../modules/questions/taxonomy.ts";
import { parseOutcome } from "../modules/retention/outcome.ts";
import { parsePeriods } from "../modules/retention/rules.ts";
import { rangeIn } from "../modules/statistics/rules.ts";
import { readList } from "../modules/students/import/read-list.server.ts";
import { filterIn as studentFilterIn } from "../modules/students/student-filter.ts";
import { readPercent } from "../modules/tests/percents.ts";
import { parseTestFile } from "../modules/tests/test-file.ts";
import { readMarks } from "../modules/tests/written-marks.ts";
import { FORM_LIMIT, LARGE_LIMIT } from "../server/body-limits.ts";
import { canonicalAddressOf } from "../server/canonical-address.ts";
import { arbitraryItem } from "./arbitrary-items.ts";
import { findSteepGrowth } from "./growth.ts";
import { hostileTexts } from "./hostile-texts.ts";
import { inForm } from "./test-form.ts";

/** Characters of all headers of a request, as Node takes them. */
const HEADER_LIMIT = 16 * 1024;
/** The longest line that an import reads. */
const LINE_LIMIT = 2_000_000;
/** An import reads a line of a file at once; what grows with the number of its lines pauses. */
const FILE_SAMPLE = 250_000;
const SEARCH_LIMIT = 200;

type Parser = {
  name: string;
  /** Characters of the longest text that reaches it. */
  longest: number;
  read: (text: string) => unknown;
};

const params = (text: string) =>
  new URLSearchParams({ find: text, q: text, page: text, label: text, kind: text, test: text });
const owner = (text: string) => ({ name: text, email: `${text}@example.org`, instituteName: "Lamplight" });

async function readFile(text: string) {
  async function* pieces() {
    const bytes = new TextEncoder().encode(text);
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
  }
  try {
    for await (const _row of readQuestions(pieces(), 50));
  } catch {
    // A file that is refused was read as well.
  }
}

const tried = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    // A stack or an argument list that overflows is no refusal.
    if (error instanceof RangeError) throw error;
  }
};

const CSV_HEADER = "subject,lesson,question,option_a,option_b,option_c,option_d,answer,explanation\n";
const CASE_TEXT = "SUBJECT: A\nLESSON: B\nNUMBER: 1\nTYPE: Case Study\nNAME: C\nTEXT: ";

const parsers: ReadonlyArray<Parser> = [
  // Numbers, times, ids and cursors.
  { name: "readDecimal, parseDecimal, writeDecimal, decimalsOf", longest: LINE_LIMIT, read: readNumber },
  { name: "readMarks", longest: FORM_LIMIT, read: readMarks },
  { name: "readWhole", longest: FORM_LIMIT, read: readWhole },
  { name: "splitOptions", longest: RICH_TEXT_LIMIT, read: splitOptions },
  { name: "readPercent", longest: FORM_LIMIT, read: (text) => readPercent(text) },
  { name: "parseId", longest: LINE_LIMIT, read: parseId },
  { name: "momentOf", longest: FORM_LIMIT, read: (text) => momentOf(text, "Asia/Kolkata") },
  { name: "parseTimeCursor", longest: HEADER_LIMIT, read: parseTimeCursor },
  { name: "readCertificateNumber", longest: FORM_LIMIT, read: readCertificateNumber },
  { name: "pageNumberIn", longest: HEADER_LIMIT, read: (text) => pageNumberIn(params(text)) },
  { name: "rangeIn", longest: HEADER_LIMIT, read: rangeIn },
  // Rich text and plain text.
  { name: "sanitizeRichText", longest: LARGE_LIMIT, read: sanitizeRichText },
  { name: "cleanContent", longest: LARGE_LIMIT, read: cleanContent },
  { name: "plainText, textBetweenTags, isBlankHtml", longest: LARGE_LIMIT, read: readHtml },
  { name: "htmlOfPlainText", longest: LARGE_LIMIT, read: htmlOfPlainText },
  { name: "readingMinutes", longest: LARGE_LIMIT, read: readingMinutes },
  { name: "hasImageWithoutAlternative", longest: LARGE_LIMIT, read: hasImageWithoutAlternative },
  {
    name: "hasImageWithoutAlternative of an open tag",
    longest: LARGE_LIMIT,
    read: (text) => hasImageWithoutAlternative(text.replaceAll("<a ", "<img ").concat(" alt=")),
  },
  { name: "imagesIn", longest: LARGE_LIMIT, read: imagesIn },
  {
    name: "splitAtBrackets, replaceBrackets",
    longest: LARGE_LIMIT,
    read: (text) => [splitAtBrackets(text), replaceBrackets(text, () => "")],
  },
  { name: "gradeOf", longest: RICH_TEXT_LIMIT, read: gradeOf },
  {
    name: "oneLine, foldedCase, foldForSearch",
    longest: LARGE_LIMIT,
    read: (text) => [oneLine(text), foldedCase(text), foldForSearch(text)],
  },
  { name: "reasonOf", longest: LARGE_LIMIT, read: reasonOf },
  // Addresses, headers and names.
  {
    name: "isImageAddress, isOwnPicture, isPictureAddress",
    longest: LARGE_LIMIT,
    read: (text) => [isImageAddress(text), isOwnPicture(text), isPictureAddress(text)],
  },
  {
    name: "isImageAddress of a link",
    longest: LARGE_LIMIT,
    read: (text) => isImageAddress(`https://example.org/${text}`),
  },
  {
    name: "slugOf, isSlug, numberIn",
    longest: FORM_LIMIT,
    read: (text) => [slugOf(text), isSlug(text), numberIn(text)],
  },
  { name: "localPath", longest: FORM_LIMIT, read: (text) => localPath(`/${text}`) },
  { name: "canonicalAddressOf", longest: HEADER_LIMIT, read: (text) => canonicalAddressOf(`/${text}?${text}`) },
  {
    name: "readCookie",
    longest: HEADER_LIMIT,
    read: (text) =>
      readCookie({ publicUrl: "https://a.example" }, new Headers({ cookie: text.replace(/\n/g, ";") }), "session"),
  },
  { name: "describeUserAgent", longest: HEADER_LIMIT, read: describeUserAgent },
  {
    name: "describeUserAgent of Safari",
    longest: HEADER_LIMIT,
    read: (text) => describeUserAgent(text.replaceAll("<a ", "Version/ ")),
  },
  {
    name: "hostOf, networkOf",
    longest: HEADER_LIMIT,
    read: (text) => [hostOf(text), networkOf(text), hostOf(`::${text}`), networkOf(`1${text.replaceAll("1", ":1")}`)],
  },
  { name: "mailboxOf", longest: FORM_LIMIT, read: (text) => [mailboxOf(text), mailboxOf(`${text}@gmail.com`)] },
  { name: "topicText", longest: FORM_LIMIT, read: topicText },
  // Passwords are refused where they are longer.
  { name: "isCommonPassword", longest: PASSWORD_MAX_LENGTH, read: isCommonPassword },
  { name: "isMadeOfNames", longest: PASSWORD_MAX_LENGTH, read: (text) => isMadeOfNames(text, owner(text)) },
  // Searches and filters.
  {
    name: "searchOf",
    longest: HEADER_LIMIT,
    read: (text) => [searchOf(text), escapeLike(text)],
  },
  { name: "wordsOf, closestWords, spellingsOf", longest: SEARCH_LIMIT, read: readSearch },
  { name: "filterIn of the bank", longest: HEADER_LIMIT, read: (text) => filterIn(params(text)) },
  { name: "filterIn of students", longest: HEADER_LIMIT, read: (text) => studentFilterIn(params(text)) },
  { name: "postFilterIn", longest: HEADER_LIMIT, read: (text) => postFilterIn(params(text)) },
  { name: "testFilterIn", longest: HEADER_LIMIT, read: (text) => testFilterIn(params(text)) },
  { name: "historyFilterIn", longest: HEADER_LIMIT, read: (text) => historyFilterIn(params(text)) },
  { name: "notebookFilterIn", longest: HEADER_LIMIT, read: (text) => notebookFilterIn(params(text)) },
  // Imports and files.
  { name: "readQuestions", longest: FILE_SAMPLE, read: readFile },
  { name: "readQuestions of CSV", longest: FILE_SAMPLE, read: (text) => readFile(CSV_HEADER + text) },
  { name: "readQuestions of text", longest: FILE_SAMPLE, read: (text) => readFile(CASE_TEXT + text) },
  {
    name: "readQuestions of text, field after field",
    longest: FILE_SAMPLE,
    read: (text) => readFile(CASE_TEXT + text.replaceAll("a\tb", "A: b")),
  },
  { name: "readQuestions of JSON Lines", longest: FILE_SAMPLE, read: (text) => readFile(`{"a":1}\n${text}`) },
  { name: "readJsonLine", longest: LINE_LIMIT, read: readJsonLine },
  { name: "readJsonLine of a question", longest: LINE_LIMIT / 10, read: readQuestionLine },
  {
    name: "readJsonLine of a nested answer",
    longest: LINE_LIMIT,
    read: (text) => readJsonLine(`{"question_type":"text","correct_answer":${text}${text.replaceAll("[", "]")}}`),
  },
  { name: "readList", longest: LARGE_LIMIT, read: (text) => tried(() => readList(new TextEncoder().encode(text))) },
  {
    name: "readList of rows",
    longest: LARGE_LIMIT,
    read: (text) => tried(() => readList(new TextEncoder().encode(`name,email,course\n${text}`))),
  },
  { name: "delimiterOf", longest: LARGE_LIMIT, read: delimiterOf },
  {
    name: "safeCell, textOfCell",
    longest: LINE_LIMIT,
    read: (text) => [safeCell(text), textOfCell(text), safeCell(`;${text}`), textOfCell(`;${text}`)],
  },
  { name: "parseTestFile", longest: LARGE_LIMIT, read: parseTestFile },
  { name: "parseJson", longest: LARGE_LIMIT, read: parseJson },
  { name: "parseMetadata", longest: LARGE_LIMIT, read: parseMetadata },
  {
    name: "parseOutcome, parsePeriods",
    longest: HEADER_LIMIT,
    read: (text) => [parseOutcome(text), parsePeriods(text)],
  },
  { name: "areasIn, judgmentStepIn", longest: LINE_LIMIT, read: (text) => [areasIn(text), judgmentStepIn(text)] },
  { name: "typedManualId, manualIdOf", longest: LINE_LIMIT, read: (text) => [typedManualId(text), manualIdOf(text)] },
  { name: "speaksOfOthers", longest: OPTION_TEXT_LIMIT, read: speaksOfOthers },
  ...ITEM_TYPES.map((type) => itemParser(type)),
];

function readNumber(text: string) {
  const decimal = parseDecimal(text);
  return decimal ? [writeDecimal(decimal), decimalsOf(decimal)] : readDecimal(text);
}

function readHtml(text: string) {
  return [plainText(text), textBetweenTags(text), isBlankHtml(text)];
}

function readSearch(text: string) {
  return wordsOf(text).map((word) => [spellingsOf(word), closestWords(word, [text, `${text}a`])]);
}

function readQuestionLine(text: string) {
  const texts = { question_text: text, scenario: text, explanation: text, correct_answer: text, options: [text, text] };
  const place = { lesson: { title: text, subject: { name: text } }, category: text, created_at: text, manual_id: text };
  return readJsonLine(JSON.stringify({ question_type: "text", ...texts, ...place }));
}

/** A question of a type with the text wherever it has one: read from a form, from a file, and looked at for its author. */
function itemParser(type: SolvedItem["type"]): Parser {
  const [item] = fc.sample(arbitraryItem(type), { numRuns: 1, seed: 1 });
  if (!item) throw new Error(`There is no sample of ${type}.`);
  const read = (text: string) => {
    const model = modelOf(type);
    model.content.safeParse(withText(item.content, text));
    model.solution.safeParse(withText(item.solution, text));
    model.answer.safeParse(withText(item.answer, text));
    const body = findQuestionBody(item);
    if (!body) throw new Error(`The sample of ${type} does not parse.`);
    tried(() => fromExchangeRow(type, { ...toExchangeRow(body), correct_answer: text, options: [text, text] }));
    const asked = findQuestionBody({ ...body, content: { ...body.content, stem: text } });
    if (asked) [problemsOf(asked), hintsOf(asked), questionIdentity(type, outlineOf(asked))];
  };
  return { name: `questions of the type ${type}`, longest: RICH_TEXT_LIMIT, read };
}

/** The value with the text in place of every text but ids. */
function withText(value: unknown, text: string): unknown {
  if (typeof value === "string") return text;
  if (Array.isArray(value)) return value.map((part) => withText(part, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, name === "id" ? part : withText(part, text)]),
  );
}

const shapes = Object.entries(hostileTexts);

/** Characters of the longest text that is tried: square work on 65,536 of them takes most of a second. */
function triedOf(longest: number): number {
  return inForm({ short: Math.min(longest, Math.max(65_536, longest / 8)), long: longest });
}

describe.each(parsers.map((parser) => [parser.name, parser] as const))("%s", (_name, { read, longest }) => {
  test.each(shapes)("takes linear time for %s", { timeout: 120_000 }, async (_shape, textOf) => {
    expect(await findSteepGrowth(read, textOf, triedOf(longest))).toBeNull();
  });
});

const formFiles = globSync("src/modules/*/*form*.ts", { cwd: projectRoot() }).filter(
  (file) => !file.includes(".test."),
);

describe.each(formFiles)("the forms of %s", (file) => {
  test.each(shapes)("take linear time for %s", { timeout: 120_000 }, async (_shape, textOf) => {
    const module: Record<string, unknown> = await import(path.join(projectRoot(), file));
    for (const [name, schema] of Object.entries(module)) {
      const fields = schema instanceof z.core.$ZodType ? fieldsOf(schema) : [];
      if (!(schema instanceof z.core.$ZodType) || fields.length === 0) continue;
      const parse = (text: string) =>
        z.core.safeParse(schema, Object.fromEntries(fields.map((field) => [field, text])));
      expect(await findSteepGrowth(parse, textOf, triedOf(FORM_LIMIT)), name).toBeNull();
    }
  });
});

function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.core.$ZodPipe) return fieldsOf(schema._zod.def.in);
  return schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : [];
}

test("a form of many fields takes linear time", async () => {
  const Schema = z.object({ name: z.string() });
  const formOf = (text: string) => {
    const form = new FormData();
    for (let field = 0; field < text.length / 10; field += 1) form.append(`field${field % 500}`, "1");
    return parseForm(Schema, form);
  };
  expect(await findSteepGrowth(formOf, (length) => "a".repeat(length), FORM_LIMIT)).toBeNull();
});

/** Functions that are not run here themselves, each with the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  readText: "readQuestions",
  readBlocks: "readQuestions",
  parseCsv: "readQuestions",
  readCaseText: "readQuestions",
  readName: "readQuestions",
  readSigns: "isCommonPassword",
  parseSearch: "searchOf",
  readPidFile: "a file of the product's own",
  parseCopy: "the cache of the device",
  readCopy: "the cache of the device",
  readActs: "the storage of the device",
  readExtra: "the storage of the device",
  readMarkup: "the storage of the device",
  readTool: "the storage of the device",
  readSights: "the storage of the device",
  readView: "the storage of the device",
  readClock: "the storage of the device",
  readAnswer: "readQuestions",
  parseDraft: "the storage of the device",
  readContent: "a question of each type",
  readArguments: "the console",
  readAbilityVectors: "a file of the operator",
  readPastedHtml: "the clipboard, in the browser of the author",
};

test("every exported function that is named for reading a text stands in this file", () => {
  const own = readFileSync(import.meta.filename, "utf8");
  const named =
    /^export (?:async )?function\*? ((?:parse|read|sanitize)[A-Z]\w*)(?:<[^(]*>)?\(\s*\w+: (?:string|unknown|Uint8Array|AsyncIterable<(?:string|Uint8Array)>)/gm;
  const found = sources().flatMap((file) =>
    [...file.text.matchAll(named)].flatMap(([, name]) => (name === undefined ? [] : [name])),
  );
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter((name) => !(name in ELSEWHERE) && !new RegExp(`\\b${name}\\b`).test(own))).toEqual([]);
});

/** Patterns that are not linear by their form, each with the reason why that does no harm. */
const KNOWN_PATTERNS: Readonly<Record<string, string>> = {
  "^(\\p{L}{3,})(?:[^\\p{L}]*\\1)+$": "a password is short",
  "^(\\s*)(.*\\S|)(\\s*)$": "texts of the product alone, in a language for tests",
};

test("no pattern of the product can look at a character again and again", { timeout: 120_000 }, () => {
  const patterns = new Map(sources().flatMap(({ file, text }) => patternsIn(file, text)));
  expect(patterns.size).toBeGreaterThan(200);
  const steep = [...patterns].flatMap(([pattern, { flags, file }]) => {
    const isSteep = !(pattern in KNOWN_PATTERNS) && analyse({ source: pattern, flags }).reports.length > 0;
    return isSteep ? [`${file}: /${pattern}/${flags}`] : [];
  });
  expect(steep).toEqual([]);
  expect(Object.keys(KNOWN_PATTERNS).filter((pattern) => !patterns.has(pattern))).toEqual([]);
});

function sources(): { file: string; text: string }[] {
  return globSync("src/**/*.{ts,tsx}", { cwd: projectRoot() })
    .filter((file) => !/\.test(-data)?\.|^src\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(projectRoot(), file), "utf8") }));
}

function patternsIn(file: string, text: string): [pattern: string, { flags: string; file: string }][] {
  const found: [string, { flags: string; file: string }][] = [];
  JSON.stringify(parseSync(text, { syntax: "typescript", tsx: file.endsWith("x") }), (_key, node) => {
    if (node?.type === "RegExpLiteral") found.push([node.pattern, { flags: node.flags, file }]);
    return node;
  });
  return found;
}

test.each([
  ["a delimiter", "letters", 131_072, (text: string) => /\S.*\n/.test(text)],
  ["a number", "digits", 131_072, (text: string) => /^([+-]?)(\d*)\.?(\d*)$/.test(text)],
  ["tags", "tags that are not closed", 131_072, (text: string) => text.replace(/<\/?(?:a|code|em)\b[^>]*>/g, "")],
] as const)("a pattern that looks again and again at %s is found", { timeout: 120_000 }, async (...given) => {
  const [, shape, longest, read] = given;
  expect(await findSteepGrowth(read, hostileTexts[shape], longest)).not.toBeNull();
});
