/** What is said of tests to those who write them, and what is stored in tests that the product makes. */
import { localized } from "../texts.ts";
import { number } from "./numbers.ts";

export const testTexts = localized({
  /** The title of a preset for which the bank has too few questions. */
  shorterForm: (title: string) => `${title}, shorter form`,
  shorterTitle: (title: string, count: number, of: number) => `${title}, ${number(count)} of ${number(of)} questions`,
  problems: {
    noQuestions: "This section has no questions yet.",
    noSections: "A test needs at least one section.",
    tooManySections: (limit: number) => `A test can have at most ${number(limit)} sections.`,
    adaptiveAlone:
      "An adaptive section is the whole test: without other sections or a clock of its own, with an answer to each question and no way back.",
    sameSection: "Another section has this name in addresses already. Give this one a different name.",
    tooManyQuestions: (limit: number, found: number) =>
      `A test can have at most ${number(limit)} questions. This one has ${number(found)}.`,
    minutes: (limit: number) => `Use a whole number of minutes from 1 to ${number(limit)}.`,
    unknownLesson: "This lesson does not exist.",
    unknownLabel: "This category or difficulty does not exist.",
    unknownQuestion: "This question does not exist.",
    withdrawnQuestion: (question: number) =>
      `Question #${question} is withdrawn. Bring it back, or take it out of the section.`,
    withdrawnStimulus: (name: string) => `${name} is withdrawn. Bring it back, or take it out of the section.`,
    changedStimulus: (name: string) =>
      `${name} has other questions now. Take it out of the section and choose it again.`,
    tooFewForRule: (rule: number, wanted: number, found: number) =>
      `Rule ${number(rule)} asks for ${number(wanted)}, and the bank has ${number(found)} for it.`,
    tooFewUnitsForRule: (rule: number, wanted: number, found: number) =>
      `Rule ${number(rule)} asks for ${number(wanted)} with their questions, and the bank has ${number(found)} for it.`,
    unitSize: "A case study has six questions and a trend has one.",
    unitFilter: "Case studies, trends and passages cannot be chosen by type or by earlier answers.",
    sameQuestion: "This question is in the test already.",
    noMinutesToWait: "This section has no minutes of its own, so there is no time to wait for.",
    minutesWhileReturning: "Students can come back to this section, so it cannot have minutes of its own.",
    sectionsLongerThanTest: (sections: number, test: number) =>
      `The sections have ${number(sections)} minutes together, but the whole test has only ${number(test)}.`,
    breakWhileReturning: "Students move freely between the sections, so there is no break between them.",
    breakAfterNothing: "A break needs a section before it and one after it, and there is only one break between two.",
    unknownSection: "This test has no such section.",
    noMarks: "Say what an answer in this section is worth.",
    nothingScored: "At least one question of this section has to count.",
    solutionsBeforeScore: "Solutions give the score away, so students cannot see them before it.",
    poolBesideClock: "A pool of break minutes needs minutes for each section, and none for the whole test.",
  },
});
