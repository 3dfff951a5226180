/** Account fields that several forms share, described to browsers and password managers in the same way. */
import { accountsTexts } from "../../../content/en/accounts.ts";
import {
  CODE_LENGTH,
  EMAIL_LENGTH,
  NAME_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from "../../../modules/accounts/forms.ts";
import { PasswordField, TextField } from "../../../ui/fields.tsx";

/** The address used to sign in, as `email`. */
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

/** A person's name, as `name`. */
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

/** A new password. */
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

/** A code of an authenticator app. Phones offer to paste or fill it in. */
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

/** Either of the two, for changes to the second factor. */
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
