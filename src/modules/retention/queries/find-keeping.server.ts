import { eq } from "drizzle-orm";
import type { Db, Tx } from "../../../db/client.ts";
import { siteSettings } from "../../../db/schema.ts";
import type { Keeping } from "../rules.ts";

const { keepSignInsMonths, keepAuditMonths, keepDataViewsMonths, keepMessagesMonths, keepUnusedAccountsMonths } =
  siteSettings;

/** How long each kind of data is kept. */
export async function findKeeping(db: Db | Tx): Promise<Keeping> {
  const [keeping] = await keepingOf(db);
  if (!keeping) throw new Error("The row of the site's settings is missing.");
  return keeping;
}

/** The same, held fast until the transaction ends. */
export async function holdKeeping(tx: Tx): Promise<Keeping> {
  const [keeping] = await keepingOf(tx).for("update");
  if (!keeping) throw new Error("The row of the site's settings is missing.");
  return keeping;
}

function keepingOf(db: Db | Tx) {
  return db
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
}
