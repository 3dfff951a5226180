import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { notebookTexts } from "../../../../content/en/notebook.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { useHydrated } from "../../../../ui/hydrated.ts";
import { useLoaded } from "../../../shared/use-loaded.ts";
import { addressOfAbout } from "./address.ts";
import type { About } from "./load.server.ts";
import styles from "./panel.module.css";

/** Most questions are left without a look at it. */
const loadPanel = () => import("./panel.tsx");

const texts = notebookTexts.about;

/** One tap from the question; before scripts run, and without them, a link to the same as a page. */
export function AboutQuestion({ attemptId, position }: { attemptId: string; position: number }) {
  const address = addressOfAbout(attemptId, position);
  const isAlive = useHydrated();
  const fetcher = useFetcher<About | null>();
  const [isAsked, setIsAsked] = useState(false);
  const { part: panel, isFailed } = useLoaded(loadPanel, isAsked);
  const { load } = fetcher;
  useEffect(() => {
    if (isAsked) void load(address);
  }, [isAsked, load, address]);
  if (!isAlive) return <Link to={address}>{texts.open}</Link>;
  const hasFailed = isFailed || (panel !== null && fetcher.state === "idle" && !fetcher.data);
  return (
    <details className={styles.more} onToggle={({ currentTarget }) => setIsAsked(currentTarget.open)}>
      <summary>{texts.open}</summary>
      {hasFailed && <Alert tone="error">{texts.failed}</Alert>}
      {panel && fetcher.data ? (
        <panel.AboutPanel about={fetcher.data} action={address} />
      ) : (
        !hasFailed && <p role="status">{texts.loading}</p>
      )}
    </details>
  );
}
