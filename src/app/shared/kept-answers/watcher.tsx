/** Looks on every page whether this device keeps answers of a test, and only then loads what sends them. */
import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { keepsAttempts } from "../device-memory.ts";
import { hasNews, useKeptNews } from "./news.ts";

/** What sends kept answers and says so; nothing on a device that keeps none. */
export function KeptAnswers() {
  const { pathname } = useLocation();
  const [Sender, setSender] = useState<ComponentType | null>(null);
  const isTold = hasNews(useKeptNews());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is a chance to find some.
  useEffect(() => {
    if (Sender) return;
    const ending = new AbortController();
    const { signal } = ending;
    const look = () => {
      if (!navigator.onLine || !(isTold || keepsAttempts())) return;
      import("./sender.tsx").then(
        (module) => !signal.aborted && setSender(() => module.KeptAnswersSender),
        // The network went in between: it is tried again when it is back.
        () => {},
      );
    };
    look();
    window.addEventListener("online", look, { signal });
    document.addEventListener("visibilitychange", look, { signal });
    return () => ending.abort();
  }, [pathname, isTold, Sender]);
  return Sender && <Sender />;
}
