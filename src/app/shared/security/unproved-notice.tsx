import { accountsTexts } from "../../../content/en/accounts.ts";
import { addressReminderTexts } from "../../../content/en/address-reminder.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { useHasMailServer } from "../frame/use-has-mail-server.ts";
import styles from "./parts.module.css";

/** Says that a second factor needs a verified address first, with a button to send the mail again. */
export function UnprovedNotice({ email }: { email: string }) {
  const { unproved, unprovedKept } = securityTexts.factor;
  const text = useHasMailServer() ? unproved(email) : unprovedKept(email);
  return (
    <>
      <p className={styles.text}>{text}</p>
      <FormFrame action="/account?form=verification">
        <Button type="submit" variant="secondary" busyLabel={addressReminderTexts.busy} className={styles.submit}>
          {accountsTexts.account.resend}
        </Button>
      </FormFrame>
    </>
  );
}
