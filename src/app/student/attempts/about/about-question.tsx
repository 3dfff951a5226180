import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { notebookTexts } from "../../../../content/en/notebook.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { addressOfAbout } from "./address.ts";
import type { About } from "./load.server.ts";
import styles from "./panel.module.css";
import { AboutPanel } from "./panel.tsx";

const texts = notebookTexts.about;

/** One tap from the question; before scripts run, and without them, a link to the same as a page. */
export function AboutQuestion({ attemptId, position }: { attemptId: string; position: number }) {
  const address = addressOfAbout(attemptId, position);
  const isAlive = useHydrated();
  const fetcher = useFetcher<About | null>();
  const [isAsked, setIsAsked] = useState(false);
  const { load } = fetcher;
  useEffect(() => {
    if (isAsked) void load(address);
  }, [isAsked, load, address]);
  if (!isAlive) return <Link to={address}>{texts.open}</Link>;
  const hasFailed = isAsked && fetcher.state === "idle" && !fetcher.data;
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setIsAsked(currentTarget.open)}>
      <summary>{texts.open}</summary>
      {fetcher.data ? (
        <AboutPanel about={fetcher.data} action={address} />
      ) : hasFailed ? (
        <Alert tone="error">{texts.failed}</Alert>
      ) : (
        <p role="status">{texts.loading}</p>
      )}
    </details>
  );
}
