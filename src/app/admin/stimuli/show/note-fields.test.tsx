import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { StimulusKind } from "../../../../modules/stimuli/rules.ts";
import { NoteFields } from "./note-fields.tsx";

function fieldsOf(kind: StimulusKind, at: string): string {
  const note = { id: "note-1", at, from: 1, text: "<p>Pale</p>", table: null, picture: null };
  const nothing = () => undefined;
  return renderToStaticMarkup(
    <NoteFields kind={kind} at="entries.0" note={note} most={1} onChange={nothing} onRemoveTable={nothing} />,
  );
}

test("a passage is not asked for date and time, but one that has them keeps them", () => {
  expect(fieldsOf("case", "")).toContain("Date and time");
  expect(fieldsOf("passage", "")).not.toContain("Date and time");
  expect(fieldsOf("passage", "Day 2, 08:00")).toContain("Day 2, 08:00");
});
