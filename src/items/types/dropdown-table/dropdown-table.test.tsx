import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainText } from "../../../core/html.ts";
import { optionsOf } from "../../options.ts";
import { AnswerItem } from "../../registry/answer-views.tsx";
import { problemsOf } from "../../registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "../../registry/exchange-formats.server.ts";
import { parseAnswer, parseOpenItem, parseQuestionBody, parseSolvedItem, progressOf } from "../../registry/models.ts";
import { ReviewItem } from "../../registry/review-views.tsx";
import { scoreItem } from "../../registry/scorers.server.ts";

const ORGAN = { id: "row-1", text: "Crackles", options: optionsOf(["Heart", "Lung", "Liver"]) };
const CAUSE = { id: "row-2", text: "Jaundice", options: optionsOf(["Heart", "Lung", "Liver"]) };

function body(over: { rows?: unknown[]; headings?: object; correct?: object } = {}) {
  const { rows = [ORGAN, CAUSE], headings = { rows: "Finding", choices: "Organ" } } = over;
  return parseQuestionBody({
    type: "dropdown_table",
    content: { v: 1, stem: "<p>Which organ?</p>", headings, rows },
    solution: { correct: over.correct ?? { "row-1": "o2", "row-2": "o3" }, rationale: "<p>Because.</p>" },
  });
}

const said = (question: ReturnType<typeof body>) =>
  problemsOf(question).map(({ level, at, message }) => `${level} ${at}: ${message}`);

test("an author hears what a row lacks, and which sizes the exam does not have", () => {
  const half = { ...CAUSE, text: " ", options: optionsOf(["Heart", ""]) };

  expect(said(body())).toEqual([]);
  expect(said(body({ headings: { rows: "", choices: " " }, rows: [ORGAN, half], correct: {} }))).toEqual([
    "error content.headings.rows: Please enter the heading of the rows.",
    "error content.headings.choices: Please enter the heading of the drop-downs.",
    "error solution.correct.0: Please mark the correct option of each row.",
    "error content.rows.1.placeholder: Please enter the text of each row.",
    "error content.rows.1.options: Please provide at least two options for each row.",
    "error content.rows.1.options.1: Please enter the text of this option, or remove it.",
    "warning content.rows.1.options: Row 2 has 2 options. On the exam, a drop-down has three to five.",
  ]);
  expect(said(body({ rows: [] }))).toContain("error content.rows: Please add at least one row.");
});

test("each row is worth a point, and every row has to be answered", () => {
  const item = (picked: object) => parseSolvedItem({ ...body(), answer: { picked } });

  expect(scoreItem(item({ "row-1": "o2", "row-2": "o1" }))).toEqual({ earned: 1, max: 2, rule: "zero-one/1" });
  expect(progressOf(item({ "row-1": "o2" }))).toBe("partly");
  expect(progressOf(item({ "row-1": "o1", "row-2": "o1" }))).toBe("complete");
  for (const picked of [{ "row-3": "o1" }, { "row-1": "o4" }, { toString: "o1" }]) {
    expect(parseAnswer(body(), { picked })).toBeNull();
  }
});

test("a screen reader finds a table whose drop-downs say their row, and a review what was picked beside what is right", () => {
  const answer = { picked: { "row-1": "o1" } };
  const open = <AnswerItem item={parseOpenItem({ ...body(), answer })} onChange={() => {}} disabled={false} />;
  const markup = renderToStaticMarkup(open);
  const solved = parseSolvedItem({ ...body(), answer });
  const review = plainText(renderToStaticMarkup(<ReviewItem item={solved} score={scoreItem(solved)} />));

  expect([...markup.matchAll(/role="(table|columnheader|rowheader|cell)"/g)].map(([, role]) => role)).toEqual([
    "table",
    "columnheader",
    "columnheader",
    "rowheader",
    "cell",
    "rowheader",
    "cell",
  ]);
  expect([...markup.matchAll(/<select[^>]*aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
    "Drop-down 1 of 2: Crackles",
    "Drop-down 2 of 2: Jaundice",
  ]);
  expect(review).toMatch(/Crackles.*Heart \(wrong\) .*Lung \(right answer\)/);
  expect(review).toMatch(/Jaundice.*Not answered .*Liver \(right answer\)/);
  expect(review).toContain("0 of 2 right: 0 of 2 points.");
});

test("a row of a file names the headings and the drop-downs", () => {
  const row = toExchangeRow(body());

  expect(row).toMatchObject({
    table_headings: ["Finding", "Organ"],
    correct_answer:
      '[{"placeholder":"Crackles","correctOption":"Lung"},{"placeholder":"Jaundice","correctOption":"Liver"}]',
  });
  expect(fromExchangeRow("dropdown_table", row)).toEqual(body());
  expect(() => fromExchangeRow("dropdown_table", { ...row, table_headings: null })).toThrow(
    "table_headings is missing.",
  );
});
