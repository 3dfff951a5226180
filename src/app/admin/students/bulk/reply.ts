/** The replies to bulk changes of students, and their words; the list sends them without leaving the page. */
import { z } from "zod/mini";
import { bulkStudentsTexts as texts } from "../../../../content/en/bulk-students.ts";
import { errorTexts } from "../../../../content/en/errors.ts";
import { CHANGED_MAX, StudentsChange } from "../../../../modules/students/bulk-forms.ts";
import type { Failure } from "../../../form-reply.ts";

export const BULK_ADDRESS = "/admin/students/several";

export type BulkIntent = "change" | "count" | "write" | "invite" | "delete";

/** A message on its way to so many. */
const Mailing = z.object({ id: z.string(), count: z.number() });
export type Mailing = z.infer<typeof Mailing>;

/** Number of students without an invitation, by reason. */
const NotInvited = { hasAccount: z.number(), tooSoon: z.number() };

export const ServerReply = z.discriminatedUnion("code", [
  z.object({ code: z.literal("changed"), count: z.number(), change: StudentsChange }),
  /** Whom a message would reach, and an id for it: pressed twice, it is the same message. */
  z.object({
    code: z.literal("counted"),
    recipients: z.object({ reached: z.number(), notVerified: z.number(), inactive: z.number() }),
    mailingId: z.string(),
  }),
  z.object({ code: z.literal("sent"), mailing: Mailing }),
  /** With its id another text went out: the id is used up. */
  z.object({ code: z.literal("sent-before"), subject: z.string() }),
  z.object({ code: z.literal("invited"), count: z.number(), ...NotInvited }),
  z.object({ code: z.literal("nobody-invited"), ...NotInvited }),
  z.object({ code: z.literal("deleted"), count: z.number(), left: z.number() }),
  z.object({ code: z.literal("miscounted"), count: z.number() }),
  z.object({ code: z.literal("limited"), minutes: z.number() }),
  z.object({ code: z.literal(["nothing", "too-many", "nobody", "unreadable", "fault"]) }),
]);
export type BulkReply =
  | z.infer<typeof ServerReply>
  | { code: Failure }
  /** The answer was lost: it may have been done. */
  | { code: "unknown"; intent: Exclude<BulkIntent, "count">; reason: Failure };

/** Props of each dialog for the chosen students. `count` is the number as shown; the server counts again. */
export type BulkDialogProps = {
  selection: string;
  count: number;
  onClose: () => void;
  onDone: (reply: BulkReply) => void;
};

/** True if the change was made. */
export function isDone({ code }: BulkReply): boolean {
  return code === "changed" || code === "sent" || code === "invited" || code === "deleted";
}

/** A reply in words; nothing of whom a message would reach. `hasMailServer` changes only replies after which mails go out. */
export function describeBulkReply(reply: BulkReply, hasMailServer = true): string | undefined {
  switch (reply.code) {
    case "changed": {
      const { change, count } = reply;
      return change.kind === "status"
        ? texts.status.done(count, change.status)
        : texts.course.done(count, change.course);
    }
    case "counted":
      return undefined;
    case "sent":
      return (hasMailServer ? texts.message.sent : texts.message.kept)(reply.mailing.count);
    case "sent-before":
      return texts.message.sentBefore(reply.subject);
    case "invited":
      return [(hasMailServer ? texts.invite.done : texts.invite.kept)(reply.count), ...notInvited(reply)].join(" ");
    case "nobody-invited":
      return [texts.invite.nobody, ...notInvited(reply)].join(" ");
    case "deleted":
      return texts.delete.done(reply.count);
    case "miscounted":
      return texts.delete.miscounted(reply.count);
    case "limited":
      return texts.message.limited(reply.minutes);
    case "nothing":
    case "unreadable":
      return texts[reply.code];
    case "too-many":
      return texts.tooMany(CHANGED_MAX);
    case "nobody":
      return texts.message.nobody;
    case "unknown":
      return texts.unknown[reply.intent](errorTexts.reasons[reply.reason]);
    default:
      return texts.failed(errorTexts.reasons[reply.code]);
  }
}

function notInvited({ hasAccount, tooSoon }: { hasAccount: number; tooSoon: number }): string[] {
  const { hasAccount: known, tooSoon: recent } = texts.invite;
  return [...(hasAccount > 0 ? [known(hasAccount)] : []), ...(tooSoon > 0 ? [recent(tooSoon)] : [])];
}
