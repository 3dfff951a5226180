/** A table with a drop-down in each row (NCSBN: drop-down table). */
import { z } from "zod";
import { tableTexts } from "../../../content/en/item-dropdown-table.ts";
import { itemProblemTexts } from "../../../content/en/item-problems.ts";
import { countFilledRows, entryOf, hasOnlyRows } from "../../by-row.ts";
import type { Problem } from "../../contract.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { gapProblems } from "../../gaps.ts";
import { inAnyOrderByGroup } from "../../option-order.ts";
import {
  hasDistinctIds,
  hasOption,
  OptionId,
  OptionList,
  optionGroups,
  optionsOf,
  outlinePart,
  ShortText,
} from "../../options.ts";
import { error, warning } from "../../problems.ts";

const texts = tableTexts.problems;
export const ROWS_MAX = 20;
export const ROW_PREFIX = "row-";
/** The exam's sizes; others are only warned about (docs/product/exams.md#sizes-of-questions). */
const USUAL = { fewest: 3, most: 5 };

/** Option ids are unique only within their row. */
const Row = z.strictObject({ id: OptionId, text: ShortText, options: OptionList });
const Rows = z
  .array(Row)
  .max(ROWS_MAX, { error: () => texts.tooMany(ROWS_MAX) })
  .refine(hasDistinctIds, { error: () => itemProblemTexts.sameIds });
/** Option ids by the id of the row. A row without an entry has nothing marked or picked. */
const OptionByRow = z.record(OptionId, OptionId);
/** What the rows are, and what is chosen in them, above the two columns. */
const Headings = z.strictObject({ rows: ShortText, choices: ShortText });

const Content = contentWith({ headings: Headings, rows: Rows });
const Solution = solutionWith({ correct: OptionByRow });
const Answer = z.strictObject({ picked: OptionByRow });

export type Row = z.infer<typeof Row>;
export type Content = z.infer<typeof Content>;
export type Solution = z.infer<typeof Solution>;
export type Answer = z.infer<typeof Answer>;

/** Drop-down table: pick one option in each row (P100). */
export const dropdownTable = defineItemType({
  content: Content,
  solution: Solution,
  answer: Answer,

  blank: () => ({ picked: {} }),
  fits: ({ rows }, { picked }) =>
    hasOnlyRows(rows, picked) &&
    rows.every(({ id, options }) => {
      const optionId = entryOf(picked, id);
      return optionId === undefined || hasOption(options, optionId);
    }),
  isComplete: ({ rows }, { picked }) => countFilledRows(rows, picked) === rows.length,
  draft: () => ({
    content: {
      headings: { rows: "", choices: "" },
      rows: [1, 2, 3].map((number) => ({ id: `${ROW_PREFIX}${number}`, text: "", options: optionsOf(["", "", ""]) })),
    },
    solution: { correct: {} },
  }),
  ...optionGroups("rows", "text"),
  ...inAnyOrderByGroup("rows"),
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
