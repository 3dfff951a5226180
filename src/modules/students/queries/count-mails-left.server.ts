import type { Db } from "../../../db/client.ts";
import { countWaitingMails } from "../../../jobs/waiting-mails.server.ts";
import type { Admin } from "../../accounts/viewer.ts";

/** How many mails of a message to several students still wait. */
export function countMailsLeft(db: Db, _admin: Admin, mailingId: string): Promise<number> {
  return countWaitingMails(db, { mailing: mailingId });
}
