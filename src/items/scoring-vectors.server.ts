/**
 * Worked examples of NCSBN's scoring rules, run through the product's own scorers. A file of them uses the exam's item types;
 * here they are mapped to ours.
 */
import { z } from "zod/mini";
import { parseAnswer, parseSolvedItem } from "./registry/models.ts";
import { scoreItem } from "./registry/scorers.server.ts";
import { type FloorScope, negativeThird, plusMinusOfParts, type Score, sumOf, UNSETTLED } from "./scoring-rules.ts";

/** One example: what was right (`key`), what was answered, and what that is worth. */
export const ScoringVector = z.looseObject({
  id: z.string(),
  itemType: z.string(),
  points: z.number(),
  max: z.number(),
});
export type ScoringVector = z.infer<typeof ScoringVector>;

export type VectorOutcome =
  | { kind: "matched" }
  /** `got` is what our scorer returned, or why it could not. */
  | { kind: "differed"; got: string }
  /** The product has neither the item type nor the rule. */
  | { kind: "not-applicable" };

/** Each once, however often it is named; null for none. */
const Ids = z.pipe(
  z.nullable(z.array(z.string())),
  z.transform((ids) => [...new Set(ids)]),
);
const IdsByName = z.record(z.string(), Ids);
type IdsByName = z.infer<typeof IdsByName>;
const IdByName = z.record(z.string(), z.nullable(z.string()));
const Floor = z.pipe(
  z.enum(["item", "group", "column", "row"]),
  z.transform((scope): FloorScope => (scope === "item" ? scope : "part")),
);

const Single = z.object({ key: z.string(), response: z.nullable(z.string()) });
const Several = z.object({ key: Ids, response: Ids, options: z.optional(Ids) });
const Grouped = z.object({
  key: IdsByName,
  response: IdsByName,
  options: z.optional(IdsByName),
  floorScope: z.optional(Floor),
});
const Placed = z.object({ key: z.record(z.string(), z.string()), response: IdByName });
const Cloze = z.extend(Placed, { interchangeable: z._default(z.array(z.array(z.string())), []) });
const BowTie = z.object({
  key: z.object({ actions: Ids, condition: Ids, parameters: Ids }),
  response: z.object({ actions: Ids, condition: Ids, parameters: Ids }),
});
const Rationale = z.extend(Placed, {
  itemType: z.string(),
  anchor: z._default(z.string(), "X"),
  interchangeable: z._default(z.array(z.array(z.string())), []),
});
const Ordered = z.object({ key: Ids, response: Ids });
const DECIMALS = ["whole", "tenth", "hundredth"] as const;
const Calculation = z.object({
  key: z.object({ value: z.number(), decimals: z.int(), tolerance: z.nullish(z.number()) }),
  response: z.union([
    z.string(),
    z.pipe(z.number(), z.transform(String)),
    z.pipe(
      z.null(),
      z.transform(() => ""),
    ),
  ]),
});
const HotSpot = z.object({ key: z.object({ region: z.string() }), response: z.nullable(z.string()) });
const Case = z.object({ key: z.array(z.number()), response: z.array(z.number()) });
const Paper = z.object({
  key: z.object({ questions: z.number() }),
  response: z.object({ right: z.number(), wrong: z.number() }),
});

/** How an example of that item type is scored; a type missing here is not applicable. Throws if it cannot be read. */
const SCORED: Readonly<Record<string, (vector: ScoringVector) => Score>> = {
  multiple_choice: (vector) => scoreSingle(Single.parse(vector)),
  multiple_response_sata: (vector) => scoreSelectAll(Several.parse(vector)),
  multiple_response_select_n: (vector) => scoreSelectN(Several.parse(vector)),
  multiple_response_grouping: (vector) => scoreGrouping(Grouped.parse(vector)),
  bowtie: (vector) => scoreBowTie(BowTie.parse(vector)),
  dropdown_cloze: (vector) => scoreDropDowns(Placed.parse(vector)),
  dropdown_table: (vector) => scoreTable(Placed.parse(vector)),
  matrix_multiple_choice: (vector) => scoreMatrixOfOne(Placed.parse(vector)),
  matrix_multiple_response: (vector) => scoreMatrixOfMany(Grouped.parse(vector)),
  dropdown_rationale_dyad: (vector) => scoreRationale(Rationale.parse(vector)),
  dragdrop_rationale_dyad: (vector) => scoreRationale(Rationale.parse(vector)),
  dropdown_rationale_triad: (vector) => scoreRationale(Rationale.parse(vector)),
  dragdrop_rationale_triad: (vector) => scoreRationale(Rationale.parse(vector)),
  dragdrop_cloze: (vector) => scoreCloze(Cloze.parse(vector)),
  highlight_text: (vector) => scoreHighlightText(Several.parse(vector)),
  highlight_table: (vector) => scoreHighlightTable(Grouped.parse(vector)),
  ordered_response: (vector) => scoreOrder(Ordered.parse(vector)),
  fill_in_calculation: (vector) => scoreCalculation(Calculation.parse(vector)),
  hot_spot: (vector) => scoreHotSpot(HotSpot.parse(vector)),
  pte_mc_multiple_answers: (vector) => scoreSelectAll(Several.parse(vector)),
  case_study: (vector) => scoreCase(Case.parse(vector)),
  norcet_paper: (vector) => scorePaper(Paper.parse(vector)),
};

/** True if the product has the item type or at least its rule. */
export function isApplicable(itemType: string): boolean {
  return Object.hasOwn(SCORED, itemType);
}

/** The result of our scorers for one example. Never throws: an example that cannot be read counts as different. */
export function checkVector(vector: ScoringVector): VectorOutcome {
  const score = isApplicable(vector.itemType) ? SCORED[vector.itemType] : undefined;
  if (!score) return { kind: "not-applicable" };
  // A field that is null is not given, except the response: none is a blank answer.
  const given = Object.entries(vector).filter(([name, value]) => value !== null || name === "response");
  try {
    const { earned, max } = score(ScoringVector.parse(Object.fromEntries(given)));
    const isSame = isSamePoints(earned, vector.points) && max === vector.max;
    return isSame ? { kind: "matched" } : { kind: "differed", got: `${earned}/${max}` };
  } catch (error) {
    return { kind: "differed", got: reasonOf(error) };
  }
}

/** A paper's points are thirds, which a file can only give rounded. */
function isSamePoints(earned: number, points: number): boolean {
  return Math.abs(earned - points) < 0.000_001;
}

function scoreSingle({ key, response }: z.infer<typeof Single>): Score {
  const content = { v: 1, stem: "", options: named([key, response ?? key]) };
  return scoreOurs("text", content, { correct: key, rationale: "" }, { chosen: response });
}

function scoreSelectAll({ key, response, options }: z.infer<typeof Several>): Score {
  const content = { v: 1, stem: "", options: named(options ?? [...key, ...response]) };
  return scoreOurs("multi-select", content, { correct: key, rationale: "" }, { chosen: response });
}

function scoreSelectN({ key, response, options }: z.infer<typeof Several>): Score {
  const choices = named(options ?? [...key, ...response]);
  const content = { v: 1, scenario: "", stem: "", options: choices, choose: key.length };
  return scoreOurs("prioritize_hypothesis", content, { correct: key, rationale: "" }, { chosen: response });
}

function scoreGrouping({ key, response, options, floorScope }: z.infer<typeof Grouped>): Score {
  const { scope } = UNSETTLED.groupingFloor;
  if (floorScope !== undefined && floorScope !== scope) return scoreParts(key, response, floorScope);
  const groups = namesOf(options ?? { ...key, ...response }).map((group) => ({
    id: group,
    title: group,
    options: named(inGroup(group, options?.[group] ?? [...(key[group] ?? []), ...(response[group] ?? [])])),
  }));
  const solution = { correct: inGroups(key), rationale: "" };
  return scoreOurs("grouping", { v: 1, stem: "", groups }, solution, { chosen: inGroups(response) });
}

/** An example may say where its floor is, which no source settles; one with another floor than ours is run through the rule alone. */
function scoreParts(key: IdsByName, response: IdsByName, floor: FloorScope): Score {
  const parts = namesOf({ ...key, ...response }).map((name) => ({
    picked: inGroup(name, response[name] ?? []),
    correct: inGroup(name, key[name] ?? []),
  }));
  return plusMinusOfParts(parts, floor);
}

function inGroups(ids: IdsByName): string[] {
  return namesOf(ids).flatMap((name) => inGroup(name, ids[name] ?? []));
}

function scoreBowTie({ key, response }: z.infer<typeof BowTie>): Score {
  if (response.condition.length > 1) throw new Error("a bow-tie has one condition");
  const content = {
    v: 1,
    scenario: "",
    stem: "",
    conditions: named([...key.condition, ...response.condition]),
    actions: named([...key.actions, ...response.actions]),
    parameters: named([...key.parameters, ...response.parameters]),
    chooseActions: key.actions.length,
    chooseParameters: key.parameters.length,
  };
  const solution = { condition: key.condition[0], actions: key.actions, parameters: key.parameters, rationale: "" };
  const answer = { ...response, condition: response.condition[0] ?? null };
  return scoreOurs("clinical_decision", content, solution, answer);
}

function scoreDropDowns({ key, response }: z.infer<typeof Placed>): Score {
  const dropdowns = namesOf(key).map((name) => ({
    id: name,
    placeholder: name,
    options: named([key[name], response[name]].flatMap((id) => id ?? [])),
  }));
  const content = { v: 1, scenario: "", stem: "", dropdowns };
  return scoreOurs("sentence_completion", content, { correct: key, rationale: "" }, { picked: filled(response) });
}

function scoreCloze({ key, response, interchangeable }: z.infer<typeof Cloze>): Score {
  const tokens = named([...Object.values(key), ...Object.values(filled(response))]);
  const targets = namesOf(key).map((name) => ({ id: name, placeholder: name }));
  const [group = [], ...more] = interchangeable;
  if (more.length > 0) throw new Error("a question has one group of interchangeable targets");
  const solution = { correct: key, interchangeable: group, rationale: "" };
  return scoreOurs("dragdrop_cloze", { v: 1, scenario: "", stem: "", tokens, targets }, solution, {
    placed: filled(response),
  });
}

function scoreTable({ key, response }: z.infer<typeof Placed>): Score {
  const rows = namesOf(key).map((name) => ({
    id: name,
    text: name,
    options: named([key[name], response[name]].flatMap((id) => id ?? [])),
  }));
  const content = { v: 1, stem: "", headings: { rows: "", choices: "" }, rows };
  return scoreOurs("dropdown_table", content, { correct: key, rationale: "" }, { picked: filled(response) });
}

function scoreMatrixOfOne({ key, response }: z.infer<typeof Placed>): Score {
  const columns = [...Object.values(key), ...Object.values(filled(response))];
  const content = { v: 1, stem: "", selection: "one", columns: named(columns), rows: named(namesOf(key)) };
  const listed = (cells: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(cells).map(([row, column]) => [row, [column]]));
  const solution = { correct: listed(key), rationale: "" };
  return scoreOurs("matrix", content, solution, { chosen: listed(filled(response)) });
}

function scoreMatrixOfMany({ key, response }: z.infer<typeof Grouped>): Score {
  const rows = [...Object.values(key), ...Object.values(response)].flat();
  const content = {
    v: 1,
    stem: "",
    selection: "many",
    columns: named(namesOf({ ...key, ...response })),
    rows: named(rows),
  };
  const byRow = (cells: z.infer<typeof IdsByName>) => {
    const columnsOf = (row: string) => namesOf(cells).filter((column) => cells[column]?.includes(row));
    return Object.fromEntries([...new Set(Object.values(cells).flat())].map((row) => [row, columnsOf(row)]));
  };
  return scoreOurs("matrix", content, { correct: byRow(key), rationale: "" }, { chosen: byRow(response) });
}

function scoreRationale({ itemType, key, response, anchor, interchangeable }: z.infer<typeof Rationale>): Score {
  const names = namesOf(key);
  const count = itemType.endsWith("_dyad") ? 2 : 3;
  if (names.length !== count) throw new Error(`${itemType} has ${count} targets`);
  const effects = names.filter((name) => name !== anchor);
  const anyOrder = interchangeable.some((group) => effects.every((name) => group.includes(name)));
  // What effects in any order offer is one list: its ids stand with the first of them, but for what is right in another.
  const right = new Set(Object.values(key));
  const wrong = (name: string) =>
    anyOrder && name !== anchor
      ? name === effects[0]
        ? effects.flatMap((effect) => response[effect] ?? [])
        : []
      : [response[name] ?? []].flat();
  const inTarget = (name: string, id: string) => (anyOrder && name !== anchor ? id : `${name}/${id}`);
  const targets = names.map((name) => ({
    id: name,
    placeholder: name,
    options: [
      ...new Set([key[name] ?? "", ...wrong(name).filter((id) => !anyOrder || name === anchor || !right.has(id))]),
    ].map((id) => ({ id: inTarget(name, id), text: id })),
  }));
  const named = (ids: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, inTarget(name, id)]));
  const form = itemType.startsWith("dragdrop") ? "dragdrop" : "dropdown";
  const content = { v: 1, scenario: "", stem: "", form, targets, anchor, anyOrder };
  return scoreOurs("rationale", content, { correct: named(key), rationale: "" }, { picked: named(filled(response)) });
}

function scoreHighlightText({ key, response, options }: z.infer<typeof Several>): Score {
  const content = { v: 1, stem: "", note: named(options ?? [...key, ...response]) };
  return scoreOurs("highlight_text", content, { correct: key, rationale: "" }, { chosen: response });
}

function scoreHighlightTable({ key, response, floorScope }: z.infer<typeof Grouped>): Score {
  const { scope } = UNSETTLED.highlightTableFloor;
  if (floorScope !== undefined && floorScope !== scope) return scoreParts(key, response, floorScope);
  const rows = namesOf({ ...key, ...response }).map((row) => ({
    id: row,
    title: row,
    findings: named(inGroup(row, [...(key[row] ?? []), ...(response[row] ?? [])])).map(({ id, text }) => ({
      id: id.startsWith(`${row}/`) ? id : `${row}/${id}`,
      text,
    })),
  }));
  const content = { v: 1, stem: "", titleHeading: "", findingsHeading: "", rows };
  const solution = { correct: inGroups(key), rationale: "" };
  return scoreOurs("highlight_table", content, solution, { chosen: inGroups(response) });
}

function scoreOrder({ key, response }: z.infer<typeof Ordered>): Score {
  const content = { v: 1, stem: "", items: named(key).toReversed() };
  return scoreOurs("ordered_response", content, { correct: key, rationale: "" }, { order: response });
}

function scoreCalculation({ key, response }: z.infer<typeof Calculation>): Score {
  const content = { v: 1, stem: "", unit: "", rounding: DECIMALS[key.decimals] ?? "none" };
  const solution = { value: String(key.value), tolerance: String(key.tolerance ?? ""), rationale: "" };
  return scoreOurs("calculation", content, solution, { entry: response });
}

function scoreHotSpot({ key: { region }, response }: z.infer<typeof HotSpot>): Score {
  const picture = { src: "", alt: "", width: 0, height: 0 };
  const places = named([region, response ?? region]).map((place) => ({
    ...place,
    left: 0,
    top: 0,
    width: 9,
    height: 9,
  }));
  const content = { v: 1, stem: "", picture, places };
  return scoreOurs("hot_spot", content, { correct: region, rationale: "" }, { chosen: response });
}

/** `key` is what each question is worth, `response` what it earned. */
function scoreCase({ key, response }: z.infer<typeof Case>): Score {
  if (key.length !== response.length) throw new Error("a case has points for each of its questions");
  return sumOf(key.map((max, index) => ({ earned: response[index] ?? 0, max })));
}

function scorePaper({ key, response }: z.infer<typeof Paper>): Score {
  const { thirds, maxThirds } = negativeThird({ ...response, questions: key.questions });
  return { earned: thirds / 3, max: maxThirds / 3 };
}

/** Through the parsers and the scorer of an item type, like a student's answer. Throws if the answer would be refused. */
function scoreOurs(type: string, content: unknown, solution: unknown, answer: unknown): Score {
  const item = parseSolvedItem({ type, content, solution, answer });
  if (parseAnswer(item, answer) === null) throw new Error("the answer does not fit the question and is refused");
  return scoreItem(item);
}

/** Options with their ids as texts; at least two, as a list of options requires. */
function named(ids: ReadonlyArray<string>): Array<{ id: string; text: string }> {
  const distinct = [...new Set(ids)];
  const more = ["another", "yet another"]
    .filter((id) => !distinct.includes(id))
    .slice(0, Math.max(0, 2 - distinct.length));
  return [...distinct, ...more].map((id) => ({ id, text: id }));
}

function inGroup(group: string, ids: ReadonlyArray<string>): string[] {
  return ids.map((id) => `${group}/${id}`);
}

function namesOf(record: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(record);
}

function filled(cells: z.infer<typeof IdByName>): Record<string, string> {
  return Object.fromEntries(Object.entries(cells).flatMap(([name, id]) => (id === null ? [] : [[name, id]])));
}

function reasonOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    return `cannot be read: ${issue ? `${issue.path.join(".")}: ${issue.message}` : "malformed"}`;
  }
  return error instanceof Error ? error.message : String(error);
}
