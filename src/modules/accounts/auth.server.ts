/**
 * The one door to better-auth: how passwords are hashed, and how sessions and their cookies are made. It is called from
 * our commands only; none of its own addresses is served. Rows are written by the commands themselves, because they
 * belong into one transaction with ours.
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { createAuthEndpoint, isAPIError } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { type BetterAuthOptions, betterAuth } from "better-auth/minimal";
import { z } from "zod";
import { type Id, newId } from "../../core/id.ts";
import type { Database, Db } from "../../db/client.ts";
import { accounts, sessions, users, verifications } from "../../db/schema.ts";
import type { Queue } from "../../jobs/queue.server.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "./forms.ts";
import { type Limits, openLimits } from "./limits.server.ts";

/** A browser and where it is. */
export type Client = { headers: Headers; address: string };

/** What a request says about its session. A forged cookie counts as one whose session is over. */
export type SessionCookie = { kind: "none" } | { kind: "forged" } | { kind: "signed"; token: string };

/** `Set-Cookie` headers to send along. */
export type SetCookies = ReadonlyArray<string>;

export type Hashing = {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
};

export type Accounts = {
  readonly db: Db;
  readonly queue: Pick<Queue, "enqueue">;
  readonly limits: Limits;
  readonly hashing: Hashing;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Lower case. Who has it, verified, is the administrator (decision 4). */
  readonly adminEmail: string;
  /** Reads the cookie and checks its signature, without a look into the database. */
  readSessionCookie(headers: Headers): SessionCookie;
  /** Begins a session when the password is right. Costs one hash either way, also when there is no such account. */
  signIn(email: string, password: string, headers: Headers): Promise<SetCookies | null>;
  /** Begins a session of somebody who has just proved to be that user. */
  startSession(userId: Id<"user">, headers: Headers): Promise<SetCookies>;
  /** Moves the end of the session on. Empty when it is over by now. */
  slideSession(headers: Headers): Promise<SetCookies>;
  /** Ends the session and takes the cookie away. */
  endSession(headers: Headers): Promise<SetCookies>;
  /** Takes the cookie of a session away that is over already. */
  dropCookie(): SetCookies;
};

const DAY_SECONDS = 24 * 60 * 60;
/** How long a session lasts without a visit. */
export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** A session is moved on at the first visit after this, so that not every request writes. */
export const SESSION_SLIDE_SECONDS = DAY_SECONDS;
const COOKIE_PREFIX = "lamplight";

/** scrypt as better-auth does it, 16 MB a hash. */
export const hashing: Hashing = {
  hash: hashPassword,
  verify: (hash, password) => verifyPassword({ hash, password }),
};

/** Everything that commands of this module need. The database must be migrated and the queue open. */
export function createAccounts(options: {
  db: Db;
  pool: Database["pool"];
  queue: Pick<Queue, "enqueue">;
  secret: string;
  publicUrl: string;
  adminEmail: string;
  /** A test counts how often it is used. */
  hashing?: Hashing;
}): Accounts {
  const { db, queue, secret, publicUrl, adminEmail } = options;
  const hashingInUse = options.hashing ?? hashing;
  const isSecure = publicUrl.startsWith("https:");
  const auth = betterAuth(authOptions({ db, secret, publicUrl, hashing: hashingInUse }));
  const cookieName = `${isSecure ? "__Secure-" : ""}${COOKIE_PREFIX}.session_token`;

  return {
    db,
    queue,
    hashing: hashingInUse,
    limits: openLimits(options.pool),
    publicUrl,
    adminEmail,
    readSessionCookie: (headers) => readSignedCookie(headers, cookieName, secret),
    async signIn(email, password, headers) {
      try {
        const { headers: answer } = await auth.api.signInEmail({
          body: { email, password },
          headers: withoutCookie(headers),
          returnHeaders: true,
        });
        return answer.getSetCookie();
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500) return null;
        throw error;
      }
    },
    async startSession(userId, headers) {
      const { headers: answer } = await auth.api.startSession({
        body: { userId },
        headers: withoutCookie(headers),
        returnHeaders: true,
      });
      return answer.getSetCookie();
    },
    async slideSession(headers) {
      const { headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
      return answer.getSetCookie();
    },
    async endSession(headers) {
      const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.getSetCookie();
    },
    dropCookie: () => [`${cookieName}=; Max-Age=0; Path=/; HttpOnly;${isSecure ? " Secure;" : ""} SameSite=Lax`],
  };
}

function authOptions(options: { db: Db; secret: string; publicUrl: string; hashing: Hashing }) {
  return {
    appName: "Lamplight",
    baseURL: options.publicUrl,
    secret: options.secret,
    database: drizzleAdapter(options.db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: {
        hash: options.hashing.hash,
        verify: ({ hash, password }) => options.hashing.verify(hash, password),
      },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: SESSION_SLIDE_SECONDS },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: options.publicUrl.startsWith("https:"),
      database: { generateId: () => newId() },
      ipAddress: { disableIpTracking: true },
    },
    // What it would say is told by its answers; what fails is thrown and logged by whoever called.
    logger: { disabled: true },
    telemetry: { enabled: false },
    plugins: [{ id: "start-session", endpoints: { startSession } }],
  } as const satisfies BetterAuthOptions;
}

/** better-auth begins sessions only for a password; sign-up knows the user without one. Never reachable by HTTP. */
const startSession = createAuthEndpoint(
  { method: "POST", body: z.object({ userId: z.string() }), requireHeaders: true },
  async (ctx) => {
    const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
    if (!user) throw ctx.error("NOT_FOUND");
    const session = await ctx.context.internalAdapter.createSession(user.id);
    await setSessionCookie(ctx, { session, user });
    return { started: true };
  },
);

/** A new session owes nothing to an old cookie. */
function withoutCookie(headers: Headers): Headers {
  const userAgent = headers.get("user-agent");
  return new Headers(userAgent ? { "user-agent": userAgent } : {});
}

/** A signed cookie holds `token.signature`, the HMAC-SHA256 of the token in base64, percent-encoded (better-call). */
function readSignedCookie(headers: Headers, name: string, secret: string): SessionCookie {
  const pair = headers
    .get("cookie")
    ?.split(";")
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(`${name}=`));
  if (pair === undefined) return { kind: "none" };

  const value = decoded(pair.slice(name.length + 1));
  const dot = value.lastIndexOf(".");
  const token = value.slice(0, Math.max(0, dot));
  const signature = Buffer.from(value.slice(dot + 1), "base64");
  const expected = createHmac("sha256", secret).update(token).digest();
  return token !== "" && signature.length === expected.length && timingSafeEqual(signature, expected)
    ? { kind: "signed", token }
    : { kind: "forged" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
