export const MISTAKES = "/dashboard/mistakes";

/** The names of the fields of its forms. */
export const field = {
  intent: "intent",
  kind: "kind",
  subject: "subject",
  find: "find",
  questionId: "questionId",
  why: "why",
} as const;
