/** The client address of a request. For limits and the list of sign-ins; never proof of anything. */
import { currentRequest } from "../core/current-request.server.ts";

/** The client address of the current request, "unknown" outside of one. */
export function clientAddress(): string {
  return currentRequest()?.address ?? "unknown";
}
