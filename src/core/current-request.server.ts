/** The current request, for log lines and the slow statement watch. */
import { AsyncLocalStorage } from "node:async_hooks";
import { hostOf } from "./client-network.ts";

export type CurrentRequest = {
  readonly id: string;
  readonly method: string;
  /** The route pattern, such as `/attempts/:attemptId/save`: the address itself may identify a person. */
  route: string;
  /** Client address. For limits; never logged. */
  readonly address: string;
};

const storage = new AsyncLocalStorage<CurrentRequest>();

/** Runs the work, and everything that it causes, in the context of a request. */
export function inRequest<T>(request: CurrentRequest, work: () => T): T {
  return storage.run(request, work);
}

/** Undefined outside of requests: at start, in a job, in a test. */
export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}

/** Client for queues and limits that know no account: the host of the current request, or "unknown" outside of a request. */
export function currentHost(): string {
  return hostOf(storage.getStore()?.address ?? "unknown");
}

/** Sets the route of the current request. The last call wins. */
export function nameRoute(pattern: string): void {
  const request = storage.getStore();
  if (request) request.route = pattern;
}
