/** Shown instead of a tab that failed to load; the tabs and the rest of the frame stay. */
import { useLocation } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { Alert } from "../../../ui/alert.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { isOffline } from "../../shared/is-offline.ts";
import styles from "./tab-error.module.css";

/** What failed, and a link to retry: the same address, which works without scripts, too. */
export function TabError({ title, message }: { title: string; message: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageHeading title={title} />
      <div className={styles.error}>
        <Alert tone="error">{isOffline() ? errorTexts.offline.text : message}</Alert>
        <LinkButton to={pathname + search} variant="secondary" icon="refresh" preventScrollReset>
          {dashboardTexts.tryAgain}
        </LinkButton>
      </div>
    </>
  );
}
