import { expect, test } from "vitest";
import { ITEM_TYPES } from "../../../items/registry/models.ts";
import { readJsonLine } from "./read-json-line.server.ts";

const row = {
  question_text: "<p>Which <b>nerve</b>?</p>",
  question_type: "text",
  explanation: "<p>It moves the face.</p>",
  options: ["Vagus", "Facial"],
  correct_answer: "Facial",
  lesson: { title: "Nerves", subject: { name: "Anatomy" } },
};
const read = (over: object = {}) => readJsonLine(JSON.stringify({ ...row, ...over }));
const problemsOf = (over: object) => {
  const found = read(over);
  return found.kind === "wrong" ? found.problems : [];
};

test("a row of a database is taken as it is: null for what its type does not use, and fields that only it has", () => {
  const unused = {
    locations: null,
    nursing_actions: null,
    hypothesis_options: null,
    clinical_conditions: null,
    clinical_actions: null,
    clinical_parameters: null,
    sentence_dropdowns: null,
    assessment_findings: null,
    patient_scenario: null,
  };
  const around = { id: "5d1f0f0e-0000-4000-8000-000000000000", display_id: null, manual_id: null, lesson_id: "x" };

  expect(read({ ...unused, ...around, created_at: "2025-05-04T10:20:30.123456+00:00" })).toEqual({
    kind: "good",
    lesson: { subject: "Anatomy", lesson: "Nerves" },
    body: {
      type: "text",
      content: {
        v: 1,
        stem: "<p>Which <strong>nerve</strong>?</p>",
        options: [
          { id: "o1", text: "Vagus" },
          { id: "o2", text: "Facial" },
        ],
      },
      solution: { correct: "o2", rationale: "<p>It moves the face.</p>" },
    },
    manualId: null,
    category: null,
    difficulty: null,
    areas: [],
    judgmentStep: null,
    isReserved: false,
    createdAt: new Date("2025-05-04T10:20:30.123Z"),
    withdrawnAt: null,
    warnings: [],
  });
});

test("a lesson is read in each way in which a client of that database embeds it", () => {
  for (const over of [
    { lesson: undefined, lessons: { title: "Nerves", subjects: { name: "Anatomy" } } },
    { lesson: { title: " Nerves ", subject_name: "Anatomy" } },
    { lesson: { title: "Nerves", subjects: { name: "Anatomy" } } },
  ]) {
    expect(read(over)).toMatchObject({ kind: "good", lesson: { subject: "Anatomy", lesson: "Nerves" } });
  }
  const lessonId = "0190a0b0-0000-7000-8000-000000000001";
  expect(read({ lesson: null, lesson_id: lessonId })).toMatchObject({ kind: "good", lesson: { lessonId } });
});

test("an import may leave the explanation empty, and the answer may be JSON itself", () => {
  expect(read({ explanation: null })).toMatchObject({ kind: "good", body: { solution: { rationale: "" } } });
  expect(read({ question_type: "multi-select", correct_answer: ["Vagus", "Facial"] })).toMatchObject({
    kind: "good",
    body: { solution: { correct: ["o1", "o2"] } },
  });
});

test.each<[object, string | null, RegExp]>([
  [{ question_type: "essay" }, "question_type", /no question type “essay”/],
  [{ question_text: "" }, "question_text", /enter the question text/],
  [{ question_text: 7 }, "question_text", /right form/],
  [{ correct_answer: "Optic" }, "correct_answer", /not the text of an option/],
  [{ options: ["Facial", "Facial"] }, "options", /same text/],
  [{ options: "Facial" }, "options", /right form/],
  [{ lesson: null }, "subject", /cannot be empty/],
  [{ lesson: { title: "", subject: { name: "x".repeat(500) } } }, "subject", /too long/],
  [{ manual_id: "a b" }, "manual_id", /letters, numbers/],
  [{ category: "x".repeat(61) }, "category", /too long/],
  [{ question_type: "recognize_cues" }, "correct_answer", /not JSON/],
  [{ question_type: "clinical_decision" }, "patient_scenario", /missing/],
  [{ question_text: `<p>${"x".repeat(100_001)}</p>` }, "question_text", /too long/],
])("%j is wrong at %s", (over, column, reason) => {
  expect(problemsOf(over)[0]).toEqual({ column, reason: expect.stringMatching(reason) });
});

test("what is wrong in a question of its own form is told of the column that holds it", () => {
  const marked = (text: string) => [{ text, isCorrect: true }];
  const wings = { conditions: marked("Sepsis"), actions: marked("Cool"), parameters: marked(" ") };
  const bowTie = {
    question_type: "clinical_decision",
    patient_scenario: "A client.",
    correct_answer: JSON.stringify(wings),
    clinical_conditions: wings.conditions,
    clinical_actions: wings.actions,
    clinical_parameters: wings.parameters,
  };
  const locations = [{ title: "", options: marked("Rale") }];
  const located = { question_type: "location_based", correct_answer: ["Rale"], locations };

  expect(problemsOf(bowTie)[0]).toMatchObject({ column: "clinical_parameters" });
  expect(problemsOf(located)[0]).toMatchObject({ column: "locations" });
});

test.each(["{", "null", "[]", "7", '"text"'])("%s is no question", (line) => {
  expect(readJsonLine(line)).toMatchObject({ kind: "wrong", problems: [{ column: null }] });
});

test("a blank line is none", () => {
  expect(readJsonLine(" \t")).toEqual({ kind: "blank" });
});

test("a time that is none is left out", () => {
  for (const created_at of ["yesterday", "", "+123456-01-01T00:00:00Z", null]) {
    expect(read({ created_at })).toMatchObject({ kind: "good", createdAt: null });
  }
});

test("what a text holds that the editor cannot make is taken out", () => {
  expect(read({ question_text: '<p onclick="x()">Which?<script>alert(1)</script></p>' })).toMatchObject({
    body: { content: { stem: "<p>Which?</p>" } },
  });
});

test("no line makes the reader throw", () => {
  for (const type of ITEM_TYPES) {
    for (const options of [[], ["a"], ["a", "b"]]) {
      for (const correct_answer of ["", "[]", "{}", "[null]", '[{"text":"a"}]', "null"]) {
        expect(read({ question_type: type, options, correct_answer }).kind).toMatch(/^(good|wrong)$/);
      }
    }
  }
});

test("areas, step and reservation are read, and what is wrong with them names the field", () => {
  expect(read({ areas: ["snle:adult"], judgment_step: "analyze-cues", reserved: true })).toMatchObject({
    kind: "good",
    areas: ["snle:adult"],
    judgmentStep: "analyze-cues",
    isReserved: true,
  });
  expect(read({ areas: null, judgment_step: null, reserved: null })).toMatchObject({ areas: [], isReserved: false });
  expect(problemsOf({ areas: ["snle:old"], judgment_step: "think", reserved: "perhaps" })).toMatchObject([
    { column: "areas", reason: "There is no area “snle:old”." },
    { column: "judgment_step" },
    { column: "reserved" },
  ]);
  expect(problemsOf({ areas: "snle:adult" })).toMatchObject([{ column: "areas" }]);
});

test("a tag is warned of in texts that are plain, not in those that are HTML", () => {
  const said = { question_text: "<p>Which <strong>first</strong>?</p>", explanation: "<p>10<sup>9</sup></p>" };
  expect(read(said)).toMatchObject({ kind: "good", warnings: [] });
  const lesson = { title: "Set <i>1</i>", subject: { name: "Anatomy" } };
  expect(read({ ...said, lesson, options: ["One", "10<sup>9</sup>/L"], correct_answer: "One" })).toMatchObject({
    kind: "good",
    warnings: [
      { column: "lesson", reason: "This text is plain: students would see “<i>” as it is written here." },
      { column: "options", reason: "This text is plain: students would see “<sup>” as it is written here." },
    ],
  });
});

test("superscripts, subscripts and tables stay, and content that cannot be kept is a warning that names its field", () => {
  const table = "<table><tbody><tr><td>08:00</td><td>120/80</td></tr></tbody></table>";
  const kept = read({ question_text: `<p>10<sup>9</sup>/L, CO<sub>2</sub></p>${table}` });
  expect(kept).toMatchObject({
    kind: "good",
    warnings: [],
    body: { content: { stem: `<p>10<sup>9</sup>/L, CO<sub>2</sub></p>${table}` } },
  });

  const lossy = read({
    question_text: "<p>10<math><mn>9</mn></math></p>",
    explanation: "<ol type='A'><li>One</li></ol><p>See <img src='data:image/png;base64,AA'></p>",
  });
  expect(lossy).toMatchObject({
    kind: "good",
    warnings: [
      { column: "question_text", reason: expect.stringContaining("a formula") },
      { column: "explanation", reason: expect.stringMatching(/a picture, the numbers or letters of a list/) },
    ],
    body: { content: { stem: "<p>10 9</p>" } },
  });
});

test("in the record, the questions and the draft of a case study such a warning names its place", () => {
  const math = "<p>10<math><mn>9</mn></math></p>";
  const note = { id: "n1", at: "", from: 1, text: math, table: null, picture: null };
  const record = { v: 1, client: "A client", exhibits: [{ kind: "notes", id: "e1", title: "Notes", entries: [note] }] };
  const { lesson, ...question } = { ...row, explanation: math };
  const line = {
    ...{ stimulus: "passage", title: "A passage", lesson, record, questions: [question] },
    draft: { content: record, questions: [] },
  };
  expect(readJsonLine(JSON.stringify(line))).toMatchObject({
    kind: "stimulus",
    warnings: [
      { column: "record.exhibits.1.entries.1.text" },
      { column: "questions.1.explanation" },
      { column: "draft.record.exhibits.1.entries.1.text" },
    ],
  });
});

test("a picture of ours is a warning that holds unless it is stored, once a field and wherever it may stand", () => {
  const imageId = "a".repeat(64);
  const src = `/images/${imageId}.webp`;
  const size = { width: 8, height: 6 };
  const html = `<p><img src='${src}' alt=''> and <img src="${src}" alt=""></p>`;
  const inTexts = read({ question_text: html, explanation: `<p><img src="https://example.org${src}" alt=""></p>` });
  expect(inTexts).toMatchObject({ kind: "good", warnings: [{ column: "question_text", imageId }] });
  expect(read({ option_pictures: [{ src, ...size }, null] })).toMatchObject({
    kind: "good",
    warnings: [{ column: "option_pictures", imageId }],
  });
  const places = ["Apex", "Base"].map((text, index) => ({ text, left: 50 * index, top: 0, width: 20, height: 20 }));
  const spot = { question_type: "hot_spot", options: ["Apex", "Base"], correct_answer: "Apex" };
  expect(read({ ...spot, hot_spot: { picture: { src, alt: "A chest", ...size }, places } })).toMatchObject({
    kind: "good",
    warnings: [{ column: "hot_spot", imageId }],
  });

  const note = { id: "n1", at: "", from: 1, text: html, table: null, picture: null };
  const shown = { ...note, text: "<p>See</p>", picture: { src, alt: "A chest", ...size } };
  const recordOf = (entry: object) => ({
    ...{ v: 1, client: "A client" },
    exhibits: [{ kind: "notes", id: "e1", title: "Notes", entries: [entry] }],
  });
  const { lesson, ...question } = { ...row, explanation: html };
  const passage = {
    ...{ stimulus: "passage", title: "A passage", lesson, record: recordOf(note), questions: [question] },
    draft: { content: recordOf(shown), questions: [] },
  };
  expect(readJsonLine(JSON.stringify(passage))).toMatchObject({
    kind: "stimulus",
    warnings: [
      { column: "record.exhibits.1", imageId },
      { column: "questions.1.explanation", imageId },
      { column: "draft.record.exhibits.1", imageId },
    ],
  });
});
