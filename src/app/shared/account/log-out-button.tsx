/** Log-out: warns of unsent answers, and clears personal data from the device. */
import { type SubmitEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { frameTexts } from "../../../content/en/frames.ts";
import { logOutTexts as texts } from "../../../content/en/log-out.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { countUnsentAnswers } from "../attempts/answer-storage.ts";
import { clearDevice } from "../device-storage.ts";
import styles from "./log-out-button.module.css";

/**
 * Signs out. Loads a new document, so that nothing of this user stays in memory. Within a page it looks like the page's other
 * buttons.
 */
export function LogoutButton({ isInPage = false }: { isInPage?: boolean }) {
  const [unsent, setUnsent] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  async function logOut() {
    setUnsent(0);
    await clearDevice();
    form.current?.submit();
  }

  function askFirst(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const count = countUnsentAnswers();
    if (count > 0) setUnsent(count);
    else void logOut();
  }

  return (
    <>
      <Form method="post" action="/logout" reloadDocument ref={form} onSubmit={askFirst}>
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
        open={unsent > 0}
        title={texts.title}
        message={texts.message(unsent)}
        confirmLabel={texts.confirm}
        cancelLabel={texts.stay}
        onCancel={() => setUnsent(0)}
        onConfirm={() => void logOut()}
      />
    </>
  );
}
