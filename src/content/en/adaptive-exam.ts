/** What a student reads before an adaptive exam simulation, where it differs from other simulations. */
import { localized } from "../texts.ts";
import { counted, hoursAndMinutes, number } from "./numbers.ts";

const questions = (count: number) => counted(count, "question", "questions");

const NOT_COMPARED = "It has too few questions of measured difficulty to compare you with our practice standard.";

export const adaptiveExamTexts = localized({
  lack: {
    shorter: (count: number) =>
      `The question bank is too small for the whole test. You can take a shorter form with ${questions(count)}. ${NOT_COMPARED}`,
    wanted:
      "For the whole test we want three times as many questions as one test needs. Then you can take it three times and meet no question twice. Only questions are counted whose difficulty we know from the answers of enough students.",
    cases: (available: number, wanted: number) =>
      `Case studies: ${number(available)} of ${counted(wanted, "case study", "case studies")}`,
  },
  how: {
    heading: "How it goes",
    adaptive: "The test is adaptive. Your answers so far decide which question comes next.",
    between: (minimum: number, maximum: number) =>
      `It asks at least ${number(minimum)} and at most ${questions(maximum)}. It ends as soon as it is sure enough.`,
    exactly: (count: number) => `It asks ${questions(count)}.`,
    clock: (minutes: number) => `One clock runs for the whole test: ${hoursAndMinutes(minutes)}.`,
    cases: (count: number, each: number) =>
      `It has ${counted(count, "case study", "case studies")} with ${questions(each)}${count === 1 ? "" : " each"}. You see what a case is about beside each of its questions.`,
    pretest: (count: number) =>
      `${count === 1 ? "1 question does" : `${number(count)} questions do`} not count. You cannot see which.`,
    forward: "You only move forward. Each question needs an answer, and you cannot go back to it.",
    breaks: (minutes: ReadonlyArray<number>) =>
      `You may take a break after ${minutes.map(hoursAndMinutes).join(", and again after ")}. The clock runs on.`,
  },
  network: {
    heading: "Network",
    needed: "Each next question comes over the network.",
    without:
      "If the network drops, your answer is kept on your device. The test goes on when you are online again, also on another device. Until then the clock runs on, as it would in the exam.",
  },
  result: {
    heading: "Your result",
    band: "You see at once whether your answers are above, near or below our practice standard, and how your areas and topics went. Every question then shows its solution.",
    early: (minimum: number) =>
      `If you end the test or run out of time before ${questions(minimum)}, the result is below our practice standard.`,
    noMarks: "There are no marks and no percentage. The more you know, the harder your questions get.",
    not: "Our scale comes from the answers of our own students. It is not the scale of NCSBN. So the result cannot say whether you would pass the exam.",
    shorter: {
      counts:
        "You see at once how many questions of each area were right, partly right and wrong. Every question then shows its solution.",
      notCompared: `This is the shorter form. ${NOT_COMPARED}`,
    },
  },
});
