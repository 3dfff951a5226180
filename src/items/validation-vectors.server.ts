/**
 * Worked examples of what an exam accepts: answers that it refuses or does not let pass as incomplete, and sizes of questions. A file of
 * them uses the exam's item types; here they are mapped to ours.
 */
import { z } from "zod/mini";
import { problemsOf } from "./registry/authoring.ts";
import { findQuestionBody, parseAnswer, parseOpenItem, progressOf, withAnswer } from "./registry/models.ts";

const Expected = z.enum(["reject", "submit_disabled", "warn", "accept", "dedupe_or_reject"]);

/** One example: an answer (`response`) or the size of a question (`authoring`), and what happens to it. */
export const ValidationVector = z.looseObject({
  itemType: z.string(),
  expect: Expected,
  response: z.optional(z.unknown()),
  authoring: z.optional(z.unknown()),
});
export type ValidationVector = z.infer<typeof ValidationVector>;

/** Reaction of the product to an answer or a question. */
type Verdict = Exclude<z.infer<typeof Expected>, "dedupe_or_reject">;

export type ValidationOutcome =
  | { kind: "matched" }
  | { kind: "differed"; got: Verdict }
  /** The product has no such item type, or the file says too little to build one. */
  | { kind: "not-applicable" };

type Question = { type: string; content: object; solution?: object };

const SCENARIO = "A patient.";

const Ids = z.array(z.string());
const IdsByName = z.record(z.string(), Ids);
const IdByName = z.record(z.string(), z.string());

/** The question and the answer in our own form, by the exam's item type. */
const ANSWERED: Readonly<Record<string, (vector: ValidationVector) => Question & { answer: object }>> = {
  multiple_response_select_n: (vector) => {
    const { n, response } = z.object({ n: z.int(), response: Ids }).parse(vector);
    const content = { v: 1, scenario: "", stem: "", options: numbered("o", response), choose: n };
    return { type: "prioritize_hypothesis", content, answer: { chosen: response } };
  },
  matrix_multiple_choice: (vector) => {
    const Cells = z.record(z.string(), z.union([z.string(), Ids]));
    const { response, rows = 1 } = z.object({ response: Cells, rows: z.optional(z.int()) }).parse(vector);
    const chosen = Object.fromEntries(Object.entries(response).map(([row, ids]) => [row, [ids].flat()]));
    const content = matrixOf("one", numbered("c", Object.values(chosen).flat()), countOf("r", rows));
    return { type: "matrix", content, answer: { chosen } };
  },
  matrix_multiple_response: (vector) => {
    const { response } = z.object({ response: IdsByName }).parse(vector);
    const rows = [...new Set(Object.values(response).flat())];
    const columnsOf = (row: string) => Object.keys(response).filter((column) => response[column]?.includes(row));
    const content = matrixOf("many", numbered("c", Object.keys(response)), numbered("r", rows));
    return {
      type: "matrix",
      content,
      answer: { chosen: Object.fromEntries(rows.map((row) => [row, columnsOf(row)])) },
    };
  },
  multiple_response_grouping: (vector) => {
    const { response } = z.object({ response: IdsByName }).parse(vector);
    const groups = Object.entries(response).map(([id, ids]) => ({ id, title: id, options: numbered(`${id}-`, ids) }));
    const answer = { chosen: Object.values(response).flat() };
    return { type: "grouping", content: { v: 1, stem: "", groups }, answer };
  },
  bowtie: (vector) => {
    const Parts = z.object({ actions: Ids, condition: Ids, parameters: Ids });
    const { actions, condition, parameters } = z.object({ response: Parts }).parse(vector).response;
    const content = bowTieOf(numbered("a", actions), numbered("c", condition), numbered("p", parameters));
    const [chosen = null] = condition;
    return { type: "clinical_decision", content, answer: { actions, condition: chosen, parameters } };
  },
  dropdown_rationale_triad: (vector) => {
    const { response } = z.object({ response: IdByName }).parse(vector);
    const [anchor = "", ...effects] = Object.keys(response);
    const shared = numbered(
      "e",
      effects.map((id) => response[id] ?? ""),
    );
    const targets = [anchor, ...effects].map((id) => ({
      id,
      placeholder: id,
      options: id === effects[0] ? shared : id === anchor ? numbered("x", [response[id] ?? ""]) : [],
    }));
    const content = { v: 1, scenario: "", stem: "", form: "dropdown", targets, anchor, anyOrder: true };
    return { type: "rationale", content, answer: { picked: response } };
  },
  any: (vector) => {
    const { optionIds } = z.object({ response: z.object({ optionIds: Ids }) }).parse(vector).response;
    return {
      type: "multi-select",
      content: { v: 1, stem: "", options: countOf("A", 5) },
      answer: { chosen: optionIds },
    };
  },
};

/** A question of that size, without other problems, by the exam's item type. */
const AUTHORED: Readonly<Record<string, (size: unknown) => Question & { solution: object }>> = {
  bowtie: (size) => {
    const Size = z.object({ actions: z.int(), conditions: z.int(), parameters: z.int() });
    const { actions, conditions, parameters } = Size.parse(size);
    const content = bowTieOf(countOf("a", actions), countOf("c", conditions), countOf("p", parameters));
    return question("clinical_decision", content, { condition: "c1", actions: ["a1", "a2"], parameters: ["p1", "p2"] });
  },
  dropdown_cloze: (size) => {
    const Size = z.object({ optionsPerDropdown: z._default(z.int(), 3), dropdowns: z._default(z.int(), 1) });
    const { optionsPerDropdown, dropdowns } = Size.parse(size);
    const names = countOf("d", dropdowns).map(({ id }) => id);
    const content = {
      stem: textWithGaps(names),
      scenario: SCENARIO,
      dropdowns: names.map((id) => ({ id, placeholder: id, options: countOf(`${id}-`, optionsPerDropdown) })),
    };
    return question("sentence_completion", content, {
      correct: Object.fromEntries(names.map((id) => [id, `${id}-1`])),
    });
  },
  dragdrop_cloze: (size) => {
    const { tokens } = z.object({ tokens: z.int() }).parse(size);
    const content = {
      stem: textWithGaps(["b1"]),
      scenario: SCENARIO,
      tokens: countOf("t", tokens),
      targets: [{ id: "b1", placeholder: "b1" }],
    };
    return question("dragdrop_cloze", content, { correct: { b1: "t1" }, interchangeable: [] });
  },
  multiple_response_sata: (size) => {
    const { options } = z.object({ options: z.int() }).parse(size);
    return question("multi-select", { options: countOf("o", options) }, { correct: ["o1", "o2"] });
  },
  matrix_multiple_choice: (size) => {
    const { rows, columns } = z.object({ rows: z.int(), columns: z.int() }).parse(size);
    const content = matrixOf("one", countOf("c", columns), countOf("r", rows));
    return question("matrix", content, { correct: Object.fromEntries(content.rows.map(({ id }) => [id, ["c1"]])) });
  },
  dropdown_rationale: (size) => {
    const { targets: count } = z.object({ targets: z.int() }).parse(size);
    const names = countOf("b", count).map(({ id }) => id);
    const targets = names.map((id) => ({ id, placeholder: id, options: countOf(`${id}-`, 3) }));
    const content = {
      stem: textWithGaps(names),
      scenario: SCENARIO,
      form: "dropdown",
      targets,
      anchor: "b1",
      anyOrder: false,
    };
    return question("rationale", content, { correct: Object.fromEntries(names.map((id) => [id, `${id}-1`])) });
  },
};

/** Outcome of one example. Throws a ZodError if its answer or size is not of the shape that its item type has. */
export function checkValidationVector(vector: ValidationVector): ValidationOutcome {
  const { itemType, authoring } = vector;
  const answered = authoring === undefined && Object.hasOwn(ANSWERED, itemType) ? ANSWERED[itemType] : undefined;
  const authored = authoring !== undefined && Object.hasOwn(AUTHORED, itemType) ? AUTHORED[itemType] : undefined;
  const got = answered ? verdictOnAnswer(answered(vector)) : authored && verdictOnQuestion(authored(authoring));
  if (got === undefined) return { kind: "not-applicable" };
  const isAsExpected = vector.expect === "dedupe_or_reject" ? got === "reject" : got === vector.expect;
  return isAsExpected ? { kind: "matched" } : { kind: "differed", got };
}

/** As in an adaptive test, which asks for a complete answer (P98). */
function verdictOnAnswer({ type, content, answer }: Question & { answer: object }): Verdict {
  const item = parseOpenItem({ type, content });
  if (parseAnswer(item, answer) === null) return "reject";
  return progressOf(withAnswer(item, answer)) === "complete" ? "accept" : "submit_disabled";
}

function verdictOnQuestion(body: Question): Verdict {
  const parsed = findQuestionBody(body);
  const levels = parsed ? problemsOf(parsed).map(({ level }) => level) : ["error"];
  if (levels.includes("error")) return "reject";
  return levels.includes("warning") ? "warn" : "accept";
}

function question(type: string, content: object, solution: object) {
  const texts = { v: 1, stem: "<p>Which is right?</p>" };
  return { type, content: { ...texts, ...content }, solution: { ...solution, rationale: "<p>It is right.</p>" } };
}

function matrixOf(selection: "one" | "many", columns: Options, rows: Options) {
  return { v: 1, stem: "<p>Which is right?</p>", selection, columns, rows };
}

function bowTieOf(actions: Options, conditions: Options, parameters: Options) {
  const chosen = { chooseActions: 2, chooseParameters: 2 };
  return { v: 1, scenario: SCENARIO, stem: "<p>Which is right?</p>", conditions, actions, parameters, ...chosen };
}

function textWithGaps(names: ReadonlyArray<string>): string {
  return `<p>It is right: ${names.map((name) => `[${name}]`).join(" and ")}.</p>`;
}

type Options = Array<{ id: string; text: string }>;

function countOf(prefix: string, count: number): Options {
  return Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index + 1}`,
    text: `Text ${prefix}${index + 1}`,
  }));
}

/** The given ids as options, and others up to five. */
function numbered(prefix: string, ids: ReadonlyArray<string>): Options {
  const given = [...new Set(ids)].map((id) => ({ id, text: `Text ${id}` }));
  const more = countOf(prefix, 5).filter(({ id }) => !ids.includes(id));
  return [...given, ...more.slice(0, Math.max(0, 5 - given.length))];
}
