/** What the three tabs of the student's dashboard say. */

const questions = (count: number) => (count === 1 ? "1 question" : `${count.toLocaleString("en-IN")} questions`);
const lessons = (count: number) => (count === 1 ? "1 lesson" : `${count.toLocaleString("en-IN")} lessons`);
const tests = (count: number) => (count === 1 ? "1 test" : `${count.toLocaleString("en-IN")} tests`);

/** "30 minutes"; "37 min 30 s" when it is not whole minutes. */
const duration = (seconds: number) => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? `${minutes} minutes` : `${minutes}\u00a0min ${rest}\u00a0s`;
};

export const dashboardTexts = {
  pageTitle: (title: string) => `${title} – Student Dashboard – Lamplight`,
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
    more: (count: number) => `and ${count.toLocaleString("en-IN")} more ${count === 1 ? "test" : "tests"} in progress`,
    resume: "Resume",
    discard: "Discard",
    timeLeft: (minutes: number) => {
      if (minutes === 0) return "Less than a minute left";
      return minutes === 1 ? "1 minute left" : `${minutes} minutes left`;
    },
    timeIsUp: "Time is up",
    confirmTitle: "Discard this test?",
    confirmMessage: (title: string) =>
      `${title} ends without a result, as if it had not been started. Nothing is answered in it yet, so no work is lost.`,
    confirm: "Discard test",
    keep: "Keep it",
    hasUnsent:
      "This device keeps answers to this test that have not reached us yet. They are sent as soon as there is a connection.",
    notDiscarded: (reason: string) => `The test was not discarded: ${reason}`,
    kept: "This test could not be discarded: something is answered in it, or it is over.",
    discarded: "The test was discarded.",
  },

  performance: {
    title: "Performance",
    text: "How far you are with your course, and what the tests you have submitted add up to.",
    takeTest: "Take a practice test",
    failed: "An error occurred while loading your performance data.",
    averageScore: "Average Score",
    averageScoreHint: "Mean of all your scores",
    accuracy: "Accuracy",
    minutesPerTest: "Avg Time/Test",
    minutesPerTestHint: "From start to submission",
    testsCompleted: "Tests Completed",
    testsCompletedHint: (latest: string) => `Latest on ${latest}`,
    waiting: (count: number) =>
      `${count === 1 ? "One result is" : `${count.toLocaleString("en-IN")} results are`} not counted here yet: a test that you are still taking asks some of the same questions. As soon as it is submitted, everything is back.`,
    percent: (value: number) => `${value}%`,
    minutes: (value: number) => `${value.toFixed(1)} min`,
    recent: "Recent Test Scores",
    recentText: "Your newest results. Open one to review it.",
    recentDate: "Date",
    recentTest: "Test",
    recentScore: "Score",
    recentLink: (test: string) => `Review ${test}:`,
    bySubject: "Performance by Subject",
    subject: "Subject",
    secondsPerQuestion: "Avg Time / Question",
    seconds: (value: number) => `${value} s`,
    testsTaken: "Tests Taken",
    emptyTitle: "No results yet",
    emptyText: "Take your first practice test: your scores, your pace and your strongest subjects will appear here.",
  },

  subjects: {
    title: "Subjects",
    text: "Open a lesson to look into it here, or choose Read to study it and mark it as complete.",
    failed: "The subjects could not be loaded.",
    emptyTitle: "No subjects available yet",
    emptyText: "As soon as the institute adds subjects and lessons, you can read them here.",
    emptyPage: "There are no more subjects.",
    backToFirst: "Back to the first page",
    noLessons: "No lessons yet.",
    lessonCount: lessons,
    completed: (completed: number, readable: number) =>
      `${completed.toLocaleString("en-IN")} of ${readable.toLocaleString("en-IN")} completed`,
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
      "signed-out": "You are signed out. Please sign in again to read this lesson.",
      missing: "This lesson is not there any more.",
    },
    needsScripts: "Opening a lesson here needs scripts. Choose Read instead: its own page needs none.",
    pages: "Pages of subjects",
    lessonPages: "Pages of lessons",
  },

  tests: {
    title: "Practice Tests",
    text: "Timed like the exam, scored by the same rules, with the reasons for every answer afterwards.",
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
    latest: (score: number) => `Last score ${score}%`,
    latestWaits: "Your last score shows again once the test you are taking is submitted",
    review: "Review",
    empty: "No practice tests available yet.",
    emptyText: "A practice test appears as soon as ten questions are ready.",
    emptyPage: "There are no practice tests on this page.",
    backToFirst: "Back to the first page",
    pages: "Pages of practice tests",
    shown: (first: number, last: number, total: number) =>
      `${first === last ? first : `${first} to ${last}`} of ${tests(total)}`,
    jump: "Go to test number",
    jumpButton: "Go",
    inactive: "Your account is inactive, so you cannot start a test. Your results stay here for you.",
    inactiveContact: "To have it activated, please write to",
    gone: "This practice test is not available at the moment. Please choose another one.",
    customGone: "There is no question left in these lessons. Please choose other lessons.",
    tooManyOpen: (limit: number) =>
      `You are in the middle of ${limit} tests, and that is as many as can be open at once. Submit one of them, or discard one that you have not begun to answer; then this one can start.`,
    tooManyStarts: (minutes: number) =>
      `You have started a great many tests within the hour. Take a short break and start this one in ${minutes === 1 ? "a minute" : `${minutes} minutes`}. Tests that you have open can be resumed meanwhile.`,
    tooManyLessons: (limit: number) => `Please choose at most ${limit.toLocaleString("en-IN")} lessons.`,
    malformed: "That could not be done. Please load this page again.",
    notStarted: (reason: string) => `Nothing was started: ${reason}`,
  },

  custom: {
    heading: "Create Custom Test",
    text: (size: number, seconds: number) =>
      `Up to ${size} questions drawn at random from the lessons you choose, in ${duration(seconds)}.`,
    open: "Create Custom Test",
    close: "Close",
    needsScripts: "Creating a custom test needs scripts. Please allow them in your browser.",
    choosingNeedsScripts: "You can start the test of the chosen lesson. Choosing others needs scripts.",
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
      "signed-out": "You are signed out. Please sign in again.",
      missing: "This subject is not there any more. Please choose another.",
    },
    filter: "Find a lesson",
    noMatch: "No lesson has these words in its title.",
    selectAll: "Select all",
    selectShown: "Select these",
    clear: "Clear",
    chosen: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
    questionCount: questions,
    noQuestions: "No questions yet",
    addRow: "Add another subject",
    remove: "Remove",
    removeRow: (subject: string) => `Remove ${subject}`,
    create: "Create Test",
    creating: "Creating…",
    incomplete: "Choose a subject and at least one lesson in every row.",
    empty:
      "The lessons you chose hold no questions yet, so there is nothing to draw a test from. Choose other lessons.",
    takesAll: (count: number, size: number, seconds: number) =>
      `The lessons you chose hold ${questions(count)}, fewer than ${size}: the test takes ${count === 1 ? "it" : "all of them"}. You have ${duration(seconds)} from the moment you create it.`,
    draws: (count: number, size: number, seconds: number) =>
      count === size
        ? `The lessons you chose hold exactly ${questions(count)}: the test asks all of them. You have ${duration(seconds)} from the moment you create it.`
        : `The lessons you chose hold ${questions(count)}: the test asks ${size} of them, drawn at random. You have ${duration(seconds)} from the moment you create it.`,
  },
} as const;
