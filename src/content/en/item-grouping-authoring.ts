/** What authors of questions with options in groups read. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const groupingAuthoringTexts = localized({
  groups: "Groups",
  hint: (groups: number, options: number) =>
    `Students choose all that apply, at least one in each group. The exam has two to five groups with two to four options each. Here you can have up to ${groups} groups and ${options} options in all.`,
  title: (number: number) => `Heading of group ${number}`,
  titleHint: "For example Medications, Monitoring or Imaging.",
  add: "Add Group",
  remove: (number: number) => `Remove group ${number}`,
  oneStays: "A question keeps at least one group.",
  options: (number: number) => `Options of group ${number}: mark all that are correct`,
  markCorrect: (option: number, group: number) => `Option ${option} of group ${group} is a correct answer`,
  removeOption: (option: number, group: number) => `Remove option ${option} of group ${group}`,
  oneOptionStays: "A group keeps at least one option.",
  problems: {
    missing: "Please add at least one group.",
    titleMissing: "Please enter the heading of each group.",
    optionMissing: "Each group needs at least one option.",
    noneCorrect: "Please mark at least one option in each group as correct.",
    sameTitle: "Two groups have the same heading.",
    noneCorrectIn: (group: number) => `Please mark at least one option of group ${group} as correct.`,
    optionCount: (group: number, options: number) =>
      `Group ${group} has ${counted(options, "option", "options")}. On the exam, a group has two to four.`,
    count: (groups: number) => `This question has ${counted(groups, "group", "groups")}. The exam has two to five.`,
  },
});
