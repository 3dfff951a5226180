import { PrefetchPageLinks, useFetcher } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { describeVerification, type VerificationReply } from "../shared/verification-reply.ts";
import styles from "./verify-email-banner.module.css";

const texts = accountsTexts.reminder;

/** Reminds a student whose address is not verified yet (P40), on every page, with a button to send the mail again. */
export function VerifyEmailBanner({ email }: { email: string }) {
  const fetcher = useFetcher<VerificationReply>();
  const { isSent, message: problem } = describeVerification(fetcher.data);
  return (
    <div className={styles.banner}>
      {/* Loaded early: sending must work after the network has gone. */}
      <PrefetchPageLinks page="/account" />
      <Alert tone={problem ? "error" : isSent ? "success" : "info"}>
        <fetcher.Form method="post" action="/account?form=verification" className={styles.line}>
          <span>{problem ?? (isSent ? texts.sent : texts.text(email))}</span>
          {!isSent && (
            <Button type="submit" variant="secondary" size="sm" busy={fetcher.state !== "idle"} busyLabel={texts.busy}>
              {texts.resend}
            </Button>
          )}
        </fetcher.Form>
      </Alert>
    </div>
  );
}
