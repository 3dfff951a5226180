/** A table with a drop-down in each row (NCSBN: drop-down table). */
import { z } from "zod/mini";
import { tableTexts } from "../../../content/en/item-dropdown-table.ts";
import { itemLimitTexts } from "../../../content/en/item-limits.ts";
import { countFilledRows, entryOf, hasOnlyRows } from "../../by-row.ts";
import { contentWith, defineItemType, solutionWith } from "../../define-item-type.ts";
import { inAnyOrderByGroup } from "../../option-order.ts";
import { hasDistinctIds, hasOption, OptionId, OptionList, optionGroups, ShortText } from "../../options.ts";

export const ROWS_MAX = 20;

/** Option ids are unique only within their row. */
const Row = z.strictObject({ id: OptionId, text: ShortText, options: OptionList });
const Rows = z
  .array(Row)
  .check(
    z.maxLength(ROWS_MAX, { error: () => tableTexts.limits.tooMany(ROWS_MAX) }),
    z.refine(hasDistinctIds, { error: () => itemLimitTexts.sameIds }),
  );
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
  ...optionGroups("rows", "text"),
  ...inAnyOrderByGroup("rows"),
});
