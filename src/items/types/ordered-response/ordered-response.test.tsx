import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { seededRandom } from "../../../core/random.ts";
import { asShown } from "../../../modules/attempts/shown-options.ts";
import { questionIdentity } from "../../../modules/questions/rules.ts";
import { optionsOf } from "../../options.ts";
import { AnswerItem } from "../../registry/answer-views.tsx";
import { outlineOf, problemsOf } from "../../registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "../../registry/exchange-formats.server.ts";
import { parseAnswer, parseOpenItem, parseQuestionBody, parseSolvedItem, progressOf } from "../../registry/models.ts";
import { scoreItem } from "../../registry/scorers.server.ts";
import { tellsOrder } from "./authoring.ts";
import { mixedIds, mixedItems } from "./mixing.ts";

function body(texts = ["b", "d", "a", "c"], correct = ["o3", "o1", "o4", "o2"]) {
  return parseQuestionBody({
    type: "ordered_response",
    content: { v: 1, stem: "<p>In what order?</p>", items: optionsOf(texts) },
    solution: { correct, rationale: "<p>Because.</p>" },
  });
}

const answered = (order: string[]) => parseSolvedItem({ ...body(), answer: { order } });

test("only the whole order earns the point, and a part of it counts as partly given", () => {
  const of = (order: string[]) => [scoreItem(answered(order)).earned, progressOf(answered(order))];

  expect(of(["o3", "o1", "o4", "o2"])).toEqual([1, "complete"]);
  expect(of(["o3", "o1", "o2", "o4"])).toEqual([0, "complete"]);
  expect(of(["o3", "o1", "o4"])).toEqual([0, "partly"]);
  expect(of([])).toEqual([0, "untouched"]);
  expect(scoreItem(answered([]))).toMatchObject({ max: 1, rule: "zero-one/1" });
  expect(parseAnswer(body(), { order: ["o1", "o1"] })).toBeNull();
});

test("whatever the seed of an attempt, the items never begin in the right order, also where the test mixes nothing", () => {
  const texts = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 3, maxLength: 10 });
  const starts = new Set<string>();
  fc.assert(
    fc.property(texts, fc.nat(), fc.nat(50), (written, seed, position) => {
      const { items, correct } = mixedItems(written, seededRandom(seed));
      const solution = { correct, rationale: "<p>Because.</p>" };
      const item = parseOpenItem({
        type: "ordered_response",
        content: { v: 1, stem: "<p>?</p>", items },
        answer: null,
      });
      const shown = asShown(item, { version: { sections: [] }, seed }, { section: 1, position });
      const ids = shown.type === "ordered_response" ? shown.content.items.map(({ id }) => id) : [];

      expect(ids.toSorted()).toEqual(correct.toSorted());
      expect(ids).not.toEqual(correct);
      expect(correct.map((id) => items.find((one) => one.id === id)?.text)).toEqual(written);
      expect(problemsOf(parseQuestionBody({ ...item, solution })).filter(({ level }) => level === "error")).toEqual([]);
      starts.add(ids.join());
    }),
  );
  expect(starts.size).toBeGreaterThan(10);
});

test("an order that begins elsewhere and goes round is the right one in disguise", () => {
  expect(tellsOrder(["a", "b", "c"], ["a", "b", "c"])).toBe(true);
  expect(tellsOrder(["c", "a", "b"], ["a", "b", "c"])).toBe(true);
  expect(tellsOrder(["b", "a", "c"], ["a", "b", "c"])).toBe(false);
  for (let seed = 0; seed < 50; seed += 1) {
    expect(tellsOrder(mixedIds(["a", "b", "c", "d"], seededRandom(seed)), ["a", "b", "c", "d"])).toBe(false);
  }
});

test("an author hears what keeps the order from being asked", () => {
  const said = (question: ReturnType<typeof body>) =>
    problemsOf(question).map(({ level, at, message }) => `${level} ${at}: ${message}`);

  expect(said(body())).toEqual([]);
  expect(said(body(["a", "b"], ["o2", "o1"]))).toEqual([
    "error content.items: Please provide at least three items: of two, the order that students see first would tell the right one.",
    "warning content.items: The exam shows four to six items.",
  ]);
  expect(said(body(["a", "b", "c", "d"], ["o2", "o3", "o4", "o1"]))).toEqual([
    "error content.items: Students would see the items in their right order. Please move an item and move it back.",
  ]);
  expect(said(body(["a", "b", "c", "d"], ["o2", "o1"]))).toEqual([
    "error solution.correct: The right order does not name each item once. Please write the items again.",
  ]);
  // In the right order, in which the form shows the items.
  expect(said(body(["a", "a ", "", "d"]))).toEqual([
    "error content.items.2: Please enter the text of this item, or remove it.",
    "error content.items.1: Two items have the same text.",
  ]);
  expect(() => body(Array.from({ length: 11 }, (_, index) => `Item ${index}`))).toThrow("at most 10 items");
});

test("the same items in another right order are another question", () => {
  const identity = (question: ReturnType<typeof body>) => questionIdentity(question.type, outlineOf(question));

  expect(identity(body(["b", "a", "d", "c"], ["o2", "o1", "o4", "o3"]))).toBe(identity(body()));
  expect(identity(body(undefined, ["o3", "o1", "o2", "o4"]))).not.toBe(identity(body()));
});

test("a row in its right order is mixed when it comes in, and any other stays as it is", () => {
  const row = toExchangeRow(body());
  const told = { ...row, options: ["a", "b", "c", "d"] };
  const mixed = fromExchangeRow("ordered_response", told);

  expect(row).toMatchObject({ options: ["b", "d", "a", "c"], correct_answer: '["a","b","c","d"]' });
  expect(fromExchangeRow("ordered_response", row)).toEqual(body());
  expect(toExchangeRow(mixed).correct_answer).toBe(row.correct_answer);
  expect(problemsOf(mixed)).toEqual([]);
  for (const correct_answer of ['["a","b","c"]', '["a","b","c","c"]', '["a","b","c","e"]']) {
    expect(() => fromExchangeRow("ordered_response", { ...row, correct_answer })).toThrow(
      "correct_answer does not name each option once.",
    );
  }
});

test("a screen reader finds two named lists, pressed buttons for what is placed, and three buttons on each row of the order", () => {
  const item = parseOpenItem({ ...body(), answer: { order: ["o3", "o2"] } });
  const markup = renderToStaticMarkup(<AnswerItem item={item} onChange={() => {}} disabled={false} />);
  const labels = [...markup.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label);
  const pressed = [...markup.matchAll(/aria-pressed="(true|false)"/g)].map(([, is]) => is);

  expect(pressed).toEqual(["false", "true", "true", "false"]);
  expect(markup).toMatch(/<p id="([^"]+)"[^>]*>Choose from<\/p><ul aria-labelledby="\1"/);
  expect(markup).toMatch(/role="group" aria-labelledby="([^"]+)"><p id="\1"[^>]*>Your order: 2 of 4 placed<\/p>/);
  expect(labels).toEqual([
    "Your order",
    "Move up a",
    "Move down a",
    "Take back a",
    "Move up d",
    "Move down d",
    "Take back d",
  ]);
  expect(markup.match(/aria-disabled="true"/g)).toHaveLength(2);
  expect(markup).toContain("Item 3 goes here");
  expect(markup).toContain('role="status"');
});
