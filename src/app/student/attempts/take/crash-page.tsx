/** Shown when the page of a running test fails. */
import { attemptCrashTexts as texts } from "../../../../content/en/attempt-crash.ts";
import { attemptTexts } from "../../../../content/en/attempts.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { CONTENT_ID } from "../../../../ui/page/skip-link.tsx";
import styles from "../../../shared/notices/error-page.module.css";
import { NoticePage } from "../../../shared/notices/notice-page.tsx";

/**
 * Says that the answers are safe, and leads back: the page, loaded again, takes them from this device. If the test is over, its
 * address leads to the review.
 */
export function CrashPage({ attemptId }: { attemptId: string }) {
  return (
    <main
      id={CONTENT_ID}
      // The element that had the focus is gone.
      ref={(main) => main?.focus({ preventScroll: true })}
      tabIndex={-1}
      className={classes("stack", styles.bare)}
    >
      <title>{attemptTexts.pageTitle(texts.title)}</title>
      <NoticePage
        status={null}
        title={texts.title}
        text={texts.text}
        actions={
          <LinkButton to={`/attempts/${attemptId}`} reloadDocument>
            {texts.back}
          </LinkButton>
        }
      />
    </main>
  );
}
