import { accountsTexts } from "../../../content/en/accounts.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import styles from "./parts.module.css";

/** Says that a second factor needs a verified address first, with a button to send the mail again. */
export function UnprovedNotice({ email }: { email: string }) {
  return (
    <>
      <p className={styles.text}>{securityTexts.factor.unproved(email)}</p>
      <FormFrame action="/account?form=verification">
        <Button type="submit" variant="secondary" busyLabel={accountsTexts.reminder.busy} className={styles.submit}>
          {accountsTexts.account.resend}
        </Button>
      </FormFrame>
    </>
  );
}
