import { loadSite } from "../../site/queries/load-site.server.ts";
import type { Messages } from "../messages.server.ts";

/** Where the institute reads its mail. Call it before the transaction, which may use only its own connection. */
export async function findInstituteAddress({ db, adminEmail }: Messages): Promise<string> {
  return (await loadSite(db)).email || adminEmail;
}
