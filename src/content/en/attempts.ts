/** Texts of a running test and of its review. */

import type { TestName } from "../test-name.ts";
import { localized } from "../texts.ts";
import { counted, number } from "./numbers.ts";
import { recordTexts } from "./record.ts";

const questions = (count: number) => counted(count, "question", "questions");

const CORRECTNESS = { right: "Right", partly: "Partly right", wrong: "Wrong", unanswered: "Not answered" };

const inMinutes = (minutes: number) => {
  const hours = Math.ceil(minutes / 60);
  if (minutes <= 60) return minutes === 1 ? "in a minute" : `in ${minutes} minutes`;
  return `in ${hours} hours`;
};

const STATES = {
  unvisited: "not visited",
  untouched: "not answered",
  partly: "answered in part",
  complete: "answered",
};

const inUpperCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is not answered before something is closed; nothing if all is. */
const unansweredSentences = (unanswered: number, partly: number, count: number) => {
  const is = (number: number) => `${questions(number)} of ${count} ${number === 1 ? "is" : "are"}`;
  return [
    unanswered + partly === 0 ? `You have answered all ${questions(count)}.` : "",
    unanswered === count ? `You have not answered any of the ${questions(count)}.` : "",
    unanswered > 0 && unanswered < count ? `${is(unanswered)} not answered.` : "",
    partly > 0 ? `${is(partly)} answered only in part.` : "",
  ].filter((sentence) => sentence !== "");
};

export const attemptTexts = localized({
  /** Of nothing while a page has no data. */
  titleOf: (test: TestName | undefined) => {
    switch (test?.kind) {
      case "practice":
        return `Practice Test ${test.number}`;
      case "titled":
        return test.title;
      case "custom":
        return test.name ?? "Custom Test";
      case undefined:
        return "Custom Test";
      default:
        return test satisfies never;
    }
  },
  pageTitle: (title: string) => `${title} – Lamplight`,
  needsScripts: "A timed test needs JavaScript. Turn it on in your browser and load this page again.",
  leave: "Back to practice tests",

  timeLeft: {
    test: "Time left",
    section: "Time left in this section",
    wait: "Time until the next section",
    break: "Time left in this break",
  },
  clock: (seconds: number) => {
    const twoDigits = (count: number) => String(count).padStart(2, "0");
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    return `${hours > 0 ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(seconds % 60)}`;
  },
  noTimeLimit: "No time limit",
  runningOut: "Time running out!",
  announceMinutes: (minutes: number) => (minutes === 1 ? "One minute left." : `${minutes} minutes left.`),

  saveState: {
    saved: "Saved",
    saving: "Saving…",
    "stored-on-device": "Offline, kept on this device",
    "signed-out": "Signed out, kept on this device",
    refused: "Not saved",
    "time-is-up": "Time is up",
  },
  /** The same where there is no room. */
  saveStateInShort: {
    saved: "Saved",
    saving: "Saving…",
    "stored-on-device": "Offline",
    "signed-out": "Signed out",
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
  /** `names` as in "3" or "3 of section 2". */
  refused: (names: ReadonlyArray<string>) =>
    names.length === 1
      ? `We could not save your answer to question ${names[0]}. It stays on this device, but does not count yet. Change it, or load this page again.`
      : `We could not save your answers to questions ${names.join(", ")}. They stay on this device, but do not count yet. Change them, or load this page again.`,
  numberInSection: (number: number, section: number) => `${number} of section ${section}`,
  impossibleAge: "This answer claims to be older than its test.",
  given: (minutes: number) => `Your institute gave you ${counted(minutes, "more minute", "more minutes")}.`,
  overtaken: "You saved a newer answer to this question in another tab or on another device. You see it here.",

  progress: (position: number, count: number) => `Question ${position} of ${count}`,
  progressLabel: "Progress through the test",
  previous: "Previous",
  next: "Next",
  submit: "Submit Test",
  submitting: "Submitting…",
  flag: "Flag for review",
  flagged: "Flagged",

  answerFirst: "Answer this question to go on.",

  navigator: "All questions",
  place: (number: number, state: keyof typeof STATES, isFlagged: boolean) =>
    `Question ${number}, ${STATES[state]}${isFlagged ? ", flagged" : ""}`,
  answeredCount: (answered: number, partly: number, count: number) =>
    `${answered} of ${count} answered${partly > 0 ? `, ${partly} in part` : ""}`,
  /** On a button, with "All questions" before it and `answered` behind it for those who hear it. */
  answeredInShort: (answered: number, count: number) => `${answered} of ${count}`,
  answered: "answered",
  legend: {
    complete: inUpperCase(STATES.complete),
    partly: inUpperCase(STATES.partly),
    untouched: inUpperCase(STATES.untouched),
    unvisited: inUpperCase(STATES.unvisited),
    flagged: "Flagged",
  },

  sections: {
    place: (section: number, count: number) => `Section ${section} of ${count}`,
    /** Some tests only number their sections, "Part 1" or "Block 1": then the title is all there is to say. */
    name: (section: number, title: string) => {
      if (title === "") return `Section ${section}`;
      return new RegExp(`^\\p{L}+ ${section}$`, "u").test(title) ? title : `Section ${section}: ${title}`;
    },
    questions,
    state: { open: "Open now", closed: "Closed", later: "Opens later" },
    forwardOnly: "Here you only go forward. After you press Next, you cannot come back to a question.",
    close: "Close section",
    confirmTitle: (section: number) => `Close section ${section}?`,
    confirm: (unanswered: number, partly: number, count: number) =>
      [...unansweredSentences(unanswered, partly, count), "You cannot come back to this section."].join(" "),
    after: {
      next: (section: number) => `Section ${section} opens at once, and its time starts.`,
      wait: (section: number) => `Section ${section} opens when the time of this section is over.`,
      break: "A break follows.",
    },
    timedOut: (before: number, now: number) => `The time for section ${before} is over. Section ${now} is open now.`,
    needsNetwork: "The questions of this section come over the network. Its time is running.",
    needsNetworkOffline:
      "You are offline, and the questions of this section are not on this device yet. They appear once you are online. The time is running.",
    waitTitle: (section: number) => `Section ${section} is closed`,
    waitText: (next: number) => `Section ${next} opens when the time of this section is over.`,
    waitTextBreak: "A break follows when the time of this section is over.",
    breakTitle: "Break",
    breakText: (next: number) => `Section ${next} opens when the break is over, or when you end it.`,
    breakClock: "The time of the test runs on during this break.",
    breakPool: "The minutes that you do not use are there for your next break.",
    endBreak: "End break",
  },

  record: {
    name: (kind: keyof typeof recordTexts.kinds) => (kind === "passage" ? "Text" : "Record"),
    place: (kind: keyof typeof recordTexts.kinds, question: number, count: number) =>
      `${recordTexts.kinds[kind]}, question ${question} of ${count}`,
    isNew: "New",
    news: (tabs: ReadonlyArray<string>) => `New in the record: ${tabs.join(", ")}.`,
    coming: "More of the record is on its way.",
    comingOffline:
      "You are offline. More of the record appears once you are online. Your answers are safe, and the time is running.",
    loading: "Opening the record…",
    /** What the questions of a case study earned in sum. */
    together: (points: string) => `${points} points together`,
    asItWas: (kind: keyof typeof recordTexts.kinds) =>
      kind === "passage" ? "Show the text" : "Show the record as it was at this question",
  },

  shortcuts: "Keyboard shortcuts",
  shortcutsOn: "Use single-key shortcuts",
  shortcutList: [
    { keys: "N", does: "Next question" },
    { keys: "P", does: "Previous question" },
    { keys: "F", does: "Flag or unflag this question" },
    { keys: "1 – 9", does: "Choose an option of this question" },
  ],

  confirmTitle: "Submit this test?",
  confirmSubmit: (unanswered: number, partly: number, count: number) =>
    [...unansweredSentences(unanswered, partly, count), "After you submit, you cannot change anything."].join(" "),
  goToQuestion: (number: number) => `Question ${number}`,
  labelInSection: (label: string, section: string) => `${label}, ${section}`,
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
    practise: (asked: number, total: number) =>
      asked === total
        ? `Practise what went wrong: ${questions(total)}`
        : `Practise what went wrong: ${number(asked)} of ${questions(total)}`,
    takeAgain: "Take again with other questions",
    starting: "Starting…",
    score: "Score",
    correct: "Correct answers",
    points: "Points",
    time: "Time taken",
    of: (part: number, whole: number) => `${part} of ${whole}`,
    extra: (minutes: number) => counted(minutes, "extra minute", "extra minutes"),
    minutes: (seconds: number) => {
      const minutes = Math.floor(seconds / 60);
      const rest = seconds % 60;
      if (minutes === 0) return `${seconds}\u00a0s`;
      return rest === 0 ? `${minutes}\u00a0min` : `${minutes}\u00a0min ${rest}\u00a0s`;
    },
    afterSilence: (count: number) =>
      count === 1
        ? "1 answer reached us after its section had closed. It was given before, without network, so it counts."
        : `${count} answers reached us after their section had closed. They were given before, without network, so they count.`,
    filter: "Show",
    filters: { all: "All", ...CORRECTNESS, flagged: "Flagged", slow: "Slow" },
    filtersOf: (shown: number, count: number) =>
      shown === count ? `Filter all ${questions(count)}` : `Filters: ${number(shown)} of ${questions(count)}`,
    section: "Section",
    allSections: "All sections",
    subject: "Subject",
    allSubjects: "All subjects",
    area: "Area of an exam",
    allAreas: "All areas",
    apply: "Show",
    slowMeans:
      "Slow is more than twice as long as the median of other students. Without a median, it is twice the average of this test.",
    palette: "Questions shown",
    place: (position: number, states: ReadonlyArray<string>) => [`Question ${position}`, ...states].join(", "),
    filterCount: (label: string, count: number) => `${label} (${count})`,
    nothingInFilter: {
      all: "",
      right: "No question was fully right this time",
      partly: "Nothing was partly right",
      wrong: "Nothing wrong here",
      flagged: "You flagged no question",
      slow: "No question took you unusually long",
      unanswered: "You answered every question",
      several: "No question fits all these filters",
    },
    filterWaits: "You cannot see yet what was right or wrong",
    showAll: "Show all questions",
    question: (position: number) => `Question ${position}`,
    partlyAnswered: "Answered in part",
    flagged: "Flagged",
    slow: "Slow",
    timeOf: (time: string) => `Time: ${time}`,
    othersTime: (time: string) => `median of others: ${time}`,
    averageTime: (time: string) => `average of this test: ${time}`,
    countedAs: {
      unscored: "Does not count",
      "left-out": "Left out for everybody",
      "given-to-all": "Counts as right for everybody",
    },
    correctness: CORRECTNESS,
    late: (given: string | null, arrived: string) =>
      given === null
        ? `This answer arrived too late and was not scored. It arrived on ${arrived}:`
        : `This answer arrived too late and was not scored. It was given on ${given} and arrived on ${arrived}:`,
    expiredTitle: "No result",
    expiredText: "You had not answered any question when time ran out, so this test has no result.",
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
    unreleased: "The solutions of this test are not out yet. Your institute releases them, and then you see them here.",
    unreleasedScore:
      "Your score and the solutions are not out yet. Your institute releases them, and then you see them here.",
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
