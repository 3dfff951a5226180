/** Texts of the bow-tie, "Clinical decision", for writing it. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const clinicalDecisionAuthoringTexts = localized({
  conditions: {
    options: "Condition Most Likely Experiencing: mark the one that is correct",
    option: (number: number) => `Condition ${number}`,
    markCorrect: (number: number) => `Condition ${number} is the correct answer`,
    add: "Add Condition",
    remove: (number: number) => `Remove condition ${number}`,
    fewestStay: "A question keeps at least one condition.",
  },
  actions: {
    options: "Actions to Take: select 2 correct actions",
    option: (number: number) => `Action ${number}`,
    markCorrect: (number: number) => `Action ${number} is a correct answer`,
    add: "Add Action",
    remove: (number: number) => `Remove action ${number}`,
    fewestStay: "A question keeps at least one action.",
  },
  parameters: {
    options: "Parameters to Monitor: select 2 correct parameters",
    option: (number: number) => `Parameter ${number}`,
    markCorrect: (number: number) => `Parameter ${number} is a correct answer`,
    add: "Add Parameter",
    remove: (number: number) => `Remove parameter ${number}`,
    fewestStay: "A question keeps at least one parameter.",
  },
  slots: (actions: number, parameters: number) =>
    `Students fill a bow-tie of 1 condition, ${counted(actions, "action", "actions")} and ${counted(
      parameters,
      "parameter",
      "parameters",
    )}: as many as you mark as correct.`,
  problems: {
    conditions: {
      none: "Please add at least one condition.",
      noneRight: "Please mark the condition that is correct.",
      blank: "Please enter the text of this condition, or remove it.",
      twice: "Two conditions have the same text.",
      size: "The exam shows 4 conditions.",
      allRight: "There is only one condition, so no choice can be wrong.",
    },
    actions: {
      none: "Please add at least one action.",
      noneRight: "Please mark at least one action as correct.",
      blank: "Please enter the text of this action, or remove it.",
      twice: "Two actions have the same text.",
      choose: "The number to choose is not the number of correct actions. Please mark them again.",
      usual: "Please select 2 correct actions: the exam asks for 2.",
      size: "The exam shows 5 actions.",
      allRight: "Every action is marked as correct, so no choice can be wrong.",
    },
    parameters: {
      none: "Please add at least one parameter.",
      noneRight: "Please mark at least one parameter as correct.",
      blank: "Please enter the text of this parameter, or remove it.",
      twice: "Two parameters have the same text.",
      choose: "The number to choose is not the number of correct parameters. Please mark them again.",
      usual: "Please select 2 correct parameters: the exam asks for 2.",
      size: "The exam shows 5 parameters.",
      allRight: "Every parameter is marked as correct, so no choice can be wrong.",
    },
  },
});
