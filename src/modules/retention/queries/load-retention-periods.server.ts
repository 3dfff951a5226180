import { eq } from "drizzle-orm";
import type { Db, Tx } from "../../../db/client.ts";
import { siteSettings } from "../../../db/schema.ts";
import type { RetentionPeriods } from "../rules.ts";

const { keepSignInsMonths, keepAuditMonths, keepDataViewsMonths, keepMessagesMonths, keepUnusedAccountsMonths } =
  siteSettings;

/** How long each kind of data is kept. */
export async function loadRetentionPeriods(db: Db | Tx): Promise<RetentionPeriods> {
  const [periods] = await db
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
  if (!periods) throw new Error("The row of the site's settings is missing.");
  return periods;
}
