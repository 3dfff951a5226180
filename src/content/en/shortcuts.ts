/** Texts of the keys of a running test. */
import { localized } from "../texts.ts";

export const shortcutTexts = localized({
  areOn: "Use single-key shortcuts",
  ofTest: [
    { keys: "N", does: "Next question" },
    { keys: "P", does: "Previous question" },
    { keys: "1 – 9", does: "Choose an option of this question" },
  ],
  ofFlag: { keys: "F", does: "Flag or unflag this question" },
  ofTools: [
    { id: "strike-out", keys: "Shift + 1 – 9", does: "Strike out an option, or take that back" },
    { id: "highlighter", keys: "H", does: "Take the highlighter, or put it away" },
    { id: "notes", keys: "O", does: "Open or close your test notes" },
    { id: "calculator", keys: "C", does: "Open or close the calculator" },
    { id: "reference-values", keys: "V", does: "Open or close the reference values" },
    { id: "display", keys: "D", does: "Change text size, contrast and line focus" },
  ],
});
