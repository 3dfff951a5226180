/** What is said while a test is taken, and in its review. */
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";

const questions = (count: number) => counted(count, "question", "questions");

const VERDICTS = { right: "Right", partly: "Partly right", wrong: "Wrong", unanswered: "Not answered" };

const inMinutes = (minutes: number) => {
  const hours = Math.ceil(minutes / 60);
  if (minutes <= 60) return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  return `in ${hours} hours`;
};

const PROGRESS = { untouched: "not answered", partly: "answered in part", complete: "answered" };

export const attemptTexts = localized({
  practiceTest: (number: number) => `Practice Test ${number}`,
  customTest: "Custom Test",
  titleOf: (practiceTestNumber: number | null) =>
    practiceTestNumber === null ? "Custom Test" : `Practice Test ${practiceTestNumber}`,
  pageTitle: (title: string) => `${title} – Lamplight`,
  needsScripts: "A timed test needs JavaScript. Turn it on in your browser and load this page again.",
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
      ? `We could not save your answer to question ${positions[0]}. It stays on this device, but does not count yet. Change it, or load this page again.`
      : `We could not save your answers to questions ${positions.join(", ")}. They stay on this device, but do not count yet. Change them, or load this page again.`,
  impossibleAge: "This answer claims to be older than its test.",
  overtaken: "You saved a newer answer to this question in another tab or on another device. You see it here.",

  progress: (position: number, count: number) => `Question ${position} of ${count}`,
  progressLabel: "Progress through the test",
  previous: "Previous",
  next: "Next",
  submit: "Submit Test",
  submitting: "Submitting…",
  flag: "Flag for review",
  flagged: "Flagged",

  navigator: "All questions",
  navigatorHint: "Go to any question. Your answers stay as they are.",
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
    `You have answered all ${questions(count)}. After you submit, you cannot change anything.`,
  confirmUnanswered: (unanswered: number, partly: number, count: number) => {
    const is = (number: number) => `${questions(number)} of ${count} ${number === 1 ? "is" : "are"}`;
    const said = [
      unanswered === count ? `You have not answered any of the ${questions(count)}.` : "",
      unanswered > 0 && unanswered < count ? `${is(unanswered)} not answered.` : "",
      partly > 0 ? `${is(partly)} answered only in part.` : "",
      "After you submit, you cannot change anything.",
    ];
    return said.filter((sentence) => sentence !== "").join(" ");
  },
  keepWorking: "Keep working",

  timeIsUp: "Time is up. Submitting your answers…",
  submitFailed: {
    offline: "We could not submit your test: you are offline. Your answers are safe on this device. Try again.",
    "signed-out":
      "We could not submit your test: you are signed out. Your answers are safe on this device. Sign in again.",
    refused: "We could not submit your test. Your saved answers count. Load this page again.",
  },
  timeIsUpOffline: "Time is up. Your answers are kept on this device and reach us as soon as you are online.",

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
      right: "No question was fully right this time",
      partly: "Nothing was partly right",
      wrong: "Nothing wrong here",
      flagged: "You flagged no question",
      unanswered: "You answered every question",
    },
    filterWaits: "You cannot see yet what was right or wrong",
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
    expiredText:
      "You had not answered any question when time ran out, so this test has no result. You can take it again.",
    expiredLate: "Answers that arrived too late",
  },

  /** What waits until a test that is still being taken is over. */
  withheld: {
    question: (titles: ReadonlyArray<string>, until: string) =>
      titles.length === 1
        ? `This question is also in ${titles[0] === "Custom Test" ? "a custom test" : titles[0]}, which you are still taking. You will see the solution here once you submit that test, at ${until} at the latest.`
        : `This question is also in ${titles.length} tests you are still taking. You will see the solution here once you submit them all, at ${until} at the latest.`,
    figures: (count: number, tests: number) =>
      `You cannot see your score and points yet: ${questions(count)} of this test ${count === 1 ? "is" : "are"} also in ${tests === 1 ? "another test you are still taking. They appear once you submit it." : `${tests} other tests you are still taking. They appear once you submit them all.`}`,
    resume: (title: string) => `Resume ${title}`,
  },

  report: {
    open: "Report a problem with this question",
    title: "Report a problem",
    text: "What is wrong with this question? The institute reads every report.",
    message: "Your message",
    missing: "Please say what is wrong with this question.",
    tooLong: (limit: number) => `Please use at most ${number(limit)} characters.`,
    tooMany: (minutes: number) =>
      `Thank you for your many reports. The institute reads them one by one, so send this one ${inMinutes(minutes)}. What you wrote stays here until then.`,
    send: "Send report",
    sent: "Thank you. Your report has been sent.",
    failed: (reason: string) => `Your report was not sent: ${reason}`,
  },

  logout: {
    title: "Log out with unsent answers?",
    message: (count: number) =>
      `${count === 1 ? "One answer on this device has" : `${count} answers on this device have`} not reached us yet. Logging out deletes ${count === 1 ? "it" : "them"}.`,
    confirm: "Log out and delete",
    stay: "Stay signed in",
  },
});
