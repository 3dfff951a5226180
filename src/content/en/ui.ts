/** The words of the kit. */
import { localized } from "../texts.ts";
import { number } from "./numbers.ts";
export const uiTexts = localized({
  skipToContent: "Skip to the content",
  close: "Close",
  cancel: "Cancel",
  goOn: "Continue",
  loading: "Loading…",
  optional: "optional",
  showPassword: "Show password",
  hidePassword: "Hide password",
  previous: "Previous",
  next: "Next",
  pages: "Pages",
  onePage: "This is one page of a longer list.",
  tableOf: "Show as a table",
  errorMark: "Error:",
  tooLong: (limit: number, length: number) =>
    `This may have at most ${number(limit)} characters; now it has ${number(length)}.`,
  progressOf: (value: number, max: number) => `${value} of ${max}`,
});
