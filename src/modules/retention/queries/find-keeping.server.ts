import { eq } from "drizzle-orm";
import type { Db, Tx } from "../../../db/client.ts";
import { siteSettings } from "../../../db/schema.ts";
import type { Keeping } from "../rules.ts";

const { keepSignInsMonths, keepAuditMonths, keepDataViewsMonths, keepMessagesMonths, keepUnusedAccountsMonths } =
  siteSettings;

/** How long each kind of data is kept. */
export async function findKeeping(db: Db | Tx): Promise<Keeping> {
  const [keeping] = await db
    .select({
      keepSignInsMonths,
      keepAuditMonths,
      keepDataViewsMonths,
      keepMessagesMonths,
      keepUnusedAccountsMonths,
    })
    .from(siteSettings)
    .where(eq(siteSettings.id, 1))
    .limit(1);
  if (!keeping) throw new Error("The row of the site's settings is missing.");
  return keeping;
}
