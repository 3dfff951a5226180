/** The request that is being answered, for whoever writes a line about it: the log, and the watch over slow statements. */
import { AsyncLocalStorage } from "node:async_hooks";

export type CurrentRequest = {
  readonly id: string;
  readonly method: string;
  /** The pattern of its address, such as `/attempts/:attemptId/save`: the address itself may name a person. */
  route: string;
  /** Where it came from. For limits; it stands in no log. */
  readonly address: string;
};

const storage = new AsyncLocalStorage<CurrentRequest>();

/** Does the work, and everything that it causes, in the name of a request. */
export function inRequest<T>(request: CurrentRequest, work: () => T): T {
  return storage.run(request, work);
}

/** Undefined outside of requests: at start, in a job, in a test. */
export function currentRequest(): CurrentRequest | undefined {
  return storage.getStore();
}

/** Says which route answers the current request. The last one who says so is believed. */
export function nameRoute(pattern: string): void {
  const request = storage.getStore();
  if (request) request.route = pattern;
}
