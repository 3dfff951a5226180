import { expect, test } from "vitest";
import { isBeforeColumns } from "../../../core/csv-delimiter.ts";
import { sanitizeRichText } from "../../../core/rich-text.server.ts";
import { mapRichTexts } from "../../../items/registry/authoring.ts";
import { readColumns, readRow } from "./read-row.ts";

const HEADER = [
  "subject",
  "lesson",
  "question",
  "option_a",
  "option_b",
  "option_c",
  "option_d",
  "answer",
  "explanation",
];
const GOOD = {
  subject: "Anatomy",
  lesson: "Set 1",
  question: "Which?",
  option_a: "One",
  option_b: "Two",
  option_c: "Three",
  option_d: "Four",
  answer: "C",
  explanation: "",
};

function columnsOf(header: string[]) {
  const read = readColumns(header);
  if (read.kind === "wrong") throw new Error(read.problem.join(" "));
  return read.columns;
}

function row(over: Partial<Record<keyof typeof GOOD, string>>) {
  return readRow(columnsOf(HEADER), Object.values({ ...GOOD, ...over }));
}

function problemsOf(over: Parameters<typeof row>[0]) {
  const read = row(over);
  return read.kind === "wrong" ? read.problems.map(({ column, reason }) => `${column}: ${reason}`) : read.kind;
}

test("a good row is a single-answer question of plain texts", () => {
  const read = row({
    subject: "  Anatomy  ",
    question: "Is p < 0.05 &\n<b>bold</b>?",
    option_c: " <i>Three</i> ",
    answer: " c ",
    explanation: "A & B",
  });

  expect(read).toEqual({
    kind: "good",
    lesson: { subject: "Anatomy", lesson: "Set 1" },
    manualId: null,
    category: null,
    difficulty: null,
    areas: [],
    judgmentStep: null,
    isReserved: false,
    createdAt: null,
    withdrawnAt: null,
    warnings: [
      { column: "question", reason: "This text is plain: students would see “<b>” as it is written here." },
      { column: "option_c", reason: "This text is plain: students would see “<i>” as it is written here." },
    ],
    body: {
      type: "text",
      content: {
        v: 1,
        stem: "<p>Is p &lt; 0.05 &amp;<br />&lt;b&gt;bold&lt;/b&gt;?</p>",
        options: ["One", "Two", "<i>Three</i>", "Four"].map((text, index) => ({ id: `o${index + 1}`, text })),
      },
      solution: { correct: "o3", rationale: "<p>A &amp; B</p>" },
    },
  });
});

test("an imported question is clean already: opening and saving it changes nothing", () => {
  const read = row({ question: `<script>alert("1")</script> 5 > 3\n'so' &amp; "thus"`, explanation: "<b>\n&" });

  if (read.kind !== "good") throw new Error("refused");
  expect(mapRichTexts(read.body, sanitizeRichText)).toEqual(read.body);
});

test("a missing explanation is allowed", () => {
  expect(row({ explanation: "  " })).toMatchObject({ kind: "good", body: { solution: { rationale: "" } } });
});

test("columns may come in any order and capitals, with others between them and up to eight options", () => {
  const columns = columnsOf([
    " Answer",
    "note",
    "QUESTION",
    "subject",
    "lesson",
    "explanation",
    ...["h", "a", "b", "c", "d"].map((letter) => `Option_${letter}`),
  ]);

  const read = readRow(columns, ["h", "ignored", "Which?", "S", "L", "", "Last", "One", "Two", "", ""]);

  expect(read).toMatchObject({ kind: "good", body: { solution: { correct: "o3" } } });
  expect(
    read.kind === "good" && read.body.type === "text" && read.body.content.options.map(({ text }) => text),
  ).toEqual(["One", "Two", "Last"]);
});

test("a missing or repeated column is named", () => {
  expect(readColumns(HEADER.filter((name) => name !== "answer"))).toEqual({
    kind: "wrong",
    problem: ["missingColumns", ["answer"]],
  });
  expect(readColumns(["question"])).toMatchObject({
    problem: [
      "missingColumns",
      ["subject", "lesson", "option_a", "option_b", "option_c", "option_d", "answer", "explanation"],
    ],
  });
  expect(readColumns([...HEADER, "Subject"])).toEqual({
    kind: "wrong",
    problem: ["repeatedColumn", "subject"],
  });
  expect(readColumns([...HEADER, "", ""]).kind).toBe("columns");
});

test("each thing that is wrong is said at its column", () => {
  expect(problemsOf({ subject: "", lesson: " ", question: "\n" })).toEqual([
    "subject: This cannot be empty.",
    "lesson: This cannot be empty.",
    "question: This cannot be empty.",
  ]);
  expect(problemsOf({ answer: "" })).toEqual(["answer: The letter of the right option is missing."]);
  expect(problemsOf({ answer: "none" })).toEqual(["answer: This must be one letter from A, B, C, D."]);
  expect(problemsOf({ option_a: "2", answer: "2" })).toEqual([
    "answer: “2” is the text of one option and the letter or number of another. Write the letter of the right option.",
  ]);
  expect(problemsOf({ answer: "A,B" })).toEqual(["answer: This must be one letter from A, B, C, D."]);
  expect(problemsOf({ answer: "E" })).toEqual(["answer: The right option is E, but there is no option E."]);
  expect(problemsOf({ option_c: "" })).toEqual(["answer: The right option is C, but there is no option C."]);
  expect(problemsOf({ option_d: " One " })).toEqual(["option_d: This option is the same as option_a."]);
  expect(problemsOf({ option_b: "", option_c: "", option_d: "", answer: "A" })).toEqual([
    "option_b: A question needs at least two options.",
  ]);
});

test("the right option is named by its letter, its number or its text; a single letter is always a letter", () => {
  const correctOf = (over: Parameters<typeof row>[0]) => {
    const read = row(over);
    return read.kind === "good" && read.body.type === "text" ? read.body.solution.correct : read.kind;
  };
  expect(["(B)", "Option B", "2", "Two"].map((answer) => correctOf({ answer }))).toEqual(["o2", "o2", "o2", "o2"]);
  expect(correctOf({ option_a: "K", option_b: "A", answer: "A" })).toBe("o1");
  const labelled = { option_a: "A) K", option_b: "B) A", option_c: "C) D", option_d: "D) E", answer: "B" };
  const read = row(labelled);
  expect(read.kind === "good" && read.body.type === "text" && read.body.content.options[1]?.text).toBe("A");
});

test("an export keeps options as they are stored, also with letters before them", () => {
  const more = [..."efgh"].map((letter) => `option_${letter}`);
  const columns = columnsOf([...HEADER, ...more, "areas", "judgment_step", "reserved"]);
  const fields = Object.values({
    ...GOOD,
    option_a: "A) K",
    option_b: "B) A",
    option_c: "",
    option_d: "",
    answer: "B",
  });
  const read = readRow(columns, fields);
  expect(read.kind === "good" && read.body.type === "text" && read.body.content.options[1]?.text).toBe("B) A");
});

test("an apostrophe before a sign stays, and is taken off only where an export has put it", () => {
  const typed = { question: "'-olol' drugs block which receptor?", option_a: "'-ase'", option_b: "'+'" };
  const textsOf = (read: ReturnType<typeof readRow>) =>
    read.kind === "good" && read.body.type === "text"
      ? [read.body.content.stem, ...read.body.content.options.slice(0, 2).map(({ text }) => text)]
      : read;
  expect(textsOf(row(typed))).toEqual(["<p>'-olol' drugs block which receptor?</p>", "'-ase'", "'+'"]);

  const more = [..."efgh"].map((letter) => `option_${letter}`);
  const columns = columnsOf([...HEADER, ...more, "areas", "judgment_step", "reserved"]);
  const exported = Object.values({ ...GOOD, question: "'=1+1", option_a: "''-ase'", option_b: "-1" });
  expect(textsOf(readRow(columns, exported))).toEqual(["<p>=1+1</p>", "'-ase'", "-1"]);
});

test("signs of mathematics and words in angle brackets are no markup", () => {
  const read = row({ question: "Is p < 0.05 and a<b or x > 3?", option_a: "R&D <unknown>", option_b: "<3 L/min>" });
  expect(read).toMatchObject({ kind: "good", warnings: [] });
  expect(row({ explanation: "5&nbsp;mg" })).toMatchObject({ warnings: [{ column: "explanation" }] });
  expect(row({ explanation: 'See <a href="/x">this</a>.' })).toMatchObject({ warnings: [{ column: "explanation" }] });
});

test("names of columns are understood as people write them, and lines above them are told apart", () => {
  const header = ["Subject", "Lesson", "Question", "Option A", "Option B", "option-c", "Option D", "Correct Answer"];
  expect(readColumns([...header, "Explanation"]).kind).toBe("columns");
  expect([["sep=", ""], ["Question bank of October", "", ""], [""]].map(isBeforeColumns)).toEqual([true, true, true]);
  expect(isBeforeColumns(["question", "answer"])).toBe(false);
});

test("empty cells that a spreadsheet left out at the end are empty", () => {
  const columns = columnsOf([...HEADER, "option_e", "reserved"]);
  expect(readRow(columns, Object.values(GOOD)).kind).toBe("good");
  expect(readRow(columns, Object.values(GOOD).slice(0, 8)).kind).toBe("good");
  expect(readRow(columns, Object.values(GOOD).slice(0, 7)).kind).toBe("wrong");
});

test("options that differ in capitals are different", () => {
  expect(problemsOf({ option_a: "AA", option_b: "Aa", option_c: "aa" })).toBe("good");
});

test("texts that are too long are said, also when only their marks make them so", () => {
  expect(problemsOf({ subject: "x".repeat(121) })).toEqual(["subject: This is too long: at most 120 characters."]);
  expect(problemsOf({ lesson: "x".repeat(201) })).toEqual(["lesson: This is too long: at most 200 characters."]);
  expect(problemsOf({ option_a: "x".repeat(2_001) })).toEqual([
    "option_a: This is too long: at most 2,000 characters.",
  ]);
  expect(problemsOf({ question: "x".repeat(100_001) })).toEqual([
    "question: This is too long: at most 1,00,000 characters.",
  ]);
  expect(problemsOf({ question: "<".repeat(30_000) })).toEqual([
    "question: This is too long: at most 1,00,000 characters.",
  ]);
  expect(problemsOf({ explanation: "<".repeat(30_000) })).toEqual([
    "explanation: This is too long: at most 1,00,000 characters.",
  ]);
});

test("a row with too few or too many fields is wrong, an empty rest is not", () => {
  const columns = columnsOf(HEADER);
  const fields = Object.values(GOOD);

  expect(readRow(columns, fields.slice(0, 7))).toEqual({
    kind: "wrong",
    problems: [{ column: null, reason: "This row has 7 fields, the first line has 9." }],
  });
  expect(readRow(columns, [...fields, "more"])).toMatchObject({
    problems: [{ reason: "This row has 10 fields, the first line has 9." }],
  });
  expect(readRow(columns, [...fields, "", " "]).kind).toBe("good");
  expect(readRow(columns, ["", " ", "\n"]).kind).toBe("blank");
});

test("areas, step and reservation have columns that may be missing, and unknown values name them", () => {
  const columns = columnsOf([...HEADER, "areas", "judgment_step", "reserved"]);
  const readWith = (areas: string, step: string, reserved: string) =>
    readRow(columns, [...Object.values(GOOD), areas, step, reserved]);

  expect(readWith("snle:adult nclex-rn:basic-care", "Take action", "Yes")).toMatchObject({
    areas: ["nclex-rn:basic-care", "snle:adult"],
    judgmentStep: "take-action",
    isReserved: true,
  });
  expect(readWith("", "", "no")).toMatchObject({ areas: [], judgmentStep: null, isReserved: false });
  expect(readWith("snle:adult;snle:management", "think", "perhaps")).toEqual({
    kind: "wrong",
    problems: [
      { column: "areas", reason: "A question can have only one area of SNLE blueprint." },
      { column: "judgment_step", reason: expect.stringMatching(/^There is no step “think”\. Use recognize-cues, /) },
      { column: "reserved", reason: "This must be yes or no." },
    ],
  });
});
