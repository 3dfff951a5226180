/** Loaded when somebody logs out. */
import { z } from "zod/mini";
import { requestJson } from "../../../core/request-json.ts";
import { type Failure, failureOfRequest } from "../../form-reply.ts";
import { clearOwnData } from "../clear-own-data.ts";

/** Ends the session on the server, then removes the own data from this device. Null when the session has ended, otherwise why it has not. */
export async function endSession(): Promise<Failure | null> {
  // The server redirects to the sign-in page, as it does for a form sent before scripts run; nothing else means that it has ended.
  const reply = await requestJson("/logout", z.never(), { body: new URLSearchParams() });
  if (reply.kind !== "signed-out" && reply.kind !== "replied") return failureOfRequest(reply);
  await clearOwnData();
  return null;
}
