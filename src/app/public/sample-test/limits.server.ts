import type { RouterContextProvider } from "react-router";
import { clientAddressContext, servicesContext } from "../../context.ts";

/** Counts a checked answer to a sample question against the rate limit: it needs no account. */
export function takeSampleCheck(context: Readonly<RouterContextProvider>) {
  return context.get(servicesContext).accounts.limits.take([
    { limit: "sampleCheckFrom", of: [], from: context.get(clientAddressContext) },
    { limit: "sampleChecks", of: [] },
  ]);
}
