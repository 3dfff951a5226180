/** What came of an adaptive test, at the top of its review. */
import { localized } from "../texts.ts";
import { counted, number, percent } from "./numbers.ts";

const questions = (count: number) => counted(count, "question", "questions");
const share = (value: number) => percent(Math.round(100 * value));
/** On the scale of our questions, "−0.18". */
const onScale = (value: number) =>
  value
    .toFixed(2)
    .replace(/^-(?=0\.00$)/, "")
    .replace("-", "−");

export const adaptiveResultTexts = localized({
  bands: {
    above:
      "These answers are better than we expect of somebody exactly at the standard. Chance alone hardly explains that.",
    near: "Somebody exactly at the standard could have given these answers as well.",
    below:
      "These answers are weaker than we expect of somebody exactly at the standard. Chance alone hardly explains that.",
    unmeasured:
      "This was the shorter form for a small question bank. It has too few questions of measured difficulty to compare you with our practice standard.",
    "too-short":
      "The question bank ran out of questions before the test was long enough to compare you with our practice standard.",
    unanswered: "No question that counts was answered, so there is nothing to compare.",
    undecided:
      "This test was closed while the site was being updated, so nothing was decided. All its questions are below.",
    early: (minimum: number) =>
      `The test ended before ${questions(minimum)} were answered. As in the exam, that counts as below, whatever the answers were.`,
  },
  ended: {
    confidence: (asked: number) => `The test ended after ${questions(asked)}, because it was sure enough by then.`,
    maximum: (asked: number) => `The test ended after ${questions(asked)}, which is as long as it can be.`,
    time: (asked: number) => `The time was over after ${questions(asked)}.`,
    student: (asked: number) => `The test was ended by hand after ${questions(asked)}.`,
    bank: (asked: number) =>
      `The test ended after ${questions(asked)}, because the question bank had no other one for it.`,
  },
  rescored: {
    "beside-standard":
      "The key of at least one question was corrected later. Points of questions may have changed. The result stays as it was decided.",
    counts: "The key of at least one question was corrected later. The numbers of each area are by the corrected key.",
  },
  not: "Our scale comes from the answers of our own students. It is not the scale of NCSBN. So nothing here says whether you pass the exam.",

  ability: "Ability",
  abilityHint: (from: string, to: string) => `With 95 % certainty from ${from} to ${to}`,
  standard: "Practice standard",
  standardHint: { exam: "The number of the exam, on our scale", institute: "Set by our instructors" },
  alike: (count: number, passed: number, from: number, to: number) =>
    `Of ${number(count)} students with a result like this, ${number(passed)} told us that they passed the real exam. With 95 % certainty it is ${share(from)} to ${share(to)} of such students.`,
  asked: "Questions",
  scored: (scored: number, asked: number) =>
    scored === asked ? "All of them count" : `${number(scored)} of them count`,
  onScale,

  chart: {
    title: "Ability after each question",
    text: "The line is the estimate. The area around it shows where the ability is with 95 % certainty. The dashed line is the practice standard. Questions that do not count are left out.",
    summary: (first: [at: number, ability: number], last: [at: number, ability: number], cut: number) =>
      `After question ${first[0]} the estimate was ${onScale(first[1])}. After question ${last[0]} it was ${onScale(last[1])}. The practice standard is ${onScale(cut)}.`,
    question: "After question",
    range: "Range",
    fromTo: (from: number, to: number) => `${onScale(from)} to ${onScale(to)}`,
  },

  areas: {
    title: "Areas of the test plan",
    text: {
      "beside-standard": "We compare each area with the practice standard. With few questions, much of it is chance.",
      counts: "The table shows how many questions of each area were right, partly right and wrong.",
    },
    area: "Area",
    questions: "Questions",
    standing: "Beside the standard",
    standings: { above: "Above", near: "Near", below: "Below" },
    tooFew: "Too few questions to say",
    none: "No question of an area was answered.",
  },

  weakest: {
    title: "Weakest topics",
    text: "In these lessons the answers earned least, beside what this ability lets us expect. Only lessons with two questions or more are compared.",
    none: "No lesson with two questions or more earned less than we expect of this ability.",
    about: (subject: string, count: number) => `${subject}, ${questions(count)}`,
    practise: "Practise these",
  },
});
