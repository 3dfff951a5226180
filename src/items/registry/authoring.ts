/** What is asked of item types while questions are written, checked and listed. */
import { replaceBrackets } from "../../core/brackets.ts";
import { plainText, textBetweenTags } from "../../core/html.ts";
import type { ChoiceList, ItemAuthoring, Outline, Problem } from "../contract.ts";
import type { AnyContent } from "../define-item-type.ts";
import * as authoringOfType from "./authoring-of-type.ts";
import {
  type Contents,
  ITEM_TYPES,
  type ItemType,
  isItemType,
  modelOf,
  parseQuestionBody,
  type QuestionBody,
  type Solutions,
} from "./models.ts";

type Authoring = { [T in ItemType]: ItemAuthoring<Contents[T], Solutions[T]> };

/** The two halves of a question while it is being written; they may be incomplete. */
export type Draft<T extends ItemType> = { content: Contents[T]; solution: Solutions[T] };

/** The authoring of a type, typed so that callers can use it for any of them. */
function authoringOf<T extends ItemType>(type: T): Authoring[T] {
  const authoring: Authoring = authoringOfType;
  return authoring[type];
}

/** True if the views of a type need more width than a column beside a form. */
export function isWideType(type: ItemType): boolean {
  return authoringOf(type).isWide;
}

/** A new draft of every type. Incomplete: `problemsOf` says what is missing. */
export function blankDrafts(): { [T in ItemType]: Draft<T> } {
  const drafts = Object.fromEntries(ITEM_TYPES.map((type) => [type, authoringOf(type).draft()]));
  // biome-ignore lint/plugin: under each type stands the draft of its own model.
  return drafts as { [T in ItemType]: Draft<T> };
}

/** The problems of a question, in display order. */
export function problemsOf<T extends ItemType>(body: QuestionBody<T>): Problem[] {
  return authoringOf(body.type).problems(body.content, body.solution);
}

/** The words a student reads in a question, as plain text. */
export function textsOf<T extends ItemType>(body: { type: T; content: Contents[T] }): string[] {
  return authoringOf(body.type).texts(body.content);
}

/** What a list shows of a question to tell it from others. */
export function outlineOf<T extends ItemType>(body: QuestionBody<T>): Outline {
  const outline = authoringOf(body.type).outline(body.content, body.solution);
  return { ...outline, stem: withoutEscapes(body.type, outline.stem) };
}

/** In whose question text a control stands in place of each bracket. */
const WITH_GAPS: ReadonlySet<ItemType> = new Set(["sentence_completion", "dragdrop_cloze", "rationale"]);

/** The question text with its brackets as students see them. */
function withoutEscapes(type: ItemType, stem: string): string {
  return WITH_GAPS.has(type) ? replaceBrackets(stem, (_index, bracket) => bracket) : stem;
}

/**
 * The texts of a stored content in plain text, and everything that an answer may refer to; `marked` has the words of the question text
 * that can be marked (record 57). If its type is unknown, any type that can parse it gives the same `choices`. Null if none can. Throws
 * for a type that does not exist.
 */
export function readContent(
  content: unknown,
  type?: string,
): { question: string; marked: string; scenario: string; choices: ReadonlyArray<ChoiceList> } | null {
  if (type !== undefined && !isItemType(type)) throw new Error(`There is no item type ${JSON.stringify(type)}.`);
  for (const one of type === undefined ? ITEM_TYPES : [type]) {
    const read = readContentOf(one, content);
    if (read) return read;
  }
  return null;
}

function readContentOf<T extends ItemType>(type: T, content: unknown) {
  const model = modelOf(type);
  const { data } = model.content.safeParse(content);
  if (data === undefined) return null;
  const { stem, scenario = "" }: AnyContent = data;
  const marked = WITH_GAPS.has(type) ? replaceBrackets(stem, () => "<wbr>") : stem;
  return {
    question: plainText(withoutEscapes(type, stem)),
    marked: textBetweenTags(marked),
    scenario,
    choices: model.choices(data),
  };
}

/** The question with `change` applied to each of its rich texts, which is told where it is. Throws if the result no longer parses. */
export function mapRichTexts(
  { type, content, solution }: QuestionBody,
  change: (html: string, at: "content.stem" | "solution.rationale") => string,
) {
  return parseQuestionBody({
    type,
    content: { ...content, stem: change(content.stem, "content.stem") },
    solution: { ...solution, rationale: change(solution.rationale, "solution.rationale") },
  });
}
