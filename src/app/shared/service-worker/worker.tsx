/** What every page has to do with the service worker. It stands in the root, beside the page. */
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { updateTexts as texts } from "../../../content/en/update.ts";
import { Button } from "../../../ui/button.tsx";
import { sharedAddressOf } from "../../shared-addresses.ts";
import { RUNNING_TEST } from "../attempts/running-test.ts";
import { useShell } from "../frame/visitor.ts";
import { cacheInWorker, registerWorker } from "./registration.ts";
import { putOffUpdate, takeUpdate, useUpdate, watchForUpdate } from "./update.ts";
import styles from "./worker.module.css";

/**
 * Registers the worker once the page has nothing better to do, has it keep the public pages that a visitor sees, and offers
 * a new version, below what else is to be said at the foot of every page. The forms of signing in have nothing to keep, and log-out, which leads there, leaves nothing behind.
 */
export function AppWorker({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const shell = useShell();
  const shared = shell && sharedAddressOf(pathname, search.slice(1));
  const isWanted = !shell || shared !== null;
  const toKeep = shell?.viewer === null ? shared : null;

  useEffect(() => {
    if (!isWanted) return;
    const ending = new AbortController();
    whenIdle(ending.signal, async () => {
      const registration = await registerWorker();
      if (!registration || ending.signal.aborted) return;
      ending.signal.addEventListener("abort", watchForUpdate(registration));
    });
    return () => ending.abort();
  }, [isWanted]);

  useEffect(() => {
    if (!toKeep) return;
    const ending = new AbortController();
    whenIdle(ending.signal, () => cacheInWorker("keep-page", toKeep));
    return () => ending.abort();
  }, [toKeep]);

  return (
    <div aria-live="polite" className={styles.place}>
      {children}
      {/* Nobody who is against the clock is asked to load the page anew. */}
      {!RUNNING_TEST.test(pathname) && <UpdateBar />}
    </div>
  );
}

/** Here and not fetched when wanted: by then the server has only the files of the new version. */
function UpdateBar() {
  const isReady = useUpdate();
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

/** Runs it when the page has loaded and the browser is idle, unless the signal comes first. */
function whenIdle(signal: AbortSignal, run: () => void): void {
  const start = () => {
    const runUnlessOver = () => {
      if (!signal.aborted) run();
    };
    // Safari has learnt it only lately.
    if ("requestIdleCallback" in window) requestIdleCallback(runUnlessOver, { timeout: 3000 });
    else setTimeout(runUnlessOver, 500);
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true, signal });
}
