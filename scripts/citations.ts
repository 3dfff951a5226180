/**
 * Every citation of a product decision, a rule of `docs/product` or a record in code, tests and docs leads somewhere; part
 * of `npm run check`. So do links between documents, and the files that documents name.
 */
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { projectRoot } from "../src/core/project-root.ts";

const CITING = ["*.md", "{docs,src,tests,scripts,public}/**/*.{md,ts,tsx,js,css}"];
/** Its rules are tried on what does not exist. */
const NOT_CITING = ["scripts/citations.ts", "src/testing/citations.test.ts"];
const DECISIONS = "docs/product/decisions.md";

const DOCUMENT = /(?<![\w/])docs\/[\w/.-]+\.md(?:#[\w-]+)?/g;
const LINK = /\]\((?!https?:|mailto:)([^)\s]*)\)/g;
const DECISION = /\bP\d{1,3}\b/g;
const RECORD = /\brecords? (\d+(?:(?:, | and | or )\d+)*)/g;
/** A file in backticks: from the root of the project, or of its sources. */
const NAMED_FILE = /`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|js|css|md|json))`/g;
/** Forms of before that nothing resolves. */
const UNRESOLVED =
  /\bproduct-spec\b|\bspec(?:ification)?(?:'s)? sections?\b|exams-and-items|\bdecisions? (?:record )?\d+/gi;

export type Texts = ReadonlyMap<string, string>;

/** What leads nowhere, a line each. `texts` are all files that may cite or be cited, by their path from the root. */
export function findBroken(texts: Texts, exists: (file: string) => boolean): string[] {
  const anchors = new Map(
    [...texts].filter(([file]) => file.endsWith(".md")).map(([file, text]) => [file, anchorsOf(text)]),
  );
  const records = new Set([...texts.keys()].map((file) => Number(/^docs\/decisions\/(\d{4})-/.exec(file)?.[1])));
  const decisions = new Set(texts.get(DECISIONS)?.match(/(?<=^## )P\d+/gm));

  const leads = (address: string) => {
    const [file = "", anchor] = address.split("#");
    if (!file.endsWith(".md")) return exists(file);
    return anchor === undefined ? anchors.has(file) : (anchors.get(file)?.has(anchor) ?? false);
  };
  const linkLeads = (from: string, target: string) => {
    const [file = "", anchor] = target.split("#");
    const to = file === "" ? from : path.posix.join(path.posix.dirname(from), file);
    return leads(anchor === undefined ? to : `${to}#${anchor}`);
  };

  const broken: string[] = [];
  for (const [file, text] of texts) {
    const report = (found: RegExpMatchArray, why = "leads nowhere") => {
      const line = text.slice(0, found.index).split("\n").length;
      broken.push(`${file}:${line}: "${found[0]}" ${why}`);
    };
    for (const found of text.matchAll(UNRESOLVED)) report(found, "is no citation: see docs/style.md");
    for (const found of text.matchAll(DOCUMENT)) if (!leads(found[0])) report(found);
    for (const found of text.matchAll(DECISION)) if (!decisions.has(found[0])) report(found);
    for (const found of text.matchAll(RECORD)) {
      const numbers = found[1]?.match(/\d+/g) ?? [];
      if (!numbers.every((number) => records.has(Number(number)))) report(found);
    }
    if (!file.endsWith(".md")) continue;
    for (const found of text.matchAll(LINK)) if (!linkLeads(file, found[1] ?? "")) report(found);
    for (const found of text.matchAll(NAMED_FILE)) {
      const [, named = ""] = found;
      if (!exists(named) && !exists(`src/${named}`)) report(found);
    }
  }
  return broken;
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

async function readTexts(root: string): Promise<Texts> {
  const texts = new Map<string, string>();
  for await (const file of glob(CITING, { cwd: root })) {
    if (!NOT_CITING.includes(file)) texts.set(file, await readFile(path.join(root, file), "utf8"));
  }
  return texts;
}

if (import.meta.main) {
  const root = projectRoot();
  const broken = findBroken(await readTexts(root), (file) => existsSync(path.join(root, file)));
  for (const line of broken) console.error(line);
  process.exit(broken.length === 0 ? 0 : 1);
}
