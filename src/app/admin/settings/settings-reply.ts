/** What the action of Site Settings says, for every form of the page. */
import type { FormReply } from "../../form-reply.ts";

/** The forms of the page: each takes the replies that name it. */
export type SettingsIntent = "save" | "logo" | "remove-logo" | "test-mail";

/** What became of a test mail; `answer` is what the mail server said. */
export type TestOutcome = { kind: "taken" | "refused"; answer: string } | { kind: "filed" };

export type SettingsReply = FormReply & {
  tested?: TestOutcome;
  /** What somebody else saved meanwhile, where it differs from what was entered. */
  theirs?: ReadonlyArray<{ label: string; value: string }>;
};

/** A reply belongs to the form that sent its intent. */
export function replyTo(intent: SettingsIntent, reply: SettingsReply | undefined): SettingsReply | undefined {
  return reply?.values.intent === intent ? reply : undefined;
}

/** The address of this page after a save: a new form begins with what is stored now. */
export const SAVED_AT = "saved";
