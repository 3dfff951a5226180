/** HTML in texts that are plain: students would see the tags. Pure. */
import { importTexts } from "../../../content/en/questions.ts";
import { beginningOf } from "../../../core/plain-text.ts";
import type { RowProblem } from "./read-question.ts";

/** Tags that editors write, and entities. "p < 0.05" and "<unknown>" are words. */
const MARKUP =
  /<\/?(?:a|b|blockquote|br|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|pre|s|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|u|ul)(?:\s[\w\s-]*=[^<>]*|\s*\/?)>|&(?:nbsp|amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});/i;

const SHOWN_LENGTH = 40;

/** A warning for each of these fields that has markup in one of its texts, however deep. */
export function warningsOfMarkup(fields: Iterable<readonly [column: string, value: unknown]>): RowProblem[] {
  return [...fields].flatMap(([column, value]) => {
    const found = markupIn(value);
    return found === null ? [] : [{ column, reason: importTexts.row.markup(beginningOf(found, SHOWN_LENGTH)) }];
  });
}

function markupIn(value: unknown): string | null {
  if (typeof value === "string") return MARKUP.exec(value)?.[0] ?? null;
  if (typeof value !== "object" || value === null) return null;
  for (const part of Object.values(value)) {
    const found = markupIn(part);
    if (found !== null) return found;
  }
  return null;
}
