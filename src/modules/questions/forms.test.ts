import { expect, test } from "vitest";
import { parseForm } from "../../core/forms.ts";
import { newId } from "../../core/id.ts";
import { QuestionForm } from "./forms.ts";

const options = [
  { id: "o1", text: "This" },
  { id: "o2", text: "That" },
];
const good = {
  subjectId: newId<"subject">(),
  lessonId: newId<"lesson">(),
  manualId: " my-id ",
  type: "text",
  content: JSON.stringify({ v: 1, stem: "<p>Which?</p>", options }),
  solution: JSON.stringify({ correct: "o1", rationale: "<p>Because.</p>" }),
  areas: "",
};

function errorsOf(over: Partial<Record<keyof typeof good, string>>): [string, string][] {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...over })) form.set(name, value);
  const parsed = parseForm(QuestionForm, form);
  return parsed.kind === "valid" ? [] : Object.entries(parsed.errors);
}

function content(over: object): string {
  return JSON.stringify({ v: 1, stem: "<p>Which?</p>", options, ...over });
}

test("a whole question is taken, its ID in capitals", () => {
  const parsed = QuestionForm.safeParse(good);

  expect(parsed.data).toEqual({
    subjectId: good.subjectId,
    lessonId: good.lessonId,
    manualId: "MY-ID",
    categoryId: null,
    difficultyId: null,
    areas: [],
    judgmentStep: null,
    isReserved: false,
    body: {
      type: "text",
      content: { v: 1, stem: "<p>Which?</p>", options },
      solution: { correct: "o1", rationale: "<p>Because.</p>" },
    },
  });
});

test("an untouched form says everything in the order of the form", () => {
  const blank = JSON.stringify({ v: 1, stem: "", options: options.map(({ id }) => ({ id, text: "" })) });

  expect(
    errorsOf({
      subjectId: "",
      lessonId: "",
      manualId: "a b",
      content: blank,
      solution: JSON.stringify({ correct: "", rationale: "" }),
    }),
  ).toEqual([
    ["subjectId", "Please select a subject."],
    ["lessonId", "Please select a lesson."],
    ["content.stem", "Please enter the question text."],
    ["content.options", "Please provide at least two options for a single-answer question."],
    ["solution.rationale", "Please enter the explanation."],
    ["content.options.0", "Please enter the text of this option, or remove it."],
    ["content.options.1", "Please enter the text of this option, or remove it."],
    ["manualId", "ID can only contain letters, numbers, hyphens, and underscores"],
  ]);
});

test.each([
  ["text", { correct: "", rationale: "x" }, "solution.correct", "Please select the correct answer."],
  [
    "text",
    { correct: "o9", rationale: "x" },
    "solution.correct",
    "The selected correct answer must match one of the provided options.",
  ],
  ["multi-select", { correct: [], rationale: "x" }, "solution.correct", "Please select at least one correct answer."],
  [
    "multi-select",
    { correct: ["o1", "o9"], rationale: "x" },
    "solution.correct",
    "All selected correct answers must match the provided options.",
  ],
  ["multi-select", { correct: ["o1"], rationale: " " }, "solution.rationale", "Please enter the explanation."],
])("%s with %j", (type, solution, at, message) => {
  expect(errorsOf({ type, solution: JSON.stringify(solution) })).toEqual([[at, message]]);
});

test("multiple answers need two options as well, in their own words", () => {
  const one = content({ options: options.with(1, { id: "o2", text: "  " }) });

  expect(
    errorsOf({ type: "multi-select", content: one, solution: JSON.stringify({ correct: ["o1"], rationale: "x" }) })[0],
  ).toEqual(["content.options", "Please provide at least two options for a multiple-answer question."]);
});

test("an ID that is too long is said so", () => {
  expect(errorsOf({ manualId: "A".repeat(51) })).toEqual([["manualId", "ID must be between 1 and 50 characters"]]);
});

test("what no page of ours sends is refused without a stack", () => {
  const unreadable = "We could not read this question. Reload the page and try again.";

  expect(errorsOf({ type: "essay" })).toEqual([["type", "Please select a question type."]]);
  expect(errorsOf({ content: "{" })).toEqual([["content", unreadable]]);
  expect(errorsOf({ solution: "[1]" })).toEqual([["solution", unreadable]]);
  expect(errorsOf({ content: content({ isCorrect: true }) })).toEqual([["content", unreadable]]);
  expect(errorsOf({ content: content({ stem: 1 }) })).toEqual([["content.stem", unreadable]]);
  expect(errorsOf({ content: content({ stem: "a\0b" }) })).toEqual([
    ["content.stem", "We cannot store one of these characters. Please type the text again."],
  ]);
  expect(errorsOf({ content: content({ options: options.with(0, { id: "o1", text: "x".repeat(2_001) }) }) })).toEqual([
    ["content.options.0.text", "An option may have at most 2,000 characters."],
  ]);
  expect(errorsOf({ content: content({ options: options.slice(1) }) })).toEqual([
    ["content.options", "A question needs at least two options."],
  ]);
});

test("areas, step and what is reserved are taken, and an area that there is not is named", () => {
  const forExams = { areas: "snle:adult nclex-rn:basic-care", judgmentStep: "analyze-cues", isReserved: "yes" };

  expect(QuestionForm.parse({ ...good, ...forExams })).toMatchObject({
    areas: ["nclex-rn:basic-care", "snle:adult"],
    judgmentStep: "analyze-cues",
    isReserved: true,
  });
  expect(errorsOf({ areas: "snle:adult snle:old" })).toEqual([["areas", "There is no area “snle:old”."]]);
});
