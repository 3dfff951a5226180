/** What is said while a test is taken, and in its review. */

const questions = (count: number) => (count === 1 ? "1 question" : `${count} questions`);

const PROGRESS = { untouched: "not answered", partly: "answered in part", complete: "answered" };

export const attemptTexts = {
  practiceTest: (number: number) => `Practice Test ${number}`,
  customTest: "Custom Test",
  titleOf: (practiceTestNumber: number | null) =>
    practiceTestNumber === null ? "Custom Test" : `Practice Test ${practiceTestNumber}`,
  pageTitle: (title: string) => `${title} – Lamplight`,
  needsScripts: "A timed test needs scripts. Please allow them in your browser and load this page again.",
  leave: "Back to practice tests",

  timeLeft: "Time left",
  clock: (seconds: number) => {
    const minutes = Math.floor(seconds / 60);
    return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  },
  runningOut: "Time running out!",
  announceMinutes: (minutes: number) => (minutes === 1 ? "One minute left." : `${minutes} minutes left.`),

  saveState: {
    saved: "Saved",
    saving: "Saving…",
    "kept-on-device": "Offline, kept on this device",
    "signed-out": "Signed out, kept on this device",
    "time-is-up": "Time is up",
  },
  signInAgain: "Sign in again",
  overtaken: "A newer answer to this question was saved in another tab or on another device. It is shown here.",

  progress: (position: number, count: number) => `Question ${position} of ${count}`,
  progressLabel: "Progress through the test",
  previous: "Previous",
  next: "Next",
  submit: "Submit Test",
  submitting: "Submitting…",
  flag: "Flag for review",
  flagged: "Flagged for review",

  navigator: "All questions",
  navigatorHint: "Go to any question. Nothing is lost by moving.",
  place: (position: number, progress: "untouched" | "partly" | "complete", isFlagged: boolean) =>
    `Question ${position}, ${PROGRESS[progress]}${isFlagged ? ", flagged" : ""}`,
  answeredCount: (answered: number, count: number) => `${answered} of ${count} answered`,
  legend: { answered: "Answered", unanswered: "Not answered", flagged: "Flagged" },

  shortcuts: "Keyboard shortcuts",
  shortcutsOn: "Use single-key shortcuts",
  shortcutList: [
    { keys: "N", does: "Next question" },
    { keys: "P", does: "Previous question" },
    { keys: "F", does: "Flag or unflag this question" },
    { keys: "1 – 9", does: "Choose an option of this question" },
  ],

  confirmTitle: "Submit this test?",
  confirmAllAnswered: (count: number) =>
    `You have answered all ${questions(count)}. After submitting nothing can be changed.`,
  confirmUnanswered: (unanswered: number, partly: number, count: number) => {
    const is = (number: number) => `${questions(number)} of ${count} ${number === 1 ? "is" : "are"}`;
    const said = [
      unanswered === count ? `You have not answered any of the ${questions(count)}.` : "",
      unanswered > 0 && unanswered < count ? `${is(unanswered)} not answered.` : "",
      partly > 0 ? `${is(partly)} answered only in part.` : "",
      "After submitting nothing can be changed.",
    ];
    return said.filter((sentence) => sentence !== "").join(" ");
  },
  keepWorking: "Keep working",

  timeIsUp: "Time is up. Your answers are being submitted…",
  submitFailed: {
    offline:
      "The test could not be submitted: there is no connection. Your answers are kept on this device. Please try again.",
    "signed-out":
      "The test could not be submitted: you are signed out. Your answers are kept on this device. Please sign in again.",
  },
  timeIsUpOffline:
    "Time is up. Your answers are kept on this device and are sent as soon as there is a connection. Please keep this page open.",

  review: {
    title: (title: string) => `Review: ${title}`,
    back: "Back to practice tests",
    score: "Score",
    correct: "Correct answers",
    points: "Points",
    time: "Time taken",
    of: (part: number, whole: number) => `${part} of ${whole}`,
    minutes: (seconds: number) => {
      const minutes = Math.floor(seconds / 60);
      const rest = seconds % 60;
      if (minutes === 0) return `${seconds}\u00a0s`;
      return rest === 0 ? `${minutes}\u00a0min` : `${minutes}\u00a0min ${rest}\u00a0s`;
    },
    filter: "Show",
    filters: { all: "All", wrong: "Wrong", flagged: "Flagged", unanswered: "Unanswered" },
    filterCount: (label: string, count: number) => `${label} (${count})`,
    nothingInFilter: {
      all: "",
      wrong: "Nothing wrong here",
      flagged: "You flagged no question",
      unanswered: "You answered every question",
    },
    showAll: "Show all questions",
    question: (position: number) => `Question ${position}`,
    flagged: "Flagged",
    correctBadge: "Right",
    partlyBadge: "Partly right",
    wrongBadge: "Wrong",
    unansweredBadge: "Not answered",
    late: "This answer arrived too late and was not scored:",
    expiredTitle: "No result",
    expiredText: "The time was up before any answer reached us, so this test has no result. You can take it again.",
    expiredLate: "Answers that arrived too late",
  },

  report: {
    open: "Report a problem with this question",
    title: "Report a problem",
    text: "What is wrong with this question? The institute reads every report.",
    message: "Your message",
    missing: "Please say what is wrong with this question.",
    tooLong: (limit: number) => `Please use at most ${limit.toLocaleString("en-IN")} characters.`,
    send: "Send report",
    sent: "Thank you. Your report has been sent.",
  },

  logout: {
    title: "Log out with unsent answers?",
    message: (count: number) =>
      `${count === 1 ? "One answer on this device has" : `${count} answers on this device have`} not reached the server yet. Logging out deletes ${count === 1 ? "it" : "them"}.`,
    confirm: "Log out and delete",
    stay: "Stay signed in",
  },
} as const;
