import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { KeptDrafts } from "./kept.tsx";

test("what was kept on another day says when, as times are written everywhere", () => {
  const kept = { id: "1", at: new Date("2025-11-19T18:39:00Z"), written: "" };

  const shown = renderToStaticMarkup(
    <KeptDrafts
      offered={[kept]}
      timeZone="Asia/Kolkata"
      textOf={() => ""}
      onRestore={() => undefined}
      onDiscard={() => undefined}
    />,
  );

  expect(shown).toMatch(/Unsaved changes from 20 November 2025, 12:09\sam/);
});
