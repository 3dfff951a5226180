/** Texts of the bow-tie, "Clinical decision", for answering and reviewing it. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

const points = (count: number) => counted(count, "point", "points");

export const clinicalDecisionTexts = localized({
  /** The three parts, as the exam names them. */
  parts: {
    actions: "Actions to Take",
    condition: "Condition Most Likely Experiencing",
    parameters: "Parameters to Monitor",
  },
  answering: {
    instruction:
      "Press a choice to put it into a slot. Press it again to take it back. You can also drag it. With a finger, hold it first.",
    emptySlot: { actions: "Choose an action", condition: "Choose a condition", parameters: "Choose a parameter" },
    tokens: {
      actions: (count: number) => `Select ${counted(count, "action", "actions")}`,
      condition: "Select 1 condition",
      parameters: (count: number) => `Select ${counted(count, "parameter", "parameters")}`,
    },
  },
  review: {
    part: (right: number, of: number) => `${right} of ${points(of)}`,
    slots: (right: number, wrong: number, empty: number, of: number) =>
      `${right} right, ${wrong} wrong${empty > 0 ? `, ${empty} left empty` : ""}: ${right} of ${points(of)}.${
        wrong > 0 ? " Each slot is worth a point of its own; a wrong one takes nothing away." : ""
      }`,
  },
});
