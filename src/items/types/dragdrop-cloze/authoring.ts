/** Drag-and-drop cloze: what its authors need. */
import { blankAuthoringTexts } from "../../../content/en/item-blanks-authoring.ts";
import { clozeAuthoringTexts } from "../../../content/en/item-dragdrop-cloze-authoring.ts";
import { byRow, entryOf } from "../../by-row.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { bracketProblems, placeholderProblems } from "../../gap-problems.ts";
import { hasOption, optionsOf } from "../../options.ts";
import { error, filledOptions, optionProblems, outlinePart, warning } from "../../problems.ts";
import { type Content, dragdropCloze, type Solution } from "./model.ts";

const texts = clozeAuthoringTexts.problems;
const blanks = blankAuthoringTexts.problems;
export const TARGET_PREFIX = "target-";
export const TOKEN_PREFIX = "t";

export const dragdropClozeAuthoring = defineAuthoring(dragdropCloze, {
  draft: () => ({
    content: {
      scenario: "",
      tokens: optionsOf(["", "", "", ""], TOKEN_PREFIX),
      targets: [{ id: `${TARGET_PREFIX}1`, placeholder: "condition" }],
    },
    solution: { correct: {}, interchangeable: [] },
  }),
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
