import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { notebookTexts } from "../../../../content/en/notebook.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { addressOfAbout } from "./address.ts";
import type { About } from "./load.server.ts";
import styles from "./panel.module.css";

const texts = notebookTexts.about;

/** One tap from the question; before scripts run, and without them, a link to the same as a page. */
export function AboutQuestion({ attemptId, position }: { attemptId: string; position: number }) {
  const address = addressOfAbout(attemptId, position);
  const isAlive = useHydrated();
  const fetcher = useFetcher<About | null>();
  const [isAsked, setIsAsked] = useState(false);
  // Not by `useLoaded`: a file of it and the running test together would make the page of every test heavier.
  const [panel, setPanel] = useState<typeof import("./panel.tsx") | "failed" | null>(null);
  const { load } = fetcher;
  useEffect(() => {
    if (!isAsked) return;
    void load(address);
    // Most questions are left without a look at it.
    import("./panel.tsx").then(setPanel, () => setPanel("failed"));
  }, [isAsked, load, address]);
  if (!isAlive) return <Link to={address}>{texts.open}</Link>;
  const hasFailed = panel === "failed" || (panel !== null && fetcher.state === "idle" && !fetcher.data);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setIsAsked(currentTarget.open)}>
      <summary>{texts.open}</summary>
      {hasFailed && <Alert tone="error">{texts.failed}</Alert>}
      {panel && panel !== "failed" && fetcher.data ? (
        <panel.AboutPanel about={fetcher.data} action={address} />
      ) : (
        !hasFailed && <p role="status">{texts.loading}</p>
      )}
    </details>
  );
}
