/**
 * Records when a device of the student reached the server (record 49): from then on nothing that was over by that time takes an older
 * answer.
 */
import { sql } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Db, Tx } from "../../db/client.ts";
import { nameStatement } from "../../db/named-statement.ts";
import { attempts } from "../../db/schema.ts";
import type { TestVersion } from "../tests/test-version.ts";
import { hasEarlyEnds } from "./sections.ts";

const writeContact = nameStatement<never>(
  "record_contact",
  sql`
    update ${attempts} set last_contact_at = ${sql.placeholder("at")}::timestamptz
    where id = ${sql.placeholder("attemptId")} and state = 'open'
      and (last_contact_at is null or last_contact_at < ${sql.placeholder("at")}::timestamptz)`,
);

/**
 * Records a contact, unless a later one is known. A reply with exam content must not leave before this has returned outside a transaction.
 * Writes nothing for a test in which nothing is over before the attempt is.
 */
export async function recordContact(
  db: Db | Tx,
  { attemptId, version }: { attemptId: Id<"attempt">; version: TestVersion },
  at: Date,
): Promise<void> {
  if (hasEarlyEnds(version)) await writeContact(db, { attemptId, at: at.toISOString() });
}
