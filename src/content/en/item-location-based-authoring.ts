/** What authors of questions with options under titled locations read. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

export const locationAuthoringTexts = localized({
  groups: "Locations",
  hint: (locations: number, options: number) =>
    `Students choose all that apply. One correct option in the whole question is enough. The exam has two to five locations with two to four options each, and at least one right option in each. Here you can have up to ${locations} locations and ${options} options in all.`,
  title: (number: number) => `Title of location ${number}`,
  titleHint: "For example a place on the body, a device, or a part of the record.",
  add: "Add Location",
  remove: (number: number) => `Remove location ${number}`,
  oneStays: "A question keeps at least one location.",
  options: (number: number) => `Options of location ${number}: mark all that are correct`,
  markCorrect: (option: number, location: number) => `Option ${option} of location ${location} is a correct answer`,
  removeOption: (option: number, location: number) => `Remove option ${option} of location ${location}`,
  oneOptionStays: "A location keeps at least one option.",
  problems: {
    missing: "Please add at least one location.",
    titleMissing: "Please provide a title for each location.",
    optionMissing: "Each location must have at least one option.",
    noneCorrect: "Please mark at least one option as correct across your locations.",
    sameTitle: "Two locations have the same title.",
    noneCorrectIn: (location: number) =>
      `No option of location ${location} is marked as correct. On the exam, at least one is right in each.`,
    optionCount: (location: number, options: number) =>
      `Location ${location} has ${counted(options, "option", "options")}. On the exam, a location has two to four.`,
    count: (locations: number) =>
      `This question has ${counted(locations, "location", "locations")}. The exam has two to five.`,
  },
});
