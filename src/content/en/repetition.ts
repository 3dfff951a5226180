/** Texts of what is asked again: the list of mistakes, what is due, and how much a student wants to repeat. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

const questions = (count: number) => counted(count, "question", "questions");

export const repetitionTexts = localized({
  tab: "Mistakes",
  title: "My mistakes",
  text: "Questions that went wrong, and those you guessed or flagged. We ask them again until you know them.",
  failed: "Your mistakes could not be loaded.",

  due: {
    title: "Due today",
    today: (count: number) => `${questions(count)} ${count === 1 ? "is" : "are"} due today.`,
    planned: (count: number, planned: number) =>
      `${questions(count)} ${count === 1 ? "is" : "are"} due. Today’s plan takes ${planned} of them.`,
    pieces: (most: number) => `We ask up to ${most} at a time, without a clock, and explain each answer.`,
    start: (count: number) => `Repeat ${questions(count)}`,
    starting: "Starting…",
    open: "You have begun. Go on where you stopped.",
    resume: "Go on",
    done: (count: number) => `Done for today. You repeated ${questions(count)}.`,
    nothing: "Nothing is due today.",
    tomorrow: (count: number) => (count === 0 ? "Nothing is due tomorrow." : `${questions(count)} tomorrow.`),
    inactive: "Your account is inactive, so you cannot start.",
    gone: "Nothing is due now. Load this page again.",
  },
  forecast: {
    title: "The next 14 days",
    caption: "Questions due on each day, as things stand",
    day: "Day",
    count: "Questions",
    today: "Today",
  },
  plan: "Exam date and questions a day",
  list: {
    title: "What went wrong",
    filter: "Show",
    kinds: {
      all: "All",
      "surely-wrong": "Sure, but wrong",
      wrong: "Wrong",
      partly: "Partly right",
      guessed: "Guessed",
      changed: "Changed from right",
      unanswered: "Not answered",
      flagged: "Flagged",
    },
    kindOf: (label: string, count: number) => `${label} (${count})`,
    subject: "Subject",
    allSubjects: "All subjects",
    find: "Words of the question",
    findButton: "Find",
    practise: (count: number, total: number) =>
      count < total
        ? `Practise ${count} of these ${total}`
        : count === 1
          ? "Practise this question"
          : `Practise these ${questions(count)}`,
    practising: "Starting…",
    gone: "None of these can be asked now.",
    review: "See the answer",
    reviewOf: (question: string) => `See the answer: ${question}`,
    asked: (times: number, day: string) =>
      `Asked ${times === 1 ? "once" : counted(times, "time", "times")}, last on ${day}`,
    dueOn: (day: string) => `Comes back on ${day}`,
    dueToday: "Due today",
    why: "Why did it go wrong?",
    whyOf: (question: string) => `Why did it go wrong? ${question}`,
    reasons: {
      "did-not-know": "Did not know it",
      misread: "Misread it",
      "mixed-up": "Mixed it up",
      "changed-from-right": "Changed a right answer",
      "out-of-time": "Ran out of time",
    },
    notTold: (reason: string) => `We could not save this: ${reason}`,
    unknown: "We do not know this question.",
    empty: "No mistakes yet",
    emptyText: "Once a question goes wrong in a test, you find it here.",
    takeTest: "Take a practice test",
    none: "No question fits.",
    showAll: "Show all",
    range: (first: number, last: number, total: number) => `${first} to ${last} of ${total}`,
  },
  badges: {
    "surely-wrong": "Sure, but wrong",
    wrong: "Wrong",
    partly: "Partly right",
    guessed: "Right, but guessed",
    unanswered: "Not answered",
    flagged: "Flagged",
    repeated: "Right last time",
    changed: "You had it right first",
  },
});
