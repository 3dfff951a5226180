/** How a page in the browser requests JSON from the server. Every reply is parsed, every failure has a name. */
import type { z } from "zod/mini";

export type RequestFailure =
  /** No network, no server at the other end, or no answer within the time limit: worth a retry. */
  | { kind: "offline" }
  | { kind: "signed-out" }
  /** The server refuses this request, and would refuse it again. */
  | { kind: "refused"; status: number }
  /** A server error, or a reply that this page cannot parse. */
  | { kind: "fault"; status: number };

export type JsonReply<Value> = { kind: "replied"; value: Value } | RequestFailure;

export type JsonRequest = {
  /** The body to post: a form as it is, anything else as JSON. Without it the request is a GET. */
  body?: object;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  timeoutMs?: number;
  /** Gives up when it is aborted, as when there is no network. */
  signal?: AbortSignal;
};

/** Longer than a slow network needs for a small request. */
const TIMEOUT_MS = 20_000;

/** The server's reply from this address. A refusal that the schema knows is a reply, too. Never throws. */
export async function requestJson<Value>(
  address: string,
  schema: z.ZodMiniType<Value>,
  { body, keepalive = false, timeoutMs = TIMEOUT_MS, signal }: JsonRequest = {},
): Promise<JsonReply<Value>> {
  try {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const response = await fetch(address, {
      ...(body && { method: "POST", body: isForm ? body : JSON.stringify(body) }),
      headers: { Accept: "application/json", ...(body && !isForm && { "Content-Type": "application/json" }) },
      keepalive,
      credentials: "same-origin",
      redirect: "manual",
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    });
    const { status } = response;
    if (status === 401 || status === 403 || response.type === "opaqueredirect") return { kind: "signed-out" };
    const reply = schema.safeParse(await readJson(response));
    if (reply.success) return { kind: "replied", value: reply.data };
    return { kind: status >= 400 && status < 500 ? "refused" : "fault", status };
  } catch {
    return { kind: "offline" };
  }
}

/** Undefined if it is not JSON, as when a proxy has answered. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (thrown) {
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
}
