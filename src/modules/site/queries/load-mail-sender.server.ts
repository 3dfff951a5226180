import type { Db } from "../../../db/client.ts";
import { siteSettings } from "../../../db/schema.ts";
import type { MailSender } from "../../../mail/template.ts";
import { mailSenderOf } from "../rules.ts";

/** Who the product's mails come from at this moment. Throws when the database does not answer: then the mail waits. */
export async function loadMailSender(db: Db, adminEmail: string): Promise<MailSender> {
  const { instituteName, mailFromName, mailFromAddress } = siteSettings;
  const [settings] = await db.select({ instituteName, mailFromName, mailFromAddress }).from(siteSettings).limit(1);
  if (!settings) throw new Error("The row of the site's settings is missing.");
  return mailSenderOf(settings, adminEmail);
}
