/**
 * Asks the server about several students. Not by the router, whose answer to a lost request is the error page: that would take
 * the dialog away, with what was typed.
 */
import { z } from "zod";
import { errorTexts } from "../../../../content/en/errors.ts";
import { severalStudentsTexts } from "../../../../content/en/several-students.ts";
import { reasonOfStatus } from "../../../form-reply.ts";
import { SEVERAL, type SeveralIntent, SeveralReply } from "./reply.ts";

const JSON_ONLY = { Accept: "application/json" };
const Waiting = z.object({ waiting: z.number() });

export type SeveralFields = { intent: SeveralIntent } & Record<string, string>;

/** What the server says to these fields, or why it said nothing. Never throws. */
export async function askSeveral(fields: SeveralFields): Promise<SeveralReply> {
  const { reasons } = errorTexts;
  const { failed, unknown } = severalStudentsTexts;
  const refused = (reason: string): SeveralReply => ({ kind: "failed", message: failed(reason) });
  const lost = (reason: string): SeveralReply =>
    fields.intent === "count" ? refused(reason) : { kind: "unknown", message: unknown[fields.intent](reason) };
  try {
    const body = new URLSearchParams(fields);
    const response = await fetch(SEVERAL, { method: "POST", headers: JSON_ONLY, body });
    if (response.status >= 500) return lost(reasonOfStatus(response.status));
    if (!response.ok && response.status !== 400) return refused(reasonOfStatus(response.status));
    return SeveralReply.parse(await response.json());
  } catch (thrown) {
    return lost(thrown instanceof TypeError ? reasons.unreachable : reasons.fault);
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
