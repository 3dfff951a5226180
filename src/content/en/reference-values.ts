/** Texts of the reference values of a running test. The values are those of the printable sheet. */
import { localized } from "../texts.ts";

export const referenceValueTexts = localized({
  title: "Reference values",
  about:
    "Usual values of adults, in conventional and SI units. Ranges differ between laboratories: where a question gives its own, those count.",
  sources:
    "Compared on 26 November 2026 with published tables for nurses, Medscape, and the guidelines of the American College of Cardiology and the American Diabetes Association.",
  find: "Find a test",
  nothing: "Nothing has this name here.",
});
