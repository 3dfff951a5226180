/** The messages module on the database of a test, with the real queue: mails wait in it and can be read. */
import type { Sender } from "../modules/messages/limits.server.ts";
import { createMessages, type Messages } from "../modules/messages/messages.server.ts";
import { ADMIN_EMAIL, newClient, openAccounts } from "./accounts.ts";
import { db, pool } from "./test-db.ts";

/** Messages as the server has them. */
export function openMessages(over: Partial<Messages> = {}): Messages {
  const { queue, publicUrl } = openAccounts();
  return { ...createMessages({ db, pool, queue, publicUrl, adminEmail: ADMIN_EMAIL }), ...over };
}

/** Somebody with scripts, at an address that no other of this run has. */
export function newSender(over: Partial<Sender> = {}): Sender {
  return { address: newClient().address, isTimed: true, ...over };
}
