/** What authors of questions with drop-downs inside the sentence read. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const sentenceAuthoringTexts = localized({
  howTo:
    "In the question text, put a word in square brackets wherever you want a drop-down. The brackets match the drop-downs below in order: the first bracket is Drop-down 1, the second is Drop-down 2. For a bracket that students should see, type \\[.",
  exampleLabel: "Example:",
  example: "The client is most likely developing [condition] and needs [treatment] first.",
  exampleMeaning: "This text needs two drop-downs.",
  dropdowns: "Drop-downs",
  dropdown: (number: number) => `Drop-down ${number}`,
  hint: (most: number) =>
    `Each is worth one point. The exam has up to five drop-downs with three to five options each. Here you can have up to ${most} drop-downs.`,
  placeholder: (number: number) => `Placeholder of drop-down ${number}`,
  placeholderHint: "What students read in it before they choose, for example: condition.",
  add: "Add Drop-down",
  remove: (number: number) => `Remove drop-down ${number}`,
  oneStays: "A question keeps at least one drop-down.",
  options: (number: number) => `Options of drop-down ${number}: mark the one that is correct`,
  markCorrect: (option: number, dropdown: number) => `Option ${option} of drop-down ${dropdown} is the correct one`,
  removeOption: (option: number, dropdown: number) => `Remove option ${option} of drop-down ${dropdown}`,
  twoOptionsStay: "A drop-down keeps at least two options.",
  problems: {
    noDropdowns: "Please add at least one drop-down.",
    placeholder: "Please enter the placeholder of each drop-down.",
    options: "Please provide at least two options for each drop-down.",
    unmarked: "Please mark the correct option of each drop-down.",
    unequal: (brackets: number, dropdowns: number) =>
      `The question text has ${brackets === 0 ? "no placeholder" : counted(brackets, "placeholder", "placeholders")} in square brackets, but there ${dropdowns === 1 ? "is" : "are"} ${counted(dropdowns, "drop-down", "drop-downs")}. Each placeholder needs one drop-down.`,
    manyDropdowns: (count: number) => `This question has ${count} drop-downs. The exam has at most five.`,
    optionCount: (number: number, count: number) =>
      `Drop-down ${number} has ${counted(count, "option", "options")}. On the exam, a drop-down has three to five.`,
  },
});
