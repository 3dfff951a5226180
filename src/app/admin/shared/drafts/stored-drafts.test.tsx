import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StoredDrafts } from "./stored-drafts.tsx";

test("a draft of another day says when it was written, as times are written everywhere", () => {
  const stored = { id: "1", at: new Date("2025-11-19T18:39:00Z"), written: "" };

  const shown = renderToStaticMarkup(
    <StoredDrafts
      offered={[stored]}
      timeZone="Asia/Kolkata"
      textOf={() => ""}
      onRestore={() => undefined}
      onDiscard={() => undefined}
    />,
  );

  expect(shown).toMatch(/Unsaved changes from 20 November 2025, 12:09\sam/);
});
