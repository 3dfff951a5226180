/** Of fixed tests the newest are shown; those of years ago are only in the figures of their questions. */
export const FORMS_MAX = 50;

/** Of results that are not counted yet no more are counted. */
export const UNMEASURED_MAX = 1_000;
