/** Two forms of the same tests: the short one of `npm test`, and the long one of `npm run test:long`, which sets TEST_FORM. */
const isLong = process.env.TEST_FORM === "long";

/** Returns the value for the form that runs now. */
export function inForm<Value>(values: { short: Value; long: Value }): Value {
  return isLong ? values.long : values.short;
}

/** Defines tests that only the long form has. */
export function inLongForm(define: () => void): void {
  if (isLong) define();
}
