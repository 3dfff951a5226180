import { expect, test } from "vitest";
import { optionsOf } from "../../../../items/options.ts";
import { blankDraft, type QuestionDraft } from "./draft.ts";
import { hintsNow, notesNow } from "./notes-now.ts";

function written({
  stem = "<p>Which nerve?</p>",
  options = ["Vagus", "Facial"],
  correct = "o2",
  rationale = "<p>It moves the face.</p>",
}: {
  stem?: string;
  options?: string[];
  correct?: string;
  rationale?: string;
} = {}): QuestionDraft {
  const blank = blankDraft();
  const text = {
    content: { v: 1 as const, stem: "", options: optionsOf(options) },
    solution: { correct, rationale: "" },
  };
  return { ...blank, stem, rationale, drafts: { ...blank.drafts, text } };
}

const messagesOf = (draft: QuestionDraft) => notesNow(draft).map(({ message }) => message);

test("nothing is said of an untouched form, nor on the way from field to field", () => {
  expect(messagesOf(blankDraft())).toEqual([]);
  expect(messagesOf(written({ options: ["", ""], correct: "", rationale: "" }))).toEqual([]);
  expect(messagesOf(written({ options: ["Vagus", ""], correct: "", rationale: "" }))).toEqual([]);
  expect(messagesOf(written({ options: ["", ""], correct: "o2", rationale: "" }))).toEqual([]);
});

test("two equal options are said as soon as they stand there", () => {
  expect(messagesOf(written({ stem: "", options: ["Vagus", " Vagus"], correct: "", rationale: "" }))).toContain(
    "Two options have the same text.",
  );
});

test("a question that could never be answered right is said once its options are there", () => {
  expect(messagesOf(written({ correct: "", rationale: "" }))).toEqual(["Please select the correct answer."]);
  expect(messagesOf(written({ correct: "o9" }))).toEqual([
    "The selected correct answer must match one of the provided options.",
  ]);
});

test("a missing explanation is said when nothing else is missing", () => {
  expect(messagesOf(written({ rationale: "" }))).toEqual(["Please enter the explanation."]);
  expect(messagesOf(written())).toEqual([]);
});

test("an image without alternative text is said at its text; a decoration is not", () => {
  const image = (more: string) => `<p>Look:<img src="/images/${"a".repeat(64)}.webp"${more}></p>`;

  expect(notesNow(written({ stem: image("") }))).toMatchObject([{ level: "warning", at: "content.stem" }]);
  expect(notesNow(written({ rationale: image(' width="3"') }))).toMatchObject([{ at: "solution.rationale" }]);
  expect(messagesOf(written({ stem: image(' alt=""'), rationale: image(' alt="A scale"') }))).toEqual([]);
});

test("a question with multiple answers is warned of when the NCLEX shows another number of options, unless it is for other exams", () => {
  const ofOptions = (count: number, areas: string[] = []): QuestionDraft => {
    const options = optionsOf(Array.from({ length: count }, (_, index) => `Sign ${index + 1}`));
    const blank = blankDraft();
    const body = { content: { v: 1 as const, stem: "", options }, solution: { correct: ["o1"], rationale: "" } };
    return { ...written(), type: "multi-select", areas, drafts: { ...blank.drafts, "multi-select": body } };
  };

  expect(notesNow(ofOptions(4))).toEqual([
    {
      level: "warning",
      at: "content.options",
      message: "The NCLEX shows 5 to 10 options in a question with multiple answers. This one has 4.",
    },
  ]);
  expect([5, 10, 11].map((count) => notesNow(ofOptions(count)).length)).toEqual([0, 0, 1]);
  expect(notesNow(ofOptions(4, ["nclex-pn:basic-care", "teas:science"]))).toHaveLength(1);
  expect(notesNow(ofOptions(4, ["teas:science"]))).toEqual([]);
  expect(messagesOf(written())).toEqual([]);
});

test("hints come when nothing is missing", () => {
  expect(hintsNow(written({ rationale: "" }))).toEqual([]);
  expect(hintsNow(written({ options: ["Vagus", "All of the above"] })).map(({ at }) => at)).toEqual([
    "content.options.1.text",
    "solution.rationale",
    "solution.rationale",
  ]);
});
