/** The words of the kit. */
export const uiTexts = {
  productName: "Lamplight",
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
  tableOf: "Show as a table",
  errorMark: "Error:",
  tooLong: (limit: number, length: number) =>
    `This may have at most ${limit.toLocaleString("en-IN")} characters; now it has ${length.toLocaleString("en-IN")}.`,
  progressOf: (value: number, max: number) => `${value} of ${max}`,
} as const;
