/** Rationale: what its authors need. */
import { blankAuthoringTexts } from "../../../content/en/item-blanks-authoring.ts";
import { rationaleAuthoringTexts } from "../../../content/en/item-rationale-authoring.ts";
import { oneLine } from "../../../core/plain-text.ts";
import { entryOf } from "../../by-row.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { bracketProblems, gapProblems } from "../../gap-problems.ts";
import { optionsOf } from "../../options.ts";
import { error, outlinePart, warning } from "../../problems.ts";
import { type Content, interchangeableIn, offeredIn, rationale } from "./model.ts";

const texts = rationaleAuthoringTexts.problems;
const blanks = blankAuthoringTexts.problems;
export const TARGET_PREFIX = "target-";
/** The exam's size of a drop-down. */
const USUAL = { least: 3, most: 5 };

export const rationaleAuthoring = defineAuthoring(rationale, {
  draft: () => ({
    content: {
      scenario: "",
      form: "dropdown" as const,
      targets: [
        { id: `${TARGET_PREFIX}1`, placeholder: "condition", options: optionsOf(["", "", ""], "a") },
        { id: `${TARGET_PREFIX}2`, placeholder: "finding", options: optionsOf(["", "", ""], "b") },
      ],
      anchor: `${TARGET_PREFIX}1`,
      anyOrder: false,
    },
    solution: { correct: {} },
  }),
  parts: ({ targets }, { correct }) =>
    targets.map(({ id, placeholder, options }) =>
      outlinePart(placeholder, options, (option) => option.id === entryOf(correct, id)),
    ),
  problems: (content, solution) => [
    ...content.targets.flatMap((target, index) =>
      gapProblems(
        target,
        entryOf(solution.correct, target.id),
        { at: `content.targets.${index}`, atCorrect: `solution.correct.${index}` },
        { placeholder: blanks.placeholder, options: texts.options, unmarked: texts.unmarked },
      ),
    ),
    ...bracketProblems(content.stem, content.targets, "content.targets", {
      none: blanks.noBlanks,
      unequal: blanks.unequal,
    }),
    ...sameInBoth(content),
    ...sizeWarnings(content),
  ],
});

/** Two options of one list that read the same, though written for two targets. */
function sameInBoth(content: Content): Problem[] {
  const [first, second] = interchangeableIn(content);
  if (!first || !second) return [];
  const readings = first.options.map(({ text }) => oneLine(text)).filter((text) => text !== "");
  const index = content.targets.indexOf(second);
  return second.options.flatMap(({ text }, option) =>
    readings.includes(oneLine(text)) ? [error(`content.targets.${index}.options.${option}`, texts.sameInBoth)] : [],
  );
}

/** The exam's sizes; ours are wider (docs/product/exams.md#sizes-of-questions). */
function sizeWarnings(content: Content): Problem[] {
  if (content.form === "dragdrop") return [];
  return content.targets.flatMap((target, index) => {
    const count = offeredIn(content, target).length;
    if (count >= USUAL.least && count <= USUAL.most) return [];
    return [warning(`content.targets.${index}.options`, texts.optionCount(index + 1, count))];
  });
}
