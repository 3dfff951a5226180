/** What the actions of Site Settings say, for every form of a part. */
import { data } from "react-router";
import type { SettingsPart } from "../../../modules/site/forms.ts";
import type { FormReply } from "../../form-reply.ts";
import type { Newer } from "../shared/newer-values.ts";

/** The address of a part. */
export function addressOfPart(part: SettingsPart | "data"): string {
  return `/admin/settings/${part}`;
}

/** The forms of the parts: each takes the replies that name it. */
export type SettingsIntent = "save" | "logo" | "remove-logo" | "test-mail" | "keep" | "keep-confirmed";

/** What became of a test mail; `answer` is what the mail server said. */
export type TestOutcome = { kind: "taken" | "refused"; answer: string } | { kind: "filed" };

export type SettingsReply = FormReply & {
  tested?: TestOutcome;
  /** What somebody else saved meanwhile. */
  theirs?: Newer;
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
