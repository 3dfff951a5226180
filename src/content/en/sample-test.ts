/** The words of the public sample test. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

const points = (count: number) => counted(count, "point", "points");
const questions = (count: number) => counted(count, "question", "questions");

export const sampleTestTexts = localized({
  title: "Sample Test",
  metaDescription:
    "Try one question of each kind, scored as in a real test, with the reasoning behind every answer. Free, no account needed.",
  eyebrow: "Free, no account needed",
  lead: (count: number) =>
    `${questions(count)}, one of each kind: the same screens, scoring and explanations as in a real practice test.`,
  facts: [
    { title: "Answer", text: "Tap, drag or use the keyboard. There is no clock, and you can move back and forth." },
    {
      title: "Check",
      text: "We score each answer by the rules of a real practice test, with partial credit.",
    },
    { title: "Understand", text: "You see at once what was right, how many points it earned, and why." },
  ],
  kindsTitle: "What You Will Meet",
  start: "Start the Sample Test",
  loading: "Loading the questions…",
  noScripts: {
    title: "The sample test needs JavaScript.",
    text: "Turn it on in your browser and load this page again. These pages work without it:",
    courses: "Courses",
    resources: "Resources",
    signUp: "Sign Up",
  },

  progressLabel: "Progress through the sample test",
  progress: (position: number, count: number) => `Question ${position} of ${count}`,
  check: "Check Answer",
  checking: "Checking…",
  answerFirst: "Answer the question first, or go on to the next one.",
  notChecked: (reason: string) => `The answer could not be checked: ${reason}`,
  notUnderstood: "the server could not read it. Load this page again, then try again.",
  previous: "Previous",
  next: "Next",
  toResult: "See Your Result",
  keptHint: "Your answers stay in this tab until you close it.",

  again: "Start Again",
  againTitle: "Start the sample test again?",
  againMessage: "This clears all your answers and results of this sample test.",
  againKeep: "Keep them",

  result: {
    title: "Your Result",
    points: "Points",
    right: "Fully right",
    of: (part: number, whole: number) => `${part} of ${whole}`,
    unchecked: (count: number) =>
      count === 1
        ? "1 question is not checked yet, so its points do not count."
        : `${count} questions are not checked yet, so their points do not count.`,
    noneChecked: "You have not checked any answers yet. Go back to a question to check it and see the solution.",
    list: "All questions",
    question: (position: number, type: string) => `Question ${position}: ${type}`,
    earned: (earned: number, max: number) => `${earned} of ${points(max)}`,
    notChecked: "Not checked",
    signUpTitle: "Practise until it is easy",
    signUpText:
      "With a free account you can take timed practice tests and create your own. Your answers are safe if the network drops, and you can review every test.",
    signUp: "Sign Up",
    dashboardTitle: "Continue with a real test",
    dashboardText: "Your practice tests are timed, and their results show how you are doing.",
    dashboard: "Dashboard",
    administration: "Administration",
  },
});
