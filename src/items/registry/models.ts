/**
 * The list of item types. Add a line here and the compiler names every other file that needs one.
 * Rows of the database become items only in the two parsers below, field by field.
 */
import type { AnswerOf, ContentOf, ItemModel, SolutionOf } from "../contract.ts";
import { arrangeBy, speakOfEachOther } from "../option-order.ts";
import { calculation } from "../types/calculation/model.ts";
import { clinicalDecision } from "../types/clinical-decision/model.ts";
import { dragdropCloze } from "../types/dragdrop-cloze/model.ts";
import { dropdownTable } from "../types/dropdown-table/model.ts";
import { grouping } from "../types/grouping/model.ts";
import { highlightTable } from "../types/highlight-table/model.ts";
import { highlightText } from "../types/highlight-text/model.ts";
import { hotSpot } from "../types/hot-spot/model.ts";
import { locationBased } from "../types/location-based/model.ts";
import { matrix } from "../types/matrix/model.ts";
import { multiSelect } from "../types/multi-select/model.ts";
import { nursingAction } from "../types/nursing-action/model.ts";
import { orderedResponse } from "../types/ordered-response/model.ts";
import { prioritizeHypothesis } from "../types/prioritize-hypothesis/model.ts";
import { rationale } from "../types/rationale/model.ts";
import { recognizeCues } from "../types/recognize-cues/model.ts";
import { sentenceCompletion } from "../types/sentence-completion/model.ts";
import { text } from "../types/text/model.ts";

export const itemModels = {
  text,
  "multi-select": multiSelect,
  location_based: locationBased,
  nursing_action: nursingAction,
  prioritize_hypothesis: prioritizeHypothesis,
  clinical_decision: clinicalDecision,
  sentence_completion: sentenceCompletion,
  recognize_cues: recognizeCues,
  matrix,
  highlight_text: highlightText,
  highlight_table: highlightTable,
  dragdrop_cloze: dragdropCloze,
  rationale,
  dropdown_table: dropdownTable,
  grouping,
  ordered_response: orderedResponse,
  calculation,
  hot_spot: hotSpot,
};

export type ItemType = keyof typeof itemModels;

export type Contents = { [T in ItemType]: ContentOf<(typeof itemModels)[T]> };
export type Solutions = { [T in ItemType]: SolutionOf<(typeof itemModels)[T]> };
export type Answers = { [T in ItemType]: AnswerOf<(typeof itemModels)[T]> };

/** Each model with its own types; every other registry must have an entry for each of these, too. */
export type Models = { [T in ItemType]: ItemModel<Contents[T], Solutions[T], Answers[T]> };

/** A question as a student sees it. There is no `solution` field to forget. */
export type OpenItem<T extends ItemType = ItemType> = {
  [N in T]: { type: N; content: Contents[N]; answer: Answers[N] };
}[T];

/** A question as its author holds it. */
export type QuestionBody<T extends ItemType = ItemType> = {
  [N in T]: { type: N; content: Contents[N]; solution: Solutions[N] };
}[T];

/** A question with its solution and an answer to it: server and review only. */
export type SolvedItem<T extends ItemType = ItemType> = {
  [N in T]: { type: N; content: Contents[N]; solution: Solutions[N]; answer: Answers[N] };
}[T];

/** A question as unparsed parts, from the database or a browser. */
type Parts = { type: string; content: unknown; solution?: unknown; answer?: unknown };

/** In display order. */
export const ITEM_TYPES: ReadonlyArray<ItemType> = Object.keys(itemModels).filter(isItemType);

/** True for the id of a known item type. */
export function isItemType(type: string): type is ItemType {
  return Object.hasOwn(itemModels, type);
}

/** The model of a type, typed so that callers can use it for any of them. */
export function modelOf<T extends ItemType>(type: T): Models[T] {
  const models: Models = itemModels;
  return models[type];
}

/** A question for a student who is answering; an unanswered one gets the blank answer. Throws when the content does not parse. */
export function parseOpenItem(parts: Parts): OpenItem {
  const { model, type } = modelFor(parts.type);
  const content = model.content.parse(parts.content);
  const answer = parts.answer == null ? model.blank(content) : model.answer.parse(parts.answer);
  // biome-ignore lint/plugin: content and answer were just parsed by the model of this very type.
  return { type, content, answer } as OpenItem;
}

/** A question for scoring and review. Throws when one of its parts does not parse. */
export function parseSolvedItem(parts: Parts): SolvedItem {
  const { model, type } = modelFor(parts.type);
  const content = model.content.parse(parts.content);
  const solution = model.solution.parse(parts.solution);
  const answer = parts.answer == null ? model.blank(content) : model.answer.parse(parts.answer);
  // biome-ignore lint/plugin: all three parts were just parsed by the model of this very type.
  return { type, content, solution, answer } as SolvedItem;
}

/** A question as its author holds it. Throws a ZodError that names the field. */
export function parseQuestionBody(parts: Parts): QuestionBody {
  const { type, content, solution } = parseSolvedItem({ ...parts, answer: null });
  // biome-ignore lint/plugin: both halves were just parsed by the model of this very type.
  return { type, content, solution } as QuestionBody;
}

/** A question as its author holds it; null when its parts do not parse. */
export function findQuestionBody(parts: Parts): QuestionBody | null {
  try {
    return parseQuestionBody(parts);
  } catch {
    return null;
  }
}

/** The answer if the question allows it, else null: it is refused, never repaired. */
export function parseAnswer(item: { type: string; content: unknown }, answer: unknown): unknown {
  const { model } = modelFor(item.type);
  const content = model.content.parse(item.content);
  const parsed = model.answer.safeParse(answer);
  return parsed.success && model.fits(content, parsed.data) ? parsed.data : null;
}

/**
 * The same question with another answer; null is the untouched one. An answer that does not fit leaves the question unchanged.
 */
export function withAnswer(item: OpenItem, answer: unknown): OpenItem {
  const { model, type } = modelFor(item.type);
  const given = answer === null ? model.blank(item.content) : parseAnswer(item, answer);
  if (given === null) return item;
  // biome-ignore lint/plugin: the answer was just parsed by the model of this very type.
  return { type, content: item.content, answer: given } as OpenItem;
}

/**
 * The same question with its options in an order that the key decides, for as long as no option speaks of others. Answers name ids,
 * so they and their points stay what they are.
 */
export function withArrangedOptions<Item extends OpenItem>(item: Item, key: string): Item {
  const { model } = modelFor(item.type);
  if (speakOfEachOther(model.choices(item.content))) return item;
  // biome-ignore lint/plugin: content of this very type, of which only the order of lists has changed.
  return { ...item, content: model.arrangeOptions(item.content, arrangeBy(key)) } as Item;
}

/** True when nothing of the question is left to answer; decides 'answered' in the navigator and in the statistics. */
function isItemComplete<T extends ItemType>(item: OpenItem<T>): boolean {
  const model: Models[T] = modelOf(item.type);
  return model.isComplete(item.content, item.answer);
}

export type AnswerProgress = "untouched" | "partly" | "complete";

/**
 * How complete an answer is; one that was taken back is untouched. A question of several parts may be answered partly: it is
 * scored for what is there, and is not counted as left out.
 */
export function progressOf<T extends ItemType>(item: OpenItem<T>): AnswerProgress {
  if (isItemComplete(item)) return "complete";
  const untouched = modelOf(item.type).blank(item.content);
  return JSON.stringify(item.answer) === JSON.stringify(untouched) ? "untouched" : "partly";
}

/** How many questions are untouched, partly or fully answered: every list and page counts with this. */
export function countProgress(items: Iterable<OpenItem>): Record<AnswerProgress, number> {
  const counts = { untouched: 0, partly: 0, complete: 0 };
  for (const item of items) counts[progressOf(item)] += 1;
  return counts;
}

/** The model of a type by its id. Throws for an unknown one. */
function modelFor(type: string): { type: ItemType; model: ItemModel<unknown, unknown, unknown> } {
  if (!isItemType(type)) throw new Error(`There is no item type ${JSON.stringify(type)}.`);
  // biome-ignore lint/plugin: the callers pair each model only with values that the same model parsed.
  return { type, model: itemModels[type] as ItemModel<unknown, unknown, unknown> };
}
