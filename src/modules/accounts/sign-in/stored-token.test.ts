/** Tests of the session tokens in the database, also while an installation is upgraded from release 0.8. */
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { installation, sessions } from "../../../db/schema.ts";
import { headersWith, newClient, openAccounts, signUpSomebody } from "../../../testing/accounts.ts";
import { db } from "../../../testing/test-db.ts";
import { endSessions } from "../commands/end-sessions.server.ts";
import { hashStoredTokens } from "../commands/hash-stored-tokens.server.ts";
import { findViewer } from "../queries/find-viewer.server.ts";
import { listSessions } from "../queries/list-sessions.server.ts";
import { ownSessionToken } from "./own-session.server.ts";

const accounts = openAccounts();
const NOW = new Date();
const HOUR_MS = 60 * 60_000;

async function storedOf(userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ token: string }>(sql`select token from sessions where user_id = ${userId}`);
  return rows.map(({ token }) => token);
}

test("no cookie can be made of what the database holds", async () => {
  const { student, cookies } = await signUpSomebody(accounts);
  const headers = headersWith(cookies);
  const [stored = ""] = await storedOf(student.userId);

  expect(stored).toMatch(/^sha256:[\w-]{43}$/);
  expect(stored).not.toContain(ownSessionToken(accounts, headers));
  expect(await findViewer(accounts, headers, NOW)).toMatchObject({ viewer: student });
});

test("a session of release 0.8 goes on before and after its token is hashed", async () => {
  const { fields, student, cookies } = await signUpSomebody(accounts);
  const headers = headersWith(cookies);
  const token = ownSessionToken(accounts, headers);
  await db.update(sessions).set({ token }).where(eq(sessions.userId, student.userId));
  const others = await accounts.startSession(student.userId, newClient(), NOW);

  const seesItself = async () => {
    expect(await findViewer(accounts, headers, NOW)).toMatchObject({ viewer: student, ended: false });
    const listed = await listSessions(accounts, student, headers, NOW);
    expect(listed.map(({ isThisOne }) => isThisOne)).toEqual([true, false]);
  };
  await seesItself();
  await hashStoredTokens(db, NOW);
  expect(await storedOf(student.userId)).not.toContain(token);
  await seesItself();

  const ended = await endSessions(accounts, student, headers, { which: "others", password: fields.password }, NOW);
  expect(ended).toEqual({ kind: "ended", sessions: 1 });
  expect(await findViewer(accounts, headers, NOW)).toMatchObject({ viewer: student });
  expect(await findViewer(accounts, headersWith(others), NOW)).toMatchObject({ viewer: null });
  expect(await accounts.slideSession(token, NOW)).toEqual([expect.stringContaining(`=${token}.`)]);
  await accounts.endSession(token);
  expect(await findViewer(accounts, headers, NOW)).toMatchObject({ viewer: null });
});

test("in the hour after the migration tokens are stored as processes of release 0.8 know them, and hashed after it", async () => {
  const { student } = await signUpSomebody(accounts);
  const row = { key: "session-token-hashes", value: "", createdAt: NOW };
  await db.transaction(async (tx) => {
    await tx.insert(installation).values(row);
    const during = openAccounts({ db: tx });
    const within = new Date(NOW.getTime() + HOUR_MS - 1);
    const cookies = await during.startSession(student.userId, newClient(), within);
    const token = ownSessionToken(during, headersWith(cookies));
    const stored = async () => {
      const rows = await tx.select({ token: sessions.token }).from(sessions).where(eq(sessions.userId, student.userId));
      return rows.map((row) => row.token);
    };
    await hashStoredTokens(tx, within);
    expect(await stored()).toContain(token);

    await hashStoredTokens(tx, new Date(NOW.getTime() + HOUR_MS));
    expect(await stored()).not.toContain(token);
    expect(await during.slideSession(token, within)).toHaveLength(1);
    await tx.delete(installation).where(eq(installation.key, row.key));
  });
});
