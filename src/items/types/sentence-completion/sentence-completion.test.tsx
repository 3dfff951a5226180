import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { plainText } from "../../../core/html.ts";
import { optionsOf } from "../../options.ts";
import { AnswerItem } from "../../registry/answer-views.tsx";
import { problemsOf, readContent } from "../../registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "../../registry/exchange-formats.server.ts";
import { parseAnswer, parseOpenItem, parseQuestionBody, parseSolvedItem, progressOf } from "../../registry/models.ts";
import { ReviewItem } from "../../registry/review-views.tsx";
import { bestAnswer, scoreItem } from "../../registry/scorers.server.ts";

const ORGAN = { id: "dropdown-1", placeholder: "organ", options: optionsOf(["Heart", "Lung", "Liver"]) };
const CAUSE = { id: "dropdown-2", placeholder: "cause", options: optionsOf(["Clot", "Germ", "Stone"]) };
const STEM = "<p>The [organ] fails because of a [cause].</p>";

function body(
  over: { scenario?: string; stem?: string; dropdowns?: unknown[]; correct?: object; rationale?: string } = {},
) {
  const { scenario = "A patient.", stem = STEM, dropdowns = [ORGAN, CAUSE], rationale = "<p>Because.</p>" } = over;
  return parseQuestionBody({
    type: "sentence_completion",
    content: { v: 1, scenario, stem, dropdowns },
    solution: { correct: over.correct ?? { "dropdown-1": "o2", "dropdown-2": "o1" }, rationale },
  });
}

const errorsOf = (question: ReturnType<typeof body>) =>
  problemsOf(question)
    .filter(({ level }) => level === "error")
    .map(({ at, message }) => [at, message]);

test("problems common to all types come first, then those of the drop-downs", () => {
  const half = { id: "dropdown-1", placeholder: " ", options: optionsOf(["Heart", ""]) };

  expect(errorsOf(body({ scenario: " ", stem: "<p></p>", dropdowns: [half], correct: {}, rationale: "" }))).toEqual([
    ["content.stem", "Please enter the question text."],
    ["content.scenario", "Please provide the patient scenario."],
    ["solution.rationale", "Please enter the explanation."],
    ["content.dropdowns.0.placeholder", "Please enter the placeholder of each drop-down."],
    ["content.dropdowns.0.options", "Please provide at least two options for each drop-down."],
    ["content.dropdowns.0.options.1", "Please enter the text of this option, or remove it."],
  ]);
  expect(problemsOf(body())).toEqual([]);
});

test("there are as many drop-downs as brackets, and the message says how many of each", () => {
  const unequal = (stem: string, dropdowns: unknown[]) =>
    errorsOf(body({ stem, dropdowns })).find(([at]) => at === "content.dropdowns")?.[1];

  expect(unequal(STEM, [ORGAN])).toBe(
    "The question text has 2 placeholders in square brackets, but there is 1 drop-down. Each placeholder needs one drop-down.",
  );
  expect(unequal("<p>Nothing to fill.</p>", [ORGAN, CAUSE])).toBe(
    "The question text has no placeholder in square brackets, but there are 2 drop-downs. Each placeholder needs one drop-down.",
  );
  expect(unequal('<p><a href="https://example.org/?a[1]=2">The</a> [organ] and [cause]</p>', [ORGAN, CAUSE])).toBe(
    undefined,
  );
  expect(unequal(STEM, [])).toBe("Please add at least one drop-down.");
});

test("an escaped bracket is text, for students, in files and in lists", () => {
  const stem = String.raw`<p>Sodium is 128 \[normal 135–145\], so the [organ] fails.</p>`;
  const question = body({ stem, dropdowns: [ORGAN], correct: { "dropdown-1": "o2" } });
  const item = parseOpenItem({ ...question, answer: { picked: {} } });
  const asked = renderToString(<AnswerItem item={item} onChange={() => {}} disabled={false} />);

  expect(errorsOf(question)).toEqual([]);
  expect(plainText(asked)).toContain("Sodium is 128 [normal 135–145], so the");
  expect(readContent(question.content, question.type)?.question).toBe(
    "Sodium is 128 [normal 135–145], so the [organ] fails.",
  );
  const row = toExchangeRow(question);
  expect(row.question_text).toBe(stem);
});

test("sizes that the exam does not have are only a warning", () => {
  const dropdowns = Array.from({ length: 6 }, (_, index) => ({ ...ORGAN, id: `dropdown-${index + 1}` }));
  const correct = Object.fromEntries(dropdowns.map(({ id }) => [id, "o1"]));
  const few = { ...ORGAN, options: optionsOf(["Heart", "Lung"]) };

  expect(problemsOf(body({ stem: "<p>[a] [b] [c] [d] [e] [f]</p>", dropdowns, correct }))).toEqual([
    {
      level: "warning",
      at: "content.dropdowns",
      message: "This question has 6 drop-downs. The exam has at most five.",
    },
  ]);
  expect(problemsOf(body({ dropdowns: [few, CAUSE] }))).toEqual([
    {
      level: "warning",
      at: "content.dropdowns.0.options",
      message: "Drop-down 1 has 2 options. On the exam, a drop-down has three to five.",
    },
  ]);
});

test("a right option without text, or removed, does not count", () => {
  const pathsOf = (correct: object) => errorsOf(body({ correct })).map(([at]) => at);

  expect(pathsOf({ "dropdown-1": "o1" })).toEqual(["solution.correct.1"]);
  expect(pathsOf({ "dropdown-1": "o1", "dropdown-2": "o9" })).toEqual(["solution.correct.1"]);
});

test("an answer names drop-downs and options of the question, one in each, and counts as partly given", () => {
  const question = body();
  const progress = (picked: object) => progressOf(parseOpenItem({ ...question, answer: { picked } }));

  expect(parseAnswer(question, { picked: { "dropdown-2": "o3" } })).toEqual({ picked: { "dropdown-2": "o3" } });
  for (const picked of [{ "dropdown-3": "o1" }, { "dropdown-1": "o4" }, { "dropdown-1": ["o1"] }, { toString: "o1" }]) {
    expect(parseAnswer(question, { picked })).toBeNull();
  }
  expect(progress({})).toBe("untouched");
  expect(progress({ "dropdown-2": "o3" })).toBe("partly");
  expect(progress({ "dropdown-1": "o1", "dropdown-2": "o3" })).toBe("complete");
});

test("a drop-down whose id is the name of an inherited property is as empty as any other", () => {
  const question = body({ dropdowns: [{ ...ORGAN, id: "constructor" }, CAUSE], correct: { "dropdown-2": "o1" } });

  expect(progressOf(parseOpenItem({ ...question, answer: null }))).toBe("untouched");
  expect(scoreItem(parseSolvedItem({ ...question, answer: null }))).toMatchObject({ earned: 0, max: 2 });
  expect(bestAnswer(question)).toEqual({ picked: { "dropdown-2": "o1" } });
});

test("each drop-down is worth a point, and a wrong one takes none", () => {
  const score = (picked: object) => scoreItem(parseSolvedItem({ ...body(), answer: { picked } }));

  expect(score({ "dropdown-1": "o2", "dropdown-2": "o3" })).toEqual({ earned: 1, max: 2, rule: "zero-one/1" });
  expect(score({ "dropdown-1": "o1", "dropdown-2": "o3" })).toMatchObject({ earned: 0 });
});

test("a row keeps the ids of its drop-downs, and gets new ones where it has none", () => {
  const question = body({
    dropdowns: [{ ...ORGAN, id: "dropdown-7" }, CAUSE],
    correct: { "dropdown-7": "o2", "dropdown-2": "o1" },
  });
  const row = toExchangeRow(question);
  const [first, second] = row.sentence_dropdowns ?? [];
  if (!first || !second) throw new Error("missing");
  const nameless = [
    { ...first, id: "" },
    { ...second, id: "" },
  ];

  expect(row.correct_answer).toBe(
    '[{"placeholder":"organ","correctOption":"Lung"},{"placeholder":"cause","correctOption":"Clot"}]',
  );
  expect(row.options).toEqual(["Heart", "Lung", "Liver", "Clot", "Germ", "Stone"]);
  expect(fromExchangeRow("sentence_completion", row)).toEqual(question);
  expect(fromExchangeRow("sentence_completion", { ...row, sentence_dropdowns: nameless }).content).toEqual(
    body().content,
  );
});

test("where a row marks nothing its correct_answer decides, and where they disagree it is refused", () => {
  const row = toExchangeRow(body());
  const marked = (isCorrect: (text: string) => boolean) => ({
    ...row,
    sentence_dropdowns: (row.sentence_dropdowns ?? []).map((dropdown) => ({
      ...dropdown,
      options: dropdown.options.map(({ text }) => ({ text, isCorrect: isCorrect(text) })),
    })),
  });

  expect(
    fromExchangeRow(
      "sentence_completion",
      marked(() => false),
    ),
  ).toEqual(body());
  expect(() =>
    fromExchangeRow(
      "sentence_completion",
      marked((text) => text === "Heart"),
    ),
  ).toThrow("correct_answer names a text that is not the right option.");
  expect(() =>
    fromExchangeRow(
      "sentence_completion",
      marked((text) => text !== "Heart"),
    ),
  ).toThrow("sentence_dropdowns marks more than one option as correct.");
  expect(() => fromExchangeRow("sentence_completion", { ...row, correct_answer: "[]" })).toThrow(
    "correct_answer names more or fewer drop-downs than sentence_dropdowns.",
  );
});

test("an incomplete question can be shown: an extra bracket is text, an extra drop-down goes below it", () => {
  const shown = (question: ReturnType<typeof body>) => {
    const open = <AnswerItem item={parseOpenItem(question)} onChange={() => {}} disabled={false} />;
    const solved = parseSolvedItem({ ...question, answer: null });
    const reviewed = <ReviewItem item={solved} score={scoreItem(solved)} />;
    return [open, reviewed].map((view) => plainText(renderToString(view).replace(/<!-- -->/g, "")));
  };

  for (const words of shown(body({ dropdowns: [ORGAN] }))) expect(words).toContain("because of a [cause].");
  for (const words of shown(body({ stem: "<p>The [organ] fails.</p>" }))) {
    expect(words).toMatch(/fails\. Drop-down 2: /);
  }
  for (const words of shown(body({ stem: "" }))) expect(words).toMatch(/Drop-down 1: .*Drop-down 2: /);
  shown(body({ dropdowns: [{ id: "dropdown-1", placeholder: "", options: [] }], correct: {} }));
});
