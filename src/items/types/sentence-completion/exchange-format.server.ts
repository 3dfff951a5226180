import { z } from "zod";
import { byRow, entryOf } from "../../by-row.ts";
import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { parseCorrectAnswer, requireField } from "../../exchange-row.ts";
import { markedOf, optionsOfMarked } from "../../marked-options.ts";
import { hasDistinctIds, type Option, OptionId } from "../../options.ts";
import { DROPDOWN_PREFIX, sentenceCompletion } from "./model.ts";

const CorrectOptions = z.array(z.object({ placeholder: z.string(), correctOption: z.string() }));

/**
 * `correct_answer` holds the right option's text for each drop-down, in order (docs/product/questions.md#exchange-format).
 */
export const sentenceCompletionExchangeFormat = defineExchangeFormat(sentenceCompletion, {
  fields: { dropdowns: "sentence_dropdowns", correct: "correct_answer" },
  toRow({ dropdowns }, { correct }) {
    const rightIn = (id: string) => [entryOf(correct, id) ?? ""];
    const named = dropdowns.map(({ id, placeholder, options }) => ({
      placeholder,
      correctOption: options.find((option) => rightIn(id).includes(option.id))?.text ?? "",
    }));
    return {
      options: dropdowns.flatMap(({ options }) => options.map(({ text }) => text)),
      correct_answer: JSON.stringify(named),
      sentence_dropdowns: dropdowns.map(({ id, placeholder, options }) => ({
        id,
        placeholder,
        options: markedOf(options, rightIn(id)),
      })),
    };
  },

  fromRow(row) {
    const markedDropdowns = requireField(row, "sentence_dropdowns");
    const named = parseCorrectAnswer(row, CorrectOptions);
    if (named.length !== markedDropdowns.length) {
      throw new Error("correct_answer names more or fewer drop-downs than sentence_dropdowns.");
    }
    const hasIds = hasDistinctIds(markedDropdowns) && markedDropdowns.every(({ id }) => OptionId.safeParse(id).success);
    const read = markedDropdowns.map((dropdown, index) => {
      const { options, correct } = optionsOfMarked(dropdown.options);
      const id = hasIds ? dropdown.id : `${DROPDOWN_PREFIX}${index + 1}`;
      const right = rightOption(options, correct, named[index]?.correctOption);
      return { dropdown: { id, placeholder: dropdown.placeholder, options }, right };
    });
    const dropdowns = read.map(({ dropdown }) => dropdown);
    return {
      content: { scenario: row.patient_scenario ?? "", dropdowns },
      solution: {
        correct: byRow(dropdowns, (id) => read.find(({ dropdown }) => dropdown.id === id)?.right),
      },
    };
  },
});

/** The marked option, which must match the named one; where none is marked the name decides. */
function rightOption(options: ReadonlyArray<Option>, marked: ReadonlyArray<string>, text: string | undefined): string {
  const named = options.filter((option) => option.text === text).map(({ id }) => id);
  const [right = ""] = marked.length > 0 ? marked : named;
  if (!named.includes(right)) {
    throw new Error("correct_answer names a text that is not the right option.");
  }
  if (marked.length > 1) throw new Error("sentence_dropdowns marks more than one option as correct.");
  return right;
}
