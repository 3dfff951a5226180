import { useCallback, useEffect, useState } from "react";
import { type RequestFailure, requestJson } from "../../../../core/request-json.ts";
import type { LoadFailure } from "../../shared/use-fetched.ts";
import { ShownCounts } from "./shown-counts.ts";

/** Someone who ticks three boxes in a row waits for one count. */
const QUIET_MS = 300;

type Counted = { asked: string; counts: ShownCounts };

/**
 * The counts for a form of choices, given as it would be sent; null asks for nothing. Until an answer comes, and when none comes,
 * the counts are those of the choices before, and `isCurrent` is false. `first` came with the page.
 */
export function useCounts(asked: string | null, first: Counted | null) {
  const [counted, setCounted] = useState(first);
  const [failed, setFailed] = useState<{ asked: string; reason: LoadFailure } | null>(null);
  const isCurrent = counted?.asked === asked;
  const failure = !isCurrent && failed?.asked === asked ? failed.reason : null;
  const isWaiting = asked !== null && !isCurrent && failure === null;
  useEffect(() => {
    if (!isWaiting) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const body = new URLSearchParams(asked);
      const reply = await requestJson("/dashboard/tests/matching", ShownCounts, { body });
      if (!isWanted) return;
      if (reply.kind === "replied") setCounted({ asked, counts: reply.value });
      else setFailed({ asked, reason: failureOf(reply) });
    }, QUIET_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked, isWaiting]);
  const retry = useCallback(() => setFailed(null), []);
  return { counts: counted?.counts ?? null, failure, isCurrent, retry };
}

function failureOf({ kind }: RequestFailure): LoadFailure {
  if (kind === "signed-out") return kind;
  return kind === "refused" ? "missing" : "unreachable";
}
