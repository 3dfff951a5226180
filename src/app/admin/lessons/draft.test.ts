import { expect, test } from "vitest";
import { lessonDrafts } from "./draft.ts";

test("a stored draft of a lesson brings what it was based on; one that does not know leaves that to the form", () => {
  const draft = { subjectId: "s", title: "T", content: "<p>C</p>" };
  const now = { draft: { subjectId: "s", title: "", content: "" }, basedOn: "2026-01-01T00:00:00.000Z" };

  expect(lessonDrafts.restore({ draft, basedOn: null }, now)).toEqual({ draft, basedOn: now.basedOn });
  expect(lessonDrafts.restore({ draft, basedOn: "2025-12-31T00:00:00.000Z" }, now)).toEqual({
    draft,
    basedOn: "2025-12-31T00:00:00.000Z",
  });
  expect(lessonDrafts.isChanged({ draft, basedOn: null }, now)).toBe(true);
  expect(lessonDrafts.isChanged({ ...now, basedOn: null }, now)).toBe(false);
});
