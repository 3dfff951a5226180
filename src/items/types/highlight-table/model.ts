/** A table of findings of which some pieces can be chosen (NCSBN: highlight table). */
import { z } from "zod/mini";
import { highlightTexts } from "../../../content/en/item-highlight.ts";
import { contentWith } from "../../define-item-type.ts";
import { defineHighlightType, Pieces } from "../../highlight.ts";
import { hasDistinctIds, OptionId, ShortText } from "../../options.ts";

const texts = highlightTexts.limits;
export const ROWS_MAX = 20;
export const ROW_PREFIX = "r";

const Row = z.strictObject({ id: OptionId, title: ShortText, findings: Pieces });
const Rows = z
  .array(Row)
  .check(
    z.maxLength(ROWS_MAX, { error: () => texts.tooManyRows(ROWS_MAX) }),
    z.refine(hasDistinctIds, { error: () => texts.sameRows }),
  );

const Content = contentWith({ titleHeading: ShortText, findingsHeading: ShortText, rows: Rows });
export type Row = z.infer<typeof Row>;
export type Content = z.infer<typeof Content>;

/** Highlight table: choose every piece of the findings that applies (P95, P97). */
export const highlightTable = defineHighlightType({
  content: Content,
  passagesOf: ({ rows }) =>
    rows.map(({ id, title, findings }, index) => ({
      at: `content.rows.${index}.findings`,
      row: { id, title },
      pieces: findings,
    })),
  withPassages: (content, change) => ({
    ...content,
    rows: content.rows.map((row) => ({ ...row, findings: change(row.findings) })),
  }),
});
