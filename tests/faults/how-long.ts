/** The suite has two forms: a short one for every run of the tests, and a long one for `npm run test:faults`. */
const isLong = process.env.FAULTS === "long";

/** What holds in the form that runs now. */
export function inForm<Value>(values: { short: Value; long: Value }): Value {
  return isLong ? values.long : values.short;
}

/** How long a database stays away. */
export const AWAY_MS = inForm({ short: 5_000, long: 30_000 });
