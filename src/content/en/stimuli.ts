/** Case studies, trends and passages: what is wrong with one, and what authors should look at again. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

const inTab = (tab: string) => (tab === "" ? "" : ` in ${tab}`);

export const stimulusTexts = localized({
  /** The filter of the bank. */
  partOf: {
    label: "Part of",
    any: "All questions",
    alone: "Single questions only",
    of: { case: "Case studies", trend: "Trends", passage: "Reading passages" },
  },
  /** Of a question of the bank. */
  belongs: {
    /** `position` is null for a question that was taken out of it. */
    mark: (position: number | null, kind: string, displayId: number) =>
      position === null ? `Earlier in ${kind} C${displayId}` : `Question ${position} of ${kind} C${displayId}`,
    one: { case: "case study", trend: "trend", passage: "reading passage" },
    cannotDelete: (displayId: number) => `Question #${displayId} cannot be deleted alone`,
    deleteWhole: (name: string) => `It belongs to ${name}. Delete or withdraw that as a whole.`,
    open: { case: "Open the case study", trend: "Open the trend", passage: "Open the reading passage" },
    left: (count: number) =>
      `${counted(count, "question stays as it is, as it belongs", "questions stay as they are, as they belong")} to a case study, a trend or a passage.`,
  },
  limits: {
    labelTooLong: (limit: number) => `This may have at most ${limit} characters.`,
    titleTooLong: (limit: number) => `The title may have at most ${limit} characters.`,
    tooManyExhibits: (limit: number) => `A record may have at most ${limit} tabs.`,
    tooManyEntries: (limit: number) => `A tab may have at most ${limit} entries.`,
    tooManyMeasures: (limit: number) => `A tab may have at most ${limit} measures.`,
    tooManyColumns: (limit: number) => `A table may have at most ${limit} columns.`,
    tooManyRows: (limit: number) => `A table may have at most ${limit} rows.`,
    tooManyQuestions: (limit: number) => `There may be at most ${limit} questions.`,
    unevenTable: "Every row of a table needs as many cells as there are headings.",
    unknownMeasure: "A value belongs to a measure that this tab does not have.",
    sameIds: "Two parts of the record have the same id.",
    unreadable: "We could not read this question. Open it and save it again.",
  },
  /** A tab in the messages about a record. */
  tabs: {
    named: (title: string) => `“${title}”`,
    unnamed: (number: number) => `tab ${number}`,
    /** For a passage, which has texts instead. */
    unnamedText: (number: number) => `text ${number}`,
  },
  problems: {
    kindMissing: "Please choose a kind.",
    titleMissing: "Please enter a title.",
    lessonMissing: "Please choose a lesson.",
    clientMissing: { record: "Please say who the client is.", passage: "Please enter a heading." },
    noExhibit: "Please add a tab with something to read.",
    exhibitTitleMissing: (number: number) => `Please name tab ${number}.`,
    /** `tab` is one of `tabs`, or empty where there is only one, and it has no name. Entries, times and measures have the numbers of the form. */
    noEntry: (tab: string) => `Please add an entry to ${tab || "this tab"}, or remove the tab.`,
    entryBlank: (tab: string, entry: number) =>
      `Please write something in entry ${entry}${inTab(tab)}, or remove the entry.`,
    timeBlank: (tab: string, time: number) => `Please enter a value at time ${time}${inTab(tab)}, or remove the time.`,
    tableBlank: (tab: string, entry: number) =>
      `Please fill in the table of entry ${entry}${inTab(tab)}, or remove the table.`,
    noMeasure: (tab: string) => `Please add a measure to ${tab || "this tab"}.`,
    measureUnnamed: (tab: string, measure: number) => `Please name measure ${measure}${inTab(tab)}.`,
    noAlternative: (tab: string, entry: number) =>
      `Please describe the picture of entry ${entry}${inTab(tab)} for people who cannot see it.`,
    questionCount: (wanted: number, found: number) =>
      `A case study has ${wanted} questions. This one has ${found} so far.`,
    oneQuestion: (found: number) => `A trend has one question. This one has ${found}.`,
    noQuestion: "Please add a question.",
    questionWrong: (number: number, message: string) => `Question ${number}: ${message}`,
    tooFewTimes: "A trend needs a tab of measures with at least two times.",
  },
  warnings: {
    noStep: (number: number) => `Question ${number} has no step of clinical judgment.`,
    stepsOutOfOrder: (number: number) => `Question ${number} asks for an earlier step than the question before it.`,
    stepTwice: (number: number) => `Question ${number} asks for the same step as an earlier question.`,
    neverVisible: (tab: string, entry: number, from: number) =>
      `Entry ${entry}${inTab(tab)} appears at question ${from}, which does not exist. Nobody can read it.`,
    timeNeverVisible: (tab: string, time: number, from: number) =>
      `Time ${time}${inTab(tab)} appears at question ${from}, which does not exist. Nobody can read it.`,
    nothingAtFirst: "Nothing can be read at question 1.",
    givesAway: (earlier: number, later: number, words: string) =>
      `Question ${earlier} says “${words}”, which is the answer to question ${later}.`,
  },
});
