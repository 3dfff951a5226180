/**
 * Sessions and their cookie, which holds `token.signature`: the HMAC-SHA256 of the token in base64, so that a forged one never
 * reaches the database. The database holds a hash of the token.
 */
import { createHmac, randomBytes } from "node:crypto";
import { and, eq, gt, lt } from "drizzle-orm";
import { dropCookie, readCookie, writeCookie } from "../../core/cookies.ts";
import { type Id, newId } from "../../core/id.ts";
import { isSameText } from "../../core/tokens.server.ts";
import type { Db } from "../../db/client.ts";
import { sessions, users } from "../../db/schema.ts";
import { describeClient } from "./describe-client.ts";
import type { KnownDevices } from "./sign-in/known-device.server.ts";
import { formToStore, hasToken } from "./sign-in/stored-token.server.ts";

/** A browser and where it is. */
export type Client = { headers: Headers; address: string };

/** What a request says about its session. A forged cookie counts as one whose session is over. */
type SessionCookie = { kind: "none" } | { kind: "forged" } | { kind: "signed"; token: string };

/** `Set-Cookie` headers to send along. */
export type SetCookies = ReadonlyArray<string>;

export type Sessions = {
  /** Reads the cookie and checks its signature, without a look into the database. */
  readSessionCookie(headers: Headers): SessionCookie;
  /** Starts a session for a user who has just authenticated, and marks the browser as known if the address is proved. */
  startSession(userId: Id<"user">, client: Client, now: Date): Promise<SetCookies>;
  /** Extends the session. Empty if it has ended in the meantime. */
  slideSession(token: string, now: Date): Promise<SetCookies>;
  /** Records a visit. */
  touchSession(token: string, now: Date): Promise<void>;
  /** Ends the session and deletes the cookie. */
  endSession(token: string): Promise<SetCookies>;
  /** Deletes the cookie of a session that has already ended. */
  dropCookie(): SetCookies;
};

const DAY_SECONDS = 24 * 60 * 60;
/** How long a session lasts without a visit. */
export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** A session is extended at the first visit after this, so that not every request writes. */
export const SESSION_SLIDE_SECONDS = DAY_SECONDS;
const COOKIE = "session_token";
const TOKEN_BYTES = 32;
/** Form of all valid tokens. */
const TOKEN = /^[\w-]{32,43}$/;

/** The sessions of one installation, whose cookies its secret signs. */
export function openSessions(options: {
  db: Db;
  secret: string;
  publicUrl: string;
  knownDevices: KnownDevices;
}): Sessions {
  const { db, secret, knownDevices } = options;
  const signatureOf = (token: string) => createHmac("sha256", secret).update(token).digest("base64");
  const cookieOf = (token: string) => writeCookie(options, COOKIE, `${token}.${signatureOf(token)}`, SESSION_SECONDS);
  const drop = () => [dropCookie(options, COOKIE)];

  return {
    readSessionCookie(headers) {
      const value = readCookie(options, headers, COOKIE);
      if (value === null) return { kind: "none" };
      const dot = value.lastIndexOf(".");
      const token = value.slice(0, Math.max(0, dot));
      // Compared as written: the same bytes have several spellings in base64.
      const isSigned = TOKEN.test(token) && isSameText(value.slice(dot + 1), signatureOf(token));
      return isSigned ? { kind: "signed", token } : { kind: "forged" };
    },
    async startSession(userId, client, now) {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const { email, emailVerified } = users;
      const [user] = await db.select({ email, emailVerified }).from(users).where(eq(users.id, userId));
      if (!user) throw new Error("A session can only be somebody's.");
      await db.insert(sessions).values({
        id: newId(),
        token: await formToStore(db, token, now),
        userId,
        expiresAt: endAfter(now),
        ...describeClient(client),
        createdAt: now,
        updatedAt: now,
      });
      return [cookieOf(token), ...(user.emailVerified ? [knownDevices.issue(user.email)] : [])];
    },
    async slideSession(token, now) {
      const moved = await db
        .update(sessions)
        .set({ expiresAt: endAfter(now), updatedAt: now })
        .where(and(hasToken(token), gt(sessions.expiresAt, now)))
        .returning({ id: sessions.id });
      return moved.length > 0 ? [cookieOf(token)] : [];
    },
    async touchSession(token, now) {
      await db
        .update(sessions)
        .set({ updatedAt: now })
        .where(and(hasToken(token), lt(sessions.updatedAt, now)));
    },
    async endSession(token) {
      await db.delete(sessions).where(hasToken(token));
      return drop();
    },
    dropCookie: drop,
  };
}

function endAfter(now: Date): Date {
  return new Date(now.getTime() + SESSION_SECONDS * 1000);
}
