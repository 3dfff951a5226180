import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { requireField } from "../../exchange-row.ts";
import { dropdownsFromRow, dropdownsToRow } from "../../gap-rows.server.ts";
import { TARGET_PREFIX } from "./authoring.ts";
import { rationale } from "./model.ts";

/** The blanks are written like drop-downs of a sentence, whichever form they have; `pairing` says how they belong together. */
export const rationaleExchangeFormat = defineExchangeFormat(rationale, {
  fields: {
    targets: "sentence_dropdowns",
    correct: "correct_answer",
    form: "pairing",
    anchor: "pairing",
    anyOrder: "pairing",
  },
  toRow: ({ form, targets, anchor, anyOrder }, { correct }) => ({
    ...dropdownsToRow(targets, correct),
    pairing: { form, anchor: targets.findIndex(({ id }) => id === anchor) + 1, any_order: anyOrder },
  }),

  fromRow(row) {
    const { form, anchor, any_order: anyOrder } = requireField(row, "pairing");
    const { dropdowns: targets, correct } = dropdownsFromRow(row, TARGET_PREFIX, (index) => "abc"[index]);
    const anchorId = targets[anchor - 1]?.id;
    if (anchorId === undefined) throw new Error("pairing names an anchor that is not among the blanks.");
    return {
      content: { scenario: row.patient_scenario ?? "", form, targets, anchor: anchorId, anyOrder },
      solution: { correct },
    };
  },
});
