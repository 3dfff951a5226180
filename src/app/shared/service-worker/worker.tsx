/** What every page does with the service worker. Rendered in the root, beside the page. */
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { updateTexts as texts } from "../../../content/en/update.ts";
import { Button } from "../../../ui/button.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { sharedAddressOf } from "../../shared-addresses.ts";
import { ATTEMPT_PATH } from "../attempts/attempt-path.ts";
import { useShell } from "../frame/visitor.ts";
import { keepPage, startWorker } from "./start-worker.ts";
import { hasUpdate, putOffUpdate, takeUpdate, watchUpdate } from "./update.ts";
import styles from "./worker.module.css";

/**
 * Registers the worker once the page is idle, has it cache the public pages that a visitor sees, and offers a new version below
 * other notices at the foot of every page. The sign-in pages have nothing to cache, and log-out, which leads there, leaves
 * nothing behind.
 */
export function AppWorker({ children }: { children: Elements }) {
  const { pathname, search } = useLocation();
  const shell = useShell();
  const shared = shell && sharedAddressOf(pathname, search.slice(1));
  const isWanted = !shell || shared !== null;
  const toKeep = shell?.viewer === null ? shared : null;

  useEffect(() => (isWanted ? startWorker() : undefined), [isWanted]);
  useEffect(() => (toKeep === null ? undefined : keepPage(toKeep)), [toKeep]);

  return (
    <div aria-live="polite" className={styles.place}>
      {children}
      {/* Nobody taking a timed test is asked to reload. */}
      {!ATTEMPT_PATH.test(pathname) && <UpdateBar />}
    </div>
  );
}

/** Imported here, not loaded on demand: by then the server only has the files of the new version. */
function UpdateBar() {
  const isReady = useSyncExternalStore(watchUpdate, hasUpdate, () => false);
  if (!isReady) return null;
  return (
    <div className={styles.bar}>
      <p>{texts.ready}</p>
      <Button size="sm" onClick={takeUpdate}>
        {texts.reload}
      </Button>
      <Button size="sm" variant="quiet" onClick={putOffUpdate}>
        {texts.later}
      </Button>
    </div>
  );
}
