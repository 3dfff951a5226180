/** Texts of the tools of a running test. */
import { localized } from "../texts.ts";

export const toolTexts = localized({
  tools: "Tools",
  names: {
    "strike-out": "Strike out",
    highlighter: "Highlighter",
    notes: "Test notes",
    calculator: "Calculator",
    "reference-values": "Reference values",
    display: "Display",
  },
  struckOut: (option: string) => `Struck out: ${option}`,
  notStruckOut: (option: string) => `No longer struck out: ${option}`,
  needsNetwork: "You are offline, and this tool is not on this device yet.",
});
