import { byRow, entryOf } from "../../by-row.ts";
import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { requireField } from "../../exchange-row.ts";
import { correctTexts, gapIds, readCorrectTexts } from "../../gap-rows.server.ts";
import { optionsOf } from "../../options.ts";
import { TARGET_PREFIX, TOKEN_PREFIX } from "./authoring.ts";
import { dragdropCloze } from "./model.ts";

/** `options` are the tokens; `correct_answer` holds the right one's text for each target, in order. */
export const dragdropClozeExchangeFormat = defineExchangeFormat(dragdropCloze, {
  fields: {
    tokens: "options",
    targets: "cloze_targets",
    correct: "correct_answer",
    interchangeable: "cloze_targets",
  },
  toRow: ({ tokens, targets }, { correct, interchangeable }) => ({
    options: tokens.map(({ text }) => text),
    correct_answer: correctTexts(targets, correct, () => tokens),
    cloze_targets: targets.map(({ id, placeholder }) => ({
      id,
      placeholder,
      interchangeable: interchangeable.includes(id),
    })),
  }),

  fromRow(row) {
    const rows = requireField(row, "cloze_targets");
    const named = readCorrectTexts(row, rows, "cloze_targets");
    const tokens = optionsOf(row.options, TOKEN_PREFIX);
    const ids = gapIds(rows, TARGET_PREFIX);
    const targets = rows.map(({ placeholder }, index) => ({ id: ids[index] ?? "", placeholder }));
    const right = Object.fromEntries(
      targets.map(({ id }, index) => {
        const token = tokens.find(({ text }) => text === named[index]);
        if (!token) throw new Error("correct_answer names a text that is not an option.");
        return [id, token.id];
      }),
    );
    return {
      content: { scenario: row.patient_scenario ?? "", tokens, targets },
      solution: {
        correct: byRow(targets, (id) => entryOf(right, id)),
        interchangeable: targets.flatMap(({ id }, index) => (rows[index]?.interchangeable ? [id] : [])),
      },
    };
  },
});
