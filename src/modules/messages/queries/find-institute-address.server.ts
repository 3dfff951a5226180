import { findSite } from "../../site/queries/find-site.server.ts";
import type { Messages } from "../messages.server.ts";

/** Where the institute reads its mail. To be asked before the transaction, which holds the only connection it may use. */
export async function findInstituteAddress({ db, adminEmail }: Messages): Promise<string> {
  return (await findSite(db)).email || adminEmail;
}
