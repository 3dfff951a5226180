export const STANDING = "/dashboard/standing";
export const STANDING_BY_SUBJECT = "/dashboard/standing?by=subjects";
export const STUDY_PLAN = "/dashboard/plan";

/** The names of the fields of the plan's forms. */
export const field = {
  intent: "intent",
  examOn: "examOn",
  minutesADay: "minutesADay",
  repeatsADay: "repeatsADay",
  wantsMail: "wantsMail",
  showsDays: "showsDays",
  showsStreak: "showsStreak",
} as const;
