import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";
import { EntryCard } from "./entry-card.tsx";

function shown(before: object | null, after: object | null): string {
  const isChange = before !== null && after !== null;
  const about = { id: "one", at: { text: "today", iso: "2026-11-22" }, who: "", what: "", subjectName: "", to: null };
  return renderToStaticMarkup(
    <EntryCard entry={{ ...about, aboutIt: null, changes: changesOf(before, after), isChange }} />,
  );
}

test("only what has two sides is shown as changed", () => {
  const [changed, told, deleted] = [
    shown({ name: "a" }, { name: "b" }),
    shown(null, { outcome: "sent" }),
    shown({ name: "a" }, null),
  ];

  expect(changed).toContain("What changed (1 field)");
  expect(changed).toContain("<td>a</td><td>b</td>");
  for (const [entry, value] of [
    [told, "sent"],
    [deleted, "a"],
  ]) {
    expect(entry).toContain("Details (1 field)");
    expect(entry).not.toMatch(/What changed|Before|After/);
    expect(entry).toContain(`</th><td>${value}</td></tr>`);
  }
});
