import { useCallback, useEffect, useState } from "react";
import type { z } from "zod/mini";
import { type JsonReply, requestJson } from "../../../core/request-json.ts";

/** Why it could not be loaded: `missing` is final, the others are worth a retry. */
export type LoadFailure = "unreachable" | "signed-out" | "missing";

type Loaded<Value> = { kind: "loaded"; value: Value } | { kind: "failed"; reason: LoadFailure };
type LoadState<Value> = { kind: "idle" } | { kind: "loading" } | Loaded<Value>;

/**
 * Fetches an address when it is first given or changes; null fetches nothing.
 * A reply that arrives after the address has changed is dropped. The schema must be the same at every render.
 */
export function useFetched<Value>(
  address: string | null,
  schema: z.ZodMiniType<Value>,
): { state: LoadState<Value>; retry: () => void } {
  const [reply, setReply] = useState<{ address: string; result: Loaded<Value> } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to fetch again.
  useEffect(() => {
    if (address === null) return;
    let isWanted = true;
    void requestJson(address, schema).then((result) => {
      if (isWanted) setReply({ address, result: loadedFrom(result) });
    });
    return () => {
      isWanted = false;
    };
  }, [address, schema, tries]);

  const retry = useCallback(() => {
    setReply(null);
    setTries((count) => count + 1);
  }, []);
  if (address === null) return { state: { kind: "idle" }, retry };
  return { state: reply?.address === address ? reply.result : { kind: "loading" }, retry };
}

function loadedFrom<Value>(reply: JsonReply<Value>): Loaded<Value> {
  if (reply.kind === "replied") return { kind: "loaded", value: reply.value };
  if (reply.kind === "signed-out") return { kind: "failed", reason: "signed-out" };
  const isMissing = reply.kind === "refused" && reply.status === 404;
  return { kind: "failed", reason: isMissing ? "missing" : "unreachable" };
}
