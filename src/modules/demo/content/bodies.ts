/**
 * Questions as the files of the demo content write them: compact, with texts where the stored body has ids. One function for each item
 * type.
 */
import { type Piece, spansOf } from "../../../items/highlight.ts";
import { type Option, optionsOf } from "../../../items/options.ts";
import type { QuestionBody } from "../../../items/registry/models.ts";
import { highlighted } from "./highlighted.ts";

/** A number to be worked out, exact to what students are told of rounding. */
export function calculation(written: {
  stem: string;
  value: string;
  unit: string;
  rounding: "whole" | "tenth";
  rationale: string;
}): QuestionBody<"calculation"> {
  const { stem, value, unit, rounding, rationale } = written;
  return {
    type: "calculation",
    content: { v: 1, stem, unit, rounding },
    solution: { value, tolerance: "", rationale },
  };
}

const BOW_TIE_STEM =
  "<p>Complete the bow-tie: the condition the client is most likely experiencing, <strong>2</strong> actions the nurse should take to address it, and <strong>2</strong> parameters the nurse should monitor.</p>";

/** Texts, each with whether it is right. */
type Marked = Readonly<Record<string, boolean>>;

/** The three lists with what is right in each; the bow-tie has a slot for each right one. */
export function bowTie(written: {
  scenario: string;
  conditions: Marked;
  actions: Marked;
  parameters: Marked;
  rationale: string;
}): QuestionBody<"clinical_decision"> {
  const conditions = listOf(written.conditions, "c");
  const actions = listOf(written.actions, "a");
  const parameters = listOf(written.parameters, "p");
  return {
    type: "clinical_decision",
    content: {
      v: 1,
      stem: BOW_TIE_STEM,
      scenario: written.scenario,
      conditions: conditions.options,
      actions: actions.options,
      parameters: parameters.options,
      chooseActions: actions.correct.length,
      chooseParameters: parameters.correct.length,
    },
    solution: {
      condition: conditions.correct[0] ?? "",
      actions: actions.correct,
      parameters: parameters.correct,
      rationale: written.rationale,
    },
  };
}

function listOf(marked: Marked, prefix: string) {
  const options = optionsOf(Object.keys(marked), prefix);
  return { options, correct: options.filter(({ text }) => marked[text]).map(({ id }) => id) };
}

type Cloze = {
  scenario: string;
  stem: string;
  /** Each blank of the stem in its order: its placeholder and what belongs there. */
  blanks: ReadonlyArray<readonly [placeholder: string, right: string]>;
  /** Blanks with this placeholder are. */
  interchangeable?: string;
  /** The choices that belong nowhere. */
  others: ReadonlyArray<string>;
  rationale: string;
};

/** The choices stand in the order of the alphabet. */
export function dragdropCloze(cloze: Cloze): QuestionBody<"dragdrop_cloze"> {
  const { scenario, stem, blanks, interchangeable, others, rationale } = cloze;
  const tokens = optionsOf([...blanks.map(([, right]) => right), ...others].toSorted(), "t");
  const targets = blanks.map(([placeholder], index) => ({ id: `target-${index + 1}`, placeholder }));
  return {
    type: "dragdrop_cloze",
    content: { v: 1, scenario, stem, tokens, targets },
    solution: {
      correct: Object.fromEntries(
        targets.map(({ id }, index) => [id, tokens.find(({ text }) => text === blanks[index]?.[1])?.id ?? ""]),
      ),
      interchangeable: targets.filter(({ placeholder }) => placeholder === interchangeable).map(({ id }) => id),
      rationale,
    },
  };
}

type WrittenRow = { text: string; options: readonly string[]; right: string };

/** Each row with its options and the right one of them. */
export function dropdownTable(written: {
  stem: string;
  headings: { rows: string; choices: string };
  rows: readonly WrittenRow[];
  rationale: string;
}): QuestionBody<"dropdown_table"> {
  const { stem, headings, rationale } = written;
  const rows = written.rows.map(({ text, options }, index) => ({
    id: `row-${index + 1}`,
    text,
    options: optionsOf(options),
  }));
  const rightIds = rows.map(({ id, options }, index) => {
    const right = options.find(({ text }) => text === written.rows[index]?.right);
    return [id, right?.id ?? ""];
  });
  return {
    type: "dropdown_table",
    content: { v: 1, stem, headings, rows },
    solution: { correct: Object.fromEntries(rightIds), rationale },
  };
}

/** `rows` are the texts by the heading of their row. */
export function highlightTable(
  stem: string,
  [titleHeading, findingsHeading]: readonly [string, string],
  rows: Readonly<Record<string, string>>,
  rationale: string,
): QuestionBody<"highlight_table"> {
  const read: Array<{ title: string; pieces: Piece[]; correct: string[] }> = [];
  for (const [title, text] of Object.entries(rows)) {
    const taken = read.flatMap(({ pieces }) => spansOf(pieces));
    read.push({ title, ...highlighted(text, taken) });
  }
  return {
    type: "highlight_table",
    content: {
      v: 1,
      stem,
      titleHeading,
      findingsHeading,
      rows: read.map(({ title, pieces }, index) => ({ id: `r${index + 1}`, title, findings: pieces })),
    },
    solution: { correct: read.flatMap(({ correct }) => correct), rationale },
  };
}

/** `text` is the note, with brackets as `highlighted` reads them. */
export function highlightText(stem: string, text: string, rationale: string): QuestionBody<"highlight_text"> {
  const { pieces: note, correct } = highlighted(text);
  return { type: "highlight_text", content: { v: 1, stem, note }, solution: { correct, rationale } };
}

/** The right place begins with a plus, each other one with a minus; where it is, is in percent of the picture. */
export function hotSpot({
  stem,
  picture,
  places: written,
  rationale,
}: {
  stem: string;
  picture: QuestionBody<"hot_spot">["content"]["picture"];
  places: ReadonlyArray<readonly [text: string, left: number, top: number, width: number, height: number]>;
  rationale: string;
}): QuestionBody<"hot_spot"> {
  const places = written.map(([text, left, top, width, height], index) => ({
    ...{ id: `p${index + 1}`, text: text.slice(1) },
    ...{ left, top, width, height },
  }));
  const correct = `p${written.findIndex(([text]) => text.startsWith("+")) + 1}`;
  return { type: "hot_spot", content: { v: 1, stem, picture, places }, solution: { correct, rationale } };
}

/** Each location by its title, in the order in which students see them. */
export function locationBased(
  stem: string,
  locations: Readonly<Record<string, Marked>>,
  rationale: string,
): QuestionBody<"location_based"> {
  const { groups, correct } = groupsOf(locations, "l");
  return {
    type: "location_based",
    content: { v: 1, stem, locations: groups },
    solution: { correct, rationale },
  };
}

/** Each group by its heading, in the order in which students see them. */
export function grouping(
  stem: string,
  written: Readonly<Record<string, Marked>>,
  rationale: string,
): QuestionBody<"grouping"> {
  const { groups, correct } = groupsOf(written, "g");
  return { type: "grouping", content: { v: 1, stem, groups }, solution: { correct, rationale } };
}

function groupsOf(written: Readonly<Record<string, Marked>>, prefix: string) {
  const all = optionsOf(Object.values(written).flatMap((options) => Object.keys(options)));
  const isRight = Object.values(written).flatMap((options) => Object.values(options));
  let taken = 0;
  const groups = Object.entries(written).map(([title, options], index) => {
    const first = taken;
    taken += Object.keys(options).length;
    return { id: `${prefix}${index + 1}`, title, options: all.slice(first, taken) };
  });
  return { groups, correct: all.filter((_option, index) => isRight[index]).map(({ id }) => id) };
}

/** `rows` are the texts, each with the headings of the columns that are right in it. */
export function matrix<Heading extends string>(
  selection: "one" | "many",
  stem: string,
  headings: ReadonlyArray<Heading>,
  rows: Readonly<Record<string, ReadonlyArray<Heading>>>,
  rationale: string,
): QuestionBody<"matrix"> {
  const columns = optionsOf(headings, "c");
  const listed = optionsOf(Object.keys(rows), "r");
  const right = listed.map(({ id, text }) => [
    id,
    columns
      .filter((_column, index) => rows[text]?.some((heading) => heading === headings[index]))
      .map((column) => column.id),
  ]);
  return {
    type: "matrix",
    content: { v: 1, stem, selection, columns, rows: listed },
    solution: { correct: Object.fromEntries(right), rationale },
  };
}

/** `actions` are the texts, each with whether it is appropriate. */
export function nursingAction(
  scenario: string,
  stem: string,
  actions: Marked,
  rationale: string,
): QuestionBody<"nursing_action"> {
  const { options, correct } = listOf(actions, "a");
  return {
    type: "nursing_action",
    content: { v: 1, scenario, stem, actions: options },
    solution: { appropriate: correct, rationale },
  };
}

/** `steps` are in the right order; `shown` says by their numbers how students see them before any is placed. */
export function orderedResponse(written: {
  stem: string;
  steps: readonly string[];
  shown: readonly number[];
  rationale: string;
}): QuestionBody<"ordered_response"> {
  const { stem, steps, shown, rationale } = written;
  const items = optionsOf(shown.map((number) => steps[number - 1] ?? ""));
  const right = steps.flatMap((step): Option[] => items.filter(({ text }) => text === step));
  return {
    type: "ordered_response",
    content: { v: 1, stem, items },
    solution: { correct: right.map(({ id }) => id), rationale },
  };
}

/** The hypotheses with what is right among them; as many are to be chosen. */
export function prioritizeHypothesis(
  scenario: string,
  stem: string,
  hypotheses: Marked,
  rationale: string,
): QuestionBody<"prioritize_hypothesis"> {
  const { options, correct } = listOf(hypotheses, "o");
  return {
    type: "prioritize_hypothesis",
    content: { v: 1, stem, scenario, options, choose: correct.length },
    solution: { correct, rationale },
  };
}

type WrittenBlank = { placeholder: string; options: readonly string[]; right: string };

/** The blanks in the order of the brackets; the first is what the others depend on. */
export function rationaleSentence(written: {
  form: "dropdown" | "dragdrop";
  anyOrder?: boolean;
  scenario: string;
  stem: string;
  blanks: readonly [WrittenBlank, WrittenBlank, WrittenBlank?];
  rationale: string;
}): QuestionBody<"rationale"> {
  const { form, anyOrder = false, scenario, stem, rationale } = written;
  const blanks = written.blanks.filter((blank) => blank !== undefined);
  const targets = blanks.map(({ placeholder, options }, index) => ({
    id: `target-${index + 1}`,
    placeholder,
    options: optionsOf(options, `t${index + 1}-`),
  }));
  const rightIds = targets.map(({ id, options }, index) => {
    const right = options.find(({ text }) => text === blanks[index]?.right);
    return [id, right?.id ?? ""];
  });
  return {
    type: "rationale",
    content: { v: 1, scenario, stem, form, targets, anchor: "target-1", anyOrder },
    solution: { correct: Object.fromEntries(rightIds), rationale },
  };
}

/** `findings` are the texts, each with whether it is expected. */
export function recognizeCues(
  scenario: string,
  stem: string,
  findings: Marked,
  rationale: string,
): QuestionBody<"recognize_cues"> {
  const { options, correct } = listOf(findings, "f");
  return {
    type: "recognize_cues",
    content: { v: 1, scenario, stem, findings: options },
    solution: { expected: correct, rationale },
  };
}

type Words = Readonly<Record<string, string>>;

/** The drop-downs by their placeholders, in the order of the brackets. */
export function sentenceCompletion(written: {
  scenario: string;
  stem: string;
  dropdowns: Readonly<Record<string, readonly string[]>>;
  correct: Words;
  rationale: string;
}): QuestionBody<"sentence_completion"> {
  const { scenario, stem, correct, rationale } = written;
  const dropdowns = Object.entries(written.dropdowns).map(([placeholder, texts], index) => ({
    id: `dropdown-${index + 1}`,
    placeholder,
    options: optionsOf(texts),
  }));
  const rightIds = dropdowns.map(({ id, placeholder, options }) => {
    const right = options.find(({ text }) => text === correct[placeholder]);
    return [id, right?.id ?? ""];
  });
  return {
    type: "sentence_completion",
    content: { v: 1, scenario, stem, dropdowns },
    solution: { correct: Object.fromEntries(rightIds), rationale },
  };
}
