/** Drop-down table: what its authors need. */
import { tableAuthoringTexts } from "../../../content/en/item-dropdown-table-authoring.ts";
import { entryOf } from "../../by-row.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { gapProblems } from "../../gap-problems.ts";
import { optionsOf } from "../../options.ts";
import { error, outlinePart, warning } from "../../problems.ts";
import { dropdownTable, type Row } from "./model.ts";

const texts = tableAuthoringTexts.problems;
export const ROW_PREFIX = "row-";
/** The exam's sizes; others are only warned about (docs/product/exams.md#sizes-of-questions). */
const USUAL = { fewest: 3, most: 5 };

export const dropdownTableAuthoring = defineAuthoring(dropdownTable, {
  draft: () => ({
    content: {
      headings: { rows: "", choices: "" },
      rows: [1, 2, 3].map((number) => ({ id: `${ROW_PREFIX}${number}`, text: "", options: optionsOf(["", "", ""]) })),
    },
    solution: { correct: {} },
  }),
  parts: ({ rows }, { correct }) =>
    rows.map(({ id, text, options }) => outlinePart(text, options, (option) => option.id === entryOf(correct, id))),
  problems: ({ headings, rows }, { correct }) => [
    ...(headings.rows.trim() === "" ? [error("content.headings.rows", texts.rowsHeading)] : []),
    ...(headings.choices.trim() === "" ? [error("content.headings.choices", texts.choicesHeading)] : []),
    ...(rows.length === 0 ? [error("content.rows", texts.none)] : []),
    ...asGaps(rows).flatMap((gap, index) =>
      gapProblems(
        gap,
        entryOf(correct, gap.id),
        { at: `content.rows.${index}`, atCorrect: `solution.correct.${index}` },
        texts,
      ),
    ),
    ...sizeWarnings(rows),
  ],
});

/** The rows as the gaps that sentences have: what stands in the row is the placeholder. */
export function asGaps(rows: ReadonlyArray<Row>) {
  return rows.map(({ id, text, options }) => ({ id, placeholder: text, options }));
}

/** The opposite. */
export function asRows(gaps: ReturnType<typeof asGaps>): Row[] {
  return gaps.map(({ id, placeholder, options }) => ({ id, text: placeholder, options }));
}

function sizeWarnings(rows: ReadonlyArray<Row>): Problem[] {
  return rows.flatMap(({ options }, index) =>
    options.length < USUAL.fewest || options.length > USUAL.most
      ? [warning(`content.rows.${index}.options`, texts.optionCount(index + 1, options.length))]
      : [],
  );
}
