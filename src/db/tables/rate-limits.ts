/** Counters of rate-limiter-flexible: how often something was tried, and when the count expires. */
import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

export const rateLimits = pgTable("rate_limits", {
  key: varchar("key", { length: 255 }).primaryKey(),
  points: integer("points").notNull().default(0),
  /** Milliseconds since 1970; null for never. */
  expire: bigint("expire", { mode: "number" }),
});
