/** What keeps a stimulus from being published, and what its author should look at again. Pure, for both sides. */
import { stimulusTexts } from "../../content/en/stimuli.ts";
import { isBlankHtml, plainText } from "../../core/html.ts";
import { hasImageWithoutAlternative } from "../../core/image-address.ts";
import { foldedCase } from "../../core/plain-text.ts";
import type { Problem } from "../../items/contract.ts";
import { outlineOf } from "../../items/registry/authoring.ts";
import { errorsIn } from "../questions/forms.ts";
import { JUDGMENT_STEPS } from "../questions/taxonomy.ts";
import type { Exhibit, Note, StimulusContent, Table } from "./content.ts";
import type { StimulusDraft, StimulusQuestion } from "./draft.ts";
import { recordAt } from "./record.ts";
import { questionCountOfKind, type StimulusKind } from "./rules.ts";

const { problems: texts, tabs, warnings } = stimulusTexts;

/** Shorter words stand in too many questions to give anything away. */
const TELLING_LENGTH = 6;

/** Errors and warnings of a stimulus of that kind, in display order. `at` is a path such as `content.exhibits.0.title`. */
export function problemsOfStimulus(kind: StimulusKind, draft: StimulusDraft): Problem[] {
  return [
    ...problemsOfContent(kind, draft.content),
    ...problemsOfQuestions(kind, draft.questions),
    ...warningsOfEntries(kind, draft),
    ...(kind === "case" ? warningsOfSteps(draft.questions) : []),
    ...warningsOfGiveaways(draft.questions),
  ];
}

const error = (at: string, message: string): Problem => ({ level: "error", at, message });
const warning = (at: string, message: string): Problem => ({ level: "warning", at, message });

function problemsOfContent(kind: StimulusKind, { client, exhibits }: StimulusContent): Problem[] {
  const found: Problem[] = [];
  if (client.trim() === "") {
    found.push(error("content.client", kind === "passage" ? texts.clientMissing.passage : texts.clientMissing.record));
  }
  if (exhibits.length === 0) found.push(error("content.exhibits", texts.noExhibit));
  for (const [index, exhibit] of exhibits.entries()) {
    found.push(...problemsOfExhibit(kind, exhibit, index, nameOfTab(kind, exhibits, index)));
  }
  const hasTimes = exhibits.some((exhibit) => exhibit.kind === "measures" && exhibit.entries.length >= 2);
  if (kind === "trend" && !hasTimes) found.push(error("content.exhibits", texts.tooFewTimes));
  return found;
}

/** The words for a tab: its title, else its number; empty for the only text of a passage without a title. */
function nameOfTab(kind: StimulusKind, exhibits: StimulusContent["exhibits"], index: number): string {
  const title = exhibits[index]?.title.trim();
  if (title) return tabs.named(title);
  if (kind !== "passage") return tabs.unnamed(index + 1);
  return exhibits.length > 1 ? tabs.unnamedText(index + 1) : "";
}

function problemsOfExhibit(kind: StimulusKind, exhibit: Exhibit, index: number, tab: string): Problem[] {
  const at = `content.exhibits.${index}`;
  const found: Problem[] = [];
  // A passage is one text: it has no tabs to choose from.
  if (exhibit.title.trim() === "" && kind !== "passage") {
    found.push(error(`${at}.title`, texts.exhibitTitleMissing(index + 1)));
  }
  if (exhibit.entries.length === 0) found.push(error(at, texts.noEntry(tab)));
  switch (exhibit.kind) {
    case "notes":
      for (const [nth, note] of exhibit.entries.entries()) {
        if (isBlankNote(note)) found.push(error(`${at}.entries.${nth}`, texts.entryBlank(tab, nth + 1)));
        else if (isBlankTable(note.table)) found.push(error(`${at}.entries.${nth}`, texts.tableBlank(tab, nth + 1)));
        const isUndescribed = hasImageWithoutAlternative(note.text) || note.picture?.alt.trim() === "";
        if (isUndescribed) found.push(error(`${at}.entries.${nth}`, texts.noAlternative(tab, nth + 1)));
      }
      return found;
    case "measures":
      if (exhibit.measures.length === 0) found.push(error(at, texts.noMeasure(tab)));
      for (const [nth, { name }] of exhibit.measures.entries()) {
        if (name.trim() === "") found.push(error(`${at}.measures.${nth}`, texts.measureUnnamed(tab, nth + 1)));
      }
      for (const [nth, { values }] of exhibit.entries.entries()) {
        if (isBlankReading(values)) found.push(error(`${at}.entries.${nth}`, texts.timeBlank(tab, nth + 1)));
      }
      return found;
    default:
      return exhibit satisfies never;
  }
}

/** The numbers of the tabs in which nothing can be read, 1 for the first. */
export function emptyTabsOf({ exhibits }: StimulusContent): number[] {
  return exhibits.flatMap((exhibit, index) => (isEmptyTab(exhibit) ? [index + 1] : []));
}

function isEmptyTab(exhibit: Exhibit): boolean {
  switch (exhibit.kind) {
    case "notes":
      return exhibit.entries.every(isBlankNote);
    case "measures":
      return exhibit.entries.every(({ values }) => isBlankReading(values));
    default:
      return exhibit satisfies never;
  }
}

function isBlankReading(values: Readonly<Record<string, string>>): boolean {
  return Object.values(values).every((value) => value.trim() === "");
}

function isBlankNote({ text, table, picture }: Note): boolean {
  return isBlankHtml(text) && !/<img\b/.test(text) && (table === null || isBlankTable(table)) && picture === null;
}

/** True for a table of empty cells, as a new one is. */
function isBlankTable(table: Table | null): boolean {
  return table !== null && [...table.headings, ...table.rows.flat()].every((cell) => cell.trim() === "");
}

function problemsOfQuestions(kind: StimulusKind, questions: ReadonlyArray<StimulusQuestion>): Problem[] {
  const wanted = questionCountOfKind(kind);
  const found: Problem[] = [];
  if (kind === "case" && wanted !== null && questions.length !== wanted) {
    found.push(error("questions", texts.questionCount(wanted, questions.length)));
  }
  if (questions.length === 0 && kind !== "case") found.push(error("questions", texts.noQuestion));
  if (kind === "trend" && questions.length > 1) found.push(error("questions", texts.oneQuestion(questions.length)));
  for (const [index, { body }] of questions.entries()) {
    const [first] = errorsIn(body);
    if (first) found.push(error(`questions.${index}`, texts.questionWrong(index + 1, first.message)));
  }
  return found;
}

function warningsOfEntries(stimulus: StimulusKind, { content, questions }: StimulusDraft): Problem[] {
  if (questions.length === 0 || content.exhibits.length === 0) return [];
  // Those that are still to be written will show it.
  const last = Math.max(questions.length, questionCountOfKind(stimulus) ?? 0);
  const found = content.exhibits.flatMap(({ kind, entries }, index) => {
    const tab = nameOfTab(stimulus, content.exhibits, index);
    const neverVisible = kind === "measures" ? warnings.timeNeverVisible : warnings.neverVisible;
    return entries.flatMap(({ from }, nth) =>
      from > last ? [warning(`content.exhibits.${index}.entries.${nth}`, neverVisible(tab, nth + 1, from))] : [],
    );
  });
  const isEmpty = recordAt(content, 1).exhibits.length === 0;
  return isEmpty ? [warning("content.exhibits", warnings.nothingAtFirst), ...found] : found;
}

function warningsOfSteps(questions: ReadonlyArray<StimulusQuestion>): Problem[] {
  let highest = -1;
  return questions.flatMap(({ judgmentStep }, index): Problem[] => {
    const at = `questions.${index}`;
    if (judgmentStep === null) return [warning(at, warnings.noStep(index + 1))];
    const step = JUDGMENT_STEPS.indexOf(judgmentStep);
    const isKnown = questions.slice(0, index).some((earlier) => earlier.judgmentStep === judgmentStep);
    const isBack = step < highest;
    highest = Math.max(highest, step);
    if (isKnown) return [warning(at, warnings.stepTwice(index + 1))];
    return isBack ? [warning(at, warnings.stepsOutOfOrder(index + 1))] : [];
  });
}

/** An earlier question that says the right answer of a later one, where the later one does not say it itself. */
function warningsOfGiveaways(questions: ReadonlyArray<StimulusQuestion>): Problem[] {
  const said = questions.map(({ body }) => ({
    stem: foldedCase(plainText(body.content.stem)),
    // An order and an entry name nothing by which they could be given away.
    right: outlineOf(body).parts.flatMap(({ asks, choices }) =>
      asks === undefined ? choices.flatMap(({ text, isRight }) => (isRight ? [text] : [])) : [],
    ),
  }));
  return said.flatMap(({ right, stem }, later) =>
    said.slice(0, later).flatMap(({ stem: earlierStem }, earlier): Problem[] => {
      const words = right.find((text) => {
        const folded = foldedCase(text);
        return folded.length >= TELLING_LENGTH && earlierStem.includes(folded) && !stem.includes(folded);
      });
      return words === undefined
        ? []
        : [warning(`questions.${earlier}`, warnings.givesAway(earlier + 1, later + 1, words))];
    }),
  );
}
