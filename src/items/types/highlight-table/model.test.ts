import { expect, test } from "vitest";
import { spansOf } from "../../highlight.ts";
import { piecesOf } from "../../highlight-authoring.ts";
import { problemsOf } from "../../registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "../../registry/exchange-formats.server.ts";
import { parseQuestionBody, parseSolvedItem } from "../../registry/models.ts";
import { scoreItem } from "../../registry/scorers.server.ts";
import { UNSETTLED } from "../../scoring-rules.ts";

const SKIN = { id: "r1", title: "Skin", findings: piecesOf("[clammy] and [pale]") };
const LUNGS = { id: "r2", title: "Lungs", findings: piecesOf("[clear]", [], [], spansOf(SKIN.findings)) };

function body(rows: unknown[] = [SKIN, LUNGS], titleHeading = "System", correct = ["s1", "s2"]) {
  return parseQuestionBody({
    type: "highlight_table",
    content: { v: 1, stem: "<p>Which?</p>", titleHeading, findingsHeading: "Findings", rows },
    solution: { correct, rationale: "<p>Because.</p>" },
  });
}

const saidOf = (question: ReturnType<typeof body>) => problemsOf(question).map(({ at, message }) => [at, message]);

test("headings and findings are asked for where they are missing", () => {
  expect(saidOf(body())).toEqual([]);
  expect(saidOf(body([], " ", []))).toEqual([
    ["content.titleHeading", "Please enter the heading of each column."],
    ["content.rows", "Please add at least one row."],
  ]);
  expect(saidOf(body([SKIN, { ...LUNGS, title: " ", findings: [] }]))).toEqual([
    ["content.rows.1.title", "Please enter the heading of this row."],
    ["content.rows.1.findings", "Please enter the findings of this row."],
  ]);
});

test("a row with something wrong takes points from the others, as the unsettled floor says", () => {
  const score = scoreItem(parseSolvedItem({ ...body(), answer: { chosen: ["s1", "s2", "s3"] } }));

  expect(UNSETTLED.highlightTableFloor).toMatchObject({ scope: "item", sure: "assumed" });
  expect(score).toEqual({ earned: 1, max: 2, rule: UNSETTLED.highlightTableFloor.rule });
});

test("an id is used once in the whole table, also after a file was read", () => {
  expect(() => body([SKIN, { ...LUNGS, findings: piecesOf("[clear]") }])).toThrow(
    "Two selectable texts have the same id.",
  );
  expect(fromExchangeRow("highlight_table", toExchangeRow(body()))).toEqual(body());
});
