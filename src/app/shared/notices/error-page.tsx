/** Error pages, standalone or inside the public frame. */

import { isRouteErrorResponse, useLocation } from "react-router";
import { errorTexts } from "../../../content/en/errors.ts";
import { currentInstitute } from "../../../content/institute.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { CONTENT_ID } from "../../../ui/page/skip-link.tsx";
import { isOffline } from "../is-offline.ts";
import styles from "./error-page.module.css";
import { NoticePage } from "./notice-page.tsx";

type ErrorProps = {
  /** What was thrown. */
  error: unknown;
  /** The id of the failure in the log; shown for faults of ours, so that it can be reported to the institute. */
  requestId: string | null | undefined;
};

/** A whole page, where there is no frame or the frame failed too. */
export function ErrorPage(props: ErrorProps) {
  return (
    <main id={CONTENT_ID} className={classes("stack", styles.bare)}>
      <ErrorNotice {...props} />
    </main>
  );
}

/** What happened, whether anything was lost, and links onwards. May be inside a frame's navigation. */
export function ErrorNotice({ error, requestId }: ErrorProps) {
  const { pathname, search } = useLocation();
  const { status, title, text } = wordsFor(error);
  const isOurs = status === null || status >= 500;
  const canTryAgain = isOurs || status === 429;
  return (
    <>
      <title>{`${title} · ${currentInstitute()}`}</title>
      <NoticePage
        status={status}
        title={title}
        text={text}
        actions={
          <>
            {canTryAgain && (
              <LinkButton to={pathname + search} reloadDocument>
                {errorTexts.tryAgain}
              </LinkButton>
            )}
            {status === 401 && <LinkButton to="/login">{errorTexts.signIn}</LinkButton>}
            <LinkButton
              to="/"
              reloadDocument
              icon="arrow-left"
              variant={canTryAgain || status === 401 ? "secondary" : "primary"}
            >
              {errorTexts.backHome}
            </LinkButton>
          </>
        }
      >
        {isOurs && status !== null && requestId && (
          <p className={styles.reference}>{errorTexts.reference(requestId)}</p>
        )}
      </NoticePage>
    </>
  );
}

/** The status is null if there was no response. */
function wordsFor(error: unknown): { status: number | null; title: string; text: string } {
  if (isRouteErrorResponse(error)) return { status: error.status, ...errorTexts.pageFor(error.status) };
  if (isOffline()) return { status: null, ...errorTexts.offline };
  return { status: 500, ...errorTexts.pageFor(500) };
}
