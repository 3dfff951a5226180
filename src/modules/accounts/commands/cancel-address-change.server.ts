import type { Db } from "../../../db/client.ts";
import { dropAddressChange, lockAccount } from "../account-rows.server.ts";
import type { Student } from "../viewer.ts";

/** Takes back the request for another address; both its links stop working. Without one nothing happens. */
export async function cancelAddressChange(db: Db, student: Student): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, student.userId);
    await dropAddressChange(tx, student.userId);
  });
}
