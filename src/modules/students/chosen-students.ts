/** Students that a person has chosen: one by one, or all that a filter lets through. */
import { type Chosen, chosenAsText } from "../../core/chosen.ts";
import { addressOfFilter, filterIn, type StudentFilter } from "./student-filter.ts";

export type ChosenStudents = Chosen<"student", StudentFilter>;

export const { write: textOfChosen, Text: ChosenText } = chosenAsText<"student", StudentFilter>({
  addressOf: addressOfFilter,
  in: filterIn,
});
