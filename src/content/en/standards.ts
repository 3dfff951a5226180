/** Where instructors put the line between ready and not, and what became of students in the real exam (record 63). */
import { localized } from "../texts.ts";
import { measurementTexts } from "./measurement.ts";
import { counted, number, percent } from "./numbers.ts";

const judges = (count: number) => counted(count, "judge", "judges");
const share = (value: number) => percent(Math.round(value * 100));
const onScale = (value: number) => `${measurementTexts.signed(value)} on the scale of your question bank`;

export const standardTexts = localized({
  title: "Practice standards",
  text: "Where your instructors put the line between ready and not yet. Adaptive tests place a result beside it.",
  back: "Measurement",
  exam: (presetId: string) => presetId.toUpperCase(),
  set: (cut: number, count: number, spread: number, day: string) =>
    `The line is at ${onScale(cut)}. ${judges(count)} set it on ${day}. They were ${spread.toFixed(2)} apart (standard deviation).`,
  notSet:
    "You have set no standard yet. Until then we compare results with the published number of the exam. The exam uses a different scale, so we never say “you would have passed”.",
  past: "See what the panel said",
  tooFew: (count: number, fewest: number) =>
    `A panel rates at least ${number(fewest)} questions. Each has one point, and at least 100 first answers have told its difficulty. Your bank has ${number(count)} of them.`,
  enough: (count: number, most: number) =>
    `A panel rates up to ${number(most)} questions with one point whose difficulty is known. Your bank has ${number(count)}.`,
  atWork: "A panel is at work.",
  open: "Open the panel",
  judges: "Judges",
  judgesHint: "One name a line. You need at least three, who teach the subject and know beginners.",
  start: "Start a panel",
  startAgain: "Start a new panel",
  starting: "Starting…",
  errors: {
    judgesMin: (fewest: number) => `Please name at least ${number(fewest)} judges, one a line.`,
    judgesMax: (most: number) => `Please name at most ${number(most)} judges.`,
    nameTooLong: (most: number) => `Please keep each name to ${number(most)} characters.`,
    nameTwice: "Please name each judge once.",
    percent: "Please enter a whole number from 0 to 100.",
    failed: (reason: string) => `Nothing was saved: ${reason}`,
    atWork: "A panel for this exam is at work already. Load the page again to open it.",
    tooFew: "The bank has too few questions that a panel can rate.",
    tooFewJudges: "Round 2 can begin once three judges have rated every question.",
  },
  outcomes: {
    title: "The real exam",
    collecting: (outcomes: number, most: number, failures: number, fewest: number) =>
      `Students have told us ${number(outcomes)} of ${number(most)} results of the real exam, and ${number(failures)} of the ${number(fewest)} failures it takes. Before that we show nobody a chance.`,
    published: (outcomes: number, failures: number) =>
      `${counted(outcomes, "student has", "students have")} told us their result of the real exam; ${number(failures)} of them failed. Each told it after a simulation.`,
    diagram: (groups: number) =>
      `The share that passed over the mean chance, with 95 % limits, of ${counted(groups, "group", "groups")}. On the diagonal chances are right. The table below has the figures.`,
    caption: "Chances that simulations gave, and what happened",
    columns: { chance: "Chance", students: "Students", mean: "Mean chance", passed: "Passed", interval: "95 % limits" },
    chance: (from: number, to: number) => `${share(from)} to ${share(to)}`,
    share,
    interval: (from: number, to: number) => `${share(from)} to ${share(to)}`,
    hidden: (fewest: number) => `Fewer than ${number(fewest)}`,
    figures: (brier: number, ofShare: number, found: number) =>
      `Brier score ${brier.toFixed(3)}; always saying the share of all gives ${ofShare.toFixed(3)}. Of those who failed, ${share(found)} had a chance below a half.`,
  },
  panel: {
    title: (presetId: string) => `Panel for ${presetId.toUpperCase()}`,
    text: "Think of students who are just good enough to begin as a nurse. Of 100 of them, how many would answer the question right?",
    rules: [
      "In round 1 each judge rates alone.",
      "Then you talk about the questions on which you are furthest apart.",
      "In round 2 each judge sees what all said, and how many students were right. They may change their minds.",
    ],
    back: "Practice standards",
    table: "Judges",
    columns: {
      judge: "Judge",
      round: (round: number) => `Round ${round}`,
      cut: (round: number) => `Line ${round}`,
      rate: "Rate",
    },
    rated: (count: number, of: number) => `${number(count)} of ${number(of)}`,
    cut: measurementTexts.signed,
    noCut: "–",
    out: "Not in round 2",
    rate: (name: string) => `Rate as ${name}`,
    agreement: (round: number, cut: number, spread: number, error: number) =>
      `Round ${round}: the line is at ${onScale(cut)}. The judges are ${spread.toFixed(2)} apart (standard deviation), and the margin of error of their mean is ${error.toFixed(2)}.`,
    next: "Begin round 2",
    nextText: "Judges who have not finished round 1 are then out.",
    notYet: (fewest: number) => `Round 2 can begin once ${judges(fewest)} have rated every question.`,
    beginning: "Beginning…",
    setIt: "Set this standard",
    setText:
      "Simulations that start from then on are decided by this line. Results that students have already stay as they are.",
    setting: "Setting…",
    wasSet: (day: string) => `This standard was set on ${day}.`,
    apart: "Furthest apart",
    apartText: "Talk about these before round 2 ends.",
    apartColumns: { question: "Question", lowest: "Lowest", mean: "Mean", highest: "Highest" },
    question: (position: number, stem: string | null) =>
      `${number(position)}. ${stem ?? "This question cannot be read."}`,
    percent: (value: number) => number(Math.round(value)),
    giveUp: "Give up",
    dialog: {
      title: "Give up this panel?",
      message: "Everything that the judges rated is deleted. The standard that holds now stays.",
      confirm: "Give up panel",
    },
  },
  rating: {
    title: (position: number, of: number) => `Question ${number(position)} of ${number(of)}`,
    text: (name: string, round: number, rated: number, of: number) =>
      `${name}, round ${round}. ${number(rated)} of ${number(of)} rated.`,
    back: "The panel",
    unreadable: "This question cannot be read. Rate it 50, or give the panel up.",
    first: (own: number) => `In round 1 you said ${number(own)}.`,
    all: (lowest: number, highest: number, mean: number) =>
      `All judges said ${number(lowest)} to ${number(highest)}, in the mean ${number(Math.round(mean))}.`,
    facility: (value: number) => `Of our students ${share(value)} were right the first time.`,
    percent: "Of 100 who are just good enough, so many answer it right",
    save: "Save and next",
    saving: "Saving…",
    pages: "Questions of the panel",
  },
});
