/** What is asked about several students at once, and what is said; the list asks it without leaving the page. */
import { z } from "zod";

export const SEVERAL = "/admin/students/several";

export type SeveralIntent = "change" | "count" | "write";

/** A message on its way to so many. */
const Mailing = z.object({ id: z.string(), count: z.number() });
export type Mailing = z.infer<typeof Mailing>;

export const SeveralReply = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("changed"), message: z.string() }),
  /** Whom a message would reach, and an id for it: pressed twice, it is the same message. */
  z.object({
    kind: z.literal("counted"),
    recipients: z.object({ reached: z.number(), notVerified: z.number(), inactive: z.number() }),
    mailingId: z.string(),
  }),
  z.object({ kind: z.literal("sent"), message: z.string(), mailing: Mailing }),
  z.object({ kind: z.literal("failed"), message: z.string() }),
  /** With its id another text went out: the id is used up. */
  z.object({ kind: z.literal("sent-before"), message: z.string() }),
  /** The answer was lost: it may have been done. */
  z.object({ kind: z.literal("unknown"), message: z.string() }),
]);
export type SeveralReply = z.infer<typeof SeveralReply>;
