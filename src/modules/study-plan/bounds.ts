/** What a student may choose: repetitions and minutes a day. */
export const REPEATS_BOUNDS = { least: 1, most: 200 } as const;
export const MINUTES_BOUNDS = { least: 5, most: 600 } as const;
