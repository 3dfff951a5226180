/** Where a request comes from. For limits and the list of sign-ins; never proof of anything. */
import { currentRequest } from "../core/current-request.server.ts";

/** The address behind the request that is being answered, "unknown" when there is none. */
export function clientAddress(): string {
  return currentRequest()?.address ?? "unknown";
}
