/** Locks that belong to no row. Each is known by a number, the same in every process. */
export const LOCKS = {
  /** Of whoever migrates, or puts other tables in their place. */
  migration: 7_266_173,
  /**
   * Taken first by every command that changes subjects, lessons or questions: two imports at once double no row, what was
   * checked stays so, and nobody waits in a circle.
   */
  questionBank: 7_266_174,
  /** Of whoever gives addresses to posts. */
  postAddresses: 7_266_175,
  /**
   * Sums are changed by one at a time, in whatever order its rows come. Whoever holds rows already that a batch may wait for,
   * such as a lesson, must not wait for it: each would wait for the other.
   */
  statistics: 7_266_176,
  /** Of whoever changes whom visitors see. */
  showcase: 7_266_177,
} as const;
