import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { optionsOf } from "../../options.ts";
import { AnswerItem } from "../../registry/answer-views.tsx";
import { problemsOf } from "../../registry/authoring.ts";
import { fromExchangeRow, toExchangeRow } from "../../registry/exchange-formats.server.ts";
import {
  findQuestionBody,
  parseAnswer,
  parseOpenItem,
  parseQuestionBody,
  parseSolvedItem,
} from "../../registry/models.ts";
import { scoreItem } from "../../registry/scorers.server.ts";

const CAUSE = { id: "target-1", placeholder: "cause", options: optionsOf(["Clot", "Germ", "Stone"], "a") };
const SIGN = { id: "target-2", placeholder: "sign", options: optionsOf(["Pain", "Rash", "Zoster"], "b") };
const TEST = { id: "target-3", placeholder: "test", options: optionsOf(["D-dimer", "Culture"], "c") };

type Over = {
  targets?: unknown[];
  anchor?: string;
  anyOrder?: boolean;
  form?: string;
  correct?: object;
  stem?: string;
};

function parts({ targets = [CAUSE, SIGN, TEST], ...over }: Over = {}) {
  const { anchor = "target-1", anyOrder = false, form = "dropdown", stem = "<p>[a] [b] [c]</p>" } = over;
  const correct = over.correct ?? { "target-1": "a1", "target-2": "b1", "target-3": "c1" };
  return {
    type: "rationale",
    content: { v: 1, scenario: "A patient.", stem, form, targets, anchor, anyOrder },
    solution: { correct, rationale: "<p>Because.</p>" },
  };
}

const body = (over?: Over) => parseQuestionBody(parts(over));
const picked = (...ids: string[]) => ({
  picked: Object.fromEntries(ids.flatMap((id, index) => (id === "" ? [] : [[`target-${index + 1}`, id]]))),
});
const score = (over: Over, ...ids: string[]) => scoreItem(parseSolvedItem({ ...parts(over), answer: picked(...ids) }));

test("a triad earns a point for each effect that is right with its anchor, wherever the anchor stands", () => {
  expect(score({}, "a1", "b1", "c2")).toEqual({ earned: 1, max: 2, rule: "rationale/1" });
  expect(score({}, "a2", "b1", "c1")).toMatchObject({ earned: 0 });
  expect(score({}, "a1", "b2", "c2")).toMatchObject({ earned: 0 });
  expect(score({ anchor: "target-3" }, "a2", "b1", "c1")).toMatchObject({ earned: 1 });
  expect(score({ anchor: "target-3" }, "a1", "b1", "c2")).toMatchObject({ earned: 0 });
});

test("a dyad earns its one point for both", () => {
  const dyad = { targets: [CAUSE, SIGN], correct: { "target-1": "a1", "target-2": "b1" } };

  expect(score(dyad, "a1", "b1")).toEqual({ earned: 1, max: 1, rule: "rationale/1" });
  expect(score(dyad, "a1", "b2")).toMatchObject({ earned: 0 });
  expect(score({ ...dyad, anyOrder: true }, "a1")).toMatchObject({ earned: 0, max: 1 });
});

test("effects in any order offer one list, in which none can be picked twice", () => {
  const anyOrder = body({ anyOrder: true });

  expect(parseAnswer(body(), picked("a1", "c1"))).toBeNull();
  expect(parseAnswer(anyOrder, picked("a1", "c1", "b1"))).toEqual(picked("a1", "c1", "b1"));
  expect(parseAnswer(anyOrder, picked("a1", "c1", "c1"))).toBeNull();
  expect(parseAnswer(anyOrder, picked("c1"))).toBeNull();
  expect(score({ anyOrder: true }, "a1", "c1", "b1")).toMatchObject({ earned: 2 });
  expect(score({ anyOrder: true }, "a1", "b2", "b1")).toMatchObject({ earned: 1 });
});

test("the one list is in the order of the alphabet, so that it does not tell what was written for which blank", () => {
  for (const form of ["dropdown", "dragdrop"]) {
    const item = parseOpenItem(body({ anyOrder: true, form }));
    const markup = renderToStaticMarkup(<AnswerItem item={item} onChange={() => {}} disabled={false} />);
    const places = ["Culture", "D-dimer", "Pain", "Rash", "Zoster"].map((text) => markup.lastIndexOf(text));

    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  }
});

test("two or three blanks, one of which the others depend on; anything else is no question", () => {
  expect(findQuestionBody(parts({ targets: [CAUSE] }))).toBeNull();
  expect(
    findQuestionBody(parts({ targets: [CAUSE, SIGN, TEST, { ...TEST, id: "target-4", options: [] }] })),
  ).toBeNull();
  expect(findQuestionBody(parts({ anchor: "target-9" }))).toBeNull();
  expect(findQuestionBody(parts({ targets: [CAUSE, { ...SIGN, options: CAUSE.options }] }))).toBeNull();
});

test("what an author still has to do, and sizes of drop-downs that the exam does not have", () => {
  const problems = (over: Over) => problemsOf(body(over)).map(({ level, at, message }) => [level, at, message]);
  const same = { ...TEST, options: optionsOf(["D-dimer", "Pain", "Culture"], "c") };

  expect(problems({})).toEqual([
    [
      "warning",
      "content.targets.2.options",
      "Students choose from 2 options in blank 3. On the exam there are three to five.",
    ],
  ]);
  expect(problems({ form: "dragdrop" })).toEqual([]);
  expect(problems({ anyOrder: true })).toEqual([]);
  expect(problems({ anyOrder: true, targets: [CAUSE, SIGN, same], form: "dragdrop" })).toEqual([
    [
      "error",
      "content.targets.2.options.1",
      "The two blanks that may change places both have this option. Please remove one of them.",
    ],
  ]);
  expect(problems({ correct: { "target-1": "a1", "target-2": "b1", "target-3": "b2" }, form: "dragdrop" })).toEqual([
    ["error", "solution.correct.2", "Please mark the correct option of each blank."],
  ]);
});

test("a row keeps form, anchor and order, and refuses an anchor that is not there", () => {
  const question = body({ anchor: "target-3", anyOrder: true, form: "dragdrop" });
  const row = toExchangeRow(question);

  expect(row.pairing).toEqual({ form: "dragdrop", anchor: 3, any_order: true });
  expect(fromExchangeRow("rationale", row)).toEqual(question);
  for (const anchor of [0, 4]) {
    const pairing = { form: "dragdrop" as const, anchor, any_order: true };
    expect(() => fromExchangeRow("rationale", { ...row, pairing })).toThrow(
      "pairing names an anchor that is not among the blanks.",
    );
  }
});
