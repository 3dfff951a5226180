/** Replies to a student who asks for the verification mail again. */
import { addressReminderTexts, tooManyAttempts } from "../../../content/en/address-reminder.ts";
import { describeReply, type Failure, type Reply } from "../../form-reply.ts";

export type VerificationReply =
  | Reply<"sent" | "already-verified" | "invalid" | Failure>
  | (Reply<"limited"> & { minutes: number });

/** Whether the mail is being sent, and if not, why. */
export function describeVerification(reply: VerificationReply | undefined) {
  const limited = ({ minutes }: { minutes: number }) => tooManyAttempts(minutes);
  const { message } = describeReply(reply, addressReminderTexts.failed, {
    sent: {},
    "already-verified": {},
    limited,
  });
  return { isSent: reply?.code === "sent" || reply?.code === "already-verified", message };
}
