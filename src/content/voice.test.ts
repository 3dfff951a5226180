/** Checks every text of `src/content` for the worst habits listed in docs/voice.md. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";

const MOST_WORDS = 25;

/** Wordings fixed by the specification or the law. */
const AS_WORDED = ["Time running out!"];

const HABITS: ReadonlyArray<{ habit: RegExp; instead: string }> = [
  { habit: /\bno more\b/i, instead: "no longer, or: not any" },
  { habit: /\bany more\b/i, instead: "no longer" },
  { habit: /(^|[.:;] )Who(ever)? (?!is responsible|owns what|saw )[^?]*\./, instead: "Anyone who, people who, if you" },
  { habit: /\bwhoever\b|\bwhom\b/i, instead: "anyone who, who" },
  { habit: /\bto come\b/i, instead: "new, future, upcoming" },
  { habit: /\b(is|are|was|were|be) told\b/i, instead: "we tell, gets an email, wants to hear about" },
  { habit: /\bwish(es)?\b/i, instead: "want, request" },
  { habit: /\bso that\b/i, instead: "two sentences, or: to" },
  { habit: /\bto the letter\b/i, instead: "exactly, word for word" },
  { habit: /\bstands\b|\bstand (here|there|on|in|above|below|beside)\b/i, instead: "is, appears, see" },
  { habit: /\bby (itself|themselves)\b/i, instead: "automatically, or say who does it" },
  { habit: /\bin the place of\b|\bin place of\b/i, instead: "instead of" },
  { habit: /\b(anew|meanwhile|once more|by now|nevertheless)\b/i, instead: "again, in the meantime, now, still" },
  { habit: /\b(is|are) to (be|stand|have)\b/i, instead: "will, must" },
  { habit: /\bneed not\b/i, instead: "do not have to" },
  { habit: /\bmailbox(es)?\b|\bmail(s|ed|ing)?\b(?! server)|\be-mail/i, instead: "email, inbox" },
  { habit: /\bdata (are|were|have)\b/i, instead: "data is" },
  { habit: /\bthere any|\bnot there\b(?!\?)/i, instead: "no longer exists" },
  { habit: /\blook(s)? into\b/i, instead: "check" },
  { habit: /\b(sorry|apologi[sz]e|unfortunately|oops)\b/i, instead: "what happened, and what to do" },
  { habit: /\b(utili[sz]e|in order to|prior to|in the event)\b/i, instead: "use, to, before, if" },
  { habit: /\b(needs?|without|allow) scripts\b/i, instead: "JavaScript" },
  { habit: /\bplease\b/, instead: "the verb alone, or, in an error at a form: Please at the start of the sentence" },
  { habit: /!/, instead: "a full stop" },
];

type Text = { place: string; words: string };

/** Every text with its file and line; interpolations become `{}`. Keys, types and comparisons are skipped. */
function textsOf(file: string): Text[] {
  const source = readFileSync(file, "utf8");
  const texts: Text[] = [];
  const note = (start: number, words: string) =>
    texts.push({ place: `${path.basename(file)}:${source.slice(0, start).split("\n").length}`, words });
  new Visitor({
    Literal: ({ start, value }) => {
      if (typeof value === "string") note(start, value);
    },
    TemplateLiteral: ({ start, quasis }) => note(start, quasis.map(({ value }) => value.cooked ?? "").join("{}")),
  }).visit(parseSync(file, source).program);
  return texts.filter(({ words }) => words.includes(" ") && !AS_WORDED.includes(words));
}

const FOLDERS = ["en", "courses"].map((folder) => path.join(import.meta.dirname, folder));
const TEXTS = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .flatMap((name) => textsOf(path.join(folder, name))),
);

test("every text is found", () => {
  expect(TEXTS.length).toBeGreaterThan(1000);
  expect(TEXTS.map(({ words }) => words)).toContain("Invalid email or password. Please try again.");
});

test.each(HABITS)("no text has the habit $habit: rather $instead", ({ habit }) => {
  expect(TEXTS.filter(({ words }) => habit.test(words)).map(({ place, words }) => `${place} ${words}`)).toEqual([]);
});

test("no text names the product: the institute has a name of its own", () => {
  // A title of one word, too. The printed sheets are made before there is an institute.
  const named = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /(?<!\.test)\.ts$/.test(name) && name !== "sheets.ts")
      .filter((name) => readFileSync(path.join(folder, name), "utf8").includes("Lamplight")),
  );
  expect(named).toEqual([]);
});

test(`no sentence, nor what a colon parts it into, has more than ${MOST_WORDS} words`, () => {
  const long = TEXTS.flatMap(({ place, words }) =>
    words
      .split(/(?<=[.?!:;])\s/)
      .map((sentence) => ({ place, sentence, count: sentence.split(/\s+/).length }))
      .filter(({ count }) => count > MOST_WORDS),
  );
  expect(long.map(({ place, sentence, count }) => `${place} (${count}) ${sentence}`)).toEqual([]);
});
