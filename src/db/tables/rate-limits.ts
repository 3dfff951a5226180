/** Counters of rate-limiter-flexible: how often something was tried, until when the count holds. */
import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  /** Milliseconds since 1970; null never ends. */
  expire: bigint("expire", { mode: "number" }),
});
