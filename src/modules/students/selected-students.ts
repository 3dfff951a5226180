/** Students that the administrator has selected: one by one, or all that match a filter. */
import { type Selected, selectionAsText } from "../../core/selected-rows.ts";
import { addressOfFilter, filterIn, type StudentFilter } from "./student-filter.ts";

export type SelectedStudents = Selected<"student", StudentFilter>;

export const { write: textOfSelection, Text: SelectionText } = selectionAsText<"student", StudentFilter>({
  addressOf: addressOfFilter,
  in: filterIn,
});
