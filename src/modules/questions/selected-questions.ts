/** Questions that the administrator has selected: one by one, or all that match a filter. */
import { type Selected, selectionAsText } from "../../core/selected-rows.ts";
import { addressOfFilter, type BankFilter, filterIn } from "./bank-filter.ts";

export type SelectedQuestions = Selected<"question", BankFilter>;

export const { write: textOfSelection, Text: SelectionText } = selectionAsText<"question", BankFilter>({
  addressOf: addressOfFilter,
  in: filterIn,
});
