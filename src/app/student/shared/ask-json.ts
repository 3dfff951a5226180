/** Small questions a page asks the server after it is there: every reply is parsed, every failure has a name. */
import type { z } from "zod";

/** `unreachable` is the network or the server: worth another try. */
export type AskFailure = "unreachable" | "signed-out" | "missing";

export type Asked<Value> = { kind: "loaded"; value: Value } | { kind: "failed"; reason: AskFailure };

const TIMEOUT_MS = 20_000;

/** What stands at this address, or why it cannot be had. Never throws. */
export async function askJson<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
): Promise<Asked<z.output<Schema>>> {
  try {
    const response = await fetch(address, {
      credentials: "same-origin",
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401 || response.status === 403 || response.type === "opaqueredirect") {
      return { kind: "failed", reason: "signed-out" };
    }
    if (response.status === 404) return { kind: "failed", reason: "missing" };
    if (!response.ok) return { kind: "failed", reason: "unreachable" };
    return { kind: "loaded", value: schema.parse(await response.json()) };
  } catch {
    return { kind: "failed", reason: "unreachable" };
  }
}
