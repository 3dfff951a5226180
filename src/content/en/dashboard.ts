/** What the tabs of the student's dashboard say. */
import { currentInstitute } from "../institute.ts";
import { localized } from "../texts.ts";
import { counted, number, percent } from "./numbers.ts";

const questions = (count: number) => counted(count, "question", "questions");
const lessons = (count: number) => counted(count, "lesson", "lessons");
const tests = (count: number) => counted(count, "test", "tests");

/** "30 minutes"; "37 min 30 s" when it is not whole minutes. */
const duration = (seconds: number) => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? counted(minutes, "minute", "minutes") : `${minutes}\u00a0min ${rest}\u00a0s`;
};

/** How long a custom test lasts; null without a clock. */
const lasts = (seconds: number | null) =>
  seconds === null ? "There is no time limit." : `You have ${duration(seconds)} from the moment you create it.`;

export const dashboardTexts = localized({
  pageTitle: (title: string) => `${title} – Student Dashboard – ${currentInstitute()}`,
  tabsLabel: "Student Dashboard",
  tabs: { performance: "Performance", subjects: "Subjects", tests: "Practice Tests" },
  noData: "–",
  allResults: "All results",
  tryAgain: "Try again",
  signInAgain: "Sign in again",

  running: {
    heading: "In progress",
    bannerLabel: "Tests in progress",
    inProgress: (title: string) => `${title} is in progress`,
    more: (count: number) => `and ${number(count)} more ${count === 1 ? "test" : "tests"} in progress`,
    resume: "Resume",
    discard: "Discard",
    timeLeft: (minutes: number) => {
      if (minutes === 0) return "Less than a minute left";
      return minutes === 1 ? "1 minute left" : `${minutes} minutes left`;
    },
    timeIsUp: "Time is up",
    confirmTitle: "Discard this test?",
    confirmMessage: (title: string, isOfInstitute: boolean) => {
      const message = `${title} ends without a result. You have not answered anything in it yet, so you lose no work.`;
      return isOfInstitute ? `${message} If you can take this test only so many times, this one counts.` : message;
    },
    confirm: "Discard test",
    keep: "Keep it",
    hasUnsent:
      "This device has answers to this test that have not reached us yet. It sends them as soon as you are online.",
    notDiscarded: (reason: string) => `The test was not discarded: ${reason}`,
    notDiscardable:
      "You cannot discard this test: you have answered a question in it, left one for good or seen a solution, or it is over.",
    discarded: "The test was discarded.",
  },

  performance: {
    title: "Performance",
    text: "Your progress in your course, and the results of the tests you have submitted.",
    takeTest: "Take a practice test",
    failed: "An error occurred while loading your performance data.",
    averageScore: "Average Score",
    averageScoreHint: "Right answers, as a share of each test",
    accuracy: "Accuracy",
    minutesPerTest: "Avg Time/Test",
    minutesPerTestHint: "From start to submission",
    testsCompleted: "Tests Completed",
    testsCompletedHint: (latest: string) => `Latest on ${latest}`,
    waiting: (count: number) =>
      `${count === 1 ? "One result is" : `${number(count)} results are`} not counted here yet. Either you are taking a test with some of the same questions, or the institute has not released all solutions.`,
    withoutSimulations: "Exam simulations are not counted here.",
    simulations: "See your exam simulations",
    percent,
    minutes: (value: number) => `${value.toFixed(1)} min`,
    recent: "Recent Test Scores",
    recentText: "Your newest results. Open one to review it.",
    recentDate: "Date",
    recentTest: "Test",
    recentLink: (test: string) => `Review ${test}:`,
    bySubject: "Performance by Subject",
    subject: "Subject",
    secondsPerQuestion: "Test Time ÷ Answers",
    seconds: (value: number) => `${value} s`,
    testsTaken: "Tests Taken",
    emptyTitle: "No results yet",
    emptyText: "Take your first practice test: your scores, your pace and your strongest subjects will appear here.",
  },

  subjects: {
    title: "Subjects",
    text: "Open a lesson to preview it here. Choose Read to study it and mark it as complete.",
    failed: "The subjects could not be loaded.",
    emptyTitle: "No subjects available yet",
    emptyText: "As soon as the institute adds subjects and lessons, you can read them here.",
    emptyPage: "There are no subjects on this page.",
    backToFirst: "Back to the first page",
    noLessons: "No lessons yet.",
    lessonCount: lessons,
    completed: (completed: number, readable: number) => `${number(completed)} of ${number(readable)} completed`,
    completedLesson: "Completed",
    notInCourse: "Not part of your course",
    read: "Read",
    allLessons: (count: number) => `Show all ${lessons(count)}`,
    allLessonsOf: (subject: string) => `of ${subject}`,
    back: "All subjects",
    questionsOnly: "Questions only",
    questionCount: questions,
    practise: "Practise these questions",
    practiseOf: (lesson: string) => `Practise these questions: ${lesson}`,
    lessonLoading: "Loading the lesson…",
    lessonFailed: {
      unreachable: "The lesson could not be loaded.",
      "signed-out": "You are signed out. Sign in again to read this lesson.",
      missing: "This lesson no longer exists.",
    },
    needsScripts: "Opening a lesson here needs JavaScript. Choose Read instead: that page works without it.",
    pages: "Pages of subjects",
    lessonPages: "Pages of lessons",
  },

  tests: {
    title: "Practice Tests",
    text: "Timed like the exam, scored by the same rules, with the reason for every answer afterwards.",
    failed: "The practice tests could not be loaded.",
    listHeading: "All practice tests",
    name: (number: number) => `Practice Test ${number}`,
    duration,
    extraTime: (percent: number) => `You have ${percent}% extra time in every test that you start.`,
    questions,
    start: "Start Test",
    starting: "Starting…",
    resume: "Resume",
    inProgress: "In progress",
    latest: (kind: "marks" | "score", result: string) => `Last ${kind === "marks" ? "result" : "score"} ${result}`,
    best: (kind: "marks" | "score", result: string) => `Best ${kind === "marks" ? "result" : "score"} ${result}`,
    latestWaits: "Your last score shows again once you submit the test you are taking",
    review: "Review",
    empty: "No practice tests available yet.",
    emptyText: "A practice test appears as soon as ten questions are ready.",
    emptyPage: "There are no practice tests on this page.",
    backToFirst: "Back to the first page",
    pages: "Pages of practice tests",
    /** By the numbers in the names of the tests, which have gaps where only some are shown. */
    shown: (first: number, last: number, shown: number, total: number) =>
      shown === total
        ? tests(total)
        : `${number(shown)} of ${tests(total)}: ${first === last ? `number ${number(first)}` : `numbers ${number(first)} to ${number(last)}`}`,
    find: "Name, number, subject or lesson",
    /** As much of it as a narrow field shows. */
    findShort: "Name, subject or number",
    findButton: "Find",
    notFound: (find: string) => `No test fits “${find}”.`,
    state: "State of the tests",
    states: { all: "All", new: "New", open: "In progress", taken: "Taken" },
    emptyState: {
      new: "You have taken every test.",
      open: "No test is in progress.",
      taken: "You have not taken a test yet.",
    },
    showAll: "Show all tests",
    /** The first three, and how many more. */
    subjects: (names: ReadonlyArray<string>) =>
      names.length > 4 ? `${names.slice(0, 3).join(", ")} and ${names.length - 3} more` : names.join(", "),
    inactive: "Your account is inactive, so you cannot start a test. Your results stay here for you.",
    inactiveContact: "To activate it, write to",
    gone: "This practice test is not available at the moment. Choose another one.",
    reviewGone: "There are no questions to practise from this test at the moment.",
    customGone: "These lessons have no questions left. Choose other lessons.",
    tooManyOpen: (limit: number) =>
      `You have ${limit} tests open, which is the most you can have at once. To start this one, submit one of them, or discard one you have not answered yet.`,
    tooManyStarts: (minutes: number) =>
      `You have started a lot of tests in the last hour. Take a short break and start this one in ${minutes === 1 ? "a minute" : `${minutes} minutes`}. You can still resume your open tests.`,
    tooManyLessons: (limit: number) => `Please choose at most ${number(limit)} lessons.`,
    malformed: "That did not work. Reload this page and try again.",
    notStarted: (reason: string) => `The test did not start: ${reason}`,
  },

  custom: {
    explain: "Explain each answer",
    explainHint: "You see what is right and why before you go on. An answer you have checked stays as it is.",
    heading: "Create Custom Test",
    text: (size: number, seconds: number) =>
      `Up to ${size} questions drawn at random from the lessons you choose, in ${duration(seconds)}.`,
    open: "Create Custom Test",
    opening: "Opening…",
    notOpened: "The builder could not be opened: we could not reach the server. Check your connection, then try again.",
    close: "Close",
    needsScripts: "Creating a custom test needs JavaScript. Turn it on in your browser.",
    choosingNeedsScripts: "You can start a test of the chosen lesson. Choosing other lessons needs JavaScript.",
    noSubjects: "There are no lessons to choose from yet.",
    row: (number: number) => `Subject ${number}`,
    subject: "Subject",
    chooseSubject: "Choose a subject",
    lessons: "Lessons",
    lessonsOf: (subject: string) => `Lessons of ${subject}`,
    chooseSubjectFirst: "Choose a subject to see its lessons.",
    lessonsLoading: "Loading the lessons…",
    lessonsFailed: {
      unreachable: "The lessons could not be loaded.",
      "signed-out": "You are signed out. Sign in again.",
      missing: "This subject no longer exists. Choose another.",
    },
    filter: "Find a lesson",
    noMatch: "No lesson has these words in its title.",
    selectAll: "Select all",
    selectShown: "Select these",
    clear: "Clear",
    chosen: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
    questionCount: questions,
    noQuestions: "No single questions yet",
    addRow: "Add another subject",
    remove: "Remove",
    removeRow: (subject: string) => `Remove ${subject}`,
    create: "Create Test",
    creating: "Creating…",
    incomplete: "Choose every subject, and at least one lesson of each.",
    empty: "The lessons you chose have no questions yet. Choose other lessons.",
    takesAll: (count: number, size: number, seconds: number | null) =>
      `The lessons you chose have ${questions(count)}, fewer than ${size}. The test asks ${count === 1 ? "it" : "all of them"}. ${lasts(seconds)}`,
    draws: (count: number, size: number, seconds: number | null) =>
      count === size
        ? `The lessons you chose have exactly ${questions(count)}. The test asks all of them. ${lasts(seconds)}`
        : `The lessons you chose have ${questions(count)}. The test asks ${size} of them, drawn at random. ${lasts(seconds)}`,
    more: {
      summary: "More choices",
      changed: (count: number) => `${count} changed`,
      count: "Number of questions",
      countHint: (least: number, most: number) => `From ${least} to ${most}`,
      countProblem: (most: number) => `Please enter a number of questions from 1 to ${most}.`,
      minutes: "Minutes",
      minutesHint: (most: number) => `From 1 to ${most}`,
      minutesProblem: (most: number) => `Please enter a number of minutes from 1 to ${most}.`,
      untimed: "No time limit",
      untimedHint: "The test stays open for 14 days.",
      only: "Only questions that are",
      onlyHint:
        "Choose several to ask any of them. Questions of a test without a result yet are neither wrong nor partly right.",
      statuses: {
        unused: "New to you",
        wrong: "Wrong last time",
        partly: "Partly right last time",
        flagged: "Flagged last time",
        blank: "Not answered last time",
      },
      units: { cases: "Case studies", trends: "Trends" },
      /** `offered` is the number with its noun. */
      unitsHint: (offered: string, count: number) => `${offered} ${count === 1 ? "fits" : "fit"}`,
      noUnits: "None",
      withUnits: (what: string, count: number) => `It also asks ${what}, ${questions(count)}.`,
      onlyUnits: (what: string, count: number, seconds: number | null) =>
        `The test asks ${what}, ${questions(count)}. ${lasts(seconds)}`,
      types: "Question types",
      difficulties: "Difficulty",
      areas: (plan: string) => `Areas: ${plan}`,
      chosen: (count: number) => `${count} chosen`,
      needLessons:
        "Choose a subject and a lesson first. Then you see what else you can choose, and how many questions fit.",
      counting: "Counting the questions…",
      uncounted: (size: number, seconds: number | null) =>
        `The test asks up to ${questions(size)} that fit your choices. ${lasts(seconds)}`,
      failed: {
        unreachable: "The questions could not be counted. You can create the test all the same.",
        limited:
          "You changed your choices very often. Wait a minute to see the counts. You can create the test all the same.",
        "signed-out": "You are signed out. Sign in again.",
        missing: "The questions could not be counted. You can create the test all the same.",
      },
      clear: "Clear all choices",
      noMatch: "No question fits all your choices. Choose less, or other lessons.",
      takesAll: (count: number, size: number, seconds: number | null) =>
        `${questions(count)} ${count === 1 ? "fits" : "fit"} your choices, fewer than ${size}. The test asks ${count === 1 ? "it" : "all of them"}. ${lasts(seconds)}`,
      draws: (count: number, size: number, seconds: number | null) =>
        count === size
          ? `Exactly ${questions(count)} ${count === 1 ? "fits" : "fit"} your choices. The test asks ${count === 1 ? "it" : "all of them"}. ${lasts(seconds)}`
          : `${questions(count)} fit your choices. The test asks ${size} of them, drawn at random. ${lasts(seconds)}`,
    },
  },
});
