/** What can be read at which question. */
import { expect, test } from "vitest";
import { recordOf } from "../../testing/build-stimulus.ts";
import type { StimulusContent } from "./content.ts";
import { newEntriesAt, recordAt } from "./record.ts";

const at = (content: StimulusContent, question: number) =>
  recordAt(content, question).exhibits.map(({ title, entries }) => [title, ...entries.map(({ id }) => id)]);

test("An entry is there from its question on and stays", () => {
  const content = recordOf([1, 2, 4]);
  expect(at(content, 1)).toEqual([
    ["Nurses’ notes", "note-1"],
    ["Vital signs", "reading-1", "reading-2"],
  ]);
  expect(at(content, 3)[0]).toEqual(["Nurses’ notes", "note-1", "note-2"]);
  expect(at(content, 4)[0]).toEqual(["Nurses’ notes", "note-1", "note-2", "note-4"]);
});

test("A tab, and a measure, of which nothing can be read yet are not named either", () => {
  const content: StimulusContent = {
    v: 1,
    client: "A man",
    exhibits: [
      {
        kind: "measures",
        id: "laboratory",
        title: "Laboratory results",
        measures: [
          { id: "sodium", name: "Sodium", unit: "mmol/L", reference: "" },
          { id: "troponin", name: "Troponin", unit: "ng/L", reference: "" },
        ],
        entries: [
          { id: "one", at: "08:00", from: 2, values: { sodium: "130" } },
          { id: "two", at: "12:00", from: 3, values: { sodium: "131", troponin: "90" } },
        ],
      },
    ],
  };
  expect(recordAt(content, 1).exhibits).toEqual([]);
  expect(JSON.stringify(recordAt(content, 2))).not.toMatch(/troponin/i);
  expect(JSON.stringify(recordAt(content, 3))).toMatch(/Troponin/);
});

test("What appears at a question is new there, and at the first question nothing is", () => {
  const content = recordOf([1, 2]);
  expect([...newEntriesAt(content, 1)]).toEqual([]);
  expect([...newEntriesAt(content, 2)]).toEqual(["note-2"]);
  expect([...newEntriesAt(content, 3)]).toEqual([]);
});
