/** The fields of accounts that stand in more than one form, told to browsers and password managers in one way. */
import { accountsTexts } from "../content/en/accounts.ts";
import { EMAIL_LENGTH, NAME_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../modules/accounts/forms.ts";
import { PasswordField, TextField } from "../ui/fields.tsx";

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
export function NewPasswordField({ label = accountsTexts.newPassword, name }: { label?: string; name: string }) {
  return (
    <PasswordField
      label={label}
      name={name}
      autoComplete="new-password"
      hint={accountsTexts.passwordHint(PASSWORD_MIN_LENGTH)}
      maxLength={PASSWORD_MAX_LENGTH}
      required
    />
  );
}
