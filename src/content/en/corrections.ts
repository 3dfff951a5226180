/** Texts about the versions of a question, about rescoring, and about reports of students. */
import { localized } from "../texts.ts";
import { headlineTexts } from "./headline.ts";
import { counted, number } from "./numbers.ts";

const results = (count: number) => counted(count, "result", "results");

export const correctionTexts = localized({
  versions: {
    title: (displayId: number) => `Versions of Question #${displayId}`,
    text: "Every edit makes a new version. Results keep the version the student answered, unless you rescore them.",
    link: "Versions",
    backToQuestion: "Back to the question",
    caption: "Versions, the newest first",
    version: "Version",
    number: (number: number) => `Version ${number}`,
    inUse: "In use",
    withdrawn: "Withdrawn",
    when: "When",
    who: "Who",
    noAuthor: "Import or command line",
    what: "What changed",
    first: "First version",
    onlyPlace: "Only its place or ID",
    unreadable: "Cannot be compared",
    answers: "Scored answers",
    difficulty: "Difficulty",
    difficultyIn: (value: number, error: number) => `${number(value, 2)} ± ${number(error, 2)}`,
    noDifficulty: "Not known yet",
    measurement: "Measurement",
    measurementOf: (number: number) => `measurement of version ${number}`,
    difficultyText: (fewest: number) =>
      `Difficulty has a scale of its own, with a margin of error: 0 is the middle of the question bank, and harder questions have higher numbers. We calculate it every night, from ${fewest} first answers on.`,
    changes: {
      type: "Question type",
      stem: "Question text",
      scenario: "Patient scenario",
      choices: "Options",
      right: "Right answer",
      rationale: "Explanation",
    },
  },
  version: {
    title: (number: number, displayId: number) => `Version ${number} of Question #${displayId}`,
    made: (who: string, day: string) => `${who}, ${day}`,
    back: "Back to all versions",
    asSeen: "As students saw it",
    solution: "Its right answer",
    solutionHint: "As a student who got everything right sees it.",
    unreadable: "We cannot show this version.",
    pages: "Other versions",
  },
  rescore: {
    title: (displayId: number) => `Rescore Results of Question #${displayId}`,
    link: "Rescore results",
    text: (version: number) =>
      `We score answers to older versions again, by the right answer of version ${version}, which is in use. We keep the old scores. We write an email to students whose points change, and they see a note in their review.`,
    nothing: "There is nothing to rescore",
    nothingText: "No result was scored by an older version of this question.",
    which: "Which versions were wrong?",
    whichOne: (number: number, count: number) => `Version ${number}: ${results(count)}`,
    sameKey: "Same right answer as the version in use",
    show: "Show what would change",
    preview: "What would change",
    noneChosen: "Choose at least one version.",
    counts: {
      higher: "Get more points",
      lower: "Get fewer points",
      same: "Keep their points",
      notRescorable: "Cannot be rescored",
    },
    notRescorable: (count: number, version: number) =>
      `${results(count)} cannot be rescored: they showed other options than version ${version}. They keep their score.`,
    changed: "Results whose score changes",
    noneChanged: "No score would change",
    noneChangedText: "Their reviews would show the corrected question.",
    student: "Student",
    test: "Test",
    points: "Points",
    change: (before: string, after: string) => `${before} → ${after}`,
    ofPoints: (earned: number, max: number) => `${earned} of ${max}`,
    none: "–",
    /** Of twelfths; null for no verdict. */
    ofMarks: ({
      marks,
      possibleMarks,
      isPassed,
    }: {
      marks: number;
      possibleMarks: number;
      isPassed: boolean | null;
    }) => {
      const written = headlineTexts.whole({ kind: "marks", marks, possible: possibleMarks });
      if (isPassed === null) return written;
      return isPassed ? `${written}, passed` : `${written}, not passed`;
    },
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    confirm: (count: number) => `Rescore ${results(count)}`,
    busy: "Rescoring…",
    waiting: (left: number) =>
      `${results(left)} ${left === 1 ? "is" : "are"} waiting to be rescored. This carries on even if you leave the page.`,
    failed: (reason: string) => `Not everything was rescored: ${reason} What is done is kept. You can do the rest now.`,
    stale: "A newer version of this question is now in use. Look at the changes again.",
    runs: "Rescored so far",
    run: (count: number, changed: number, version: number) =>
      `${results(count)} by version ${version}, the points of ${number(changed)} changed`,
  },
  reports: {
    title: (count: number) => `Reported by students (${number(count)})`,
    badge: (count: number) => `${number(count)} reported`,
    about: (version: number) => `about version ${version}`,
    noneOpen: "No report is open.",
    settle: "Settle",
    settleOf: (student: string) => `the report of ${student}`,
    note: "Note",
    noteHint: "What you did about it. Only administrators can read this.",
    noteTooLong: (limit: number) => `Please use at most ${number(limit)} characters.`,
    confirm: "Settle the report",
    settled: (count: number) => `Settled (${number(count)})`,
    settledBy: (who: string, day: string) => `Settled by ${who}, ${day}`,
    someone: "an administrator",
    undo: "Undo",
    failed: (reason: string) => `The report was not changed: ${reason}`,
  },
  /** In the review of a test, below its figures: by what it is marked was changed after it was taken. */
  changeNote: {
    what: {
      marks: (day: string) => `On ${day} we changed the marks of this test.`,
      pass: (day: string) => `On ${day} we changed the pass mark of this test.`,
      "left-out": (day: string) => `On ${day} we left out a question of this test for everybody.`,
      "given-to-all": (day: string) =>
        `On ${day} we decided that a question of this test counts as right for everybody.`,
      "as-scored": (day: string) =>
        `On ${day} we decided that a question of this test, set aside before, counts again by its right answer.`,
    },
    before: (marks: string) => `Before that the result was ${marks}.`,
  },
  /** In the review of a test, for the student. */
  reviewNote: (day: string, before: string, after: string) =>
    `This question was scored again on ${day} because its answer key was corrected: ${before} → ${after}.`,
  reviewNoteSame: (day: string, points: string) =>
    `This question was corrected on ${day} and scored again. Your points stay ${points}.`,
});
