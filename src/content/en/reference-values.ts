/** Texts of the reference values of a running test. The values are those of the printable sheet. */
import { localized } from "../texts.ts";

export const referenceValueTexts = localized({
  title: "Reference values",
  about: "Usual values of adults. Ranges differ between laboratories: where a question gives its own, those count.",
  find: "Find a test",
  nothing: "Nothing has this name here.",
});
