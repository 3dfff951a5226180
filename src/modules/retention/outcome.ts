/** The outcome of a daily run as it is stored: figures and codes, which the settings page puts into words. */
import { z } from "zod/mini";

/** What is deleted, in the order of the sentence. */
export const CLEARED = [
  "signIns",
  "audit",
  "dataViews",
  "messages",
  "accounts",
  "invited",
  "sessions",
  "links",
] as const;

const Outcome = z.object({
  /** How many of each. */
  cleared: z.record(z.enum(CLEARED), z.int()),
  /** So many owners of unused accounts got an email. */
  noticed: z.int(),
  /** The run took too long, and leaves the rest to the next one. */
  isUnfinished: z.boolean(),
});
export type RetentionOutcome = z.infer<typeof Outcome>;

/** The message of a run that failed because the product was stopped. */
export const STOPPED = "stopped";

/** The outcome that is stored as this text; null for the sentence that versions before stored. */
export function parseOutcome(text: string): RetentionOutcome | null {
  try {
    return Outcome.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
