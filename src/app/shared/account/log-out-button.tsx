/** Log-out: warns of unsent answers, ends the session, and clears the own data from the device. */
import { type SubmitEvent, useState } from "react";
import { Form } from "react-router";
import { errorTexts } from "../../../content/en/errors.ts";
import { frameTexts } from "../../../content/en/frames.ts";
import { logOutTexts as texts } from "../../../content/en/log-out.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import type { Failure } from "../../form-reply.ts";
import { hasStoredAttempts } from "../device-storage.ts";
import styles from "./log-out-button.module.css";

type State =
  | { kind: "idle" }
  /** `count` is null if the answers could not be counted. */
  | { kind: "asking"; count: number | null }
  | { kind: "leaving" }
  | { kind: "failed"; reason: Failure };

/** What reads the answers comes only when there are some, and may not come without a network: then null. */
async function countUnsent(): Promise<number | null> {
  try {
    return (await import("../attempts/unsent-of-user.ts")).countAnswersToDelete();
  } catch {
    return null;
  }
}

async function endSession(): Promise<Failure | null> {
  try {
    return await (await import("./end-session.ts")).endSession();
  } catch {
    // The module did not come.
    return "unreachable";
  }
}

/**
 * Signs out. The session ends first, so that nothing is deleted where that fails. Then loads a new document, so that nothing of this
 * user stays in memory. Before scripts run the form does it; the sign-in page then removes what the server has, and keeps unsent
 * answers for their owner. Within a page it looks like the page's other buttons.
 */
export function LogoutButton({ isInPage = false }: { isInPage?: boolean }) {
  const [state, setState] = useState<State>({ kind: "idle" });
  const stay = () => setState({ kind: "idle" });

  async function logOut() {
    setState({ kind: "leaving" });
    const reason = await endSession();
    if (reason !== null) return setState({ kind: "failed", reason });
    location.assign("/login");
  }

  async function askFirst(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const count = hasStoredAttempts() ? await countUnsent() : 0;
    if (count === 0) await logOut();
    else setState({ kind: "asking", count });
  }

  const look = isInPage
    ? ({ variant: "secondary" } as const)
    : ({ variant: "quiet", className: styles.button } as const);
  return (
    <>
      <Form method="post" action="/logout" reloadDocument onSubmit={(event) => void askFirst(event)}>
        <Button type="submit" icon="logout" {...look} busy={state.kind === "leaving"} busyLabel={texts.busy}>
          {frameTexts.logOut}
        </Button>
      </Form>
      <ConfirmDialog
        open={state.kind === "asking"}
        title={texts.title}
        message={state.kind === "asking" && (state.count === null ? texts.unknown : texts.message(state.count))}
        confirmLabel={texts.confirm}
        cancelLabel={texts.stay}
        onCancel={stay}
        onConfirm={() => void logOut()}
      />
      <ConfirmDialog
        open={state.kind === "failed"}
        title={texts.failedTitle}
        message={state.kind === "failed" && texts.failed(errorTexts.reasons[state.reason])}
        confirmLabel={texts.again}
        cancelLabel={texts.stay}
        variant="primary"
        onCancel={stay}
        onConfirm={() => void logOut()}
      />
    </>
  );
}
