/** What the forms of this module may hold. Both sides use the same schemas; the block list is the server's alone. */
import { z } from "zod/mini";
import { courseTitles, signUpCourseTitles } from "../../content/courses.ts";
import { accountsTexts } from "../../content/en/accounts.ts";
import { CONSENT_VERSION, consentTexts } from "../../content/en/consent.ts";
import { securityTexts } from "../../content/en/security.ts";
import type { Refusal } from "../../core/forms.ts";
import { oneLine } from "../../core/plain-text.ts";

export const NAME_LENGTH = 100;
/** RFC 5321, section 4.5.3.1.3: a path of 256 with its two brackets. */
export const EMAIL_LENGTH = 254;
export const PASSWORD_MIN_LENGTH = 6;
/** Longer ones would only be work for the server: every character is hashed. */
export const PASSWORD_MAX_LENGTH = 128;
/** Of a code that is typed, with room for the spaces and hyphens that people put into it. */
export const CODE_LENGTH = 40;
/** The administrator can do more, so the password has to resist more (P29). */
export const ADMIN_PASSWORD_MIN_LENGTH = 12;

const texts = accountsTexts.errors;

/** Marks that turn the direction of writing around: with them a name could look like somebody else's in a mail. */
const NAME = /^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u;
/** Otherwise signing somebody else up would make the institute mail it to them. */
const WEB_ADDRESS = /:\/\/|\bwww\./i;

/** A person's name; `missing` says that there is none. */
export function personName(missing: Refusal) {
  return z.pipe(
    z.string(missing).check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(NAME_LENGTH, { error: () => texts.nameTooLong(NAME_LENGTH), abort: true }),
      z.regex(NAME, { error: () => texts.nameCharacters }),
      z.refine((name) => oneLine(name) !== "", missing),
      z.refine((name) => !WEB_ADDRESS.test(name), { error: () => texts.nameAddress }),
    ),
    z.transform((name) => name.replace(/\s+/gu, " ")),
  );
}

const Name = personName({ error: () => texts.nameMissing });

export const Email = z.pipe(
  z
    .string({ error: () => texts.emailMissing })
    .check(
      z.trim(),
      z.minLength(1, { error: () => texts.emailMissing }),
      z.maxLength(EMAIL_LENGTH, { error: () => texts.emailTooLong(EMAIL_LENGTH), abort: true }),
      z.toLowerCase(),
    ),
  z.email({ error: () => texts.emailInvalid }),
);

const NewPassword = z
  .string({ error: () => texts.newPasswordMissing })
  .check(
    z.minLength(1, { error: () => texts.newPasswordMissing }),
    z.minLength(PASSWORD_MIN_LENGTH, { error: () => texts.passwordTooShort(PASSWORD_MIN_LENGTH) }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: () => texts.passwordTooLong(PASSWORD_MAX_LENGTH) }),
  );

/** An existing password: errors reveal nothing about its form. None is longer than the maximum. */
const Password = z
  .string({ error: () => texts.passwordMissing })
  .check(
    z.minLength(1, { error: () => texts.passwordMissing }),
    z.maxLength(PASSWORD_MAX_LENGTH, { error: () => texts.passwordTooLong(PASSWORD_MAX_LENGTH) }),
  );

/** A code of the app, or a recovery code. Its shape is judged by the server, so that there is one answer to all wrong ones. */
const Code = z
  .string({ error: () => texts.codeMissing })
  .check(
    z.trim(),
    z.minLength(1, { error: () => texts.codeMissing }),
    z.maxLength(CODE_LENGTH, { error: () => texts.codeWrong }),
  );

/** What a visitor enters to become a student. */
export const SignUpForm = z.strictObject({
  name: Name,
  email: Email,
  password: NewPassword,
  course: z.enum(signUpCourseTitles, { error: () => texts.courseMissing }),
  /** The version of the texts shown on the page: if they have changed since, consent is asked for again. */
  consent: z.literal(CONSENT_VERSION, { error: () => consentTexts.missing }),
});
export type SignUpForm = z.infer<typeof SignUpForm>;

/** Form of an invited student. The token names the address. */
export const AcceptInvitationForm = z.strictObject({
  token: z.string(),
  name: Name,
  /** Sent for password managers; nothing reads it. */
  email: z.optional(z.string()),
  password: NewPassword,
  consent: SignUpForm.shape.consent,
});
export type AcceptInvitationForm = z.infer<typeof AcceptInvitationForm>;

export const LoginForm = z.strictObject({ email: Email, password: Password });
export type LoginForm = z.infer<typeof LoginForm>;

export const ForgotPasswordForm = z.strictObject({ email: Email });

export const ResetPasswordForm = z.strictObject({ token: z.string(), password: NewPassword });

export const VerifyEmailForm = z.strictObject({ token: z.string(), intent: z.enum(["confirm", "disown"]) });

/** The administrator may have given a course that is not offered at sign-up, hence all of them. */
export const ProfileForm = z.strictObject({
  name: Name,
  course: z.enum(courseTitles, { error: () => texts.courseMissing }),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

/** A student's request for another address. The code is required if there is a second factor. */
export const ChangeAddressForm = z.strictObject({ email: Email, password: Password, code: z.optional(Code) });
export type ChangeAddressForm = z.infer<typeof ChangeAddressForm>;

export const ApproveAddressForm = z.strictObject({ token: z.string(), intent: z.enum(["approve", "refuse"]) });

export const ProveAddressForm = z.strictObject({ token: z.string(), intent: z.enum(["confirm", "disown"]) });

export const SecondStepForm = z.strictObject({ code: Code });

/**
 * Forms that ask for the credentials again: setting up an app, downloading one's own data, deleting the account. The code is
 * required with a second factor.
 */
export const ProofForm = z.strictObject({ password: Password, code: z.optional(Code) });
export type ProofForm = z.infer<typeof ProofForm>;

/** For switching it off and for new recovery codes. */
export const ReauthForm = z.strictObject({ password: Password, code: Code });
export type ReauthForm = z.infer<typeof ReauthForm>;

/** Confirmed before leaving the page with recovery codes. */
export const SavedCodesForm = z.object({ kept: z.literal("on", { error: () => securityTexts.codes.keptMissing }) });

/** `others`, or the id of one session. */
export const EndSessionsForm = z.strictObject({
  which: z.string({ error: () => texts.deviceMissing }),
  password: Password,
});
export type EndSessionsForm = z.infer<typeof EndSessionsForm>;

export const ChangePasswordForm = z.strictObject({ passwordNow: Password, passwordNew: NewPassword });
export type ChangePasswordForm = z.infer<typeof ChangePasswordForm>;
