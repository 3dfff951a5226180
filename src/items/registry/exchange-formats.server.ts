/** Each item type to and from a row of the exchange format. */
import type { ExchangeFormat } from "../contract.ts";
import type { ExchangeField, ExchangeRow } from "../exchange-row.ts";
import type { Contents, ItemType, QuestionBody, Solutions } from "./models.ts";
import * as serverParts from "./server-parts-of-type.server.ts";

type ExchangeFormats = { [T in ItemType]: { exchangeFormat: ExchangeFormat<Contents[T], Solutions[T]> } };

const formats: ExchangeFormats = serverParts;

/** The question as a row (docs/product/questions.md#exchange-format). */
export function toExchangeRow<T extends ItemType>(body: QuestionBody<T>): ExchangeRow {
  const { question_text, ...row } = formats[body.type].exchangeFormat.toRow(body.content, body.solution);
  return { question_text, question_type: body.type, ...row };
}

/** Such a row as a question. Throws an error that names the field. */
export function fromExchangeRow<T extends ItemType>(
  type: T,
  row: ExchangeRow,
): { type: T; content: Contents[T]; solution: Solutions[T] } {
  return { type, ...formats[type].exchangeFormat.fromRow(row) };
}

/** Where such a row holds what the question holds at a path like `content.options.1` or `options.1.text`; null for nowhere. */
export function fieldAt(type: ItemType, path: string): ExchangeField | null {
  const { fields } = formats[type].exchangeFormat;
  const field = path.split(".").find((step) => Object.hasOwn(fields, step));
  return field === undefined ? null : (fields[field] ?? null);
}
