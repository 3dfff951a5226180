import { Link } from "react-router";
import { mailStateTexts as texts } from "../../../content/en/mail-state.ts";
import type { MailState } from "../../../modules/messages/queries/find-mail-state.server.ts";
import { FAILED_JOBS } from "../today/figures.ts";
import styles from "./mail-notice.module.css";

/** Says on every page that mails are not sent, so that no page promises one in vain. Nothing while they are, or when unknown. */
export function MailNotice({ state }: { state: MailState | null }) {
  if (state === null || state.kind === "sending") return null;
  return (
    <p className={styles.notice}>
      {state.kind === "none" ? (
        <>
          <strong>{texts.none}</strong> <span>{texts.noneHelp}</span>
        </>
      ) : (
        <>
          <strong>{texts.refused(state.reason)}</strong> <span>{texts.refusedHelp}</span>{" "}
          <Link to={FAILED_JOBS}>{texts.jobs}</Link>
        </>
      )}
    </p>
  );
}
