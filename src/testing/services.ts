/** What the server hands to loaders and actions, on the database of a test. Mails wait in the real queue. */
import type { Services } from "../app/context.ts";
import { openAccounts } from "./accounts.ts";
import { openMessages } from "./messages.ts";
import { db } from "./test-db.ts";

/** Services as the server has them; whoever tries the way out for mails gives one. */
export function openServices(over: Partial<Services> = {}): Services {
  const accounts = openAccounts();
  const { queue, publicUrl, adminEmail } = accounts;
  const transport = {
    hasServer: true,
    send: () => Promise.reject(new Error("This test has no way out for mails.")),
  };
  return {
    db,
    accounts,
    messages: openMessages(),
    queue,
    transport,
    publicUrl,
    adminEmail,
    timeZone: "Asia/Kolkata",
    backups: null,
    ...over,
  };
}
