/** Texts of the page that stands in for the page of a running test when that one fails. */
import { localized } from "../texts.ts";

export const attemptCrashTexts = localized({
  title: "This page stopped working",
  text: "This is our fault, not yours. Your answers are safe. Your time runs on, so go back to your test now. If you have already submitted it, you get to your result.",
  back: "Back to your test",
});
