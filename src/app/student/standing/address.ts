export const STANDING = "/dashboard/standing";
export const STUDY_PLAN = "/dashboard/plan";
