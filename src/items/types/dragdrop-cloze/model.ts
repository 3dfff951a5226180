/** A sentence with blanks and one list of choices to put into them: placeholders in square brackets mark the blanks, in order. */
import { z } from "zod/mini";
import { blankTexts } from "../../../content/en/item-blanks.ts";
import { countFilledRows, hasOnlyRows } from "../../by-row.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { rightIn } from "../../gaps.ts";
import { inAnyOrder } from "../../option-order.ts";
import {
  hasDistinctIds,
  hasOption,
  OptionId,
  OptionIds,
  OptionList,
  optionLists,
  Scenario,
  ShortText,
} from "../../options.ts";

const texts = blankTexts.limits;
export const TARGETS_MAX = 20;

const Target = z.strictObject({ id: OptionId, placeholder: ShortText });
const Targets = z
  .array(Target)
  .check(
    z.maxLength(TARGETS_MAX, { error: () => texts.tooMany(TARGETS_MAX) }),
    z.refine(hasDistinctIds, { error: () => texts.sameIds }),
  );
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
  ...optionLists("tokens"),
  choices: ({ tokens, targets }) => [
    { list: "targets", of: null, choices: targets.map(({ id, placeholder }) => ({ id, text: placeholder })) },
    { list: "tokens", of: null, choices: tokens },
  ],
  ...inAnyOrder("tokens"),
});

/** What belongs in each target, given what was placed: in interchangeable ones what is right stays where it is. */
export function rightTokens({ targets }: Content, { correct, interchangeable }: Solution, { placed }: Answer) {
  return rightIn(targets, correct, interchangeable, placed);
}
