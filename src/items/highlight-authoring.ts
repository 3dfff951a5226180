/** What the authors of the types of `highlight.ts` need. */
import { highlightAuthoringTexts } from "../content/en/item-highlight-authoring.ts";
import { splitAtBrackets } from "../core/brackets.ts";
import type { ItemAuthoring, Problem } from "./contract.ts";
import { type AuthoringDefinition, defineAuthoring } from "./define-authoring.ts";
import type { AnyContent } from "./define-item-type.ts";
import { type HighlightSolution, type HighlightType, type Passage, type Piece, spansOf } from "./highlight.ts";
import { freshOptionId, type Option } from "./options.ts";
import { error, warning } from "./problems.ts";

const texts = highlightAuthoringTexts.problems;
/** The exam's size (docs/product/exams.md#sizes-of-questions). */
const USUAL_SPANS = 10;
const SPAN_PREFIX = "s";

/** The authoring of a type whose content is passages. */
export function defineHighlightAuthoring<Content extends AnyContent>(
  type: HighlightType<Content>,
  own: Pick<AuthoringDefinition<NoInfer<Content>, HighlightSolution>, "draft" | "isWide"> & {
    /** What is missing around the passages. */
    frameProblems(content: NoInfer<Content>): Problem[];
  },
): ItemAuthoring<Content, HighlightSolution> {
  const { passagesOf } = type;
  return defineAuthoring(type, {
    ...own,
    passages: (read) => passagesOf(read).map(({ pieces }) => pieces.map(({ text }) => text).join("")),
    parts: (read, { correct }) =>
      passagesOf(read).map(({ row, pieces }) => ({
        title: row?.title ?? null,
        choicesAre: "pieces" as const,
        choices: spansOf(pieces).map(({ id, text }) => ({ text, isRight: correct.includes(id) })),
      })),
    problems: (read, { correct }) => {
      const missing = [...own.frameProblems(read), ...passagesOf(read).flatMap(passageProblems)];
      return missing.length > 0 ? missing : spanProblems(passagesOf(read), correct);
    },
  });
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
