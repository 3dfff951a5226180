/** Texts of a running adaptive test that no other test has. */
import { localized } from "../texts.ts";
import { counted, hoursAndMinutes } from "./numbers.ts";

export const adaptiveTestTexts = localized({
  length: (minimum: number, maximum: number) =>
    minimum === maximum
      ? `This test asks ${counted(maximum, "question", "questions")}.`
      : `This test asks ${minimum} to ${maximum} questions. It ends when it is sure enough.`,
  coming: {
    online: "The next question is on its way…",
    offline:
      "Your answer is kept on this device. The next question comes when you are online again. The clock runs on.",
    "signed-out": "Your answer is kept on this device. Sign in again, then the next question comes. The clock runs on.",
  },
  breakDue: (minutes: number) =>
    `You have worked for ${hoursAndMinutes(minutes)}. You may take a break now. The clock runs on.`,
  takeBreak: "Take a break",
  noBreak: "No, go on",
  breakTitle: "Break",
  breakText: "Your test waits, but the clock runs on.",
  endBreak: "Go on with the test",
  end: "End test",
  endTitle: "End this test now?",
  endText: {
    measured: (minimum: number) =>
      `It has not decided yet. With fewer than ${counted(minimum, "question", "questions")} the result is below our practice standard. You cannot come back.`,
    shorter: "It has not asked all its questions yet. You cannot come back.",
  },
});
