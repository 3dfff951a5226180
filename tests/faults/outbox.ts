/** Whether what visitors wrote reaches the institute. */

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { z } from "zod/mini";
import { inForm } from "../../src/testing/test-form.ts";
import type { Installation } from "./embedded.ts";

/**
 * A mail that was in hand when its process died, or whose end could not be written down, is taken up again after minutes. In
 * the short form it is enough that it waits.
 */
const ALL_MAILED_MS = inForm({ short: 30_000, long: 300_000 });

const Count = z.object({ count: z.number() });

/** Each message is stored once; its mail is written, or still waits. */
export async function expectMailed({ database, folder }: Installation, messages: ReadonlyArray<string>): Promise<void> {
  for (const message of messages) {
    const { rows } = await database.db.execute(
      sql`select count(*)::int as count from messages where message = ${message}`,
    );
    expect(Count.parse(rows[0]).count).toBe(1);
  }
  const outbox = path.join(folder, "outbox");
  const missing = async () => {
    // First what waits: whatever is not among it any more is in the folder by now.
    const { rows } = await database.db.execute(
      sql`select data::text as text from pgboss.job where name = 'send-mail' and state < 'completed'`,
    );
    const waiting = inForm({ short: rows, long: [] }).map(({ text }) => String(text));
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith(".eml"));
    const mails = await Promise.all(names.map((name) => readFile(path.join(outbox, name), "utf8")));
    // Lines of a mail are broken where they are long (RFC 2045, 6.7).
    const texts = [...waiting, ...mails.map((mail) => mail.replaceAll("=\n", ""))];
    return messages.filter((message) => !texts.some((text) => text.includes(message)));
  };
  await expect.poll(missing, { timeout: ALL_MAILED_MS, interval: 500 }).toEqual([]);
}
