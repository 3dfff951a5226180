/** The limits of the shelf: high enough for any institute, low enough that its lists always fit in one page. */

export const SUBJECTS_MAX = 500;
/** Over all subjects. */
export const LESSONS_MAX = 5_000;

export const SUBJECT_NAME_MAX = 120;
export const DESCRIPTION_MAX = 2_000;
export const LESSON_TITLE_MAX = 200;
export const LESSON_CONTENT_MAX = 100_000;
