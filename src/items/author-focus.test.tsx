/** Each problem of a question leads to the control that it is about, so that the message and the focus agree. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { indexOfPath } from "../ui/find-control.ts";
import { AuthorItem } from "./registry/author-views.tsx";
import { blankDrafts, type Draft, problemsOf } from "./registry/authoring.ts";
import { ITEM_TYPES, type ItemType, modelOf, parseQuestionBody } from "./registry/models.ts";
import { sampleOf } from "./registry/samples.server.ts";

/** These are in the form around the type's own part. */
const AROUND = ["content.stem", "solution.rationale"];

/** A new draft, and a sample with every text empty and nothing marked as right. */
function unfinished<T extends ItemType>(type: T): Draft<T>[] {
  const { content, solution } = modelOf(type);
  const sample = sampleOf(type);
  const blank = blankDrafts()[type];
  return [
    blank,
    { content: content.parse(withoutWords(sample.content)), solution: solution.parse(sample.solution) },
    { content: content.parse(sample.content), solution: blank.solution },
  ];
}

/** A draft with text in the first option only. */
function begun<T extends ItemType>(type: T): Draft<T> {
  const { content, solution } = blankDrafts()[type];
  const written: unknown = JSON.parse(JSON.stringify(content).replace('"text":""', '"text":"Heart"'));
  return { content: modelOf(type).content.parse(written), solution };
}

test.each(ITEM_TYPES)("every mistake in a question of type %s has its control", (type) => {
  for (const draft of unfinished(type)) {
    const errors = problemsOf(parseQuestionBody({ type, ...draft })).filter(({ level }) => level === "error");
    const own = errors.filter(({ at }) => !AROUND.includes(at));
    const html = renderToStaticMarkup(<AuthorItem type={type} draft={draft} problems={errors} onChange={() => {}} />);
    const names = namesIn(html);

    for (const { at, message } of own) {
      expect(names[indexOfPath(names, at)], message).toContain(at);
    }
  }
});

test.each([
  { type: "text", at: "content.options" },
  { type: "multi-select", at: "content.options" },
  { type: "sentence_completion", at: "content.dropdowns.0.options" },
] as const)("too few options in a question of type $type lead to the first empty one", ({ type, at }) => {
  const draft = begun(type);
  const problems = problemsOf(parseQuestionBody({ type, ...draft }));
  const html = renderToStaticMarkup(<AuthorItem type={type} draft={draft} problems={problems} onChange={() => {}} />);
  const names = namesIn(html);

  expect(names[indexOfPath(names, at)]).toContain(`${at}.1`);
});

test("a path leads to its own control, else to the first below it, else to what it is part of", () => {
  const names = [["subjectId"], ["content.options", "content.options.0"], ["content.options.1"], ["content.stem"]];

  expect(indexOfPath(names, "content.stem")).toBe(3);
  expect(indexOfPath(names, "content.options")).toBe(1);
  expect(indexOfPath(names, "content")).toBe(1);
  expect(indexOfPath(names, "content.options.1.text")).toBe(2);
  expect(indexOfPath(names, "nowhere.at.all")).toBe(-1);
});

function namesIn(html: string): string[][] {
  const controls = html.match(/<(?:input|select|textarea|button|div|fieldset)[^>]*>/g) ?? [];
  return controls.flatMap((control) => {
    if (/type="hidden"|\sdisabled/.test(control)) return [];
    const named = [/data-field="([^"]*)"/, /\sname="([^"]*)"/].flatMap((name) => name.exec(control)?.[1] ?? []);
    return named.length > 0 ? [named] : [];
  });
}

function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value !== "object" || value === null) return value;
  const isWords = (name: string) => ["text", "title", "label", "scenario", "placeholder", "stem"].includes(name);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isWords(name) && typeof part === "string" ? "" : withoutWords(part),
    ]),
  );
}
