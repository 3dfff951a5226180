/** Every table, as one value for Drizzle. */
export * from "./tables/accounts.ts";
export * from "./tables/attempts.ts";
export * from "./tables/audit.ts";
export * from "./tables/blog.ts";
export * from "./tables/corrections.ts";
export * from "./tables/images.ts";
export * from "./tables/installation.ts";
export * from "./tables/learning.ts";
export * from "./tables/messages.ts";
export * from "./tables/places.ts";
export * from "./tables/questions.ts";
export * from "./tables/rate-limits.ts";
export * from "./tables/site.ts";
export * from "./tables/statistics.ts";
export * from "./tables/students.ts";
export * from "./tables/subjects.ts";
