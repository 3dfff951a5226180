/** What a test may have at most; requests of its page are bounded by the same. */
export const QUESTIONS_MAX = 500;
export const SECTIONS_MAX = 30;
