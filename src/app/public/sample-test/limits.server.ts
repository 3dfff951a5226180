import type { RouterContextProvider } from "react-router";
import { clientAddressContext, servicesContext } from "../../context.ts";

/** Counts one more checked answer to a sample question: nobody signs in for them. */
export function takeSampleCheck(context: Readonly<RouterContextProvider>) {
  return context.get(servicesContext).accounts.limits.take([
    { limit: "sampleCheckFrom", of: [], from: context.get(clientAddressContext) },
    { limit: "sampleChecks", of: [] },
  ]);
}
