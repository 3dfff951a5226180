/**
 * Text of which some pieces can be chosen (NCSBN: highlight text, highlight table; P95). A passage is stored as its pieces, and
 * those that can be chosen have an id: nothing refers to a position in a text that an author may change. Authors and files write a
 * passage as one text with these pieces in square brackets.
 */
import { z } from "zod/mini";
import { highlightTexts } from "../content/en/item-highlight.ts";
import { itemLimitTexts } from "../content/en/item-limits.ts";
import { isStorable } from "../core/plain-text.ts";
import type { ChoiceList, ItemModel } from "./contract.ts";
import { type AnyContent, defineItemType, solutionWith } from "./define-item-type.ts";
import { inAuthorsOrder } from "./option-order.ts";
import { hasDistinctIds, hasOption, OPTIONS_MAX, type Option, OptionId, OptionIds } from "./options.ts";

const texts = highlightTexts.limits;
const PASSAGE_LIMIT = 20_000;

const Piece = z.strictObject({
  /** Only of a piece that can be chosen. */
  id: z.optional(OptionId),
  text: z.string().check(z.refine(isStorable, { error: () => itemLimitTexts.notStorable })),
});
export type Piece = z.infer<typeof Piece>;

export const Pieces = z.array(Piece).check(
  z.maxLength(2 * OPTIONS_MAX + 1, { error: () => texts.tooMany(OPTIONS_MAX) }),
  z.refine((pieces) => textOf(pieces).length <= PASSAGE_LIMIT, { error: () => texts.tooLong(PASSAGE_LIMIT) }),
);

export const HighlightSolution = solutionWith({ correct: OptionIds });
export const HighlightAnswer = z.strictObject({ chosen: OptionIds });
export type HighlightSolution = z.infer<typeof HighlightSolution>;
export type HighlightAnswer = z.infer<typeof HighlightAnswer>;

/** `at` is its path among the problems; `row` is the row of a table that it belongs to. */
export type Passage = { at: string; row: { id: string; title: string } | null; pieces: Piece[] };

export type HighlightType<Content> = ItemModel<Content, HighlightSolution, HighlightAnswer> & {
  passagesOf(content: Content): Passage[];
};

/** The model of a type whose content is passages. */
export function defineHighlightType<Content extends AnyContent>(own: {
  content: z.ZodMiniType<Content>;
  passagesOf(content: NoInfer<Content>): Passage[];
  /** The content with each of its passages changed. */
  withPassages(content: NoInfer<Content>, change: (pieces: Piece[]) => Piece[]): NoInfer<Content>;
}): HighlightType<Content> {
  const { passagesOf } = own;
  const spansIn = (content: Content) => passagesOf(content).flatMap(({ pieces }) => spansOf(pieces));
  const content = own.content.check(
    z.refine((read) => spansIn(read).length <= OPTIONS_MAX, { error: () => texts.tooMany(OPTIONS_MAX) }),
    z.refine((read) => hasDistinctIds(spansIn(read)), { error: () => texts.sameIds }),
  );
  const model: ItemModel<Content, HighlightSolution, HighlightAnswer> = defineItemType({
    content,
    solution: HighlightSolution,
    answer: HighlightAnswer,
    blank: () => ({ chosen: [] }),
    fits: (read, { chosen }) => chosen.every((id) => hasOption(spansIn(read), id)),
    isComplete: (_content, { chosen }) => chosen.length > 0,
    choices: (read) => choicesOf(passagesOf(read)),
    withOptions: (read, change) =>
      own.withPassages(read, (pieces) =>
        pieces.map(({ id, text }) => (id === undefined ? { text } : { id, text: change({ id, text }).text })),
      ),
    // The order of a text is the text.
    ...inAuthorsOrder,
  });
  return { ...model, passagesOf };
}

/** The pieces that can be chosen. */
export function spansOf(pieces: ReadonlyArray<Piece>): Option[] {
  return pieces.flatMap(({ id, text }) => (id === undefined ? [] : [{ id, text }]));
}

/** A passage as its author writes it, with square brackets around what can be chosen. */
export function textOf(pieces: ReadonlyArray<Piece>): string {
  return pieces.map(({ id, text }) => (id === undefined ? text : `[${text}]`)).join("");
}

function choicesOf(passages: ReadonlyArray<Passage>): ChoiceList[] {
  const rows = passages.flatMap(({ row }) => (row === null ? [] : [{ id: row.id, text: row.title }]));
  return [
    ...(rows.length > 0 ? [{ list: "rows", of: null, choices: rows }] : []),
    ...passages.map(({ row, pieces }) => ({ list: "spans", of: row?.id ?? null, choices: spansOf(pieces) })),
  ];
}
