import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { plainText } from "../../../core/html.ts";
import { AnswerItem } from "../../registry/answer-views.tsx";
import { problemsOf, readContent } from "../../registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "../../registry/exchange-formats.server.ts";
import { parseAnswer, parseOpenItem, parseQuestionBody, parseSolvedItem, progressOf } from "../../registry/models.ts";
import { ReviewItem } from "../../registry/review-views.tsx";
import { scoreItem } from "../../registry/scorers.server.ts";

function body(over: { unit?: string; rounding?: string; value?: string; tolerance?: string } = {}) {
  const { unit = "mL/hour", rounding = "tenth", value = "12.8", tolerance = "" } = over;
  return parseQuestionBody({
    type: "calculation",
    content: { v: 1, stem: "<p>How fast?</p>", unit, rounding },
    solution: { value, tolerance, rationale: "<p>Because.</p>" },
  });
}

const pointsFor = (entry: string, question = body()) =>
  scoreItem(parseSolvedItem({ ...question, answer: { entry } })).earned;
const answering = (entry: string, question = body()) =>
  renderToStaticMarkup(
    <AnswerItem item={parseOpenItem({ ...question, answer: { entry } })} onChange={() => {}} disabled={false} />,
  );
const reviewing = (entry: string, question = body()) => {
  const item = parseSolvedItem({ ...question, answer: { entry } });
  return plainText(renderToStaticMarkup(<ReviewItem item={item} score={scoreItem(item)} />));
};

test("the value counts, however it is written, and one that was not rounded as asked is wrong", () => {
  for (const entry of ["12.8", " 12.80", "१२.८"]) expect(pointsFor(entry)).toBe(1);
  for (const entry of ["12.75", "12.9", "-12.8", "12,8", "twelve", ""]) expect(pointsFor(entry)).toBe(0);
  expect(pointsFor("12", body({ value: "12.0" }))).toBe(1);
  expect(pointsFor("1,00,000", body({ value: "100,000" }))).toBe(1);
});

test("the tolerance counts on both sides, its ends included", () => {
  const question = body({ value: "0.3", tolerance: "0.1" });

  expect(["0.2", "0.4", ".3", "0.19", "0.41"].map((entry) => pointsFor(entry, question))).toEqual([1, 1, 1, 0, 0]);
});

test("an entry that is no number is kept as it was typed, counts as partly given and earns nothing", () => {
  for (const entry of ["12,8", "12.8 mL/hour", "abc", "-"]) {
    expect(parseAnswer(body(), { entry })).toEqual({ entry });
    expect(progressOf(parseOpenItem({ ...body(), answer: { entry } }))).toBe("partly");
    expect(pointsFor(entry)).toBe(0);
  }
  expect(progressOf(parseOpenItem({ ...body(), answer: { entry: "3" } }))).toBe("complete");
  expect(parseAnswer(body(), { entry: "1".repeat(41) })).toBeNull();
});

test("the field has a name, the rounding and the unit as its description, and the page says what it makes of an entry", () => {
  const markup = answering("");
  const described = /aria-describedby="([^"]+)"/.exec(markup)?.[1]?.split(" ") ?? [];
  const says = (id: string) => plainText(new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(markup)?.[1] ?? "");

  expect(markup).toContain('inputMode="decimal"');
  expect(markup).toMatch(/<label for="([^"]+)"[^>]*>Your answer as a number<\/label>.*<input id="\1"/);
  expect(described.map(says)).toEqual(["Round to one decimal place.", "mL/hour", ""]);
  expect(answering("12,8")).toMatch(
    /role="status"[^>]*>This is not a number yet. For decimals use a point, as in 1\.5\.</,
  );
  expect(answering("12 mL")).toContain("This is not a number yet. Type digits only; the unit is beside the field.");
  expect(answering("12,800")).toContain("We read this as 12800.");
  expect(answering("12.8")).not.toContain("not a number");
});

test("a review shows what was typed beside the right number, and which others count", () => {
  expect(reviewing("12.80")).toContain("Your answer: 12.80 mL/hour (right)");
  expect(reviewing("12.80")).toContain("The author wrote 12.8 mL/hour.");
  expect(reviewing("13")).toContain("Your answer: 13 mL/hour (wrong) 12.8 mL/hour (right answer)");
  expect(reviewing("12,8")).toContain("Not a number: 0 of 1 point.");
  expect(reviewing("")).toContain("Your answer: Not answered 12.8 mL/hour (right answer)");
  expect(reviewing("12.7", body({ tolerance: "0.2" }))).toContain("Every number from 12.6 to 13 mL/hour is right.");
});

test("what an author must and may mend", () => {
  const said = (over: Parameters<typeof body>[0]) =>
    problemsOf(body(over)).map(({ level, at, message }) => `${level} ${at}: ${message}`);

  expect(said({})).toEqual([]);
  expect(said({ value: " " })).toEqual(["error solution.value: Please enter the right answer."]);
  expect(said({ value: "1,5" })).toEqual([
    "error solution.value: The right answer must be a number, such as 0.5 or 1,000.",
  ]);
  for (const tolerance of ["-1", "a little"]) {
    expect(said({ tolerance })).toEqual([
      "error solution.tolerance: The tolerance must be a number that is not below 0, such as 0.5.",
    ]);
  }
  expect(said({ unit: "", value: "12.75" })).toEqual([
    "warning content.unit: The answer has no unit. Check that the question says in which unit to answer.",
    "warning solution.value: The right answer has more decimals than students must round to.",
  ]);
  expect(said({ value: "12.80" })).toEqual([]);
});

test("under another unit a number is another answer, so that results are not rescored across them", () => {
  const idsOf = (question: ReturnType<typeof body>) =>
    readContent(question.content, "calculation")?.choices.flatMap(({ choices }) => choices.map(({ id }) => id));

  expect(idsOf(body())).not.toEqual(idsOf(body({ unit: "mL/min" })));
});

test("a row keeps the number as its author wrote it, and one without a number is refused", () => {
  const question = body({ value: "1,000.50", tolerance: ".5" });
  const row = toExchangeRow(question);

  expect(row).toMatchObject({
    correct_answer: "1,000.50",
    options: [],
    calculation: { unit: "mL/hour", rounding: "tenth", tolerance: ".5" },
  });
  expect(fromExchangeRow("calculation", row)).toEqual(question);
  expect(() => fromExchangeRow("calculation", { ...row, correct_answer: "many" })).toThrow(
    "correct_answer is not a number.",
  );
  expect(() => fromExchangeRow("calculation", { ...row, calculation: null })).toThrow("calculation is missing.");
});
