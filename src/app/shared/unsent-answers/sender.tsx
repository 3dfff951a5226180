/** Sends stored answers from any page and shows the result. Loaded only if there are some. */
import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { unsentAnswersTexts as texts } from "../../../content/en/unsent-answers.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { ATTEMPT_PATH } from "../attempts/attempt-path.ts";
import { countUnsentAnswers } from "../attempts/unsent-of-user.ts";
import styles from "../service-worker/worker.module.css";
import { clearOutcomes, hasOutcomes, useOutcomes } from "./outcomes.ts";
import { RECENT_MS, sendStoredAnswers } from "./send.ts";

const RETRY_FIRST_MS = 2_000;
const RETRY_LONGEST_MS = 60_000;

export function UnsentAnswersSender() {
  const { pathname } = useLocation();
  const open = ATTEMPT_PATH.exec(pathname)?.[1] ?? null;
  const [waiting, setWaiting] = useState(0);
  const outcomes = useOutcomes();
  const isToShow = hasOutcomes(outcomes);
  const { revalidate } = useRevalidator();
  // The page's data about the test is out of date.
  useEffect(() => {
    if (isToShow) void revalidate();
  }, [isToShow, revalidate]);
  // Shown once, on the page where it was read.
  useEffect(() => {
    if (open === null && pathname) return clearOutcomes;
  }, [open, pathname]);

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay = RETRY_FIRST_MS;
    const send = async () => {
      clearTimeout(timer);
      const rest = await sendStoredAnswers(open);
      if (signal.aborted) return;
      setWaiting(rest === "signed-out" ? countUnsentAnswers() : 0);
      if (rest !== "recent" && rest !== "offline") return;
      clearTimeout(timer);
      timer = setTimeout(send, rest === "recent" ? RECENT_MS : delay);
      if (rest === "offline") delay = Math.min(delay * 2, RETRY_LONGEST_MS);
    };
    const onVisible = () => {
      if (document.visibilityState === "visible") void send();
    };
    void send();
    window.addEventListener("online", send, { signal });
    document.addEventListener("visibilitychange", onVisible, { signal });
    signal.addEventListener("abort", () => clearTimeout(timer));
    return () => ending.abort();
  }, [open]);

  // Nobody taking a timed test is told about another test.
  if (open !== null || (!isToShow && waiting === 0)) return null;
  return (
    <div className={styles.bar}>
      <p>{texts.summary({ ...outcomes, waiting })}</p>
      {waiting > 0 && (
        <LinkButton size="sm" to={`/login?next=${encodeURIComponent(pathname)}`}>
          {texts.signIn}
        </LinkButton>
      )}
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          clearOutcomes();
          setWaiting(0);
        }}
      >
        {texts.close}
      </Button>
    </div>
  );
}
