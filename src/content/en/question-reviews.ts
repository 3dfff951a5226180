/** Texts about the review of a question by a clinician, which the administrator records. */
import { localized } from "../texts.ts";
import { counted } from "./numbers.ts";

const questions = (count: number) => counted(count, "question", "questions");

export const reviewTexts = localized({
  title: "Review by a clinician",
  mark: "Reviewed",
  notReviewed: "Not yet reviewed",
  notYet: "No clinician has reviewed this version yet.",
  older: "This version is no longer in use, so nobody has to review it.",
  reviewed: (reviewer: string, qualification: string, day: string) =>
    `Reviewed by ${reviewer}, ${qualification}, on ${day}.`,
  recordedBy: (who: string) => `Recorded by ${who}.`,
  someone: "an administrator",
  /** Beside the number of the version, in the head of its form. */
  short: (isReviewed: boolean) => (isReviewed ? "Reviewed by a clinician." : "Not yet reviewed by a clinician."),
  link: "Review",
  text: "If a clinician has read this version and agrees with it, record it here. It holds for this version: after an edit the question is not yet reviewed again. Students do not see it.",
  reviewer: "Name of the reviewer",
  qualification: "Qualification",
  qualificationHint: "Such as RN, MSc Nursing.",
  sign: "Record the review",
  signing: "Recording…",
  takeBack: "Take back",
  takingBack: "Taking back…",
  failed: (reason: string) => `The review was not recorded: ${reason}`,
  stale: "a newer version is now in use.",
  notTakenBack: (reason: string) => `The review was not taken back: ${reason}`,
  /** In the selection of the bank. */
  selected: "Record review",
  of: (count: number) => `Record the review of ${questions(count)}`,
  ofText:
    "One clinician has read them as they are now and agrees with them. After an edit a question is not yet reviewed again.",
  done: (count: number, reviewer: string) => `Review of ${questions(count)} by ${reviewer} recorded.`,
  problems: {
    reviewer: "Please enter the name of the reviewer.",
    qualification: "Please enter the qualification.",
    tooLong: (limit: number) => `Please use at most ${limit} characters.`,
  },
});
