/** How well questions measure (docs/product/figures.md#item-analysis). */
import { localized } from "../texts.ts";
import { counted, number, percent } from "./numbers.ts";

const share = (value: number) => percent(Math.round(value * 1000) / 10);
/** Two places behind the point, with a minus that is as wide as a plus. */
const figure = (value: number) =>
  `${value < 0 && value.toFixed(2) !== "-0.00" ? "−" : ""}${Math.abs(value).toFixed(2)}`;
const signed = (value: number) => (value > 0 ? `+${figure(value)}` : figure(value));
const answers = (count: number) => counted(count, "answer", "answers");

export const measurementTexts = localized({
  title: "Measurement",
  text: "How well questions and tests tell students apart. Only the first answer of each student to a question counts.",
  standards: "Practice standards",
  number: (displayId: number) => `#${displayId}`,
  share,
  signed,
  figure,
  seconds: (seconds: number) => `${number(seconds)} s`,
  none: "–",
  collecting: (count: number, fewest: number) => `Collecting ${number(count)} of ${number(fewest)}`,
  unmeasured: (most: number) => `${number(most)} results or more are not counted yet. The figures grow until all are.`,
  wrong: {
    title: "Some figures are wrong",
    text: "Each night we count a few questions again from their answers. These came to something else. Count them again to put them right.",
    one: (displayId: number, version: number) => `Question #${displayId}, version ${version}`,
    found: (when: string) => `found on ${when}`,
    recount: "Count again",
    recounting: "Counting…",
  },
  checked: (when: string) => `We last checked some of the figures on ${when}.`,
  empty: {
    title: "Nothing is measured yet",
    text: "Figures appear here when students have answered questions for the first time.",
  },
  bank: {
    title: "Question bank",
    stages: {
      guess: "Author’s estimate",
      provisional: "Provisional",
      usable: "Usable",
      firm: "Firm",
      anchor: "Anchor",
    },
    hints: {
      guess: "Fewer than 30 answers, or not calculated yet: we calculate every night",
      provisional: "From 30 answers",
      usable: "From 100, adaptive tests ask them",
      firm: "From 200, decide when one ends",
      anchor: "From 400, keep the scale",
    },
    set: (set: number, when: string, from: number, students: number) =>
      `How well the difficulty of questions in use is known. We last calculated it on ${when} (calculation ${number(set)}), from ${answers(from)} of ${counted(students, "student", "students")}.`,
    noSet:
      "How well the difficulty of questions in use is known. We calculate difficulties for the first time tonight.",
  },
  flags: {
    title: "Worth a look",
    text: "Questions in use with unusual figures, decided at most a minute ago.",
    filter: "What is unusual",
    any: (count: number) => `All (${number(count)})`,
    one: (flag: string, count: number) => `${flag} (${number(count)})`,
    none: "Nothing is unusual",
    noneText: "No question in use has such figures, or there are too few answers so far.",
    names: {
      key: "Check the key",
      weak: "Weak",
      easy: "Too easy",
      hard: "Too hard",
      "dead-option": "Dead option",
      slow: "Slow",
      drift: "Drift",
    },
    why: {
      key: "Better students choose a wrong option, or get this wrong. Check the right answer first.",
      weak: "It hardly tells better students from weaker ones: discrimination is below 0.15.",
      easy: "More than 95% of the points were earned.",
      hard: "Students earn hardly more than by guessing.",
      "dead-option": "Fewer than 5% choose one of its wrong options.",
      slow: "It takes more than twice as long as other questions of its section.",
      drift: "The latest answers differ from those before, or its difficulty moved by more than 0.5.",
    },
    columns: {
      question: "Question",
      flags: "What is unusual",
      answers: "Answers",
      facility: "Facility",
      discrimination: "Discrimination",
      actions: "Next steps",
    },
    edit: "Edit",
    rescore: "Rescore",
    unreadable: "We could not read this question.",
    pages: "Pages of questions worth a look",
  },
  forms: {
    title: "Fixed tests",
    text: "From the first result of each student. Reliability (Cronbach’s alpha) says how far a total can be trusted: 0.7 is enough for a test of a course, 0.9 for an exam.",
    most: (most: number) => `You see the ${number(most)} newest.`,
    none: "Nobody has taken a test whose questions are all fixed.",
    columns: {
      test: "Test",
      questions: "Questions",
      takers: "Students",
      mean: "Mean total",
      alpha: "Reliability",
      error: "Margin of error",
    },
    points: (value: number) => `${number(value, 1)} ${value === 1 ? "point" : "points"}`,
    errorIn: (value: number) => `±${figure(value)} points`,
  },
  question: {
    title: (displayId: number) => `Measurement of Question #${displayId}`,
    back: "Back to measurement",
    edit: "Edit question",
    editCase: "Open its case study",
    versions: "All versions",
    version: (version: number) => `Version ${version}`,
    versionsLabel: "Versions",
    inUse: "In use",
    withdrawn: "Withdrawn",
    wrong: "These figures are wrong: a check came to something else.",
    none: "No first answer to this version is counted yet",
    noneText: "Students answer it in tests. Their first answers appear here within seconds.",
    figures: "Figures",
    answers: "First answers",
    answersHint: (blank: number, part: string) => `${number(blank)} left blank, ${part}`,
    facility: "Facility",
    facilityHint: "Of its points, on average",
    discrimination: "Discrimination",
    discriminationHint: "Correlation with the criterion",
    efficiency: "Efficiency",
    efficiencyHint: "Of the most its points allow",
    groups: "Best less weakest",
    groupsHint: "Points of the best and weakest 27%",
    time: "Median time",
    timeHint: (median: number) => `Its section: ${number(median)} s`,
    noSectionTime: "We find that of its section once a day",
    criterion: {
      totals: (tests: number, count: number) =>
        `Criterion: totals of ${counted(tests, "fixed test", "fixed tests")}, ${answers(count)}. The points of the question are left out of them.`,
      ability: (tests: number) =>
        `Criterion: ability before the answer, ${counted(tests, "test", "tests")}. It is known from 20 earlier answers on.`,
    },
    options: {
      title: "Options",
      option: "Option",
      right: "Right",
      chosen: "Chosen",
      share: "Share",
      mean: { points: "Mean total", logits: "Mean ability", deviations: "Above the mean" },
      correlation: "Correlation",
      blank: "Left blank",
      dead: "Dead",
      better: "Better than the key",
      text: {
        points: "Mean total: of the students who chose it, in points.",
        logits: "Mean ability of the students who chose it, on the same scale as difficulty.",
        deviations: "Above the mean: how far the students who chose it are from the mean of their test, in deviations.",
      },
      none: "It has no options to choose from.",
    },
    difficulty: {
      title: "Difficulty",
      guess: "Author’s estimate",
      guessText: (fewest: number) =>
        `So far this is the author’s estimate. We calculate difficulties every night, from ${number(fewest)} first answers on.`,
      text: (answersSoFar: number) =>
        `On the scale of your question bank, with the margin of error, from ${answers(answersSoFar)} that say enough. 0 is the middle, and harder questions have higher numbers.`,
      threshold: "Point",
      value: "Threshold",
      error: "Margin of error",
      chart: "Difficulty, calculation by calculation",
      summary: (first: string, last: string, sets: number) =>
        `From ${first} to ${last} in ${counted(sets, "calculation", "calculations")}.`,
      set: "Calculation",
      difficulty: "Difficulty",
      made: "Made",
      setOf: (set: number) => `Calculation ${set}`,
      withError: (value: number, error: number) => `${signed(value)} ± ${figure(error)}`,
      live: (value: number, error: number, from: number) =>
        `Right now ${answers(from)} of students whose ability was known before put it at ${signed(value)} ± ${figure(error)}.`,
      moved: (by: number) => `It moved by ${signed(by)} in the newest calculation.`,
    },
  },
});
