/**
 * Mutants that no test can find, because the product does the same with them: the id of each and the reason. The next
 * candidate of the seed takes the place of one that is listed here.
 */
export const EQUIVALENT: Readonly<Record<string, string>> = {};
