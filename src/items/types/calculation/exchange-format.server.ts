import { parseDecimal } from "../../../core/decimal.ts";
import { defineExchangeFormat } from "../../define-exchange-format.server.ts";
import { requireField } from "../../exchange-row.ts";
import { calculation, Rounding } from "./model.ts";

/** `correct_answer` is the number as its author wrote it (docs/product/questions.md#exchange-format). */
export const calculationExchangeFormat = defineExchangeFormat(calculation, {
  fields: { unit: "calculation", rounding: "calculation", tolerance: "calculation", value: "correct_answer" },
  toRow: ({ unit, rounding }, { value, tolerance }) => ({
    options: [],
    correct_answer: value,
    calculation: { unit, rounding, tolerance },
  }),

  fromRow(row) {
    const { unit, rounding, tolerance } = requireField(row, "calculation");
    if (!parseDecimal(row.correct_answer)) throw new Error("correct_answer is not a number.");
    return {
      content: { unit, rounding: Rounding.parse(rounding) },
      solution: { value: row.correct_answer, tolerance },
    };
  },
});
