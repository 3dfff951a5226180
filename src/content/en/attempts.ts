/** What is said while a test is taken, and in its review. */

const questions = (count: number) => (count === 1 ? "1 question" : `${count} questions`);

const VERDICTS = { right: "Right", partly: "Partly right", wrong: "Wrong", unanswered: "Not answered" };

const inMinutes = (minutes: number) => {
  const hours = Math.ceil(minutes / 60);
  if (minutes <= 60) return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  return `in ${hours} hours`;
};

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
    refused: "Not saved",
    "time-is-up": "Time is up",
  },
  signInAgain: "Sign in again",
  offline: {
    why: { offline: "You are offline.", "signed-out": "You are signed out." },
    countsUntil: (time: string) => `Answers count if they reach us by ${time}`,
    left: (clock: string) => `– ${clock} left.`,
    countsNoMore: (time: string) =>
      `Answers counted if they reached us by ${time}. Those still on this device will be kept with your test, but not scored.`,
  },
  refused: (positions: ReadonlyArray<number>) =>
    positions.length === 1
      ? `We could not save your answer to question ${positions[0]}. It stays on this device, but does not count yet. Please change it, or load this page again.`
      : `We could not save your answers to questions ${positions.join(", ")}. They stay on this device, but do not count yet. Please change them, or load this page again.`,
  impossibleAge: "This answer is said to be older than the test it belongs to.",
  overtaken: "A newer answer to this question was saved in another tab or on another device. It is shown here.",

  progress: (position: number, count: number) => `Question ${position} of ${count}`,
  progressLabel: "Progress through the test",
  previous: "Previous",
  next: "Next",
  submit: "Submit Test",
  submitting: "Submitting…",
  flag: "Flag for review",
  flagged: "Flagged",

  navigator: "All questions",
  navigatorHint: "Go to any question. Nothing is lost by moving.",
  place: (position: number, progress: "untouched" | "partly" | "complete", isFlagged: boolean) =>
    `Question ${position}, ${PROGRESS[progress]}${isFlagged ? ", flagged" : ""}`,
  answeredCount: (answered: number, partly: number, count: number) =>
    `${answered} of ${count} answered${partly > 0 ? `, ${partly} in part` : ""}`,
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
    refused: "The test could not be submitted. Your saved answers count. Please load this page again.",
  },
  timeIsUpOffline: "Time is up. Your answers are kept on this device and are sent as soon as there is a connection.",

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
    filters: { all: "All", ...VERDICTS, flagged: "Flagged" },
    filterCount: (label: string, count: number) => `${label} (${count})`,
    nothingInFilter: {
      all: "",
      right: "No question was all right this time",
      partly: "Nothing was partly right",
      wrong: "Nothing wrong here",
      flagged: "You flagged no question",
      unanswered: "You answered every question",
    },
    filterWaits: "What was right and what was wrong is not shown yet",
    showAll: "Show all questions",
    question: (position: number) => `Question ${position}`,
    partlyAnswered: "Answered in part",
    flagged: "Flagged",
    verdicts: VERDICTS,
    late: (given: string | null, arrived: string) =>
      given === null
        ? `This answer arrived too late and was not scored. It arrived on ${arrived}:`
        : `This answer arrived too late and was not scored. It was given on ${given} and arrived on ${arrived}:`,
    expiredTitle: "No result",
    expiredText: "No question was answered when the time was up, so this test has no result. You can take it again.",
    expiredLate: "Answers that arrived too late",
  },

  /** What waits until a test that is still being taken is over. */
  withheld: {
    question: (titles: ReadonlyArray<string>, until: string) =>
      titles.length === 1
        ? `This question is also in ${titles[0] === "Custom Test" ? "a custom test" : titles[0]}, which you are still taking. You see the solution here once that test is submitted, at ${until} at the latest.`
        : `This question is also in ${titles.length} tests that you are still taking. You see the solution here once all of them are submitted, at ${until} at the latest.`,
    figures: (count: number, tests: number) =>
      `Score and points are not shown yet: ${questions(count)} of this test ${count === 1 ? "is" : "are"} also in ${tests === 1 ? "another test that you are still taking. They appear once that test is submitted." : `${tests} other tests that you are still taking. They appear once those are submitted.`}`,
    resume: (title: string) => `Resume ${title}`,
  },

  report: {
    open: "Report a problem with this question",
    title: "Report a problem",
    text: "What is wrong with this question? The institute reads every report.",
    message: "Your message",
    missing: "Please say what is wrong with this question.",
    tooLong: (limit: number) => `Please use at most ${limit.toLocaleString("en-IN")} characters.`,
    tooMany: (minutes: number) =>
      `You have sent many reports, thank you. The institute reads them one by one: please send this one ${inMinutes(minutes)}. What you wrote stays here until then.`,
    send: "Send report",
    sent: "Thank you. Your report has been sent.",
    failed: (reason: string) => `Your report was not sent: ${reason}`,
  },

  logout: {
    title: "Log out with unsent answers?",
    message: (count: number) =>
      `${count === 1 ? "One answer on this device has" : `${count} answers on this device have`} not reached the server yet. Logging out deletes ${count === 1 ? "it" : "them"}.`,
    confirm: "Log out and delete",
    stay: "Stay signed in",
  },
} as const;
