/** The rows behind what built attempts take: a custom test of the usual choices, unless something else is said. */
import type { Db, Tx } from "../db/client.ts";
import { deliveries, tests, testVersions } from "../db/schema.ts";
import { type TestRows, USUAL_CUSTOM_ROWS } from "../modules/tests/test-rows.ts";

/** The columns of an attempt that name the usual custom test. */
export const USUAL_TEST = {
  testVersionId: USUAL_CUSTOM_ROWS.version.id,
  deliveryId: USUAL_CUSTOM_ROWS.delivery.id,
};

/** Stores the rows of a test, unless they are there. */
export async function storeTestRows(
  db: Db | Tx,
  { test, version, delivery }: Omit<TestRows, "test"> & { test?: TestRows["test"] } = USUAL_CUSTOM_ROWS,
): Promise<void> {
  await db.insert(testVersions).values(version).onConflictDoNothing();
  if (test) {
    await db
      .insert(tests)
      .values({ ...test, versionId: version.id })
      .onConflictDoNothing();
  }
  await db.insert(deliveries).values(delivery).onConflictDoNothing();
}
