/** The words of the public sample test. */

const points = (count: number) => (count === 1 ? "1 point" : `${count} points`);
const questions = (count: number) => (count === 1 ? "1 question" : `${count} questions`);

export const sampleTestTexts = {
  title: "Sample Test",
  metaDescription:
    "Try one question of each kind in our practice tests, scored as in a real one, with the reasoning behind every answer. Free, without an account.",
  eyebrow: "Free, no account needed",
  lead: (count: number) =>
    `${questions(count)}, one of each kind: the same screens, the same scoring and the same explanations as in a real practice test.`,
  facts: [
    { title: "Answer", text: "Tap, drag or use the keyboard. There is no clock, and you can move back and forth." },
    {
      title: "Check",
      text: "Each answer is scored on our server, with partial credit by the rules of a real practice test.",
    },
    { title: "Understand", text: "You see at once what was right, how many points it earned, and why." },
  ],
  kindsTitle: "What You Will Meet",
  start: "Start the Sample Test",
  loading: "Loading the questions…",
  noScripts: {
    title: "The sample test needs scripts.",
    text: "Please allow them in your browser and load this page again. These pages work without scripts:",
    courses: "Courses",
    resources: "Resources",
    signUp: "Sign Up",
  },

  progressLabel: "Progress through the sample test",
  progress: (position: number, count: number) => `Question ${position} of ${count}`,
  check: "Check Answer",
  checking: "Checking…",
  notChecked: (reason: string) => `The answer could not be checked: ${reason}`,
  notUnderstood: "the server did not understand it. Load this page again, then try once more.",
  previous: "Previous",
  next: "Next",
  toResult: "See Your Result",
  keptHint: "Your answers stay in this tab until you close it.",

  again: "Start Again",
  againTitle: "Start the sample test again?",
  againMessage: "All answers and results of this sample test are removed from this tab.",
  againKeep: "Keep them",

  result: {
    title: "Your Result",
    points: "Points",
    right: "Fully right",
    of: (part: number, whole: number) => `${part} of ${whole}`,
    unchecked: (count: number) =>
      count === 1
        ? "1 question is not checked yet. Its points are not counted."
        : `${count} questions are not checked yet. Their points are not counted.`,
    noneChecked: "You have not checked an answer yet. Go back to any question, also to see how it is solved.",
    list: "All questions",
    question: (position: number, type: string) => `Question ${position}: ${type}`,
    earned: (earned: number, max: number) => `${earned} of ${points(max)}`,
    notChecked: "Not checked",
    signUpTitle: "Practise until it is easy",
    signUpText:
      "With a free account you take timed practice tests and make your own. Your answers are kept when the network drops, and every test can be read again with its reasoning.",
    signUp: "Sign Up",
    dashboardTitle: "Go on with a real test",
    dashboardText: "Your practice tests are timed, and their results count for your progress.",
    dashboard: "Dashboard",
    administration: "Administration",
  },
} as const;
