import { useCallback, useEffect, useState } from "react";
import type { z } from "zod";
import { type Asked, askJson } from "./ask-json.ts";

export type AskState<Value> = { kind: "idle" } | { kind: "loading" } | Asked<Value>;

/**
 * What stands at an address, asked for when the address is first given or changes; with null nothing is asked.
 * A reply that comes after the address has changed is dropped. The schema must be the same at every render.
 */
export function useAsked<Schema extends z.ZodType>(
  address: string | null,
  schema: Schema,
): { state: AskState<z.output<Schema>>; retry: () => void } {
  const [reply, setReply] = useState<{ address: string; asked: Asked<z.output<Schema>> } | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to ask again.
  useEffect(() => {
    if (address === null) return;
    let isWanted = true;
    void askJson(address, schema).then((asked) => {
      if (isWanted) setReply({ address, asked });
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
  return { state: reply?.address === address ? reply.asked : { kind: "loading" }, retry };
}
