/** Where the bars of a distribution of marks begin, in percent of those that are possible; the first is for what is below 0. */
export const MARK_RANGES = [-1, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
