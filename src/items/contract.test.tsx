/** What must hold for every item type. The views have tests of their own. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { isBlankHtml, plainText } from "../core/html.ts";
import { sanitizeRichText } from "../core/rich-text.server.ts";
import { secretOf } from "../testing/sample-secrets.ts";
import { blankDrafts, mapRichTexts, outlineOf, problemsOf, textsOf } from "./registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "./registry/exchange-formats.server.ts";
import {
  ITEM_TYPES,
  isItemType,
  itemModels,
  modelOf,
  parseAnswer,
  parseOpenItem,
  parseQuestionBody,
  parseSolvedItem,
  progressOf,
} from "./registry/models.ts";
import { sampleOf } from "./registry/samples.server.ts";
import { bestAnswer, scoreItem } from "./registry/scorers.server.ts";

test("every folder of an item type is in the list, and nothing else is", () => {
  const folders = readdirSync(path.join(import.meta.dirname, "types"));

  expect(ITEM_TYPES.map((type) => type.replaceAll("_", "-")).sort()).toEqual(folders.sort());
  expect(Object.keys(itemModels).sort()).toEqual([...ITEM_TYPES].sort());
});

test("an unknown type is refused", () => {
  expect(isItemType("essay")).toBe(false);
  expect(isItemType("toString")).toBe(false);
  expect(() => parseOpenItem({ type: "essay", content: {} })).toThrow('There is no item type "essay".');
});

describe.each(ITEM_TYPES)("%s", (type) => {
  const sample = sampleOf(type);
  const model = modelOf(type);
  const body = parseQuestionBody({ type, content: sample.content, solution: sample.solution });
  const solved = (answer: unknown) => parseSolvedItem({ ...body, answer });

  test("its sample has no problems and is clean", () => {
    expect(problemsOf(body)).toEqual([]);
    expect(mapRichTexts(body, sanitizeRichText)).toEqual(body);
  });

  test("the words by which tests recognise its solution are in its rationale, and not in its content", () => {
    expect(plainText(sample.solution.rationale).startsWith(secretOf(type))).toBe(true);
    expect(JSON.stringify(sample.content)).not.toContain(secretOf(type));
  });

  test("content, solution and answer accept no extra field, at any depth", () => {
    for (const { answer } of sample.scored) {
      expect(model.answer.safeParse(answer).success).toBe(true);
      for (const smuggled of smuggleInto(answer)) expectRefused(model.answer, smuggled);
    }
    for (const smuggled of smuggleInto(sample.content)) expectRefused(model.content, smuggled);
    for (const smuggled of smuggleInto(sample.solution)) expectRefused(model.solution, smuggled);
  });

  test("a question for a student is made of content and answer alone", () => {
    const open = parseOpenItem({ ...body, answer: sample.scored[0]?.answer });

    expect(Object.keys(open).sort()).toEqual(["answer", "content", "type"]);
    expect(JSON.stringify(open)).not.toContain(secretOf(type));
  });

  test("text that the database cannot hold is refused in every text", () => {
    for (const half of [sample.content, sample.solution]) {
      const schema = half === sample.content ? model.content : model.solution;
      for (const poisoned of [...poison(half, "\0"), ...poison(half, "\uD800")]) expectRefused(schema, poisoned);
    }
  });

  test("its scored answers fit, and earn what the sample says", () => {
    for (const { name, answer, earned } of sample.scored) {
      expect(parseAnswer(body, answer), name).toEqual(answer);
      expect(scoreItem(solved(answer)), name).toMatchObject({ earned, max: sample.max });
    }
  });

  test("its best answer fits, is complete and earns every point", () => {
    const best = bestAnswer(body);

    expect(parseAnswer(body, best)).toEqual(best);
    expect(progressOf(parseOpenItem({ ...body, answer: best }))).toBe("complete");
    expect(scoreItem(solved(best))).toMatchObject({ earned: sample.max, max: sample.max });
  });

  test("its sample shows full marks and none, and partial credit if the type has it", () => {
    const earned = sample.scored.map((scored) => scored.earned);

    expect(earned).toContain(sample.max);
    expect(earned).toContain(0);
    if (sample.max > 1) expect(earned.some((points) => points > 0 && points < sample.max)).toBe(true);
  });

  test("an untouched question is incomplete, fits and is worth nothing", () => {
    const open = parseOpenItem({ ...body, answer: null });

    expect(progressOf(open)).toBe("untouched");
    expect(parseAnswer(body, open.answer)).toEqual(open.answer);
    expect(scoreItem(solved(null))).toMatchObject({ earned: 0, max: sample.max });
  });

  test("an answer that names what the question does not offer is refused", () => {
    // What is typed names nothing, and is kept whatever it is.
    const isTyped = outlineOf(body).parts.some(({ asks }) => asks === "entry");
    for (const { answer } of isTyped ? [] : sample.scored) {
      for (const foreign of poison(answer, "-nowhere")) expect(parseAnswer(body, foreign)).toBeNull();
    }
    const blank = JSON.stringify(parseOpenItem(body).answer);
    for (const nonsense of [undefined, null, 1, "o1", [], {}, { chosen: {} }, { chosen: [["o1"]] }]) {
      // For some types one of these is the untouched answer.
      if (JSON.stringify(nonsense) !== blank) expect(parseAnswer(body, nonsense)).toBeNull();
    }
  });

  test("an answer that names a choice twice is refused", () => {
    for (const { answer } of sample.scored) {
      for (const twice of repeatIn(answer)) expect(parseAnswer(body, twice)).toBeNull();
    }
  });

  test("a new draft parses, and says first that the question text is missing", () => {
    const draft = parseQuestionBody({ type, ...blankDrafts()[type] });

    expect(problemsOf(draft)[0]).toEqual({
      level: "error",
      at: "content.stem",
      message: "Please enter the question text.",
    });
    expect(problemsOf(draft).map(({ message }) => message)).toContain("Please enter the explanation.");
  });

  test("its exchange format restores the same question", () => {
    const row = toExchangeRow(body);

    expect(row.question_type).toBe(type);
    expect(fromExchangeRow(type, row)).toEqual(body);
    expect(parseQuestionBody(fromExchangeRow(type, row))).toEqual(body);
  });

  test("a row whose right answer is not among the options is refused", () => {
    expect(() =>
      fromExchangeRow(type, { ...toExchangeRow(body), correct_answer: JSON.stringify(["nowhere"]) }),
    ).toThrow();
  });

  test("its outline holds the stem, and its words hold every choice", () => {
    const { stem, parts } = outlineOf(body);
    const words = textsOf(body);

    expect(isBlankHtml(stem)).toBe(false);
    expect(parts.some(({ choices }) => choices.some(({ isRight }) => isRight))).toBe(true);
    expect(words).toContain(plainText(stem));
    for (const { title, choices, asks } of parts) {
      if (asks === "entry") continue;
      const unknown = choices.filter(({ text }) => !words.includes(text));
      // The verdicts of a row ("Appropriate") are the product's words; then the row is the author's.
      if (unknown.length > 0) expect(words).toContain(title);
    }
  });

  test("cleaning reaches the stem and the rationale, and nothing else", () => {
    const marked = mapRichTexts(body, (html) => `${html}<p>cleaned</p>`);

    expect(outlineOf(marked).stem).toBe(`${outlineOf(body).stem}<p>cleaned</p>`);
    expect(marked.solution.rationale).toBe(`${body.solution.rationale}<p>cleaned</p>`);
    expect(outlineOf(marked).parts).toEqual(outlineOf(body).parts);
  });
});

type Schema = { safeParse(value: unknown): { success: boolean } };

function expectRefused(schema: Schema, value: unknown): void {
  expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(false);
}

/** Copies of a value, each with an extra field in a different one of its objects. */
function smuggleInto(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => smuggleInto(entry).map((smuggled) => value.with(index, smuggled)));
  }
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, entry]) =>
    smuggleInto(entry).map((smuggled) => ({ ...value, [name]: smuggled })),
  );
  return [{ ...value, isCorrect: true }, ...inside];
}

/** Copies of a value, each with the first entry of a different one of its lists once more. */
function repeatIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.length === 0 ? [] : [[value[0], ...value]];
  return Object.entries(value).flatMap(([name, entry]) =>
    repeatIn(entry).map((repeated) => ({ ...value, [name]: repeated })),
  );
}

/** Copies of a value, each with the suffix added to a different one of its texts. */
function poison(value: unknown, ending: string): unknown[] {
  if (typeof value === "string") return [`${value}${ending}`];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => poison(entry, ending).map((poisoned) => value.with(index, poisoned)));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    poison(entry, ending).map((poisoned) => ({ ...value, [name]: poisoned })),
  );
}
