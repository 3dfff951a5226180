/** Log-out: warns of unsent answers, and clears personal data from the device. */
import { type SubmitEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { frameTexts } from "../../../content/en/frames.ts";
import { logOutTexts as texts } from "../../../content/en/log-out.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { clearDevice, hasStoredAttempts } from "../device-storage.ts";
import styles from "./log-out-button.module.css";

/** What reads the answers comes only when there are some, and may not come without a network: then null. */
async function countUnsent(): Promise<number | null> {
  try {
    return (await import("../attempts/answer-storage.ts")).countUnsentAnswers();
  } catch {
    return null;
  }
}

/**
 * Signs out. Loads a new document, so that nothing of this user stays in memory. Within a page it looks like the page's other
 * buttons.
 */
export function LogoutButton({ isInPage = false }: { isInPage?: boolean }) {
  /** Null if they could not be counted. */
  const [unsent, setUnsent] = useState<number | null>(0);
  const form = useRef<HTMLFormElement>(null);

  async function logOut() {
    setUnsent(0);
    await clearDevice();
    form.current?.submit();
  }

  async function askFirst(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const count = hasStoredAttempts() ? await countUnsent() : 0;
    if (count === 0) await logOut();
    else setUnsent(count);
  }

  return (
    <>
      <Form method="post" action="/logout" reloadDocument ref={form} onSubmit={(event) => void askFirst(event)}>
        {isInPage ? (
          <Button type="submit" variant="secondary" icon="logout">
            {frameTexts.logOut}
          </Button>
        ) : (
          <Button type="submit" variant="quiet" icon="logout" className={styles.button}>
            {frameTexts.logOut}
          </Button>
        )}
      </Form>
      <ConfirmDialog
        open={unsent !== 0}
        title={texts.title}
        message={unsent === null ? texts.unknown : texts.message(unsent)}
        confirmLabel={texts.confirm}
        cancelLabel={texts.stay}
        onCancel={() => setUnsent(0)}
        onConfirm={() => void logOut()}
      />
    </>
  );
}
