import { expect, test } from "vitest";
import { newId } from "../../../../core/id.ts";
import { UNLABELLED } from "../../../../testing/build-content.ts";
import {
  blankDraft,
  copyOf,
  draftAfter,
  draftOf,
  errorsNow,
  fieldsOf,
  isChanged,
  parseDraft,
  previewOf,
  type QuestionDraft,
} from "./draft.ts";

const written: QuestionDraft = draftOf({
  subjectId: newId<"subject">(),
  lessonId: newId<"lesson">(),
  ...UNLABELLED,
  manualId: "AH-1",
  body: {
    type: "text",
    content: {
      v: 1,
      stem: "<p>Which nerve?</p>",
      options: [
        { id: "o1", text: "Vagus" },
        { id: "o2", text: "Facial" },
      ],
    },
    solution: { correct: "o2", rationale: "<p>It moves the face.</p>" },
  },
});

test("a question that is in use comes back as the fields it was made of", () => {
  expect(errorsNow(fieldsOf(written))).toEqual({});
  expect(JSON.parse(fieldsOf(written).content)).toEqual({
    v: 1,
    stem: "<p>Which nerve?</p>",
    options: [
      { id: "o1", text: "Vagus" },
      { id: "o2", text: "Facial" },
    ],
  });
  expect(JSON.parse(fieldsOf(written).solution)).toEqual({ correct: "o2", rationale: "<p>It moves the face.</p>" });
});

test("an empty form is told what is missing in the order of the form", () => {
  expect(Object.values(errorsNow(fieldsOf(blankDraft()))).slice(0, 5)).toEqual([
    "Please select a subject.",
    "Please select a lesson.",
    "Please enter the question text.",
    "Please provide at least two options for a single-answer question.",
    "Please enter the explanation.",
  ]);
});

test("another type has the text and the explanation too, and the first type keeps its options", () => {
  const other = { ...written, type: "multi-select" as const };
  expect(JSON.parse(fieldsOf(other).content)).toMatchObject({
    stem: "<p>Which nerve?</p>",
    options: [{ text: "" }, { text: "" }],
  });
  expect(JSON.parse(fieldsOf(other).solution)).toMatchObject({ correct: [], rationale: "<p>It moves the face.</p>" });

  expect(fieldsOf({ ...other, type: "text" })).toEqual(fieldsOf(written));
});

test("there is something to lose once something is written, not when another type is looked at", () => {
  const initial = blankDraft();

  expect(isChanged(initial, blankDraft())).toBe(false);
  expect(isChanged({ ...initial, type: "multi-select" }, initial)).toBe(false);
  expect(isChanged({ ...initial, stem: "<p>W</p>" }, initial)).toBe(true);
  expect(isChanged({ ...initial, drafts: written.drafts }, initial)).toBe(true);
});

test("a preview is the question without its solution; what is not written yet is shown as dots", () => {
  const preview = previewOf({ ...blankDraft(), stem: "<p>Which?</p>" }, true);

  expect(preview).toMatchObject({
    type: "text",
    content: { stem: "<p>Which?</p>", options: [{ text: "…" }, { text: "…" }] },
    answer: { chosen: null },
  });
  expect(previewOf(written, false)?.content).toMatchObject({
    stem: "",
    options: [{ text: "Vagus" }, { text: "Facial" }],
  });
  expect(JSON.stringify(previewOf(written, true))).not.toContain("It moves the face");
});

test("there is no preview of a question that no student could get", () => {
  expect(previewOf({ ...written, stem: `<p>${"x".repeat(100_001)}</p>` }, true)).toBeNull();
});

test("a draft that was kept comes back whole, and what is no draft does not", () => {
  expect(parseDraft(JSON.parse(JSON.stringify(written)))).toEqual(written);
  expect(parseDraft(null)).toBeNull();
  expect(parseDraft({ ...written, type: "essay" })).toBeNull();
});

test("what a type cannot read any more begins anew, and the other types keep theirs", () => {
  const stored = { ...written, drafts: { ...written.drafts, "multi-select": { content: { v: 0 }, solution: {} } } };

  const restored = parseDraft(stored);

  expect(restored?.drafts.text).toEqual(written.drafts.text);
  expect(restored?.drafts["multi-select"]).toEqual(blankDraft().drafts["multi-select"]);
});

test("a copy says the same without the ID; the next question has its place, type and labels, and says nothing", () => {
  const categoryId = newId<"label">();
  const question = {
    ...{ subjectId: newId<"subject">(), lessonId: newId<"lesson">(), ...UNLABELLED, manualId: "AH-1", categoryId },
    ...{ areas: ["snle:adult"], judgmentStep: "take-action" as const, isReserved: true },
    body: JSON.parse(JSON.stringify({ type: "text", ...written.drafts.text })),
  };
  expect(copyOf(question)).toEqual({ ...draftOf(question), manualId: "" });
  expect(draftAfter({ ...question, type: "matrix" })).toEqual({
    ...blankDraft(),
    ...{ subjectId: question.subjectId, lessonId: question.lessonId, categoryId, type: "matrix" },
    ...{ areas: ["snle:adult"], isReserved: true },
  });
});
