/** Advisory locks that belong to no row. Each has a number, the same in every process. */
export const LOCKS = {
  /** For migrations, and for replacing tables. */
  migration: 7_266_173,
  /**
   * Taken first by every command that changes subjects, lessons or questions: concurrent imports add no row twice, what was
   * checked stays true, and nothing can deadlock.
   */
  questionBank: 7_266_174,
  /** For giving posts their addresses. */
  postAddresses: 7_266_175,
  /**
   * Only one transaction at a time changes the sums, in whatever order its rows come. A transaction that already holds rows a
   * batch may need, such as a lesson, must not wait for this lock: the two would deadlock.
   */
  statistics: 7_266_176,
  /** For changing who is shown to visitors. */
  showcase: 7_266_177,
  /**
   * Only one transaction at a time changes the figures of questions. Their triggers take it, by this number; the rule of `statistics`
   * holds here, and whoever needs both takes this one first.
   */
  measurement: 7_266_179,
} as const;
