import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryItem } from "../testing/arbitrary-items.ts";
import type { Choice } from "./contract.ts";
import { arrangeBy, speakOfEachOther } from "./option-order.ts";
import { readContent } from "./registry/authoring.ts";
import { ITEM_TYPES, type ItemType, parseAnswer, parseSolvedItem, withArrangedOptions } from "./registry/models.ts";
import { sampleOf } from "./registry/samples.server.ts";
import { scoreItem } from "./registry/scorers.server.ts";

/** By type the lists that may be arranged, as `choices` names them; those of all others stay (P57). */
const ARRANGED: Record<ItemType, string[]> = {
  text: ["options"],
  "multi-select": ["options"],
  location_based: ["options"],
  grouping: ["options"],
  nursing_action: [],
  prioritize_hypothesis: ["options"],
  clinical_decision: ["conditions", "actions", "parameters"],
  sentence_completion: ["options"],
  recognize_cues: [],
  matrix: [],
  highlight_text: [],
  highlight_table: [],
  dragdrop_cloze: ["tokens"],
  rationale: ["options"],
  dropdown_table: ["options"],
  ordered_response: ["items"],
  hot_spot: [],
  calculation: [],
};

describe.each(ITEM_TYPES)("%s", (type) => {
  const item = arbitraryItem(type);
  const listsOf = ({ content }: { content: unknown }) => readContent(content, type)?.choices ?? [];

  test("arranging moves options inside their lists, and nothing else", () => {
    fc.assert(
      fc.property(item, fc.string(), (solved, key) => {
        const arranged = withArrangedOptions(solved, key);

        expect(inOneOrder(arranged.content)).toEqual(inOneOrder(solved.content));
        for (const [index, { list, choices }] of listsOf(arranged).entries()) {
          const before = listsOf(solved)[index]?.choices;
          expect(ARRANGED[type].includes(list) ? byId(choices) : choices).toEqual(
            ARRANGED[type].includes(list) ? byId(before ?? []) : before,
          );
        }
      }),
    );
  });

  test("the same key gives the same order, whatever the order was", () => {
    fc.assert(
      fc.property(item, fc.string(), (solved, key) => {
        const arranged = withArrangedOptions(solved, key);

        expect(withArrangedOptions(solved, key)).toEqual(arranged);
        expect(withArrangedOptions(withArrangedOptions(solved, `${key} other`), key)).toEqual(arranged);
      }),
    );
  });

  test("an answer fits as before, and earns the same", () => {
    fc.assert(
      fc.property(item, fc.string(), (solved, key) => {
        const arranged = withArrangedOptions(solved, key);

        expect(parseAnswer(arranged, solved.answer)).toEqual(solved.answer);
        expect(scoreItem(arranged)).toEqual(scoreItem(solved));
      }),
    );
  });

  test("some key moves the options of its sample, if any may be moved", () => {
    const { content, solution } = sampleOf(type);
    const sample = parseSolvedItem({ type, content, solution });
    const orders = ["1", "2", "3", "4", "5"].map((key) => JSON.stringify(withArrangedOptions(sample, key).content));

    expect(orders.some((order) => order !== JSON.stringify(sample.content))).toBe(ARRANGED[type].length > 0);
  });
});

test("every order of four options is about as likely as any other", () => {
  const options = ["a", "b", "c", "d"].map((id) => ({ id, text: id }));
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 12_000; seed += 1) {
    const order = arrangeBy(`${seed} 1`)(options, "options")
      .map(({ id }) => id)
      .join("");
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }

  expect(counts.size).toBe(24);
  // 500 each; five standard deviations are some 110.
  for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(110);
});

test("two lists of the same ids, and two questions of an attempt, have orders of their own", () => {
  const options = ["o1", "o2", "o3", "o4", "o5", "o6"].map((id) => ({ id, text: id }));
  const orders = ["first", "second", "third"].flatMap((list) =>
    ["7 1", "7 2", "8 1"].map((key) => JSON.stringify(arrangeBy(key)(options, list))),
  );

  expect(new Set(orders).size).toBe(orders.length);
});

describe("options that speak of each other stay in their author's order", () => {
  const isKept = (...texts: string[]) =>
    speakOfEachOther([{ list: "options", of: null, choices: texts.map((text, index) => ({ id: `o${index}`, text })) }]);

  test.each([
    "All of the above",
    "None of the above.",
    "All the above",
    "None of these",
    "Any one of these",
    "Both of them",
    "Both A and B",
    "A and B",
    "a & c",
    "(a) and (c) only",
    "A, B and D",
    "1, 3 and 4",
    "1 and 2 only",
    "I and II",
    "i, ii",
    "Only B",
    "C only",
    "Neither A nor B",
    "Options 1 and 3",
    "Option A is wrong",
    "Statement II",
    "All are correct",
    "None are true",
    "Both statements are wrong",
    "None",
    "Both",
    "Same as above",
    "The first two options",
    "The above-mentioned drugs",
    "उपरोक्त सभी",
    "इनमें से कोई नहीं",
  ])("%s", (text) => {
    expect(isKept("Paracetamol", text, "Ibuprofen")).toBe(true);
  });

  test.each([
    "Temperature above 38 °C",
    "Elevate the leg above the level of the heart",
    "A fracture below the knee",
    "Option A",
    "Hepatitis B",
    "Vitamin C",
    "Administer 2 L of oxygen",
    "Grade IV",
    "0.5 mg",
    "1:1000",
    "Call a doctor and document",
    "Blood pressure 120/80 mmHg",
    "Give 500 mL over 4 hours",
    "Allow the client to rest",
    "Bothersome cough",
  ])("but not: %s", (text) => {
    expect(isKept("Paracetamol", text, "Ibuprofen")).toBe(false);
  });

  test("in every list of the question", () => {
    const dropdowns = [
      { id: "d1", placeholder: "one", options: six() },
      { id: "d2", placeholder: "two", options: [...six(), { id: "o7", text: "None of these" }] },
    ];
    const content = { v: 1, stem: "<p>[one] and [two]</p>", scenario: "", dropdowns };
    const solution = { correct: {}, rationale: "" };
    const solved = parseSolvedItem({ type: "sentence_completion", content, solution });

    for (const key of ["1", "2", "3"]) expect(withArrangedOptions(solved, key)).toEqual(solved);
  });
});

function six(): Choice[] {
  return ["o1", "o2", "o3", "o4", "o5", "o6"].map((id) => ({ id, text: `Text ${id}` }));
}

function byId(choices: ReadonlyArray<Choice>): Choice[] {
  return choices.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** The same value with every list in it in one order. */
function inOneOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneOrder).toSorted(byJson);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inOneOrder(part)]));
}

function byJson(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}
