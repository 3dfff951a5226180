/** Randomness that callers pass in, so that what depends on it can be repeated. */

/** A number at or above 0 and below 1, as `Math.random` gives. */
export type Random = () => number;

/** Chance that repeats itself: the same seed gives the same numbers (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Chance that a text decides: always the same number for the same one, and another for nearly every other. */
export function chanceOf(text: string): number {
  // FNV-1a; what it leaves alike for texts that are nearly alike, the generator mixes.
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return seededRandom(hash)();
}

/** `count` of the values, each equally likely, in random order; all of them if there are fewer. */
export function drawSome<T>(values: ReadonlyArray<T>, count: number, random: Random): T[] {
  const pool = [...values];
  const drawn: T[] = [];
  while (drawn.length < count && pool.length > 0) {
    drawn.push(...pool.splice(Math.floor(random() * pool.length), 1));
  }
  return drawn;
}

/** A number of the normal distribution with mean 0 and deviation 1 (Box and Muller). */
export function normalOf(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}
