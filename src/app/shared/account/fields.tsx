/** The fields of accounts that stand in more than one form, told to browsers and password managers in one way. */
import { accountsTexts } from "../../../content/en/accounts.ts";
import {
  CODE_LENGTH,
  EMAIL_LENGTH,
  NAME_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from "../../../modules/accounts/forms.ts";
import { PasswordField, TextField } from "../../../ui/fields.tsx";

/** The address somebody signs in with, as `email`. */
export function EmailField({ label = accountsTexts.email, typed }: { label?: string; typed?: string | undefined }) {
  return (
    <TextField
      label={label}
      name="email"
      type="email"
      autoComplete="username"
      maxLength={EMAIL_LENGTH}
      required
      defaultValue={typed}
    />
  );
}

/** The name of a person, as `name`. */
export function FullNameField({ typed }: { typed?: string | undefined }) {
  return (
    <TextField
      label={accountsTexts.fullName}
      name="name"
      autoComplete="name"
      maxLength={NAME_LENGTH}
      required
      defaultValue={typed}
    />
  );
}

/** A password to be chosen. */
export function NewPasswordField({
  label = accountsTexts.newPassword,
  name,
  minLength = PASSWORD_MIN_LENGTH,
}: {
  label?: string;
  name: string;
  minLength?: number;
}) {
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      hint={accountsTexts.passwordHint(minLength)}
      maxLength={PASSWORD_MAX_LENGTH}
      required
    />
  );
}

/** A code of an authenticator app. Phones offer what was copied, or fill it in. */
export function AppCodeField({ name }: { name: string }) {
  return (
    <TextField
      label={accountsTexts.secondStep.code}
      name={name}
      autoComplete="one-time-code"
      inputMode="numeric"
      hint={accountsTexts.secondStep.codeHint}
      maxLength={CODE_LENGTH}
      required
    />
  );
}

/** A recovery code. */
export function RecoveryCodeField({ name }: { name: string }) {
  return (
    <TextField
      label={accountsTexts.secondStep.recoveryCode}
      name={name}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint={accountsTexts.secondStep.recoveryHint}
      maxLength={CODE_LENGTH}
      required
    />
  );
}

/** Either of the two, for who changes the second factor. */
export function AnyCodeField({ name }: { name: string }) {
  return (
    <TextField
      label={accountsTexts.secondStep.anyCode}
      name={name}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      hint={accountsTexts.secondStep.anyCodeHint}
      maxLength={CODE_LENGTH}
      required
    />
  );
}
