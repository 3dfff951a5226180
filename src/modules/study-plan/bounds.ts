/** What a student may choose: repetitions and minutes a day. */
export const REPEATS_BOUNDS = { least: 1, most: 200 } as const;
export const MINUTES_BOUNDS = { least: 5, most: 600 } as const;

/** Times of day, in the institute's time zone, between which the email about what is due goes out: it wakes nobody. */
export const REMIND_FROM = "07:00";
export const REMIND_UNTIL = "12:00";
