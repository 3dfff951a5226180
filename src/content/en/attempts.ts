/** Texts of a running test. */

import { currentInstitute } from "../institute.ts";
import type { TestName } from "../test-name.ts";
import { localized } from "../texts.ts";
import { all, counted } from "./numbers.ts";
import { recordTexts } from "./record.ts";

const questions = (count: number) => counted(count, "question", "questions");

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

/** Name of an own test that its student did not name. */
const nameOfOwnTest = ({ isRepetition, isFirst, topics, questionCount = 0 }: TestName & { kind: "custom" }) => {
  if (isRepetition) return "Questions due";
  if (isFirst) return "First Test";
  if (!topics) return "Custom Test";
  const about = topics.length > 2 ? counted(topics.length, "subject", "subjects") : all(topics);
  return `Custom Test (${about}, ${questions(questionCount)})`;
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
        return test.name ?? nameOfOwnTest(test);
      case undefined:
        return "Custom Test";
      default:
        return test satisfies never;
    }
  },
  pageTitle: (title: string) => `${title} – ${currentInstitute()}`,
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
  given: (minutes: number) => `Your institute gave you ${counted(minutes, "more minute", "more minutes")}.`,
  overtaken: "You saved a newer answer to this question in another tab or on another device. You see it here.",

  progress: (position: number, count: number) => `Question ${position} of ${count}`,
  /** Of a test whose length nobody knows beforehand. */
  question: (position: number) => `Question ${position}`,
  progressLabel: "Progress through the test",
  previous: "Previous",
  next: "Next",
  submit: "Submit Test",
  submitting: "Submitting…",
  flag: "Flag for review",
  flagged: "Flagged",

  answerFirst: "Answer this question to go on.",
  completeFirst: "Complete your answer to go on.",

  confidence: {
    ask: "How sure are you?",
    of: { sure: "Sure", "think-so": "I think so", guess: "A guess" },
  },
  explanation: {
    check: "Check my answer",
    incomplete: "Your answer is not complete.",
    checkAsIs: "Check it as it is",
    show: "Show the answer",
    title: "Explanation",
    coming: "The explanation is on its way.",
    comingOffline:
      "You are offline. Your answer is kept, and the explanation comes once you are online. Go on with the next question.",
    withheld: (titles: ReadonlyArray<string>) =>
      `This question is also part of a test you are taking (${titles.join(", ")}). We show the solution once that test is over.`,
    unreleased: (titles: ReadonlyArray<string>) =>
      `This question is also part of a test whose solutions are not out yet (${titles.join(", ")}). You see the solution in your review once your institute releases them.`,
    lesson: "Read the lesson",
  },

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
    forwardOnly: "After Next, you cannot come back to a question.",
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
    breakTitle: "Break",
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
});
