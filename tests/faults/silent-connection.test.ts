/** Nothing comes back any more on a connection that is in the middle of something that may take its time. */
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../src/db/client.ts";
import { isDatabaseAway } from "../../src/db/database-away.ts";
import { allowLongStatements } from "../../src/db/long-statements.ts";
import { testConnection } from "../../src/testing/test-db.ts";
import { openCable } from "./cable.ts";

const LIMITS = { statementMs: 200, patienceMs: 300 };

test.for(["dead", "half dead"] as const)(
  "long work on a connection that is %s ends, although it may take its time",
  async (kind) => {
    const cable = await openCable(testConnection);
    const { db, close } = await openDatabase({ url: cable.url }, () => {}, { limits: LIMITS });
    onTestFinished(close);
    const work = db.transaction(async (tx) => {
      await allowLongStatements(tx);
      await tx.execute(sql`select 1`);
      cable.goDead();
      // The server is there, and has no work of this connection's: the statement has never come.
      if (kind === "half dead") await cable.mend();
      await tx.execute(sql`select pg_sleep(1)`);
    });
    const error = await work.catch((fault: unknown) => fault);
    expect(isDatabaseAway(error)).toBe(true);
  },
);
