/** SIGKILL while answers are being saved as fast as they can be: whatever was acknowledged is there afterwards. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { eq } from "drizzle-orm";
import { openDatabase } from "../../src/db/client.ts";
import { attemptItems } from "../../src/db/schema.ts";
import { buildOpenAttempt, singleChoiceBody } from "../../src/testing/build-attempts.ts";
import { startProduct } from "../../src/testing/product.ts";
import { buildSignedInStudents } from "../../src/testing/signed-in.ts";
import { FROM_OUR_PAGE } from "./fixtures.ts";

const SECRET = "a secret that only this test knows, long enough";
const STUDENTS = 6;
const QUESTIONS = 10;

test("no acknowledged answer is lost when the product is killed while saving", async () => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(path.join(tmpdir(), "lamplight-kill-"));
  const environment = { DATA_DIR: folder, SESSION_SECRET: SECRET, DEMO: "0" };
  try {
    const product = await startProduct(environment);
    const database = await openDatabase({ dataDir: folder });
    const students = await buildSignedInStudents(database, { secret: SECRET, url: product.url, count: STUDENTS });
    const bodies = Array.from({ length: QUESTIONS }, () => singleChoiceBody());
    const sittings = await Promise.all(
      students.map(async (student) => ({
        ...(await buildOpenAttempt(database.db, { student, bodies, startedAt: new Date() })),
        cookie: student.cookie,
        acknowledged: new Map<number, { revision: number; chosen: string }>(),
      })),
    );
    await database.close();

    let isRunning = true;
    const saving = sittings.map(async (sitting) => {
      for (let turn = 0; isRunning; turn += 1) {
        const position = (turn % QUESTIONS) + 1;
        const chosen = ["a", "b", "c", "d"][turn % 4] ?? "a";
        const basedOn = sitting.acknowledged.get(position)?.revision ?? 0;
        const response = await fetch(`${product.url}/attempts/${sitting.attemptId}/save`, {
          method: "POST",
          headers: { ...FROM_OUR_PAGE, Cookie: sitting.cookie, "Content-Type": "application/json" },
          body: JSON.stringify({ saves: [{ position, basedOn, answer: { chosen }, ageMs: 0 }] }),
        }).catch(() => null);
        if (!response) return;
        expect(response.status).toBe(200);
        const reply = await response.json().catch(() => null);
        const saved = reply?.saved?.[0];
        if (saved?.kind === "saved") sitting.acknowledged.set(position, { revision: saved.revision, chosen });
      }
    });
    await expect.poll(() => sittings.every(({ acknowledged }) => acknowledged.size === QUESTIONS)).toBe(true);
    await product.kill();
    isRunning = false;
    await Promise.all(saving);

    const reopened = await openDatabase({ dataDir: folder });
    for (const { attemptId, acknowledged } of sittings) {
      const rows = await reopened.db.select().from(attemptItems).where(eq(attemptItems.attemptId, attemptId));
      for (const { position, answer, revision } of rows) {
        const known = acknowledged.get(position);
        // One more may have been saved whose acknowledgement the kill swallowed.
        expect(revision).toBeGreaterThanOrEqual(known?.revision ?? 0);
        if (revision === known?.revision) expect(answer).toEqual({ chosen: known.chosen });
      }
      expect(rows).toHaveLength(QUESTIONS);
    }
    await reopened.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
