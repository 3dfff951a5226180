/** Randomness that callers pass in, so that what depends on it can be repeated in a test. */

/** A number at or above 0 and below 1, as `Math.random` gives. */
export type Random = () => number;

/** `count` of the values, each equally likely, in random order; all of them if there are fewer. */
export function drawSome<T>(values: ReadonlyArray<T>, count: number, random: Random): T[] {
  const pool = [...values];
  const drawn: T[] = [];
  while (drawn.length < count && pool.length > 0) {
    drawn.push(...pool.splice(Math.floor(random() * pool.length), 1));
  }
  return drawn;
}
