import { useLocation } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { ChangePasswordForm } from "../../../modules/accounts/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { SavedAlert } from "../notices/saved-alert.tsx";
import type { saveNewPassword } from "../security/actions.server.ts";
import styles from "../security/parts.module.css";
import { NewPasswordField } from "./fields.tsx";
import { AccountPart } from "./part.tsx";

const texts = accountsTexts.account;

/** Changes the password. Needs the current one. */
export function PasswordForm({
  isSaved,
  refused,
  minLength,
}: {
  /** True on the page that follows a change. */
  isSaved: boolean;
  refused: ReplyOf<typeof saveNewPassword> | undefined;
  /** The address to post to, if not the students' one. */
  minLength?: number;
}) {
  const location = useLocation();
  const { errors } = accountsTexts;
  const messages = describeReply(refused, securityTexts.failed, {
    "wrong-password": { errors: { passwordNow: errors.currentPasswordWrong } },
    "same-password": { errors: { passwordNew: errors.passwordUnchanged } },
    "common-password": { errors: { passwordNew: errors.passwordCommon } },
    "short-password": ({ length }) => ({ errors: { passwordNew: errors.passwordTooShort(length) } }),
    limited: ({ minutes }) => accountsTexts.tooMany(minutes),
  });
  return (
    <AccountPart id="password" title={texts.passwordTitle}>
      {isSaved && <SavedAlert>{texts.passwordSaved}</SavedAlert>}
      {/* A new form after each change: what was typed into the old one is a password. */}
      <FormFrame
        key={isSaved ? location.key : "password"}
        action="?form=password"
        schema={ChangePasswordForm}
        {...messages}
      >
        <PasswordField label={texts.currentPassword} name="passwordNow" autoComplete="current-password" required />
        <NewPasswordField name="passwordNew" {...(minLength !== undefined && { minLength })} />
        <Button type="submit" busyLabel={texts.busy} className={styles.submit}>
          {texts.savePassword}
        </Button>
      </FormFrame>
    </AccountPart>
  );
}
