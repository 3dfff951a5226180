/** What the product says about the Question Bank as a whole: its filters, changes of many questions, labels, export. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

const questions = (count: number) => counted(count, "question", "questions");

export const bankTexts = localized({
  hits: (count: number, isCapped: boolean) =>
    isCapped ? `${number(count)}+ questions found` : `${questions(count)} found`,
  meant: (word: string, meant: ReadonlyArray<string>) =>
    `No question has the word “${word}”. We also looked for ${meant.join(", ")}.`,
  filters: {
    title: "Filters",
    active: (count: number) => `Filters (${count})`,
    subject: "Subject",
    allSubjects: "All subjects",
    lesson: "Lesson",
    allLessons: "All lessons",
    subjectFirst: "Select subject first",
    type: "Question type",
    allTypes: "All types",
    questionId: "Question ID",
    category: "Category",
    allCategories: "All categories",
    difficulty: "Difficulty",
    allDifficulties: "All difficulties",
    status: "Status",
    inUse: "In use",
    withdrawn: "Withdrawn",
    needsRationale: "Needs rationale",
    apply: "Apply",
    clear: "Clear filters",
  },
  labels: "Categories",
  views: { label: "View", cards: "Cards", table: "Table" },
  export: "Export",
  withdrawn: "Withdrawn",
  cut: "The rest is in the preview.",
  moreChoices: (count: number) => `… and ${counted(count, "more line", "more lines")} in the preview.`,
  selection: {
    region: "Selected questions",
    move: "Move to lesson",
    tag: "Set labels",
    withdraw: "Withdraw",
    bringBack: "Bring back",
    export: "Export",
  },
  change: {
    move: (count: number) => `Move ${questions(count)}`,
    moveText: "They keep everything else. Practice tests keep their questions.",
    confirm: (count: number) => `Change ${questions(count)}`,
    moving: "Moving…",
    chooseSubject: "Select a subject",
    chooseLesson: "Select a lesson",
    lessonMissing: "Please select a lesson.",
    loading: "Loading lessons…",
    notLoaded: "The lessons could not be loaded.",
    tryAgain: "Try again",
    tag: (count: number) => `Set labels of ${questions(count)}`,
    tagging: "Saving…",
    leave: "Leave as it is",
    none: "None",
    nothingChosen: "Please choose what to change.",
    withdraw: (count: number) => `Withdraw ${questions(count)}?`,
    withdrawText: "New tests will not ask them. Results and tests in progress keep them. You can bring them back.",
    bringBack: (count: number) => `Bring back ${questions(count)}?`,
    bringBackText: "New tests may ask them again.",
    failed: (reason: string) => `Nothing was changed: ${reason}`,
    nothing: "Nothing was changed: they are all like that already.",
    tooMany: (limit: number) => `Nothing was changed: you chose more than ${questions(limit)}. Choose fewer.`,
    targetGone: "Nothing was changed: what you chose no longer exists. Choose again.",
    unreadable: "Nothing was changed. Reload the page and try again.",
  },
  undo: {
    moved: (count: number, lesson: string | null) =>
      `${questions(count)} moved${lesson === null ? "" : ` to ${lesson}`}.`,
    tagged: (count: number, labels: ReadonlyArray<string>) => `${questions(count)} changed: ${labels.join(", ")}.`,
    category: (name: string | null) => (name === null ? "no category" : `category ${name}`),
    difficulty: (name: string | null) => (name === null ? "no difficulty" : `difficulty ${name}`),
    withdrawn: (count: number) =>
      `${questions(count)} withdrawn. New tests will not ask ${count === 1 ? "it" : "them"}.`,
    broughtBack: (count: number) => `${questions(count)} brought back.`,
    undo: "Undo",
    undoing: "Undoing…",
    undone: (count: number, left: number) =>
      `Undone: ${questions(count)} ${count === 1 ? "is" : "are"} as before.${
        left > 0
          ? ` ${questions(left)} ${left === 1 ? "has" : "have"} changed since and ${left === 1 ? "stays as it is" : "stay as they are"}.`
          : ""
      }`,
    gone: "You can no longer undo this.",
    failed: (reason: string) => `Nothing was undone: ${reason}`,
  },
});

export const labelTexts = localized({
  title: "Categories and difficulties",
  text: "You label questions with these. Renaming one renames it on all its questions.",
  back: "Back to Questions",
  kinds: { category: "Categories", difficulty: "Difficulties" },
  one: { category: "category", difficulty: "difficulty" },
  none: { category: "No category yet.", difficulty: "No difficulty yet." },
  name: { category: "New category", difficulty: "New difficulty" },
  nameOf: (name: string) => `Name of ${name}`,
  logit: "Logit",
  logitOf: (name: string) => `Logit of ${name}`,
  logitText:
    "The number says how hard a difficulty is, from −5 to 5. 0 is medium: a student at the pass mark answers half of such questions correctly. Use −1 for easy and 1 for hard ones, or leave it empty.",
  add: { category: "Add Category", difficulty: "Add Difficulty" },
  adding: "Adding…",
  rename: "Rename",
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  delete: "Delete",
  deletion: {
    title: (kind: "category" | "difficulty", name: string) => `Delete the ${kind} ${name}?`,
    message: (count: number) =>
      count === 0
        ? "No question has it."
        : `${questions(count)} ${count === 1 ? "has" : "have"} it and will lose it. The questions themselves stay.`,
    confirm: "Delete",
  },
  problems: {
    missing: "Please enter a name.",
    tooLong: (limit: number) => `A name may have at most ${limit} characters.`,
    taken: "There is already one with this name.",
    tooMany: (limit: number) => `There are already ${limit}. Please delete one first.`,
  },
});

export const exportTexts = localized({
  title: "Export questions",
  count: (count: number) => `${questions(count)} will be exported.`,
  none: "There is no question to export.",
  jsonLines: "JSON Lines",
  jsonLinesText:
    "Everything about every type, one question on each line. Pictures are not in the file, only their addresses. Where these pictures are stored, you can import it again without loss.",
  downloadJsonLines: "Download JSON Lines",
  csv: "CSV for spreadsheets",
  csvText: (count: number) =>
    `${questions(count)} with a single answer and at most eight options, as plain text. Pictures and formatting are left out, and each row of a table becomes a line of text. Text that a spreadsheet would read as a formula gets an apostrophe in front. An import removes it again.`,
  downloadCsv: "Download CSV",
  leftOut: (count: number) => `Left out of the CSV: ${questions(count)}.`,
  leftOutType: (type: string, count: number) => `${type}: ${number(count)}`,
  tooManyOptions: "Single answer with more than eight options",
  ofStimuli: "Belongs to a case study, a trend or a passage",
  wholeStimuli: "Case studies, trends and passages are in it as a whole, one on each line.",
  broken: "Questions that cannot be read are in neither file",
  failed: "We could not work out what to export. Try again.",
  done: "Done",
});
