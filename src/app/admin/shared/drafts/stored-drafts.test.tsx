import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newId } from "../../../../core/id.ts";
import { StoredDrafts } from "./stored-drafts.tsx";

test("a draft of another day says when it was written, as times are written everywhere", () => {
  const stored = { id: "1", at: new Date("2025-11-19T18:39:00Z"), written: {} };
  const nothing = () => undefined;
  const draft = { id: newId<"draft">(), offered: [stored], textOf: () => "", restore: nothing, drop: nothing };

  const shown = renderToStaticMarkup(<StoredDrafts draft={draft} timeZone="Asia/Kolkata" />);

  expect(shown).toMatch(/Unsaved changes from 20 November 2025, 12:09\sam/);
});
