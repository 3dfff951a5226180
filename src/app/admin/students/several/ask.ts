/**
 * Asks the server about several students. Not by the router, whose answer to a lost request is the error page: that would take
 * the dialog away, with what was typed.
 */
import { z } from "zod";
import { requestJson } from "../../../../core/request-json.ts";
import { failureOfRequest } from "../../../form-reply.ts";
import { SEVERAL, ServerReply, type SeveralIntent, type SeveralReply } from "./reply.ts";

const Waiting = z.object({ waiting: z.number() });
/** A change of many students is one transaction. */
const TIMEOUT_MS = 60_000;

export type SeveralFields = { intent: SeveralIntent } & Record<string, string>;

/** What the server says to these fields, or why it said nothing. Never throws. */
export async function askSeveral(fields: SeveralFields): Promise<SeveralReply> {
  const { intent } = fields;
  const reply = await requestJson(SEVERAL, ServerReply, { body: new URLSearchParams(fields), timeoutMs: TIMEOUT_MS });
  if (reply.kind === "replied") return reply.value;
  const reason = failureOfRequest(reply);
  const isLost = reply.kind === "offline" || reply.kind === "fault";
  return isLost && intent !== "count" ? { code: "unknown", intent, reason } : { code: reason };
}

/** How many mails of a message still wait; null when that could not be found out this time. Never throws. */
export async function askMailsLeft(mailing: string): Promise<number | null> {
  const reply = await requestJson(`${SEVERAL}?${new URLSearchParams({ mailing })}`, Waiting);
  return reply.kind === "replied" ? reply.value.waiting : null;
}
