/**
 * Bulk requests for the selected students. Not through the router, which answers a lost request with the error page: that would
 * take the dialog away, with what was typed.
 */
import { z } from "zod/mini";
import { requestJson } from "../../../../core/request-json.ts";
import { failureOfRequest } from "../../../form-reply.ts";
import { BULK_ADDRESS, type BulkIntent, type BulkReply, ServerReply } from "./reply.ts";

const Waiting = z.object({ waiting: z.number() });
/** A change of many students is one transaction. */
const TIMEOUT_MS = 60_000;

export type BulkFields = { intent: BulkIntent } & Record<string, string>;

/** The reply of the server to these fields, or why there is none. Never throws. */
export async function requestBulk(fields: BulkFields): Promise<BulkReply> {
  const { intent } = fields;
  const reply = await requestJson(BULK_ADDRESS, ServerReply, {
    body: new URLSearchParams(fields),
    timeoutMs: TIMEOUT_MS,
  });
  if (reply.kind === "replied") return reply.value;
  const reason = failureOfRequest(reply);
  const isLost = reply.kind === "offline" || reply.kind === "fault";
  return isLost && intent !== "count" ? { code: "unknown", intent, reason } : { code: reason };
}

/** How many mails of a message still wait; null when that could not be found out this time. Never throws. */
export async function fetchMailsLeft(mailing: string): Promise<number | null> {
  const reply = await requestJson(`${BULK_ADDRESS}?${new URLSearchParams({ mailing })}`, Waiting);
  return reply.kind === "replied" ? reply.value.waiting : null;
}
