import timers from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { buildAdmin, unique } from "../../../testing/build.ts";
import { createDatabase } from "../../../testing/other-databases.ts";
import { addSubject } from "../../subjects/commands/add-subject.server.ts";
import { importQuestions } from "./import-questions.server.ts";

const { url } = await createDatabase("migrated");
const { db, close } = await openDatabase({ url }, () => {}, { limits: { statementMs: 300, patienceMs: 500 } });
afterAll(close);

const NOW = new Date("2026-03-01T09:00:00Z");
const LONGER_THAN_A_STATEMENT_MS = 1_000;

test("a large change and a small one wait for one that takes long, and are done", async () => {
  const admin = await buildAdmin(db);
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
  const long = db.transaction(async (tx) => {
    await takeLock(tx, "questionBank");
    hold();
    await tx.execute(sql`select pg_sleep(${LONGER_THAN_A_STATEMENT_MS / 1000})`);
    await timers.setTimeout(LONGER_THAN_A_STATEMENT_MS);
  });
  await isHeld;
  const row = `Heart,One,${unique("Which?")},1,2,3,4,A,`;
  const csv = `subject,lesson,question,option_a,option_b,option_c,option_d,answer,explanation
${row}`;
  const source = (async function* () {
    yield new TextEncoder().encode(csv);
  })();

  const [imported, added] = await Promise.all([
    importQuestions(db, admin, { source, goodRowsOnly: false }, NOW),
    addSubject(db, admin, { name: unique("Lungs"), description: "", courses: [] }, NOW),
  ]);

  expect([imported.kind, added.kind]).toEqual(["imported", "added"]);
  await long;
});
