/** What keeps a record from being published because there is nothing to read in it. */
import { expect, test } from "vitest";
import { stimulusTexts } from "../../content/en/stimuli.ts";
import type { Note } from "./content.ts";
import { problemsOfStimulus } from "./problems.ts";

const texts = stimulusTexts.problems;

function problemsOfNote(over: Partial<Note>) {
  const note: Note = { id: "n", at: "08:00", from: 1, text: "", table: null, picture: null, ...over };
  const exhibits = [{ kind: "notes" as const, id: "notes", title: "Notes", entries: [note] }];
  const draft = { content: { v: 1 as const, client: "A man", exhibits }, questions: [] };
  return problemsOfStimulus("passage", draft).flatMap(({ at, message }) =>
    at === "content.exhibits.0.entries.0" ? [message] : [],
  );
}

const EMPTY = {
  headings: ["", " "],
  rows: [
    ["", ""],
    ["\u00a0", ""],
  ],
};

test("what is missing in a tab names the tab, if it has a name", () => {
  expect(problemsOfNote({})).toEqual(["Please write something in this entry in “Notes”, or remove it."]);
  expect(texts.noEntry("Vital signs")).toBe("Please add an entry to “Vital signs”, or remove the tab.");
  expect(texts.entryBlank("")).toBe("Please write something in this entry, or remove it.");
});

test("a table of empty cells is nothing to read, neither alone nor below a text", () => {
  expect(problemsOfNote({})).toEqual([texts.entryBlank("Notes")]);
  expect(problemsOfNote({ table: EMPTY })).toEqual([texts.entryBlank("Notes")]);
  expect(problemsOfNote({ text: "<p>Pale</p>", table: EMPTY })).toEqual([texts.tableBlank("Notes")]);
});

test("one cell or one heading is something to read", () => {
  expect(problemsOfNote({ table: { headings: ["", ""], rows: [["", "88"]] } })).toEqual([]);
  expect(problemsOfNote({ table: { headings: ["Pulse", ""], rows: [["", ""]] } })).toEqual([]);
  expect(problemsOfNote({ text: "<p>Pale</p>" })).toEqual([]);
});
