/** What the action of Site Settings says, for every form of the page. */
import { data } from "react-router";
import type { FormReply } from "../../form-reply.ts";

/** The address of the page. */
export const SETTINGS = "/admin/settings";

/** The forms of the page: each takes the replies that name it. */
export type SettingsIntent = "save" | "logo" | "remove-logo" | "test-mail" | "keep" | "keep-confirmed";

/** What became of a test mail; `answer` is what the mail server said. */
export type TestOutcome = { kind: "taken" | "refused"; answer: string } | { kind: "filed" };

export type SettingsReply = FormReply & {
  tested?: TestOutcome;
  /** What somebody else saved meanwhile, where it differs from what was entered. */
  theirs?: ReadonlyArray<{ label: string; value: string }>;
};

/** `status` is one of failure unless the reply tells of a success. */
export function settingsReply(
  status: 200 | 400 | 429 | 500,
  said: Partial<SettingsReply> & Pick<SettingsReply, "values">,
) {
  const whole: SettingsReply = { errors: {}, message: undefined, ...said };
  return data(whole, { status });
}

/** A reply belongs to the form that sent its intent. */
export function replyTo(intent: SettingsIntent, reply: SettingsReply | undefined): SettingsReply | undefined {
  return reply?.values.intent === intent ? reply : undefined;
}

/** The address of this page after a save: a new form begins with what is stored now. */
export const SAVED_AT = "saved";
