/** Texts about exam simulations for the administrator: by what they are marked, and changing it after students have taken them. */
import { localized } from "../texts.ts";
import { all, counted, type Level, level, levelInPercent, number } from "./numbers.ts";

const results = (count: number) => counted(count, "result", "results");

export const adminTestTexts = localized({
  title: "Exam Simulations",
  text: "By which marks and pass marks students are judged. You can change them even after students have taken a test: we then work out their results again.",
  caption: "Exam simulations",
  loading: "Loading…",
  none: "No exam simulations found",
  noneText: "Try other words, or clear the filters.",
  columns: {
    test: "Test",
    results: "Results",
    lastStart: "Last started",
    wrong: "Wrong answer",
    rules: "Marks and pass mark",
  },
  never: "Not yet",
  noMarks: "–",
  rules: { own: "Changed by you", shipped: "Same as the exam", adaptive: "None (adaptive test)" },
  gone: "This test no longer exists.",

  show: {
    back: "All tests",
    edit: "Edit test",
    results: (count: number) => `${results(count)} so far.`,
    marks: "Marks",
    marksOf: "Marks by section",
    section: "Section",
    right: "Right",
    point: "Each point",
    wrong: "Wrong",
    omitted: "Blank",
    changeMarks: "Change marks",
    pass: "Pass mark",
    changePass: "Change pass mark",
    passRule: {
      none: "No pass mark. Results do not say passed or not passed.",
      percent: (needed: Level) => `${levelInPercent(needed)} of all marks.`,
      percentile: (needed: Level) => `Percentile ${level(needed)}.`,
      category: (levels: ReadonlyArray<string>) => `By category, of all marks: ${all(levels)}.`,
      percentileByCategory: (levels: ReadonlyArray<string>) => `By category, as percentiles: ${all(levels)}.`,
      level: (category: string, needed: Level) => `${category} ${levelInPercent(needed)}`,
      levelOfPercentile: (category: string, needed: Level) => `${category} ${level(needed)}`,
      less: (points: Level) => `With a disability (PwBD) ${level(points)} less.`,
      eachSection: (levels: ReadonlyArray<string>) => `In each section: ${all(levels)}.`,
      ofSection: (section: string, needed: Level) => `${section} ${levelInPercent(needed)}`,
    },
  },

  questions: {
    title: "Questions asked",
    text: (latest: number) =>
      `With the share of right answers in the latest ${results(latest)}, the lowest first: this is where mistakes show.`,
    caption: "Questions asked, the lowest share first",
    none: "No question was asked yet",
    noneText: "Once students submit this test, you see here how each question went.",
    question: "Question",
    unreadable: "We cannot show this question.",
    asked: "Answers",
    right: "Right",
    counts: "Counts",
    voided: { "given-to-all": "Right for everybody", "left-out": "Left out" },
    asScored: "As answered",
    void: "Change how it counts",
    change: "Change",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  },

  changes: {
    title: "Changes so far",
    what: {
      marks: "Marks changed",
      pass: "Pass mark changed",
      "left-out": "A question left out",
      "given-to-all": "A question counted as right for everybody",
      "as-scored": "A question counted again by its right answer",
    },
    counts: (count: number, changed: number) =>
      `${results(count)} marked again, ${number(changed)} came out differently`,
    by: (who: string, day: string) => `${who}, ${day}`,
    someone: "an administrator",
    working: (done: number) =>
      `A change is still being applied: ${results(done)} done. This carries on even if you leave the page.`,
  },

  change: {
    back: "Back to the test",
    show: "Show what would change",
    nothing: "Nothing is changed before you have seen the preview.",
    preview: "What would change",
    loading: "Working it out…",
    counts: {
      higher: "Better results",
      lower: "Worse results",
      same: "Same share of marks",
      passes: "Newly passed",
      fails: "No longer passed",
    },
    byCategory: (count: number) =>
      `${counted(count, "verdict depends", "verdicts depend")} on what students told about their category. ${count === 1 ? "It" : "They"} may change, too, but only the students see that.`,
    changed: "Results that change",
    noneChanged: "No result changes",
    /** While verdicts that are not shown may. */
    noMarksChanged: "No marks change",
    noneChangedText: "The change applies to results from now on.",
    unchanged: "This is how it is already. Change something to see a preview.",
    student: "Student",
    test: "Test",
    marks: "Marks",
    told: "We write an email to students whose marks or verdict change, and they see a note in their review.",
    confirm: (count: number) => (count === 0 ? "Apply the change" : `Apply to ${results(count)}`),
    busy: "Applying…",
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    failed: (reason: string) => `Nothing was changed: ${reason}`,
    stale: "Somebody else changed this test in the meantime. Look at the preview again.",
  },

  marksForm: {
    title: (test: string) => `Change Marks of ${test}`,
    text: "Write fractions as 1/3. A wrong answer or a blank takes its marks away, with or without a minus.",
    right: "Right answer",
    point: "Each point",
    wrong: "Wrong answer",
    omitted: "Left blank",
    problems: {
      number: "Please enter a number or a fraction, such as 1, −1/3 or 0. Halves, thirds, quarters and sixths work.",
      right: (most: number) => `Please enter more than 0 and at most ${number(most)}.`,
      taken: (most: number) => `Please enter 0 or what is taken away, such as −1/3: at most ${number(most)}.`,
    },
  },

  passForm: {
    title: (test: string) => `Change Pass Mark of ${test}`,
    text: "The pass mark decides whether a result says passed or not passed.",
    fractions: "You can write fractions: 2/3 of the marks, or 66 2/3 percent. We compare them exactly.",
    kind: "Kind of pass mark",
    kinds: {
      none: "No pass mark",
      percent: "One percentage of all marks",
      category: "A percentage of all marks for each category",
      percentile: "A percentile for each category",
      "each-section": "A percentage in each section",
    },
    /** The categories of public posts, by their usual names. */
    categories: { UR: "UR", EWS: "EWS", OBC: "OBC", SC: "SC", ST: "ST" },
    percent: "Percentage of all marks",
    less: "Less with a disability (PwBD)",
    problem: "Please enter a number from 0 to 100 with at most two decimals, or a fraction such as 2/3 or 66 2/3.",
  },

  voidForm: {
    title: (question: number) => `Change How Question #${question} Counts`,
    text: (test: string) =>
      `Decide how this question counts in all results of ${test}, now and later. If it is left out, neither marks nor right answers count it. If it is right for everybody, only the marks rise: the number of right answers stays.`,
    edit: "Correct the question instead",
    how: "How it counts",
    ways: {
      "given-to-all": "Right for everybody",
      "left-out": "Left out for everybody",
      "as-scored": "By its right answer, as before",
    },
  },
});
