/** Texts of the calculator of a running test. */
import { localized } from "../texts.ts";

export const calculatorTexts = localized({
  title: "Calculator",
  keys: {
    "+": "Plus",
    "-": "Minus",
    "×": "Times",
    "÷": "Divided by",
    ".": "Decimal point",
    "=": "Equals",
    "%": "Percent",
    "√": "Square root",
    "±": "Change sign",
    C: "C, clear all",
    CE: "Clear entry",
    "⌫": "Delete last digit",
    MC: "MC, clear memory",
    MR: "MR, recall memory",
    "M+": "M+, add to memory",
    "M−": "M−, take from memory",
  },
  display: "Display",
  memory: (value: string) => `Memory: ${value}`,
  errors: {
    "no-division": "Nothing can be divided by 0. Press C.",
    "no-root": "A number below 0 has no square root. Press C.",
    "too-large": "The number is too large. Press C.",
  },
  byKeyboard: "By keyboard: digits, + − * / = %, S for the root, N for the sign, C for clear.",
});
