/** Checks on every page whether answers of a test are stored on this device, and only then loads the code that sends them. */
import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { ATTEMPT_PATH } from "../attempts/attempt-path.ts";
import { hasStoredAttempts } from "../device-storage.ts";
import { hasOutcomes, useOutcomes } from "./outcomes.ts";

/** Sends the answers stored on this device and shows the result; renders nothing if there are none. */
export function UnsentAnswers() {
  const { pathname } = useLocation();
  // The page of a running test sends its own answers.
  const open = ATTEMPT_PATH.exec(pathname)?.[1] ?? null;
  const [Sender, setSender] = useState<ComponentType | null>(null);
  const isToShow = hasOutcomes(useOutcomes());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is a chance to find some.
  useEffect(() => {
    if (Sender) return;
    const ending = new AbortController();
    const { signal } = ending;
    const look = () => {
      if (!navigator.onLine || !(isToShow || hasStoredAttempts(open))) return;
      import("./sender.tsx").then(
        (module) => !signal.aborted && setSender(() => module.UnsentAnswersSender),
        // The network failed in between: retried when it is back.
        () => {},
      );
    };
    look();
    window.addEventListener("online", look, { signal });
    document.addEventListener("visibilitychange", look, { signal });
    return () => ending.abort();
  }, [pathname, isToShow, Sender]);
  return Sender && <Sender />;
}
