/** Calculation: what its authors need. */
import { calculationAuthoringTexts } from "../../../content/en/item-calculation-authoring.ts";
import { decimalsOf, parseDecimal } from "../../../core/decimal.ts";
import type { Problem } from "../../contract.ts";
import { defineAuthoring } from "../../define-authoring.ts";
import { error, warning } from "../../problems.ts";
import { type Content, calculation, type Solution, withUnit } from "./model.ts";

const texts = calculationAuthoringTexts.problems;
/** To how many decimals students are told to round. */
const ROUNDINGS = { none: null, whole: 0, tenth: 1, hundredth: 2 } as const;

export const calculationAuthoring = defineAuthoring(calculation, {
  draft: () => ({ content: { unit: "", rounding: "none" as const }, solution: { value: "", tolerance: "" } }),
  parts: ({ unit }, { value }) => [
    { title: null, choices: [{ text: withUnit(value, unit), isRight: true }], asks: "entry" },
  ],
  problems: (content, solution) => [...valueProblems(content, solution), ...toleranceProblems(solution)],
});

function valueProblems({ unit, rounding }: Content, solution: Solution): Problem[] {
  const value = parseDecimal(solution.value);
  if (solution.value.trim() === "") return [error("solution.value", texts.valueMissing)];
  if (!value) return [error("solution.value", texts.notANumber)];
  const decimals = ROUNDINGS[rounding];
  return [
    ...(unit.trim() === "" ? [warning("content.unit", texts.noUnit)] : []),
    ...(decimals !== null && decimalsOf(value) > decimals ? [warning("solution.value", texts.moreDecimals)] : []),
  ];
}

function toleranceProblems({ tolerance }: Solution): Problem[] {
  if (tolerance.trim() === "") return [];
  const decimal = parseDecimal(tolerance);
  return decimal && decimal.units >= 0n ? [] : [error("solution.tolerance", texts.tolerance)];
}
