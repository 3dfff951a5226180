/** What a student may keep, and how much of it. */
export const NOTE_MAX = 2_000;
export const NOTES_MAX = 1_000;
export const BOOKMARKS_MAX = 2_000;
export const LABEL_MAX = 40;
export const LABELS_MAX = 5;
export const QUOTE_MAX = 500;
export const HIGHLIGHTS_MAX = 200;
export const NOTEBOOK_PER_PAGE = 20;
/** Enough of a question to know it by. */
export const ABOUT_MAX = 160;
/** Characters around marked words by which their place is found again. */
export const AROUND_MAX = 32;
