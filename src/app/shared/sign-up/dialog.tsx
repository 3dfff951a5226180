import { useRef } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { type FormValues, submittedValues } from "../../../core/forms.ts";
import { classes } from "../../../ui/classes.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import styles from "../auth-page.module.css";
import { HaveAccount, SignUpForm, type SignUpReply } from "./form.tsx";

/**
 * Sign-up over the page. Success leads to the dashboard; after a refusal it stays open with everything that was typed. Closing it
 * passes what was typed, except the password, to the caller for the next time.
 */
export default function SignUpDialog({
  course,
  typed,
  onClose,
}: {
  course?: string | undefined;
  typed: FormValues | undefined;
  onClose: (typed: FormValues) => void;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  const fetcher = useFetcher<SignUpReply>();
  const close = () => {
    const form = sheet.current?.querySelector("form");
    if (form) onClose(submittedValues(new FormData(form)));
  };
  return (
    <Dialog open onClose={close} title={accountsTexts.signUp.title} size="sm" busy={fetcher.state !== "idle"}>
      {/* Loaded early: sending must work after the network has gone. */}
      <PrefetchPageLinks page="/signup" />
      <div ref={sheet} className={classes("stack gap-5", styles.sheet)}>
        <SignUpForm reply={fetcher.data} typed={typed} course={course} fetcher={fetcher} />
        <div className={styles.links}>
          <HaveAccount />
        </div>
      </div>
    </Dialog>
  );
}
