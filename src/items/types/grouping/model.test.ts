import { expect, test } from "vitest";
import { optionsOf } from "../../options.ts";
import { problemsOf } from "../../registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "../../registry/exchange-formats.server.ts";
import { parseQuestionBody, parseSolvedItem, progressOf } from "../../registry/models.ts";
import { scoreItem } from "../../registry/scorers.server.ts";
import { UNSETTLED } from "../../scoring-rules.ts";

const GROUPS = [
  { id: "g1", title: "Imaging", options: optionsOf(["Chest X-ray", "Scan of the head", "Echo"]) },
  { id: "g2", title: "Medication", options: optionsOf(["Aspirin", "Insulin"], "o", 3) },
];

function body(correct: string[] = ["o1", "o3", "o4"], groups: unknown[] = GROUPS) {
  return parseQuestionBody({
    type: "grouping",
    content: { v: 1, stem: "<p>Which?</p>", groups },
    solution: { correct, rationale: "<p>Because.</p>" },
  });
}

test("each group needs something right: what location based only warns of is an error here", () => {
  expect(problemsOf(body())).toEqual([]);
  expect(problemsOf(body(["o1"]))).toEqual([
    { level: "error", at: "solution.correct.1", message: "Please mark at least one option of group 2 as correct." },
  ]);
  expect(problemsOf(body([]))).toEqual([
    {
      level: "error",
      at: "solution.correct",
      message: "Please mark at least one option in each group as correct.",
    },
  ]);
});

test("an answer is complete when something is chosen in each group", () => {
  const progress = (chosen: string[]) => progressOf(parseSolvedItem({ ...body(), answer: { chosen } }));

  expect(progress([])).toBe("untouched");
  expect(progress(["o1", "o2"])).toBe("partly");
  expect(progress(["o2", "o5"])).toBe("complete");
});

test("where no source settles whether a group can take points from another one, it cannot", () => {
  const score = scoreItem(parseSolvedItem({ ...body(), answer: { chosen: ["o2", "o4"] } }));

  expect(UNSETTLED.groupingFloor).toMatchObject({ scope: "part", sure: "assumed" });
  expect(score).toEqual({ earned: 1, max: 3, rule: UNSETTLED.groupingFloor.rule });
});

test("a row holds the groups with what is right in each", () => {
  const row = toExchangeRow(body());

  expect(row).toMatchObject({ correct_answer: '["Chest X-ray","Echo","Aspirin"]', groups: [{ title: "Imaging" }, {}] });
  expect(fromExchangeRow("grouping", row)).toEqual(body());
  expect(() => fromExchangeRow("grouping", { ...row, groups: null })).toThrow("groups is missing.");
});
