/** The words of the kit. */
export const uiTexts = {
  productName: "Lamplight",
  skipToContent: "Skip to the content",
  close: "Close",
  cancel: "Cancel",
  loading: "Loading…",
  required: "required",
  showPassword: "Show password",
  hidePassword: "Hide password",
  previous: "Previous",
  next: "Next",
  pages: "Pages",
  tableOf: "Show as a table",
  errorMark: "Error:",
  progressOf: (value: number, max: number) => `${value} of ${max}`,
} as const;
