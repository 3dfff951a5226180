import { PrefetchPageLinks, useFetcher } from "react-router";
import { accountsTexts } from "../../content/en/accounts.ts";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./auth-page.module.css";
import { HaveAccount, SignUpForm } from "./sign-up-form.tsx";
import type { action } from "./signup.tsx";

/** Sign-up over the page. Success leads to the dashboard; a refusal leaves it open with everything that was typed. */
export default function SignUpDialog({ course, onClose }: { course?: string | undefined; onClose: () => void }) {
  const fetcher = useFetcher<typeof action>();
  return (
    <Dialog open onClose={onClose} title={accountsTexts.signUp.title} size="sm" busy={fetcher.state !== "idle"}>
      {/* What sends the form must be here before the network is gone. */}
      <PrefetchPageLinks page="/signup" />
      <div className={styles.sheet}>
        <SignUpForm reply={fetcher.data} course={course} fetcher={fetcher} />
        <div className={styles.links}>
          <HaveAccount />
        </div>
      </div>
    </Dialog>
  );
}
