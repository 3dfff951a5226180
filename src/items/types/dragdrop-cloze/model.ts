/** A sentence with blanks and one list of choices to put into them: placeholders in square brackets mark the blanks, in order. */
import { z } from "zod";
import { blankTexts } from "../../../content/en/item-blanks.ts";
import { clozeTexts } from "../../../content/en/item-dragdrop-cloze.ts";
import { byRow, countFilledRows, entryOf, hasOnlyRows } from "../../by-row.ts";
import type { Problem } from "../../contract.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { bracketProblems, placeholderProblems, rightIn } from "../../gaps.ts";
import { inAnyOrder } from "../../option-order.ts";
import {
  filledOptions,
  hasDistinctIds,
  hasOption,
  OptionId,
  OptionIds,
  OptionList,
  optionLists,
  optionProblems,
  optionsOf,
  outlinePart,
  Scenario,
  ShortText,
} from "../../options.ts";
import { error, warning } from "../../problems.ts";

const texts = clozeTexts.problems;
const blanks = blankTexts.problems;
export const TARGETS_MAX = 20;
export const TARGET_PREFIX = "target-";
export const TOKEN_PREFIX = "t";

const Target = z.strictObject({ id: OptionId, placeholder: ShortText });
const Targets = z
  .array(Target)
  .max(TARGETS_MAX, { error: () => blanks.tooMany(TARGETS_MAX) })
  .refine(hasDistinctIds, { error: () => blanks.sameIds });
/** Ids of tokens by the id of the target. A target without an entry has nothing marked or placed. */
const TokenByTarget = z.record(OptionId, OptionId);

const Content = contentWith({ scenario: Scenario, tokens: OptionList, targets: Targets });
/** `interchangeable` are ids of targets: what is right in one of them is right in each. A student need not know it to answer. */
const Solution = solutionWith({ correct: TokenByTarget, interchangeable: OptionIds });
const Answer = z.strictObject({ placed: TokenByTarget });

export type Target = z.infer<typeof Target>;
export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Drag-and-drop cloze: each token is in one target at most (P91). */
export const dragdropCloze = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ placed: {} }),
  fits: ({ tokens, targets }, { placed }) => {
    const ids = Object.values(placed);
    return hasOnlyRows(targets, placed) && ids.every((id) => hasOption(tokens, id)) && new Set(ids).size === ids.length;
  },
  isComplete: ({ targets }, { placed }) => countFilledRows(targets, placed) === targets.length,
  draft: () => ({
    content: {
      scenario: "",
      tokens: optionsOf(["", "", "", ""], TOKEN_PREFIX),
      targets: [{ id: `${TARGET_PREFIX}1`, placeholder: "condition" }],
    },
    solution: { correct: {}, interchangeable: [] },
  }),
  ...optionLists("tokens"),
  choices: ({ tokens, targets }) => [
    { list: "targets", of: null, choices: targets.map(({ id, placeholder }) => ({ id, text: placeholder })) },
    { list: "tokens", of: null, choices: tokens },
  ],
  ...inAnyOrder("tokens"),
  parts: ({ tokens, targets }, { correct }) =>
    targets.map(({ id, placeholder }) =>
      outlinePart(placeholder, tokens, (token) => token.id === entryOf(correct, id)),
    ),
  problems: (content, solution) => [
    ...content.targets.flatMap((target, index) =>
      placeholderProblems(target, `content.targets.${index}`, blanks.placeholder),
    ),
    ...tokenProblems(content, solution),
    ...bracketProblems(content.stem, content.targets, "content.targets", {
      none: blanks.noBlanks,
      unequal: blanks.unequal,
    }),
    ...optionProblems(content.tokens, "content.tokens", { blank: texts.blank, twice: texts.same }),
    ...advice(content, solution),
  ],
});

/** What belongs in each target, given what was placed: in interchangeable ones what is right stays where it is. */
export function rightTokens({ targets }: Content, { correct, interchangeable }: Solution, { placed }: Answer) {
  return rightIn(targets, correct, interchangeable, placed);
}

/** The marks of targets and tokens that are still there. */
export function withoutLost({ targets, tokens }: Content, { correct, interchangeable, ...rest }: Solution): Solution {
  return {
    ...rest,
    correct: byRow(targets, (id) => {
      const right = entryOf(correct, id) ?? "";
      return hasOption(tokens, right) ? right : undefined;
    }),
    interchangeable: interchangeable.filter((id) => hasOption(targets, id)),
  };
}

function tokenProblems({ tokens, targets }: Content, { correct }: Solution): Problem[] {
  const filled = filledOptions(tokens);
  if (filled.length < 2) return [error("content.tokens", texts.tokens)];
  const right = targets.flatMap(({ id }) => entryOf(correct, id) ?? []);
  if (right.length < targets.length || right.some((id) => !hasOption(filled, id))) {
    return [error("solution.correct", texts.unmarked)];
  }
  return new Set(right).size < right.length ? [error("solution.correct", texts.twice)] : [];
}

/** The exam's sizes; ours are wider (docs/product/exams.md#sizes-of-questions). */
function advice({ tokens, targets }: Content, { interchangeable }: Solution): Problem[] {
  const group = targets.map(({ id }) => id).filter((id) => interchangeable.includes(id));
  return [
    ...(tokens.length < 4 || tokens.length > 10 ? [warning("content.tokens", texts.tokenCount(tokens.length))] : []),
    ...(group.length === 1 ? [warning("solution.interchangeable", texts.alone)] : []),
    ...(targets.length > 0 &&
    tokens.length <= targets.length &&
    (group.length === targets.length || targets.length === 1)
      ? [warning("content.tokens", texts.allRight)]
      : []),
  ];
}
