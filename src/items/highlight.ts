/**
 * Text of which some pieces can be chosen (NCSBN: highlight text, highlight table; P95). A passage is stored as its pieces, and
 * those that can be chosen have an id: nothing refers to a position in a text that an author may change. Authors and files write a
 * passage as one text with these pieces in square brackets.
 */
import { z } from "zod";
import { highlightTexts } from "../content/en/item-highlight.ts";
import { splitAtBrackets } from "../core/brackets.ts";
import { isStorable } from "../core/plain-text.ts";
import type { ChoiceList, ItemModel, Problem } from "./contract.ts";
import { type AnyContent, defineItemType, type ItemTypeDefinition, solutionWith } from "./define-item-type.ts";
import { inAuthorsOrder } from "./option-order.ts";
import { freshOptionId, hasDistinctIds, hasOption, OPTIONS_MAX, type Option, OptionId, OptionIds } from "./options.ts";
import { error, warning } from "./problems.ts";

const texts = highlightTexts.problems;
const PASSAGE_LIMIT = 20_000;
/** The exam's size (docs/product/exams.md#sizes-of-questions). */
const USUAL_SPANS = 10;
const SPAN_PREFIX = "s";

const Piece = z.strictObject({
  /** Only of a piece that can be chosen. */
  id: OptionId.optional(),
  text: z.string().refine(isStorable, { error: () => texts.notStorable }),
});
export type Piece = z.infer<typeof Piece>;

export const Pieces = z
  .array(Piece)
  .max(2 * OPTIONS_MAX + 1, { error: () => texts.tooMany(OPTIONS_MAX) })
  .refine((pieces) => textOf(pieces).length <= PASSAGE_LIMIT, { error: () => texts.tooLong(PASSAGE_LIMIT) });

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
  content: z.ZodType<Content>;
  isWide?: boolean;
  passagesOf(content: NoInfer<Content>): Passage[];
  /** The content with each of its passages changed. */
  withPassages(content: NoInfer<Content>, change: (pieces: Piece[]) => Piece[]): NoInfer<Content>;
  draft: ItemTypeDefinition<NoInfer<Content>, HighlightSolution, HighlightAnswer>["draft"];
  /** What is missing around the passages. */
  frameProblems(content: NoInfer<Content>): Problem[];
}): HighlightType<Content> {
  const { passagesOf } = own;
  const spansIn = (content: Content) => passagesOf(content).flatMap(({ pieces }) => spansOf(pieces));
  const content = own.content
    .refine((read) => spansIn(read).length <= OPTIONS_MAX, { error: () => texts.tooMany(OPTIONS_MAX) })
    .refine((read) => hasDistinctIds(spansIn(read)), { error: () => texts.sameIds });
  const model: ItemModel<Content, HighlightSolution, HighlightAnswer> = defineItemType({
    content,
    solution: HighlightSolution,
    answer: HighlightAnswer,
    isWide: own.isWide ?? false,
    blank: () => ({ chosen: [] }),
    fits: (read, { chosen }) => chosen.every((id) => hasOption(spansIn(read), id)),
    isComplete: (_content, { chosen }) => chosen.length > 0,
    draft: own.draft,
    choices: (read) => choicesOf(passagesOf(read)),
    withOptions: (read, change) =>
      own.withPassages(read, (pieces) =>
        pieces.map(({ id, text }) => (id === undefined ? { text } : { id, text: change({ id, text }).text })),
      ),
    passages: (read) => passagesOf(read).map(({ pieces }) => pieces.map(({ text }) => text).join("")),
    // The order of a text is the text.
    ...inAuthorsOrder,
    parts: (read, { correct }) =>
      passagesOf(read).map(({ row, pieces }) => ({
        title: row?.title ?? null,
        choices: spansOf(pieces).map(({ id, text }) => ({ text, isRight: correct.includes(id) })),
      })),
    problems: (read, { correct }) => {
      const missing = [...own.frameProblems(read), ...passagesOf(read).flatMap(passageProblems)];
      return missing.length > 0 ? missing : spanProblems(passagesOf(read), correct);
    },
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

/**
 * Such a text as pieces. What can be chosen keeps its id: `before` is what there was in this passage, `lost` what there was earlier and
 * may be back, `elsewhere` holds further ids that are taken.
 */
export function piecesOf(
  text: string,
  before: ReadonlyArray<Option> = [],
  lost: ReadonlyArray<Option> = [],
  elsewhere: ReadonlyArray<Option> = [],
): Piece[] {
  const pieces = splitAtBrackets(text);
  const now = pieces.filter(({ isBracket }) => isBracket).map((piece) => piece.text);
  const ids = idsOf(now, before, lost, elsewhere);
  return pieces.map((piece) => {
    const id = piece.isBracket ? ids.shift() : undefined;
    return id === undefined ? { text: piece.text } : { id, text: piece.text };
  });
}

/** What is the same from the start and from the end keeps its id, then what was only rewritten, then what reads like something lost. */
function idsOf(
  now: ReadonlyArray<string>,
  before: ReadonlyArray<Option>,
  lost: ReadonlyArray<Option>,
  elsewhere: ReadonlyArray<Option>,
): string[] {
  const shortest = Math.min(now.length, before.length);
  let start = 0;
  while (start < shortest && now[start] === before[start]?.text) start += 1;
  let end = 0;
  while (end < shortest - start && now.at(-1 - end) === before.at(-1 - end)?.text) end += 1;
  const middle = before.slice(start, before.length - end);
  const isRewritten = now.length === before.length;
  const spare = isRewritten ? [] : [...middle, ...lost];
  const taken = [...before, ...lost, ...elsewhere];
  return now.map((text, index) => {
    if (index < start) return before[index]?.id ?? "";
    if (index >= now.length - end) return before[before.length - now.length + index]?.id ?? "";
    if (isRewritten) return middle[index - start]?.id ?? "";
    const like =
      spare.find((span) => span.text === text) ??
      spare.find((span) => span.text.includes(text) || text.includes(span.text));
    if (like) {
      spare.splice(spare.indexOf(like), 1);
      return like.id;
    }
    const id = freshOptionId(taken, SPAN_PREFIX);
    taken.push({ id, text });
    return id;
  });
}

function choicesOf(passages: ReadonlyArray<Passage>): ChoiceList[] {
  const rows = passages.flatMap(({ row }) => (row === null ? [] : [{ id: row.id, text: row.title }]));
  return [
    ...(rows.length > 0 ? [{ list: "rows", of: null, choices: rows }] : []),
    ...passages.map(({ row, pieces }) => ({ list: "spans", of: row?.id ?? null, choices: spansOf(pieces) })),
  ];
}

function passageProblems({ at, row, pieces }: Passage): Problem[] {
  if (pieces.every(({ text }) => text.trim() === ""))
    return [error(at, row === null ? texts.noNote : texts.noFindings)];
  if (pieces.some(({ text }) => /[[\]]/.test(text))) return [error(at, texts.openBracket)];
  return [];
}

function spanProblems(passages: ReadonlyArray<Passage>, correct: ReadonlyArray<string>): Problem[] {
  const spans = passages.flatMap(({ pieces }) => spansOf(pieces));
  const at = passages[0]?.at ?? "content";
  if (spans.length < 2) return [error(at, texts.fewSpans)];
  if (spans.some(({ text }) => text.trim() === "")) return [error(at, texts.blankSpan)];
  const right = spans.filter(({ id }) => correct.includes(id)).length;
  if (right === 0 || right < correct.length) return [error("solution.correct", texts.noneRight)];
  return [
    ...(spans.length > USUAL_SPANS ? [warning(at, texts.manySpans(spans.length))] : []),
    ...(right === spans.length ? [warning("solution.correct", texts.allRight)] : []),
  ];
}
