/** Texts about the results of a test for the administrator: the figures, the list, the release, and opening again for one student. */
import { localized } from "../texts.ts";
import { counted, number, percent } from "./numbers.ts";

const results = (count: number) => counted(count, "result", "results");
const minutes = (count: number) => counted(count, "minute", "minutes");
const students = (count: number) => counted(count, "student", "students");

export const testResultTexts = localized({
  link: "Results",
  title: (test: string) => `Results of ${test}`,
  back: "Back to the test",
  none: "No results yet",
  noneText: "Once students submit this test, you see here how it went.",

  figures: {
    title: "How it went",
    /** In one line. */
    taken: ({ takers, results: count, running }: { takers: number; results: number; running: number }) =>
      `${students(takers)}, ${results(count)}${running === 0 ? "" : `, ${number(running)} in the test now`}.`,
    takers: "Students",
    takersHint: (count: number, running: number) =>
      running === 0 ? results(count) : `${results(count)}, ${number(running)} in the test now`,
    mean: "Mean of the marks",
    median: "Median of the marks",
    ofAll: (count: number) => `of ${results(count)}`,
    passed: "Passed",
    passedHint: (passed: number, judged: number) => `${number(passed)} of ${results(judged)}`,
    byCategory: "Only students see this",
    noPassMark: "No verdicts",
    distribution: "Results by marks",
    range: "Marks",
    count: "Results",
    below: "below 0",
    rangeOf: (from: number) => `${number(from)}–${from === 90 ? "100%" : `${number(from + 9)}%`}`,
  },

  sections: {
    title: "By section",
    text: (latest: number) => `The share of right answers in the latest ${results(latest)}.`,
    of: (correct: number, asked: number) => `${number(correct)} of ${number(asked)}`,
    percent,
  },

  hardest: {
    title: "Hardest questions",
    text: (latest: number) => `The share of right answers in the latest ${results(latest)}.`,
    all: "All questions",
    of: (right: number, answers: number) => `${number(right)} of ${number(answers)}`,
  },

  list: {
    title: "All results",
    caption: "Results, the newest first",
    search: "Search by name or email",
    loading: "Loading the results…",
    noneFound: "Nothing found",
    noneFoundText: "Try other words, or clear the filters.",
    newer: "Newer",
    newest: "Back to the newest",
    student: "Student",
    submitted: "Submitted",
    percentile: "Percentile",
    percentileText: "A percentile of 80 means that 80% of students got at most as many marks in their first attempt.",
    percentileLater: (fewest: number, firsts: number) =>
      `Percentiles appear once ${students(fewest)} have taken this test. So far there ${firsts === 1 ? "is" : "are"} ${number(firsts)}.`,
    time: "Time",
    review: "Review",
    reopen: "Open again",
    reopenOther: "Open again for a student",
  },

  live: {
    link: "Who is in it now",
    title: (test: string) => `Now in ${test}`,
    total: (count: number) => `${students(count)} ${count === 1 ? "is" : "are"} in this test.`,
    none: "Nobody is in this test now",
    noneText: "As soon as students start it, you see here how far they are. The page updates itself.",
    updates: "The page updates itself every few seconds.",
    caption: "Students in the test",
    student: "Student",
    section: "Section",
    answered: "Answered",
    of: (answered: number, of: number) => `${number(answered)} of ${number(of)}`,
    answeredOf: (answered: number, of: number) => `Answered: ${number(answered)} of ${number(of)}`,
    lastSign: "Last answer",
    started: "Started",
    ends: "Ends",
    noClock: "No time limit",
    newer: "Newer",
    extraForAll: "Give extra minutes",
    extra: "Extra minutes",
    actions: "Actions",
  },

  extra: {
    title: (test: string) => `Extra Minutes for ${test}`,
    back: "Back to who is in it now",
    forAll: "Everybody who is in the test at this moment gets them. Students who start later do not.",
    forOne: (name: string) => `Only ${name} gets them.`,
    sections: "Where sections have their own clocks, the open section gets them. Closed sections stay closed.",
    minutes: "Minutes",
    minutesWrong: (most: number) => `Please enter a number from 1 to ${number(most)}.`,
    reason: "Reason",
    reasonHint: "It stays in the audit and in the student’s own data. The test says only how many minutes.",
    reasonMissing: "Please say why.",
    reasonTooLong: (limit: number) => `Please use at most ${number(limit)} characters.`,
    next: "Continue",
    ask: (given: number, count: number) => `Give ${minutes(given)} to ${students(count)}?`,
    askText: "Their clocks show it within a minute. Offline, they see it when they are back. You cannot take it back.",
    confirm: (given: number) => `Give ${minutes(given)}`,
    busy: "Sending…",
    nobody: "Nothing was changed: nobody is in this test now, or no clock runs.",
    /** Beside a time and a result. */
    given: (count: number) => counted(count, "extra minute", "extra minutes"),
  },

  export: {
    button: "Export as CSV",
    columns: (zone: string) => [
      "Name",
      "Email",
      `Started (${zone})`,
      `Submitted (${zone})`,
      "Seconds",
      "Extra minutes",
      "Marks",
      "Of marks",
      "Score (%)",
      "Right",
      "Of questions",
      "Questions not counted",
      "Questions given to all",
      "Percentile",
    ],
    passed: "Verdict",
    verdicts: { passed: "passed", failed: "not passed" },
  },

  release: {
    open: "Release the results",
    waits: "Students do not see these results yet.",
    released: (day: string) => `Released on ${day}.`,
    title: (test: string) => `Release Results of ${test}`,
    back: "Back to the results",
    preview: "What students will see",
    score: "Their score, and which answers were right.",
    marks: "Their marks, by section.",
    verdict: (passed: number, judged: number) =>
      `Whether they passed: ${number(passed)} of ${results(judged)} ${passed === 1 ? "has" : "have"}.`,
    noVerdict: "Nothing about passing: this test has no pass mark that decides it.",
    byCategory: "Whether they passed, where they told us their category.",
    solutions: "For every question the solution and the explanation.",
    laterOnes: "Results that are submitted later show at once.",
    figures: (count: number, takers: number) => `There are ${results(count)} of ${students(takers)}.`,
    example: "See the latest result as its student will",
    running: (count: number) =>
      `${students(count)} ${count === 1 ? "is" : "are"} still in the test. Others who have submitted could tell them the solutions.`,
    stillOpen: (day: string) => `Students can start this test until ${day}, and the solutions may reach them.`,
    stillOpenAlways: "Students can start this test at any time, and the solutions may reach them.",
    mail: (count: number) => `We write an email to ${students(count)}. The result is not in it, only the way to it.`,
    final: "You cannot take a release back.",
    confirm: "Release and send emails",
    busy: "Releasing…",
    unchanged: "These results are out already.",
  },

  reopen: {
    title: (test: string) => `Open ${test} Again`,
    text: "One student gets one more attempt, even after the test has closed. The student gets an email with the reason.",
    email: "Email of the student",
    emailMissing: "Please enter the email of a student.",
    unknown: "Please enter the email of a student who is given this test.",
    reason: "Reason",
    reasonHint: "The student reads it.",
    reasonMissing: "Please say why.",
    reasonTooLong: (limit: number) => `Please use at most ${number(limit)} characters.`,
    confirm: "Open again",
    busy: "Opening…",
    notNeeded: "Nothing was changed: this student can start the test anyway, or will once it opens.",
    inProgress: "Nothing was changed: this student is in the test now.",
  },
});
