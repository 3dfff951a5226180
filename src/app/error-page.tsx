import { errorTexts } from "../content/en/errors.ts";
import { uiTexts } from "../content/en/ui.ts";
import { LinkButton } from "../ui/button.tsx";
import { LogoMark } from "../ui/logo.tsx";
import { CONTENT_ID } from "../ui/page/skip-link.tsx";
import styles from "./error-page.module.css";

/** The page in place of one that cannot be shown: what happened, whether anything was lost, and a way on. */
export function ErrorPage({
  status,
  title,
  text,
  requestId,
  retry,
}: {
  /** Absent when no answer came at all. */
  status?: number;
  title: string;
  text: string;
  /** Names the failure in the log; shown so that it can be told to the institute. */
  requestId?: string | undefined;
  /** The address to ask for again, where that can help. */
  retry?: string;
}) {
  return (
    <main id={CONTENT_ID} className={styles.page}>
      <title>{`${title} · ${uiTexts.productName}`}</title>
      <LogoMark isLit={false} className={styles.lamp} />
      {status && <p className={styles.status}>{status}</p>}
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      {requestId && <p className={styles.reference}>{errorTexts.reference(requestId)}</p>}
      <LinkButton to={retry ?? "/"} reloadDocument className={styles.back}>
        {retry ? errorTexts.tryAgain : errorTexts.backHome}
      </LinkButton>
    </main>
  );
}
