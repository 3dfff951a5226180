/**
 * Asks the server about several students. Not by the router, whose answer to a lost request is the error page: that would take
 * the dialog away, with what was typed.
 */
import { z } from "zod";
import { type Failure, failureOfStatus } from "../../../form-reply.ts";
import { SEVERAL, ServerReply, type SeveralIntent, type SeveralReply } from "./reply.ts";

const JSON_ONLY = { Accept: "application/json" };
const Waiting = z.object({ waiting: z.number() });

export type SeveralFields = { intent: SeveralIntent } & Record<string, string>;

/** What the server says to these fields, or why it said nothing. Never throws. */
export async function askSeveral(fields: SeveralFields): Promise<SeveralReply> {
  const { intent } = fields;
  const lost = (reason: Failure): SeveralReply =>
    intent === "count" ? { code: reason } : { code: "unknown", intent, reason };
  try {
    const body = new URLSearchParams(fields);
    const response = await fetch(SEVERAL, { method: "POST", headers: JSON_ONLY, body });
    const { data } = ServerReply.safeParse(await response.json().catch(() => null));
    if (data) return data;
    const failure = failureOfStatus(response.status);
    return response.status >= 400 && response.status < 500 ? { code: failure } : lost(failure);
  } catch (thrown) {
    return lost(thrown instanceof TypeError ? "unreachable" : "fault");
  }
}

/** How many mails of a message still wait; null when that could not be found out this time. Never throws. */
export async function askMailsLeft(mailing: string): Promise<number | null> {
  try {
    const response = await fetch(`${SEVERAL}?${new URLSearchParams({ mailing })}`, { headers: JSON_ONLY });
    return Waiting.parse(await response.json()).waiting;
  } catch {
    return null;
  }
}
