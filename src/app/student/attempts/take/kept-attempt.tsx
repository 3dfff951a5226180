import { useEffect, useState } from "react";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { Spinner } from "../../../../ui/spinner.tsx";
import { readCopy } from "../../../shared/attempts/attempt-copy.ts";
import type { OpenedAttempt } from "../../../shared/attempts/opened-attempt.ts";
import styles from "./running-attempt.module.css";
import { RunningAttempt } from "./running-attempt.tsx";

/** The attempt of this address as this device keeps it. Without one the address is of no use, and leads to the tests. */
export function KeptAttempt() {
  const [kept, setKept] = useState<OpenedAttempt | null>(null);
  useEffect(() => {
    const open = (found: OpenedAttempt | null) => (found ? setKept(found) : location.replace("/dashboard/tests"));
    void readCopy(location.pathname).then(open, () => open(null));
  }, []);
  if (kept === null) {
    return (
      <main className={styles.page} aria-busy="true">
        <Spinner />
      </main>
    );
  }
  return (
    <>
      <title>{texts.pageTitle(texts.titleOf(kept.attempt.test))}</title>
      <RunningAttempt {...kept} />
    </>
  );
}
