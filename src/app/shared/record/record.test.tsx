/** A record as it is rendered; what keys do in it is in tests/e2e. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { textBetweenTags } from "../../../core/html.ts";
import { newEntriesAt, recordAt } from "../../../modules/stimuli/record.ts";
import { markedWordsOf } from "../../../modules/stimuli/words.ts";
import { recordOf } from "../../../testing/build-stimulus.ts";
import { markedWordsIn } from "../../../testing/marked-words.tsx";
import { type MarkableProps, MarkingFrame } from "../../../ui/answering/markable.tsx";
import { RecordView } from "./record.tsx";

const content = recordOf([1, 2]);

function markupAt(question: number, selected: string | null = null) {
  return renderToStaticMarkup(
    <RecordView
      record={recordAt(content, question)}
      newEntries={newEntriesAt(content, question)}
      selected={selected}
      onSelect={() => {}}
    />,
  );
}

test("One tab is in view, and each tab says when something in it is new", () => {
  const markup = markupAt(2);
  const tabs = [...markup.matchAll(/<button[^>]*role="tab".*?<\/button>/g)].map(([tab]) => tab);
  expect(tabs.map(textBetweenTags)).toEqual(["Nurses’ notes New", "Vital signs"]);
  expect(tabs.map((tab) => tab.includes('aria-selected="true"'))).toEqual([true, false]);
  expect(tabs.map((tab) => tab.includes('tabindex="0"'))).toEqual([true, false]);
  expect(markup.match(/role="tabpanel"/g)).toHaveLength(2);
  expect(markup.match(/hidden=""/g)).toHaveLength(1);
  expect(textBetweenTags(markup)).toMatch(/Day 2, 08:00 New Entry of question 2/);
  expect(textBetweenTags(markupAt(1))).not.toMatch(/New|question 2/);
});

test("A tab that the record does not have leaves the first in view", () => {
  expect(markupAt(1, "gone")).toBe(markupAt(1));
  expect(markupAt(1, "vital-signs")).not.toBe(markupAt(1));
});

test("Measures have a header for each time and each measure, and lines that only the eye needs", () => {
  const markup = markupAt(1, "vital-signs");
  expect([...markup.matchAll(/<th scope="col".*?<\/th>/g)].map(([cell]) => textBetweenTags(cell))).toEqual([
    ...["Measure", "08:00", "12:00", "Reference range"],
  ]);
  expect(textBetweenTags(/<tr><th scope="row">.*?<\/tr>/.exec(markup)?.[0] ?? "")).toBe(
    "Heart rate beats/min 88 112 60–100",
  );
  expect(markup).toMatch(/aria-hidden="true"><figure.*<path d="M25 100L75 0"/);
});

test("A passage is one text: there is no tab to choose", () => {
  const [notes] = content.exhibits;
  if (!notes) throw new Error("The first tab has notes.");
  const passage = { ...content, exhibits: [{ ...notes, title: "" }] };
  const markup = renderToStaticMarkup(
    <RecordView record={passage} newEntries={new Set()} selected={null} onSelect={() => {}} />,
  );
  expect(markup).not.toMatch(/role="tab/);
  expect(textBetweenTags(markup)).toContain("Entry of question 1");
});

test("words of texts and tables have the numbers that the file with the own data counts", () => {
  const [notes] = content.exhibits;
  if (notes?.kind !== "notes") throw new Error("The first tab has notes.");
  const table = {
    headings: ["Test", ""],
    rows: [
      ["Sodium in blood", "131 mmol/L"],
      ["Potassium", "3.1 mmol/L"],
    ],
  };
  const record = { ...content, exhibits: [{ ...notes, entries: notes.entries.map((entry) => ({ ...entry, table })) }] };
  const inFile = Object.entries(markedWordsOf(record)).map(([key, text]) => [key, text.trim().split(/\s+/)]);
  expect(inFile.map(([key]) => key)).toContain("exhibit:note-1:table");
  expect(
    markedWordsIn(<RecordView record={record} newEntries={new Set(["note-2"])} selected={null} onSelect={() => {}} />),
  ).toEqual(Object.fromEntries(inFile));
});

test("the text of an entry can be marked, by a key and a name of its own", () => {
  const texts: string[][] = [];
  const Frame = ({ markKey, label }: MarkableProps) => {
    texts.push([markKey, label]);
    return null;
  };
  renderToStaticMarkup(
    <MarkingFrame value={Frame}>
      <RecordView record={content} newEntries={new Set()} selected={null} onSelect={() => {}} />
    </MarkingFrame>,
  );
  expect(texts).toEqual([
    ["exhibit:note-1", "Nurses’ notes, Day 1, 08:00"],
    ["exhibit:note-2", "Nurses’ notes, Day 2, 08:00"],
  ]);
});
