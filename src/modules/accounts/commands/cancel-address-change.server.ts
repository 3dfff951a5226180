import type { Db } from "../../../db/client.ts";
import { dropAddressChange, lockAccount } from "../account-rows.server.ts";
import type { Student } from "../viewer.ts";

/** Cancels a pending change of address; both of its links stop working. Does nothing if none is pending. */
export async function cancelAddressChange(db: Db, student: Student): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, student.userId);
    await dropAddressChange(tx, student.userId);
  });
}
