import { useEffect } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import { addressReminderTexts } from "../../../content/en/address-reminder.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { CONTENT_ID } from "../../../ui/page/skip-link.tsx";
import { describeReply, type Failure, type Reply } from "../../form-reply.ts";
import { useHasMailServer } from "../../shared/frame/use-has-mail-server.ts";
import { describeVerification, type VerificationReply } from "../shared/verification-reply.ts";
import styles from "./verify-email-banner.module.css";

const texts = addressReminderTexts;

/**
 * Reminds a student whose address is not verified yet (P40), on every page, with a button to send the mail again and one that puts the
 * reminder off for a week.
 */
export function VerifyEmailBanner({ email }: { email: string }) {
  const fetcher = useFetcher<VerificationReply>();
  const later = useFetcher<Reply<"put-off" | Failure>>();
  const { isSent, message: notSent } = describeVerification(fetcher.data);
  const problem = notSent ?? describeReply(later.data, texts.notPutOff, { "put-off": {} }).message;
  const isPutOff = later.data?.code === "put-off";
  useEffect(() => {
    // The button goes with the reminder.
    if (isPutOff) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [isPutOff]);
  const hasMailServer = useHasMailServer();
  const waiting = hasMailServer ? texts.text(email) : texts.keptText(email);
  const done = hasMailServer ? texts.sent : texts.kept;
  return (
    <div className={styles.banner}>
      {/* Loaded early: sending must work after the network has gone. */}
      <PrefetchPageLinks page="/account" />
      <Alert tone={problem ? "error" : isSent ? "success" : "info"}>
        <div className={styles.line}>
          <span>{problem ?? (isSent ? done : waiting)}</span>
          <div className="cluster gap-2">
            {!isSent && (
              <fetcher.Form method="post" action="/account?form=verification">
                <Button variant="secondary" size="sm" busy={fetcher.state !== "idle"} busyLabel={texts.busy}>
                  {texts.resend}
                </Button>
              </fetcher.Form>
            )}
            <later.Form method="post" action="/account?form=later">
              <Button variant="secondary" size="sm" busy={later.state !== "idle"}>
                {texts.later}
              </Button>
            </later.Form>
          </div>
        </div>
      </Alert>
    </div>
  );
}
