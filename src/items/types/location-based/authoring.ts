/** Location based: what its authors need. */
import { itemProblemTexts } from "../../../content/en/item-problems.ts";
import { oneLine } from "../../../core/plain-text.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { optionsOf } from "../../options.ts";
import { error, filledOptions, optionProblems, outlinePart, warning } from "../../problems.ts";
import { type Content, idsWithin, type Location, locationBased, type Solution } from "./model.ts";

const texts = itemProblemTexts.locations;

export const locationBasedAuthoring = defineAuthoring(locationBased, {
  draft: () => ({
    content: { locations: [{ id: "l1", title: "", options: optionsOf([""]) }] },
    solution: { correct: [] },
  }),
  parts: (content, solution) =>
    content.locations.map(({ title, options }) =>
      outlinePart(title, options, ({ id }) => solution.correct.includes(id)),
    ),
  problemsBeforeRationale: locationProblems,
  problems: (content, solution) => [
    ...content.locations.flatMap((location, index) => problemsWithin(location, index, content, solution)),
    ...sizeWarnings(content),
  ],
});

/** Reported in this order and with these words, one kind at a time (docs/product/questions.md#location-based). */
function locationProblems({ locations }: Content, solution: Solution): Problem[] {
  if (locations.length === 0) return [error("content.locations", texts.missing)];
  const untitled = locations.flatMap(({ title }, index) =>
    oneLine(title) === "" ? [error(`content.locations.${index}.title`, texts.titleMissing)] : [],
  );
  if (untitled.length > 0) return untitled;
  const empty = locations.flatMap(({ options }, index) =>
    filledOptions(options).length === 0 ? [error(`content.locations.${index}.options`, texts.optionMissing)] : [],
  );
  if (empty.length > 0) return empty;
  if (solution.correct.length > 0) return [];
  return [error("solution.correct", texts.noneCorrect)];
}

/**
 * No duplicates within a location; on the exam each has a right option, here it may have none
 * (docs/product/exams.md#sizes-of-questions).
 */
function problemsWithin(location: Location, index: number, content: Content, solution: Solution): Problem[] {
  const { title, options } = location;
  const isTwice = content.locations
    .slice(0, index)
    .some((other) => oneLine(other.title) !== "" && oneLine(other.title) === oneLine(title));
  const hasRight = idsWithin(options, solution.correct).length > 0;
  const canHaveRight = solution.correct.length > 0 && filledOptions(options).length > 0;
  return [
    ...(isTwice ? [error(`content.locations.${index}.title`, texts.sameTitle)] : []),
    ...optionProblems(options, `content.locations.${index}.options`),
    ...(canHaveRight && !hasRight ? [warning(`solution.correct.${index}`, texts.noneCorrectIn(index + 1))] : []),
  ];
}

/** The exam's sizes; ours are wider (docs/product/exams.md#sizes-of-questions). */
function sizeWarnings({ locations }: Content): Problem[] {
  const sized = locations.flatMap(({ options }, index) =>
    options.length < 2 || options.length > 4
      ? [warning(`content.locations.${index}.options`, texts.optionCount(index + 1, options.length))]
      : [],
  );
  return [
    ...(locations.length < 2 || locations.length > 5
      ? [warning("content.locations", texts.count(locations.length))]
      : []),
    ...sized,
  ];
}
