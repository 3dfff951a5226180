/** Questions that a person has chosen: one by one, or all that a filter lets through. */
import { type Chosen, chosenAsText } from "../../core/chosen.ts";
import { addressOfFilter, type BankFilter, filterIn } from "./bank-filter.ts";

export type ChosenQuestions = Chosen<"question", BankFilter>;

export const { write: textOfChosen, Text: ChosenText } = chosenAsText<"question", BankFilter>({
  addressOf: addressOfFilter,
  in: filterIn,
});
