/** What keeps a record from being published because there is nothing to read in it. */
import { expect, test } from "vitest";
import { stimulusTexts } from "../../content/en/stimuli.ts";
import { newId } from "../../core/id.ts";
import { sampleBody } from "../../testing/sample-body.ts";
import type { Exhibit, Note } from "./content.ts";
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

test("each problem of a record names its tab and its entry, time or measure, so that no two read alike", () => {
  const blankNote = (id: string): Note => ({ id, at: "", from: 7, text: "", table: null, picture: null });
  const notes = (id: string, title: string): Exhibit => ({ kind: "notes", id, title, entries: [] });
  const exhibits: Exhibit[] = [
    {
      kind: "measures",
      id: "vital",
      title: "Vital signs",
      measures: ["a", "b"].map((id) => ({ id, name: "", unit: "", reference: "" })),
      entries: ["c", "d"].map((id) => ({ id, at: "08:00", from: 7, values: {} })),
    },
    { kind: "notes", id: "notes", title: "Notes", entries: ["e", "f"].map(blankNote) },
    notes("g", ""),
    notes("h", " "),
  ];
  const question = {
    questionId: newId<"question">(),
    areas: [],
    judgmentStep: null,
    body: sampleBody("sentence_completion"),
  };
  const draft = { content: { v: 1 as const, client: "A man", exhibits }, questions: [question] };
  const found = problemsOfStimulus("case", draft).flatMap(({ at, message }) =>
    at.startsWith("content.exhibits.") ? [message] : [],
  );

  expect(found).toEqual([
    "Please name measure 1 in “Vital signs”.",
    "Please name measure 2 in “Vital signs”.",
    "Please enter a value at time 1 in “Vital signs”, or remove the time.",
    "Please enter a value at time 2 in “Vital signs”, or remove the time.",
    "Please write something in entry 1 in “Notes”, or remove the entry.",
    "Please write something in entry 2 in “Notes”, or remove the entry.",
    "Please name tab 3.",
    "Please add an entry to tab 3, or remove the tab.",
    "Please name tab 4.",
    "Please add an entry to tab 4, or remove the tab.",
    "Time 1 in “Vital signs” appears at question 7, which does not exist. Nobody can read it.",
    "Time 2 in “Vital signs” appears at question 7, which does not exist. Nobody can read it.",
    "Entry 1 in “Notes” appears at question 7, which does not exist. Nobody can read it.",
    "Entry 2 in “Notes” appears at question 7, which does not exist. Nobody can read it.",
  ]);
});

test("the only text of a passage needs no name", () => {
  const exhibits: Exhibit[] = [{ kind: "notes", id: "text", title: "", entries: [] }];
  const draft = { content: { v: 1 as const, client: "Heat", exhibits }, questions: [] };

  expect(problemsOfStimulus("passage", draft)).toContainEqual({
    level: "error",
    at: "content.exhibits.0",
    message: "Please add an entry to this tab, or remove the tab.",
  });
});

test("a table of empty cells is nothing to read, neither alone nor below a text", () => {
  const tab = "“Notes”";
  expect(problemsOfNote({})).toEqual([texts.entryBlank(tab, 1)]);
  expect(problemsOfNote({ table: EMPTY })).toEqual([texts.entryBlank(tab, 1)]);
  expect(problemsOfNote({ text: "<p>Pale</p>", table: EMPTY })).toEqual([texts.tableBlank(tab, 1)]);
});

test("one cell or one heading is something to read", () => {
  expect(problemsOfNote({ table: { headings: ["", ""], rows: [["", "88"]] } })).toEqual([]);
  expect(problemsOfNote({ table: { headings: ["Pulse", ""], rows: [["", ""]] } })).toEqual([]);
  expect(problemsOfNote({ text: "<p>Pale</p>" })).toEqual([]);
});
