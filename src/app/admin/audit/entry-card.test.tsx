import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Change } from "./changes.server.ts";
import { EntryCard } from "./entry-card.tsx";

function shown(change: Omit<Change, "field">): string {
  const isChange = change.before !== null && change.after !== null;
  const what = { before: "edited the student ", after: "" };
  const about = { id: "one", at: { text: "today", iso: "2026-11-22" }, who: "admin@example.org", what, to: null };
  return renderToStaticMarkup(
    <EntryCard
      entry={{ ...about, subjectName: "Asha", aboutIt: null, changes: [{ field: "Name", ...change }], isChange }}
    />,
  );
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, "");

test("an entry is a sentence, and a change is what a field was and what it is", () => {
  const changed = shown({ before: "a", after: "b" });

  expect(textOf(changed)).toContain("admin@example.org edited the student Asha.");
  expect(changed).toContain("What changed (1 field)");
  expect(textOf(changed)).toContain("Name:Before: a → After: b");
});

test("only what has two sides is shown as changed", () => {
  for (const [change, value] of [
    [{ before: null, after: "sent" }, "sent"],
    [{ before: "a", after: null }, "a"],
  ] as const) {
    const entry = shown(change);
    expect(entry).toContain("Details (1 field)");
    expect(entry).not.toMatch(/What changed|Before|After/);
    expect(textOf(entry)).toContain(`Name:${value}`);
  }
});

test("a long text is shortened, with the whole to unfold", () => {
  const long = "word ".repeat(60);
  const entry = shown({ before: "short", after: long });

  expect(entry).toContain(`>${long.slice(0, 160)}…<`);
  expect(entry).toMatch(/<summary>.*Show the whole text/s);
  expect(entry).toContain(`>${long}</span>`);
});
