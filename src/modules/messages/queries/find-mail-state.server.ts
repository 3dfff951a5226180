import type { Db } from "../../../db/client.ts";
import { findLastMailRefusal } from "../../../jobs/failed-jobs.server.ts";
import type { MailTransport } from "../../../mail/transport.server.ts";
import type { Admin } from "../../accounts/viewer.ts";

/** State of mail: kept because no mail server is set, refused by the mail server at the last try, or sent. */
export type MailState = { kind: "none" } | { kind: "refused"; reason: string } | { kind: "sending" };

/** The state of mail now. Students and visitors are told only whether there is a mail server (`useHasMailServer`). */
export async function findMailState(
  db: Db,
  _admin: Admin,
  { hasServer }: Pick<MailTransport, "hasServer">,
): Promise<MailState> {
  if (!hasServer) return { kind: "none" };
  const reason = await findLastMailRefusal(db);
  return reason === null ? { kind: "sending" } : { kind: "refused", reason };
}
