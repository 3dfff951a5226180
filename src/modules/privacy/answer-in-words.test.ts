import { expect, test } from "vitest";
import { readContent } from "../../items/registry/authoring.ts";
import * as words from "./answer-in-words.ts";

function read(own: object) {
  const content = readContent({ v: 1, stem: "", ...own });
  if (!content) throw new Error("The content cannot be read.");
  return content;
}
const answerInWords = (own: object, answer: unknown) => words.answerInWords(read(own).choices, answer);
const questionInWords = (own: object) => words.questionInWords(read({ options, ...own }).question);

const options = [
  { id: "o1", text: "Rest" },
  { id: "o2", text: "Oxygen" },
];

test("ids become the words of the question", () => {
  expect(answerInWords({ options }, { chosen: ["o2", "o1"] })).toEqual({ chosen: ["Oxygen", "Rest"] });
  expect(answerInWords({ options }, { chosen: null })).toEqual({ chosen: null });
  expect(answerInWords({ options }, null)).toBeNull();
});

test("what was said of a part stands with the words of the part", () => {
  const content = {
    selection: "one",
    rows: [{ id: "r1", text: "Fever" }],
    columns: [{ id: "c1", text: "Expected" }],
  };
  expect(answerInWords(content, { chosen: { r1: ["c1"] } })).toEqual({
    chosen: [{ part: "Fever", answer: ["Expected"] }],
  });
  const findings = [{ id: "f1", text: "Pale skin" }];
  expect(answerInWords({ scenario: "", findings }, { classified: { f1: "relevant" } })).toEqual({
    classified: [{ part: "Pale skin", answer: "relevant" }],
  });
});

test("two drop-downs may call their options by the same ids", () => {
  const dropdowns = [
    { id: "d1", placeholder: "Sign", options },
    { id: "d2", placeholder: "Action", options: [{ id: "o1", text: "Call" }] },
  ];
  expect(answerInWords({ scenario: "", dropdowns }, { picked: { d1: "o2", d2: "o1" } })).toEqual({
    picked: [
      { part: "Sign", answer: "Oxygen" },
      { part: "Action", answer: "Call" },
    ],
  });
});

test("an id that the question does not know stays as it is", () => {
  expect(answerInWords({ options }, { chosen: "o9" })).toEqual({ chosen: "o9" });
});

test("a question is known again by the beginning of its text, without formatting", () => {
  expect(questionInWords({ stem: "<p>Which <b>one</b> is it?</p>" })).toBe("Which one is it?");
  expect(questionInWords({ stem: `<p>${"x".repeat(300)}</p>` })).toBe(`${"x".repeat(200)}…`);
});

test("what was struck out and highlighted is told in the words of the question", () => {
  const choices = [{ list: "options", of: null, choices: [{ id: "o1", text: "Paracetamol" }] }];
  const texts = {
    stem: "Which drug is given first?",
    scenario: "A client\nwith fever.",
    "exhibit:2": "08:00 restless",
  };
  const markup = {
    struck: ["o1"],
    highlights: { stem: [[1, 1]], scenario: [[1, 3]], "exhibit:1": [[0, 2]], "exhibit:2": [[1, 1]] } satisfies Record<
      string,
      [number, number][]
    >,
    notes: { stem: "Check the dose." },
  };

  expect(words.markupInWords(choices, texts, markup)).toEqual({
    struckOut: ["Paracetamol"],
    highlighted: ["drug", "client with fever.", { text: "exhibit:1", from: 0, to: 2 }, "restless"],
    testNotes: ["Check the dose."],
  });
});
