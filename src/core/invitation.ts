/** Lifetime of an invitation link in days: a student may read the mail after a week of night shifts. */
export const INVITATION_DAYS = 14;
