import { useCallback, useEffect, useState } from "react";
import { type RequestFailure, requestJson } from "../../../../core/request-json.ts";
import type { LoadFailure } from "../../shared/use-fetched.ts";
import { ShownCounts } from "./shown-counts.ts";

const TOO_MANY = 429;

/** Someone who ticks three boxes in a row waits for one count. */
const QUIET_MS = 300;

/** Why nothing was counted; `limited` for a while. */
export type CountFailure = LoadFailure | "limited";

type Counted = { asked: string; counts: ShownCounts };

/**
 * The counts for a form of choices, given as it would be sent; null asks for nothing. Until an answer comes, and when none comes,
 * the counts are those of the choices before, and `isCurrent` is false. `first` came with the page.
 */
export function useCounts(asked: string | null, first: Counted | null) {
  const [counted, setCounted] = useState(first);
  const [failed, setFailed] = useState<{ asked: string; reason: CountFailure } | null>(null);
  const isCurrent = counted?.asked === asked;
  const failure = !isCurrent && failed?.asked === asked ? failed.reason : null;
  const isWaiting = asked !== null && !isCurrent && failure === null;
  useEffect(() => {
    if (!isWaiting) return;
    const old = new AbortController();
    const timer = setTimeout(async () => {
      const body = new URLSearchParams(asked);
      const reply = await requestJson("/dashboard/tests/matching", ShownCounts, { body, signal: old.signal });
      if (old.signal.aborted) return;
      if (reply.kind === "replied") setCounted({ asked, counts: reply.value });
      else setFailed({ asked, reason: failureOf(reply) });
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      old.abort();
    };
  }, [asked, isWaiting]);
  const retry = useCallback(() => setFailed(null), []);
  return { counts: counted?.counts ?? null, failure, isCurrent, retry };
}

function failureOf(failure: RequestFailure): CountFailure {
  if (failure.kind === "signed-out") return failure.kind;
  if (failure.kind !== "refused") return "unreachable";
  return failure.status === TOO_MANY ? "limited" : "missing";
}
